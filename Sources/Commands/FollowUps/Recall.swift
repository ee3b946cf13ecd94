import Actions
package import Core
import Language
package import Store

/// What a person's talk in a chat was about last, for what they say of "it" in the next ten minutes.
struct Recall: Codable, Sendable {
    /// The things that were made, changed or shown, the last one last.
    var things: [Thing] = []
    /// The thing spoken of before a list that was only shown.
    var before: Thing?
    /// What there was to choose from, by the presses' codes.
    var choices: [String] = []
    /// The list that there was to choose from, by its card's code.
    var list: String?
    /// A thing of the list was to be deleted rather than shown.
    var deletes = false
    /// What was chosen of the list, and what that has changed.
    var chosen: Thing?
    var entry: EntryID?
    /// The line that was heard, by the messenger's id, its words, and what it has changed.
    var line: String?
    var said: String?
    var made: EntryID?
    /// The line that was offered to be kept last, by the messenger's id.
    var unread: String?
    /// The buttons under the last answer, where that only offered or asked something.
    var buttons: [OfferedButton]?
    /// What was made or changed together, or made by one line after the other, the last one last.
    var several: [Thing] = []
    /// One line has made or changed all of them.
    var isBatch = false

    static let longestSaid = 200
    static let mostSeveral = 6

    var isEmpty: Bool { things.isEmpty && choices.isEmpty && list == nil }

    /// What "it" is: looking at a list does not change that.
    var meant: [Thing] { things.isEmpty ? before.map { [$0] } ?? [] : things }

    /// What the same may be kept of once more: what was made or changed last, and at an hour also what was spoken of before a
    /// day was looked at.
    func keptBefore(_ time: SaidTime) -> Thing? {
        guard list == nil else { return time.clock == nil ? nil : before }
        return made == nil ? nil : things.last
    }

    /// A list or buttons were shown, of which one can be picked.
    var hasChoice: Bool { list != nil || !choices.isEmpty }

    /// Something was made, changed or shown, rather than only offered.
    var hasSubject: Bool { !things.isEmpty || list != nil }

    /// What there is to pick at a check-in was shown last, so that "done" is of nothing that was spoken of before it.
    var isOfPicking: Bool { card is PickCard }

    /// The list that there was to choose from.
    var card: (any Card)? { list.flatMap(CommandCatalog.card) }
}

extension Session {
    /// What was spoken of in this chat in the last ten minutes; nil where nothing was.
    var lastRecall: Recall? { get throws { try recall(as: Recall.self) } }

    /// What was made, changed or shown last; nil where nothing was in the last ten minutes.
    var lastThing: Thing? { get throws { try lastRecall?.things.last } }
}

extension Session {
    /// What a line is about that names nothing: what the same message has made or changed, what it replies to, else
    /// what was spoken of last; with `mayBeBefore` also what was spoken of before a list that was only shown.
    func spokenOf(_ replied: Thing?, mayBeBefore: Bool = false) throws -> [Thing] {
        if !subjects.isEmpty { return subjects }
        if let replied { return [replied] }
        guard let recall = try lastRecall else { return [] }
        return mayBeBefore ? recall.meant : recall.things
    }
}

extension Session {
    /// A line that is edited at once and made nothing that could follow it ("heart gym", "done milk") is heard anew: what it
    /// has changed is taken back first, and that is said.
    package func takeBack(changesOf line: MessageRef) throws {
        guard let recall = try lastRecall, recall.line == line.id, let made = recall.made else { return }
        try say(reply: takeBack(made).sentence)
    }
}

/// A card with numbered things to choose from.
protocol ListCard: Card {
    /// The thing behind so many others, from 0.
    func thing(at offset: Int, in session: Session) throws -> Thing?
    func count(in session: Session) throws -> Int
}

extension ListCard {
    /// The thing of that number as somebody typed it, from 1; nil where there is none.
    func thing(_ number: Int, in session: Session) throws -> Thing? {
        number > 0 ? try thing(at: number - 1, in: session) : nil
    }
}

extension PlacesCard: ListCard {
    func count(in session: Session) throws -> Int { try session.placeCount(selection) }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.places(selection, sort: sort, offset: offset, limit: 1).first.map { .place($0.place.id) }
    }
}

extension CalendarCard: ListCard {
    /// A day has its things in rows, and no other view.
    private func items(in session: Session) throws -> [CalendarItem] {
        guard case .day(let day) = view else { return [] }
        return try CalendarSheet(view, in: session).items(on: day)
    }
    func count(in session: Session) throws -> Int { try items(in: session).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        let items = try items(in: session)
        guard items.indices.contains(offset), case .thing(let thing) = items[offset].source else { return nil }
        return thing
    }
}

extension NotesCard: SelectableCard {
    func things(offset: Int, limit: Int, in session: Session) throws -> [Thing] {
        try notes(offset: offset, limit: limit, in: session).map { .note($0.id) }
    }
    func rowTopics(in session: Session) -> [String] { ["notes:of:\(session.viewer)"] }
}

extension RemindersCard: SelectableCard {
    func things(offset: Int, limit: Int, in session: Session) throws -> [Thing] {
        try coming(offset: offset, limit: limit, in: session).map { .reminder($0.reminder.id) }
    }
    func rowTopics(in session: Session) -> [String] { ["reminders:\(session.viewer)"] }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try coming(offset: offset, limit: 1, in: session).first.map { .reminder($0.reminder.id) }
    }
}

extension TasksCard: SelectableCard {
    func count(in session: Session) throws -> Int { try session.taskCount(scope.selection(session.present)) }
    func things(offset: Int, limit: Int, in session: Session) throws -> [Thing] {
        let sort = scope.grouping == nil ? sort : .due
        return try session.tasks(scope.selection(session.present), sort: sort, offset: offset, limit: limit)
            .map { .task($0.id) }
    }
    func rowTopics(in session: Session) -> [String] { ["tasks:\(session.viewer)"] }
}

extension Recall {
    fileprivate init(toldOf cards: [any Card], subjects: [Thing], choices: [String]) {
        (things, self.choices) = (subjects, choices)
        for card in cards {
            if card is any ListCard || card is any DaysCard || card is FoundCard || card is WorldCard || card is TipCard
            {
                list = card.code
            }
            if let thing = card.thing, !things.contains(thing) { things.append(thing) }
        }
    }
}

extension Session {
    /// Keeps what this piece was about, where it was about anything.
    package func keepRecall() throws {
        guard !keptRecall, chat != nil else { return }
        let cards = shown.compactMap(CommandCatalog.card)
        var recall = Recall(toldOf: cards, subjects: subjects, choices: offered)
        // "delete them" behind a list is not said of what was kept before it.
        let isOnlyShown = lastEntry == nil && recall.list != nil
        let picking = cards.last { $0 is PickCard }?.code
        guard !recall.isEmpty || lastEntry != nil || picking != nil else { return try recallOffer() }
        (recall.unread, recall.buttons) = (unread, offeredButtons)
        // What is opened or changed leaves the list to choose from; what is new is another matter.
        let mayLeaveList = lastEntryRow?.kind != .add && offered.isEmpty
        let before = try lastRecall
        let old = recall.isEmpty || mayLeaveList ? before : nil
        if recall.isEmpty { recall = old ?? recall }
        let isOnlyOffered = lastEntry == nil && !recall.choices.isEmpty
        let showsList = isOnlyShown && cards.contains { $0 is any ListCard || $0 is any DaysCard }
        if isOnlyOffered || showsList, recall.things.isEmpty { recall.before = before?.meant.last }
        if !isOnlyShown { (recall.several, recall.isBatch) = try several(after: before ?? Recall()) }
        recall.list = picking ?? recall.list
        (recall.line, recall.made) = (cause?.id, lastEntry)
        recall.said = lastEntry == nil || isGroup ? nil : heard.flatMap { $0.count > Recall.longestSaid ? nil : $0 }
        if mayLeaveList, recall.list == nil, let old {
            (recall.list, recall.deletes, recall.chosen) = (old.list, old.deletes, recall.things.last)
            if subjects.isEmpty { recall.choices = old.choices }
        }
        try keepRecall(recall)
    }

    /// A line that is only offered to be kept leaves what was spoken of before it, unless it names something; the next one
    /// offers it no more.
    private func recallOffer() throws {
        let old = try lastRecall
        guard unread != old?.unread || offeredButtons != old?.buttons, cause != nil else { return }
        var recall = old ?? Recall()
        (recall.unread, recall.buttons) = (unread, offeredButtons)
        try keepRecall(recall)
    }

    /// What is meant by "both" and "them" from now on.
    private func several(after old: Recall) throws -> ([Thing], isBatch: Bool) {
        let isNew = lastEntryRow?.kind == .add
        let things = try isNew && subjects.count < 2 ? cause.map(things(fromLinesOf:)) ?? [] : []
        let made = things.count > 1 ? things : subjects
        guard lastEntry != nil, !made.isEmpty, isNew || made.count > 1 else { return (old.several, old.isBatch) }
        guard made.count == 1, !old.isBatch else { return (made, made.count > 1) }
        return (Array((old.several.filter { $0 != made[0] } + made).suffix(Recall.mostSeveral)), false)
    }
}

extension Button {
    /// The data of a button of ours.
    var pressCode: String? { if case .press(let code) = action { code } else { nil } }
}

import Actions
import Core
import Language
import Store

/// What is said of a thing besides its time and its words.
extension Session {
    /// "invite Ben", "add Ben": "dinner with Sam and Ben".
    /// - Returns: false where the words may be anything else than names.
    func invite(_ names: String, to id: EventID, isSure: Bool) throws -> Bool {
        let line = LineReader.read(names, language: language)
        guard line.namesOnlyCompany, isSure || !line.beginsWithDeed else { return false }
        let old = try LineReader.read(eventToChange(id).title, language: language)
        let isThing = ThingsInLine.isThing(names, ofHousehold: true, language: language)
        guard try isSure || mayBePerson(names) || line.areNamed([names]) || old.withoutCompany != nil && !isThing else {
            return false
        }
        let title = old.joined(by: names)
        try reviseSaying(id, title) { $0.title = title }
        return true
    }

    /// "Ben" of "and Ben", "and with Ben"; nil where the words are a wish of their own: "and bread".
    func company(in words: String) throws -> String? {
        let line = LineReader.read(words, language: language)
        let names = line.beginsWithCompany ? line.dropFirst : line
        return try Understanding(names, names: self.names()).isOwnWish ? nil : names.text
    }

    /// "without Ben": "dinner with Sam" of "dinner with Sam and Ben".
    /// - Returns: false where nobody of that name is named.
    func leaveOut(_ name: String, of id: EventID) throws -> Bool {
        let old = try LineReader.read(eventToChange(id).title, language: language)
        guard let title = old.without(company: name) else { return false }
        try reviseSaying(id, title) { $0.title = title }
        return true
    }

    /// "Anna can't come" of "dinner with Anna", whom nobody is left to dine with; "without Anna" says that it takes place.
    func asksWhetherItTakesPlace(without name: String, _ thing: Thing, _ spoken: Spoken) throws -> Bool {
        guard thing.kind == .event, !spoken.line.says(.except),
            // "not with Anna"
            !spoken.line.isAmongCompany(tokenAt: spoken.line.tokens.count - 1), let event = try event(EventID(thing.id))
        else {
            return false
        }
        let line = LineReader.read(event.title, language: language)
        guard let left = line.without(company: name), left == line.withoutCompany else { return false }
        try askWhetherItTakesPlace(event.id)
        return true
    }

    /// "2 of them": "buy 2 milk".
    func take(_ count: Int, of id: TaskID) throws {
        let title = LineReader.read(try taskToChange(id).title, language: language).counted(count)
        try reword(.task(id), as: title)
    }

    private static let leastUrgent = 3

    /// "no hurry": as little urgent as can be.
    func calm(_ id: TaskID) throws {
        try show(TaskCard(reviseTask(id) { $0.priority = Self.leastUrgent }.id), note: ReminderReply.followed)
    }

    /// "label it sport"
    func label(_ thing: Thing, _ words: String) throws {
        let labels = Label.list(in: words)
        guard !labels.isEmpty else { throw Refusal(TaskFieldReply.noLabel) }
        if thing.kind == .task {
            return try amendTask(TaskID(thing.id), labels.map { "#\($0)" }.joined(separator: " "))
        }
        let place = try placeToChange(PlaceID(thing.id))
        try changeLabels(of: place.id, adding: labels, removing: [])
        try show(PlaceCard(place.id), note: PlaceReply.labelled(place.name))
    }

    /// "add a note to it: bring wine": with its details, behind its words, or as a note at the place.
    func add(_ words: String, asDetailOf thing: Thing) throws {
        switch thing.kind {
        case .event:
            let id = EventID(thing.id), old = try eventToChange(id).details
            try reviseSaying(id, words) { $0.details = old.below(words) }
        case .task:
            let details = try TaskDetails(checking: taskToChange(TaskID(thing.id)).details.below(words)).text
            let task = try reviseTask(TaskID(thing.id)) { $0.details = details }
            try show(TaskCard(task.id), note: ReminderReply.followed)
        case .place:
            let note = NewNote(text: try NoteText(checking: words).text, home: .place(PlaceID(thing.id)))
            try keepNoteSaying(note, with: Spoken(line: LineReader.read(words, language: language)))
        default: try `do`(.add(words), with: thing, frame(of: nil), isTyped: true)
        }
    }

    /// "wrong day": asks for the right one.
    func askAnew(_ thing: Thing) throws {
        switch thing.kind {
        case .event:
            let event = try eventToChange(EventID(thing.id))
            try askWhen(EventTimeQuestion(title: event.title, event: event.id))
        case .task:
            let task = try taskToChange(TaskID(thing.id))
            try ask(TaskFieldQuestion(task: task.id, field: .due), saying: TaskFieldReply.what(.due, task.shortTitle))
        default: try askTime(of: thing)
        }
    }
}

extension String {
    /// With a line below it, where there is one already.
    fileprivate func below(_ words: String) -> String { isEmpty ? words : "\(self)\n\(words)" }
}

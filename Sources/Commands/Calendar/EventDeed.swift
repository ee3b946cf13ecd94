import Actions
import Core
import Language
import Store

/// Puts an event that is named to another time.
struct MoveEventCommand: Command {
    static let about = About(
        intent: "event.update", area: .calendar, summary: "Move an event to another time",
        phrases: [
            "(move|reschedule|postpone|push|shift|put off|delay) [my|the] (event|appointment|calendar entry) {title:text} (to|until|till|for) {when:time}",
            "(move|reschedule|postpone|push|shift|put off|delay) [my|the] {title:text} (event|appointment) (to|until|till|for) {when:time}",
        ],
        examples: ["move the appointment dentist to Monday at 9"])

    let title: String
    /// As typed.
    let when: String

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        when = said.slots["when"]?.typed ?? said.slots["start"]?.typed ?? ""
    }

    func perform(in session: Session) throws {
        if try session.act(.move(when), onEventNamed: title) { return }
        // An appointment may have been kept as something to do.
        guard try !session.tasks(named: title, .wholly).isEmpty else { throw Refusal(EventDeedReply.noSuch(title)) }
        try session.act(.move(when), onTaskNamed: title)
    }
}

/// Deletes an event that is named.
struct DeleteEventCommand: Command {
    static let about = About(
        intent: "event.delete", area: .calendar, summary: "Delete an event",
        phrases: [
            "(delete|remove|cancel|drop|call off) [my|the] (event|appointment|meeting|calendar entry) [:|called|named|about|with] {title:rest}",
            "(delete|remove|cancel|drop|call off) [my|the] {title:text} (event|appointment)",
            "(delete|remove|cancel|drop) {title:text} (from|in|on) (my|the|our) calendar",
        ],
        examples: ["delete the event dinner", "remove dinner from my calendar"])

    private let title: String
    private let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        let isDone =
            try session.act(.delete, onEventNamed: title) || session.callOff(atTime: title)
            || session.deleteOne(of: session.toCome(named: title))
        guard !isDone else { return }
        guard !spoken.line.namesProgram else { throw Refusal(EventDeedReply.noSuch(title)) }
        // "sag Eva morgen ab" may be something to do.
        try session.offerToKeep(spoken, saying: EventDeedReply.noSuch(title))
    }
}

/// Several events could be meant by what is to be done.
struct WhichEventQuestion: ThingChoice {
    static let verb = "whichEvent"
    var mayBeAll: Bool { true }
    let deed: TaskDeed
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        try session.act(deed, on: EventID(thing.id))
    }
}

extension Session {
    /// Does it with the event that is named; asks where several are.
    /// - Returns: false where none is called so, or it is nothing that is done with events.
    func act(_ deed: TaskDeed, onEventNamed words: String) throws -> Bool {
        guard deed.fitsEvents else { return false }
        // A mistake in what is deleted would be seen least.
        let isAnyTime = deed == .delete
        return try act(deed, onNextNamed: words)
            || withEvent(named: words, isAnyTime: isAnyTime, for: deed) { try act(deed, on: $0) }
            || act(deed, onEventOfDayNamed: words)
    }

    /// Does it with the event that is named, rather with one to come than with one that is over; asks where several are.
    /// - Returns: false where none is called so.
    func withEvent(
        named words: String, isAnyTime: Bool = false, for deed: TaskDeed? = nil, _ body: (EventID) throws -> Void
    ) throws -> Bool {
        let all = try eventsNamed(words), found = isAnyTime ? all : toComeRather(all)
        guard let first = found.first else { return false }
        guard found.count == 1 else {
            try askWhich(of: found.map { .event($0.id) }, for: deed)
            return true
        }
        try body(first.id)
        return true
    }

    /// Waits for the one with which it is done, or which is only to be opened.
    private func askWhich(of events: [Thing], for deed: TaskDeed?) throws {
        if let deed { return try askWhich(WhichEventQuestion(deed: deed, things: events)) }
        try askWhich(OpenQuestion(things: events), saying: EventDeedReply.which)
    }

    /// A line that is nothing but the title of an entry of the calendar shows it; false where none is called so.
    func showEvent(titledBy spoken: Spoken) throws -> Bool {
        let title = String(spoken.text.drop { $0 == "/" }).withoutEnd.lowercased()
        guard try eventsNamed(title).contains(where: { $0.title.lowercased() == title }) else { return false }
        return try withEvent(named: title) { try show(EventCard($0)) }
    }

    /// "when is movie night", of one that is called so; of anything else how long it is until then.
    func showEvent(askedIn line: ReadLine) throws -> Bool {
        guard let title = line.titleAskedWhen else { return false }
        if try withEvent(named: title, isAnyTime: line.tellsPast, { try show(EventCard($0)) }) { return true }
        return try tellWhen(named: title)
            || tellWhen(named: LineReader.read(title, language: line.language).rareWords)
    }

    /// Those that are to come, where some are.
    func toComeRather(_ events: [EventRecord]) -> [EventRecord] {
        let coming = events.filter { !$0.isOver(before: present.day) }
        return coming.isEmpty ? events : coming
    }

    /// Those of that title, with or without its article; none for "at the dentist's", where something else is.
    func eventsNamed(_ words: String) throws -> [EventRecord] {
        let isWhere = LineReader.read(words, language: language).begins(with: .locating)
        let most = MoreThings.most, bare = isWhere ? words : TitleFinder.bare(words, language: language)
        let whole = try events(titled: words.trimmed, limit: most)
        let found = try whole.isEmpty && bare != words ? events(titled: bare, limit: most) : whole
        // "it" stands in "with".
        return TitleFinder.isName(bare, language: language) ? found : found.filter { $0.title.isSaid(by: bare) }
    }

    func act(_ deed: TaskDeed, on id: EventID) throws {
        switch deed {
        case .skip: try skipEvent(id)
        case .done, .tie, .reopen, .once, .step, .priority, .hide, .amend, .noDay, .onList: return
        case .delete: try deleteEventSaying(id)
        case .moveWhen: _ = try EventPress(id, .time).perform(in: self)
        case .shift(let words): try shiftEvent(id, by: length(in: words))
        case .rename(let words):
            try show(EventCard(retitleEvent(id, to: words).id), note: NoteReply.changed(words))
        case .move(let words) where LineReader.read(words, language: language).saysRuleOrEnd:
            try amendEvent(id, words)
        case .move(let words):
            try moveEvent(id, to: time(in: words), frame(of: nil))
        }
    }
}

extension TaskDeed {
    /// An entry of the calendar is neither done nor tied to an occasion.
    fileprivate var fitsEvents: Bool {
        switch self {
        case .done, .tie, .reopen, .once, .step, .priority, .hide, .amend, .noDay, .onList: false
        case .delete, .skip, .move, .moveWhen, .shift, .rename: true
        }
    }
}

enum EventDeedReply: Reply {
    case noSuch(String), noticeOrEvent(String)
    case which, theEvent, onlyNotice, isOver

    var wording: Wording {
        switch self {
        case .noSuch(let words):
            Wording(
                "event.noSuch", "Your calendar has no event “{words}”; `calendar` shows it.", ["words": .text(words)])
        case .noticeOrEvent(let title):
            Wording("event.noticeOrEvent", "Is *{title}* cancelled, or only this notice?", ["title": .text(title)])
        case .theEvent: Wording("event.theEvent", "Delete the event")
        case .onlyNotice: Wording("event.onlyNotice", "Only this notice")
        case .isOver:
            Wording("event.hasBeen", "That is over. Say the day, too, like `move it to Friday 13:00`.")
        case .which: Wording("event.which", "Which one? Open it to change it.")
        }
    }
}

import Actions
import Core
import Language
import Store

/// Tells when something takes place; what is no event is looked for among all that one has.
struct ShowEventCommand: Command {
    private static let asked = "(when|what day|which day|what date|what time)"
    static let about = About(
        intent: "calendar.show", key: "event.show", area: .calendar, summary: "When an event is",
        phrases: [
            "(when is|whens|when are) [my|the|our] [next] [event|appointment] {title:few!}",
            "(what time|at what time|[on] which day) (is|was) [my|the|our] {title:few!}",
            "[on] what (day|date) is (my|our) {title:few!}",
            "(what time|when|what day|which day) is (my|our) thing (with|at) [my|the] {title:few!}",
            "when (do i|do we) (have|see|meet|meet with|visit) [my|the|our] [next] {title:few!}",
            "(tell me|do you know|remind me|check) when [my|the|our] {title:few!} is",
            "(what time|at what time|when) (do|does) (my|our) {title:few!} (start|begin|finish|end)",
            "(what|which) room is [my|the|our] {title:few!} in",
            "where is (my|our) {title:few!} (being held|held|taking place)",
            Phrase(
                "\(asked) did i say [that] [my|the|our] {title:few!} (is|was|would be|is coming|was coming|comes|came)"),
            Phrase("\(asked) did i say (i am|i was|we are|we were) (meeting|seeing|visiting) [my|the] {title:few!}"),
            "(what|which) day is (my|the|our) {title:few!} (coming|arriving|due)",
        ],
        examples: ["when is the dentist"])

    let title: String
    private let spoken: Spoken
    init(_ said: Said) throws {
        let typed = said.slots.text("title")?.withoutEnd ?? ""
        (title, spoken) = (LineReader.read(typed, language: said.spoken.line.language).withoutTails, said.spoken)
    }

    func perform(in session: Session) throws {
        guard try session.withEvent(named: title, { try session.show(EventCard($0)) }) else {
            if try session.tellDay(named: title, spoken) || session.showEvent(askedIn: spoken.line) { return }
            return try session.showSearch(for: title)
        }
    }
}

/// Gives an event that is named another name.
struct RenameEventCommand: Command {
    static let about = About(
        intent: "event.update", key: "event.rename", area: .calendar, summary: "Rename an event",
        phrases: [
            "(rename|call) [my|the] (event|appointment|meeting) {title:text} (to|as|into) {new:rest}",
            "rename [my|the] {title:text} (event|appointment|meeting) (to|as|into) {new:rest}",
        ],
        examples: ["rename the appointment dentist to dentist Dr Huber"])

    let title: String
    let new: String

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        new = try EventText(checking: said.slots.text("new") ?? "").text
    }

    func perform(in session: Session) throws {
        guard try session.act(.rename(new), onEventNamed: title) else { throw Refusal(EventDeedReply.noSuch(title)) }
    }
}

/// Says where an event that is named takes place.
struct PlaceEventCommand: Command {
    static let about = About(
        intent: "event.update", key: "event.where", area: .calendar, summary: "Where an event takes place",
        phrases: [
            "(change|set|update|edit) [the] (location|place|venue) (of|for) [my|the] {title:text} to {where:rest}",
            "[my|the] {title:few!} (takes place|is held|will be held) (at|in) {where:rest}",
        ],
        examples: ["change the location of the dentist to Main Street 5"])

    let title: String
    let location: String

    init(_ said: Said) throws {
        title = said.slots.words("title")
        location = try EventText(checking: said.slots.text("where") ?? "").text
    }

    func perform(in session: Session) throws {
        let isKnown = try session.withEvent(named: title) {
            try session.reviseSaying($0, location) { try session.put(&$0, at: location) }
        }
        guard isKnown else { throw Refusal(EventDeedReply.noSuch(title)) }
    }
}

/// Leaves out one time of what repeats; what comes once is deleted.
struct SkipEventCommand: Command {
    static let about = About(
        intent: "event.delete", key: "event.skip", area: .calendar, summary: "Leave out one time of a repeating event",
        phrases: [
            "(skip|cancel|call off|leave out|drop) (this|next) (weeks|months) {title:rest}",
            "(skip|leave out) (todays|tomorrows|tonights) {title:rest}",
            "(skip|leave out) [the|my] (event|appointment|meeting|class) {title:rest}",
        ],
        examples: ["skip this week's yoga", "skip the event yoga on Tuesday"])

    let spoken: Spoken
    let title: String

    init(_ said: Said) throws { (spoken, title) = (said.spoken, said.slots.text("title")?.trimmed ?? "") }

    func perform(in session: Session) throws {
        guard try !session.leaveOut(saidIn: spoken.line) else { return }
        try session.act(.skip, onTaskNamed: title)
    }
}

/// Sends an event that is named as a calendar file.
struct EventFileCommand: Command {
    static let about = About(
        intent: "event.file", area: .calendar, summary: "An event as a file for your calendar",
        phrases: [
            "(send|give|export|get|download) [me] [my|the] {title:text} as [a|an] (ics|ics file|calendar file|file)",
            "[my|the] {title:few} as [a|an] (ics|ics file|calendar file)",
            "(export|send) [my|the] {title:text} to my [phone] calendar",
        ],
        examples: ["dentist as a calendar file"])

    let title: String
    init(_ said: Said) throws { title = said.slots.text("title")?.trimmed ?? "" }

    func perform(in session: Session) throws {
        let isKnown = try session.withEvent(named: title) { _ = try SendEntry(.event($0)).perform(in: session) }
        guard isKnown else { throw Refusal(EventDeedReply.noSuch(title)) }
    }
}

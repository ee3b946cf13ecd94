import Actions
import Core
import Language
import Store

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

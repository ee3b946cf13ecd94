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

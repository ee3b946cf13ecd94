import Actions
import Core
import Language
import Store

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

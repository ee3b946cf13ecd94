import Actions
import Core
import Language
import Store

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

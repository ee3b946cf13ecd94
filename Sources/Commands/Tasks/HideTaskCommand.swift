import Actions
import Core
import Language
import Store

/// Hides a thing to do that is named until a day.
struct HideTaskCommand: Command {
    private static let task = "[my|the] [task|todo|to do]"

    static let about = About(
        intent: "task.update", key: "task.hide", area: .tasks, summary: "Hide a to-do until a day",
        phrases: [
            Phrase("(hide|conceal) \(task) {title:text} {when:time}"),
            Phrase("(do not|dont) show [me] \(task) {title:text} {when:time}"),
            Phrase("show [me] \(task) {title:text} (only from|only on|only after|not before|not until) {when:rest}"),
        ],
        examples: ["hide milk until Monday"])

    let title: String
    /// As typed: "until Monday".
    let when: String

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        when = said.slots["when"]?.typed ?? ""
    }

    func perform(in session: Session) throws { try session.act(.hide(when), onTaskNamed: title) }
}

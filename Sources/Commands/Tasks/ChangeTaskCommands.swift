import Actions
import Core
import Language
package import Store

/// Gives a thing to do that is named another day, or another time of day.
package struct MoveTaskCommand: Command {
    package static let about = About(
        intent: "task.update", key: "task.move", area: .tasks, summary: "Move a to-do to another day",
        phrases: [
            "(postpone|put off|push) [my|the] [task|todo|to do] {title:text} [back|forward] by {length:length}",
            "(postpone|put off|push) [my|the] [task|todo|to do] {title:text} [back|forward] by (a|an|one) {unit:word}",
            "(move|reschedule|postpone|push|shift|put off|delay) [my|the] [task|todo|to do] {title:text} (to|until|till|for) {when:time} [at the same time|same time]",
            "(move|push|shift) [my|the] [task|todo|to do] {title:text} {when:time} (at the same time|same time)",
            "(reschedule|postpone|delay) [my|the] [task|todo|to do] {title:text} {when:time}",
            "(postpone|put off) [my|the] [task|todo|to do] {title:rest}",
        ],
        examples: ["move milk to Friday", "postpone milk by 2 days"])

    let title: String
    /// As typed.
    let when: String?
    /// How much later, as typed.
    let length: String?

    package init(_ said: Said) throws {
        title = said.slots.text("title")?.withoutEnd ?? ""
        let typed = said.slots["length"]?.typed ?? said.slots.text("unit").map { "1 \($0)" }
        length = typed ?? Self.length(said.slots)
        when = length == nil ? said.slots["when"]?.typed : nil
    }

    /// "by 2 days" is so much later, not a deadline two days from now.
    private static func length(_ slots: Slots) -> String? {
        guard case .timeSpan(let span)? = slots["when"]?.value, SaidValue.span(span).howLong != nil else { return nil }
        return slots["when"]?.typed
    }

    package func perform(in session: Session) throws {
        let deed: TaskDeed = length.map { .shift($0) } ?? when.map { .move($0) } ?? .moveWhen
        try session.act(deed, onTaskNamed: title)
    }
}

/// Hides a thing to do that is named until a day.
package struct HideTaskCommand: Command {
    private static let task = "[my|the] [task|todo|to do]"

    package static let about = About(
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

    package init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        when = said.slots["when"]?.typed ?? ""
    }

    package func perform(in session: Session) throws { try session.act(.hide(when), onTaskNamed: title) }
}

/// Gives a thing to do other words.
package struct RenameTaskCommand: Command {
    package static let about = About(
        intent: "task.update", key: "task.rename", area: .tasks, summary: "Reword a to-do",
        phrases: [
            "(rename|reword|change) [my|the] (task|todo|to do) {title:text} (to|as|into) {words:rest}"
        ],
        examples: ["rename the task milk to oat milk"])

    let title: String
    let words: String

    package init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        words = said.slots.text("words")?.trimmed ?? ""
    }

    package func perform(in session: Session) throws { try session.act(.rename(words), onTaskNamed: title) }
}

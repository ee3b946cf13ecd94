import Actions
import Core
import Language
import Store

/// Gives a thing to do that is named another day, or another time of day.
struct MoveTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.move", area: .tasks, summary: "Move a to-do to another day",
        phrases: [
            "(postpone|put off|push) [my|the] [task|todo|to do] {title:text} [back|forward] by {length:length}",
            "(postpone|put off|push) [my|the] [task|todo|to do] {title:text} [back|forward] by (a|an|one) {unit:word}",
            "(push|move|shift) [my|the] [task|todo|to do] {title:text} back {length:length}",
            "(push|move|shift) [my|the] [task|todo|to do] {title:text} back (a|an|one) {unit:word}",
            "(move|reschedule|postpone|push|shift|put off|delay) [my|the] [task|todo|to do] {title:text} (to|until|till|for) {when:time} [at the same time|same time]",
            "(move|push|shift) [my|the] [task|todo|to do] {title:text} {when:time} (at the same time|same time)",
            "(reschedule|postpone|delay) [my|the] [task|todo|to do] {title:text} {when:time}",
            "(postpone|put off|push|delay) [my|the] [task|todo|to do] {title:text} [by] {length:length}",
            "(postpone|put off|push|delay) [my|the] [task|todo|to do] {title:text} [by] (a|an|one) {unit:word}",
            "(push|move|put) back [my|the] [task|todo|to do] {title:text} [by] {length:length}",
            "(push|move|put) back [my|the] [task|todo|to do] {title:text} [by] (a|an|one) {unit:word}",
            "(postpone|put off) [my|the] [task|todo|to do] {title:rest}",
            "[my|the|our] {title:few!} (can|may|must|has to|have to|will have to) wait [until|till] {when:time}",
        ],
        examples: ["move milk to Friday", "postpone milk by 2 days"])

    let title: String
    /// As typed.
    let when: String?
    /// How much later, as typed.
    let length: String?

    init(_ said: Said) throws {
        title = said.slots.text("title")?.withoutEnd ?? ""
        length = said.slots.typedLength ?? Self.length(said.slots)
        when = length == nil ? said.slots["when"]?.typed : nil
    }

    /// "by 2 days" is so much later, not a deadline two days from now.
    private static func length(_ slots: Slots) -> String? {
        guard case .timeSpan(let span)? = slots["when"]?.value, SaidValue.span(span).howLong != nil else { return nil }
        return slots["when"]?.typed
    }

    func perform(in session: Session) throws {
        let deed: TaskDeed = length.map { .shift($0) } ?? when.map { .move($0) } ?? .moveWhen
        try session.act(deed, onTaskNamed: title)
    }
}

extension Slots {
    /// How long, as typed: "2 days", "1 day" of "a day".
    var typedLength: String? { self["length"]?.typed ?? text("unit").map { "1 \($0)" } }
}

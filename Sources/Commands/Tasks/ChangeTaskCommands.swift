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

/// Gives a thing to do other words.
struct RenameTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.rename", area: .tasks, summary: "Reword a to-do",
        phrases: [
            "(rename|reword|change) [my|the] (task|todo|to do) {title:text} (to|as|into) {words:rest}",
            "(rename|reword|change) [my|the] reminder [to|about|for|of] {title:text} (to|as|into) {words:rest}",
        ],
        examples: ["rename the task milk to oat milk"])

    let title: String
    let words: String
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.trimmed ?? ""
        words = said.slots.text("words")?.trimmed ?? ""
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        try session.act(TaskDeed(changingTo: words, spoken.line.language), onTaskNamed: title)
    }
}

/// Takes the day away from a thing to do that is named.
struct NoDayCommand: Command {
    private static let day = "(due date|date|due day|deadline)"
    private static let task = "[my|the] [task|todo|to do]"

    static let about = About(
        intent: "task.update", key: "task.noDay", area: .tasks, summary: "Take the due date off a to-do",
        phrases: [
            Phrase("(remove|delete|clear|drop|take) [the|its] \(day) (from|of|off|for) \(task) {title:rest}"),
            Phrase("no \(day) for \(task) {title:rest}"),
        ],
        examples: ["remove the due date from milk"])

    let title: String
    init(_ said: Said) throws { title = said.slots.words("title") }
    func perform(in session: Session) throws { try session.act(.noDay, onTaskNamed: title) }
}

/// Puts a thing to do that is named on another list.
struct TaskToListCommand: Command {
    private static let from = "[(from|off) [my|the] [list] {from:heading!} [list]]"

    static let about = About(
        intent: "task.update", key: "task.toList", area: .tasks, summary: "Move a to-do to another list",
        phrases: [
            Phrase(
                "(move|shift|transfer) [my|the] [task|todo|to do] {title:text} \(from) (to|onto|on|into) [my|the] [list] {list:heading!} [list]"
            )
        ],
        examples: ["move milk to the list Ideas"])

    let title: String
    let from: HeadingID?
    let list: HeadingID?

    init(_ said: Said) throws {
        title = said.slots.words("title")
        from = said.slots.name("from")?.id.map { HeadingID($0) }
        list = said.slots.name("list")?.id.map { HeadingID($0) }
    }

    func perform(in session: Session) throws {
        guard let list else { throw Refusal(TaskReply.empty) }
        if let from { return try session.act(.onList(list), onTaskNamed: title, of: from) }
        try session.act(.onList(list), onTaskNamed: title)
    }
}

/// Takes a thing to do off the list that it is named with: it is deleted.
struct OffListCommand: Command {
    static let about = About(
        intent: "task.delete", key: "task.offList", area: .tasks, summary: "Take a to-do off a list",
        phrases: [
            "(remove|delete|take|drop|cross|strike|scratch) [the|my] {title:text} (from|off|off of|out of) [my|the] [list] {list:heading!} [list]"
        ],
        examples: ["take milk off Ideas"])

    let title: String
    let list: HeadingID?

    init(_ said: Said) throws {
        title = said.slots.words("title")
        list = said.slots.name("list")?.id.map { HeadingID($0) }
    }

    func perform(in session: Session) throws {
        guard let list else { throw Refusal(TaskReply.empty) }
        try session.act(.delete, onTaskNamed: title, of: list)
    }
}

extension Session {
    /// Does it with the one on a list that is meant; asks where several fit, and says where none is on it.
    fileprivate func act(_ deed: TaskDeed, onTaskNamed words: String, of list: HeadingID) throws {
        let found = try tasks(named: words, .wholly).filter { $0.heading == list }
        guard let first = found.first else {
            // "remove Cara from groceries": who sees it, rather than what is on it.
            if let person = try chosen(for: .heading(list), named: words) {
                return try unshareSaying(.heading(list), with: [person], sharingToChange(of: .heading(list)))
            }
            if case .delete = deed, let pin = try NameMatcher.match(words, among: names(), as: .place),
                !pin.isAmbiguous,
                let id = pin.id, try unlist(PlaceID(id), from: list)
            {
                return try showList(list, note: ListReply.removed(pin.name, from: heading(list)?.name ?? ""))
            }
            // "remove Foundation from books", where it stands among the notes.
            if case .delete = deed, try deleteOne(of: notes(named: words, under: list)) { return }
            throw try Refusal(ListReply.notOn(words, heading(list)?.name ?? ""))
        }
        guard found.count > 1 else { return try act(deed, onTask: first, namedIn: words) }
        try askWhich(WhichTaskQuestion(deed: deed, tasks: found.map(\.id)))
    }
}

import Actions
import Core
import Language
import Store

/// Takes back that something is done.
struct ReopenTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.reopen", area: .tasks, summary: "A to-do is not done after all",
        phrases: [
            "(untick|uncheck|reopen|unmark) (it|this|that)",
            "(untick|uncheck|reopen|unmark) [the|my] [task|todo|to do] {title:rest}",
            "mark {title:text} [as] (not done|undone|unfinished|not finished|open)",
            "{title:text} (is not|isnt) (done|finished|bought) [yet|after all]",
            "{title:few} (are not|arent|not|not yet) (done|finished|bought|ticked) [yet|after all]",
            "[it is|its|that is|thats] not (done|finished) [yet|after all]",
            "(not|never) (done|finished|ticked) [with] [the|my] [task|todo|to do] [:] {title:rest}",
        ],
        examples: ["untick milk", "mark the report as not done"])

    let title: String?
    let replied: Thing?

    init(_ said: Said) throws {
        (title, replied) = (said.slots.text("title")?.trimmed, said.spoken.repliedThing)
    }

    func perform(in session: Session) throws {
        if let title { return try session.act(.reopen, onTaskNamed: title) }
        let last = try session.taskSpokenOf(replied)
        _ = try TaskPress(last, .reopen).perform(in: session)
    }
}

/// Leaves something that repeats out this once.
struct SkipTaskCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.skip", area: .tasks, summary: "Leave out a repeating to-do this once",
        phrases: [
            "(skip|leave out|omit) [the|my] [next] [task|todo|to do] {title:text} (this time|this week|this once|once|today|tomorrow)",
            "(skip|leave out|omit) (the|my|next|task|the task|my task|the next) {title:rest}",
        ],
        examples: ["skip bins this time"])

    let title: String
    let spoken: Spoken

    init(_ said: Said) throws { (title, spoken) = (said.slots.words("title"), said.spoken) }

    func perform(in session: Session) throws {
        if let words = spoken.line.object(of: .skipping), try session.skipOwn(withDayIn: words) { return }
        // "skip yoga on Tuesday": rather the entry of the calendar than something to do of that name.
        if try session.tasks(named: title, .wholly).isEmpty, try session.leaveOut(saidIn: spoken.line) { return }
        try session.act(.skip, onTaskNamed: title)
    }
}

/// Something that repeats comes once more, and then no more.
struct StopRepeatingCommand: Command {
    static let about = About(
        intent: "task.update", key: "task.once", area: .tasks, summary: "A to-do does not repeat any more",
        phrases: [
            "(stop|end) repeating [the|my] [task|todo|to do] {title:rest}",
            "(do not|dont|never) repeat [the|my] [task|todo|to do] {title:text} (any more|anymore|again)",
        ],
        examples: ["stop repeating the bins"])

    let title: String
    init(_ said: Said) throws { title = said.slots.words("title") }
    func perform(in session: Session) throws { try session.act(.once, onTaskNamed: title) }
}

extension Session {
    /// The task that was replied to, or spoken of last.
    func taskSpokenOf(_ replied: Thing?) throws -> TaskID {
        guard let task = try spokenOf(replied).compactMap({ try task(about: $0) }).last else {
            throw Refusal(FollowReply.nothing)
        }
        return task
    }

    /// What repeats is left out this once, or does not repeat any more.
    func skipSaying(_ id: TaskID) throws {
        _ = try mustRepeat(id)
        _ = try TaskPress(id, .skip).perform(in: self)
    }

    func repeatNoMore(_ id: TaskID) throws {
        let task = try mustRepeat(id)
        if try isOnlyAsked(task) { return try offerToStopNotices(of: task) }
        try reviseTask(id) { $0.repetition = nil }
        try show(TaskCard(id), note: UndoneReply.once)
    }

    private func mustRepeat(_ id: TaskID) throws -> TaskRecord {
        let task = try taskToChange(id)
        guard task.repetition != nil else { throw Refusal(UndoneReply.noRepeat(task.shortTitle)) }
        return task
    }
}

enum UndoneReply: Reply {
    case once, noRepeat(String), isOpen(String), noSuch(String)

    var wording: Wording {
        switch self {
        case .once: Wording("task.once", "It does not repeat any more.")
        case .noRepeat(let title):
            Wording(
                "task.noRepeat", "“{title}” does not repeat. `move {title} to Friday` gives it another day.",
                ["title": .text(title)])
        case .noSuch(let words):
            Wording(
                "task.noSuchDone", "You have finished no to-do like “{words}”. Nothing is changed.",
                ["words": .text(words)])
        case .isOpen(let title): Wording("task.isOpen", "*{title}* is still to do.", ["title": .text(title)])
        }
    }
}

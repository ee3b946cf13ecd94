import Actions
import Core
import Store

/// Ticks off many things to do; what repeats moves on.
struct FinishTasks: ManyDeed {
    static let code = "doneTask"
    static let kind = ThingKind.task
    static var button: any Reply { TaskReply.step(.done) }
    static var entry: EntryKind { .change }

    init?(chosen value: String?, in session: Session) throws {
        if value != nil { return nil }
    }

    func perform(on thing: Thing, in session: Session) throws { try session.finishTask(TaskID(thing.id)) }

    func tell(of things: [Thing], in session: Session) throws {
        for thing in things { try session.task(TaskID(thing.id)).map(session.tellDone) }
    }

    func done(_ count: Int) -> any Reply { ManyDoneReply(count: count) }
}

/// How many things to do were ticked off.
struct ManyDoneReply: Reply {
    let count: Int

    var wording: Wording { Wording("many.doneTasks", "Ticked {n:to-do|to-dos} off", ["n": .number(count)]) }
}

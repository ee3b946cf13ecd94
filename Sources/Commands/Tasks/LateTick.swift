import Actions
import Core
import Store

/// A repeating task was ticked after its day, which counts for today, too: that is said, and one tap has today's as well.
struct LateTick {
    let next: Wording
    let buttons: [[Button]]

    func note(_ plain: Wording) -> LateTickReply { .counts(plain, next: next) }
}

extension Session {
    /// nil where nothing was ticked just now, or it was not late.
    func lateTick(of task: TaskRecord) throws -> LateTick? {
        guard let today = try servedToday(by: task), let next = task.due else { return nil }
        let button = TaskDay(task.id, .due, today.day).button(LateTickReply.todayToo, voice)
        return LateTick(next: measures.when(next), buttons: [[button]])
    }
}

/// What is said of a late tick.
enum LateTickReply: Reply {
    case counts(Wording, next: Wording), todayToo

    var wording: Wording {
        switch self {
        case .counts(let plain, let next):
            Wording(
                "task.countsToday", "{done}\n_It was late, so it counts for today, too; it comes again {when}._",
                ["done": .wording(plain), "when": .wording(next)])
        case .todayToo: Wording("task.todayToo", "Still to do today")
        }
    }
}

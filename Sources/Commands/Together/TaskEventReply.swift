import Actions
import Core

/// What somebody did to something that is to be done, as the history of its card says it.
struct TaskEventReply: Reply {
    let deed: TaskEvent
    init(_ deed: TaskEvent) { self.deed = deed }

    var wording: Wording {
        switch deed {
        case .added(let title): Wording("past.taskAdded", "added: {title}", ["title": .text(title)])
        case .done(let title): Wording("past.taskDone", "ticked: {title}", ["title": .text(title)])
        case .reopened(let title): Wording("past.taskReopened", "unticked: {title}", ["title": .text(title)])
        case .changed(let title): Wording("past.taskChanged", "changed: {title}", ["title": .text(title)])
        case .several(let count):
            Wording("past.taskSeveral", "changed {n:to-do|to-dos}", ["n": .number(count)])
        }
    }
}

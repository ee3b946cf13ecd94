import Actions
import Core
import Language
import Store

extension Session {
    /// What another has put on a list is theirs to take off, and can be ticked; false for what the viewer may delete.
    func sayWhoDeletes(_ task: TaskRecord) throws -> Bool {
        guard !mayDelete(task), let owner = try owner(of: .task(task.id))?.shortName else { return false }
        try show(TaskCard(task.id), note: TaskChangeReply.theirsToDelete(owner))
        return true
    }

    /// What one may only look at is not ticked; false for what one may tick.
    func sayWhoTicks(_ task: TaskRecord) throws -> Bool {
        guard try !mayTick(task.id), let owner = try owner(of: .task(task.id))?.shortName else { return false }
        try show(TaskCard(task.id), note: TaskChangeReply.theirsToTick(owner))
        return true
    }
}

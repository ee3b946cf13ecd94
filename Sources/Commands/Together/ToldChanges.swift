import Actions
import Core
package import Store

extension Session {
    /// People who do something for each other hear what this piece changed of that.
    package func tellOfTasks() throws {
        guard !isGroup, let entry = lastEntry, try changesTasks(entry) else { return }
        try tellReleased(by: entry)
        if lastEntryRow == nil { try tellGivenAgain(by: entry) }
        try tellChanged(by: entry)
    }

    /// Whoever does something for the actor, or is asked to, and whoever the actor does it for hears that it has changed.
    private func tellChanged(by entry: EntryID) throws {
        for task in try tasksChangedForOthers(by: entry) {
            try tellOwner(of: task) { .changed($0) }
            guard let person = task.assignee, person != actor, try profile(person) != nil else { continue }
            try notify(
                person, TaskCard(task.id), as: .shares, note: AskReply.changed(actorName(for: person.owner)))
        }
    }
}

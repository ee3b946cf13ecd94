import Actions
import Core
package import Store

extension Session {
    /// Whoever does something for the actor, or is asked to, and whoever the actor does it for hears that it has changed.
    package func tellChanged() throws {
        guard !isGroup, let entry = lastEntry else { return }
        for task in try tasksChangedForOthers(by: entry) {
            try tellOwner(of: task) { .changed($0) }
            guard let person = task.assignee, person != actor, try profile(person) != nil else { continue }
            try notify(
                person, TaskCard(task.id), as: .shares, note: AskReply.changed(actorName(for: person.owner)))
        }
    }
}

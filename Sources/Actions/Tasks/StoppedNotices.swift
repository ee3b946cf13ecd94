package import Core
package import Store

/// What somebody who was only asked to do a thing may say of it: not how often it comes, but whether they are told of it.
extension Session {
    /// The actor does it for somebody else, and has no other right to it.
    package func isOnlyAsked(_ task: TaskRecord) throws -> Bool {
        guard task.owner != viewer, task.assignee == actor, try !mayWork(on: .task(task.id)) else { return false }
        return try task.heading.map { try !mayWork(on: .heading($0)) } ?? true
    }

    /// The viewer is told of it at its time.
    package func hasNotices(of task: TaskID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM reminder WHERE reminder.task = \(task) AND \(own(.reminder))
                    AND NOT isStopped)
                """) == true
    }

    /// The viewer is told no more of what another asked them to do, though they do it.
    package func stopNotices(of id: TaskID) throws {
        guard let task = try task(id), try isOnlyAsked(task) else { throw Refusal(ActionReply.gone) }
        try change(.change, voice.words(EntryTitle.stoppedReminder(task.title)), subject: .task(id)) {
            try db.run("UPDATE reminder SET isStopped = 1, isDone = 1 WHERE task = \(id) AND \(own(.reminder))")
        }
        try markTask(task)
        try mark("reminders:\(viewer)")
    }

    /// How often it comes is its owner's to say.
    func mustKeepRule(_ new: NewTask, of old: TaskRecord) throws {
        guard new.repetition != old.repetition, try isOnlyAsked(old) else { return }
        throw Refusal(AskRefusal.rule)
    }
}

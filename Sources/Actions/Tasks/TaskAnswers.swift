package import Core
package import Store

extension Session {
    /// The actor takes what they were asked to do, or refuses it, also later.
    /// - Returns: the task as it was; nil where that was said already.
    @discardableResult
    package func answerTask(_ id: TaskID, takes: Bool) throws -> TaskRecord? {
        let old = try TaskRecord.fetchOne(
            db, literal: "SELECT * FROM task WHERE id = \(id) AND assignee = \(actor) AND \(visible(.task))")
        guard let old else { throw Refusal(ActionReply.gone) }
        guard !takes || !old.isAccepted else { return nil }
        try assign(
            old, to: takes ? actor : nil, isAccepted: takes, takes ? AskTitle.took(old.title) : .refused(old.title),
            asAsked: true)
        return old
    }

    /// The actor does, unasked, what is to be done in a group and nobody does yet.
    package func volunteer(_ id: TaskID) throws {
        let old = try taskToGive(id)
        guard isGroup, old.assignee == nil, !old.isDone else { throw Refusal(ActionReply.gone) }
        try assign(old, to: actor, isAccepted: true, AskTitle.took(old.title))
    }

    /// A task is the viewer's alone again.
    /// - Returns: who was to do it; nil where nobody was.
    @discardableResult
    package func takeTaskBack(_ id: TaskID) throws -> PersonID? {
        let old = try taskToGive(id)
        guard let assignee = old.assignee else { return nil }
        try assign(old, to: nil, isAccepted: false, AskTitle.takenBack(old.title))
        return assignee
    }

    /// The actor has left that group: what they were asked to do in it is to be done by somebody else.
    package func leaveTasks(of group: OwnerID) throws {
        try change(.settings, voice.words(AskTitle.left)) {
            try release(tasksWhere: "task.owner = \(group) AND assignee = \(actor)")
        }
    }

    /// Neither does anything for the other any more: runs inside `change`.
    func endAsking(between one: PersonID, _ other: PersonID) throws {
        for (owner, doer) in [(one, other), (other, one)] {
            try release(tasksWhere: "task.owner = \(owner.owner) AND assignee = \(doer)")
        }
    }

    /// The actor does nothing for anybody any more: runs where the journal rests.
    func giveUpTasks() throws { try release(tasksWhere: "assignee = \(actor)") }

    /// Whoever was to do these does them no more, and is not reminded of them.
    private func release(tasksWhere condition: Query) throws {
        for task in try TaskRecord.fetchAll(db, literal: "SELECT * FROM task WHERE \(condition)") {
            try db.run("UPDATE task SET assignee = NULL, isAccepted = 0 WHERE id = \(task.id)")
            var open = task
            (open.assignee, open.isAccepted) = (nil, false)
            if !task.isDone { try armReminder(of: open) }
            try markTask(task)
        }
    }
}

package import Core
package import Foundation
package import Store

extension Session {
    /// What it is now on the clocks of the viewer.
    package var present: FloatingTime { FloatingTime(now, in: settings.timeZone) }

    /// It is done; a repeating one is due again, or has come to its end. Its steps are done with it.
    /// - Returns: the task as it then is.
    @discardableResult
    package func finishTask(_ id: TaskID, at moment: Date? = nil) throws -> TaskRecord {
        try endRun(of: id, isSkipped: false, at: moment ?? now)
    }

    /// Of a task that was ticked late just now: the time of today for which that counts, too.
    package func servedToday(by task: TaskRecord) throws -> FloatingTime? {
        let run = try TaskRunRecord.fetchOne(
            db,
            literal:
                "SELECT * FROM taskRun WHERE task = \(task.id) AND at = \(now.stored) AND NOT isSkipped ORDER BY id DESC"
        )
        guard let run, !task.isDone else { return nil }
        return try task.repetition?.servedToday(after: run.due, doneAt: present(of: task.owner))
    }

    /// A repeating task is left out this once.
    @discardableResult
    package func skipTask(_ id: TaskID) throws -> TaskRecord { try endRun(of: id, isSkipped: true, at: now) }

    /// It is to be done after all.
    @discardableResult
    package func reopenTask(_ id: TaskID) throws -> TaskRecord {
        let old = try taskToTick(id)
        guard old.isDone else { return old }
        try change(
            .change, voice.words(TaskTitle.reopened(old.title)), subject: .task(id), asAsked: isAsked(old)
        ) {
            try db.run("UPDATE task SET doneAt = NULL, doneBy = NULL WHERE id = \(id)")
            try untickBundles(with: id)
            try armReminder(of: taskToTick(id))
        }
        try markTask(old)
        return try taskToTick(id)
    }

    /// One that repeats is due again when it was: what was done at that moment is taken back.
    func takeBackRun(of id: TaskID, at moment: Date) throws {
        let run = try TaskRunRecord.fetchOne(
            db, literal: "SELECT * FROM taskRun WHERE task = \(id) AND at = \(moment.stored) AND NOT isSkipped")
        guard let run else { return }
        let old = try taskToTick(id)
        try change(
            .change, voice.words(TaskTitle.reopened(old.title)), subject: .task(id), asAsked: isAsked(old)
        ) {
            try db.run("DELETE FROM taskRun WHERE id = \(run.id)")
            try db.run("UPDATE task SET due = \(run.due) WHERE id = \(id)")
            if let due = old.due { try moveSteps(of: id, days: run.due.day - due.day) }
            try armReminder(of: taskToTick(id))
        }
        try markTask(old)
    }

    /// A task of which the actor may say that it is done; throws the sentence to be shown where there is none.
    private func taskToTick(_ id: TaskID) throws -> TaskRecord {
        guard let task = try task(id) else { throw Refusal(ActionReply.gone) }
        guard try mayTick(id) else { throw try notToChange }
        return task
    }

    /// The actor was asked to do it, or the whole that it is a step of.
    private func isAsked(_ task: TaskRecord) throws -> Bool {
        try (task.parent.flatMap { try self.task($0) } ?? task).assignee == actor
    }

    private func endRun(of id: TaskID, isSkipped: Bool, at moment: Date) throws -> TaskRecord {
        let old = try taskToTick(id)
        guard !old.isDone else { return old }
        let title = isSkipped ? TaskTitle.skipped(old.title) : .done(old.title)
        try change(.change, voice.words(title), subject: .task(id), asAsked: isAsked(old)) {
            try isSkipped ? leaveBundles(with: id) : tickBundles(with: id)
            guard let repetition = old.repetition, let due = old.due else { return try close(old, at: moment) }
            try TaskRunRecord(task: id, due: due, at: moment, person: actor, isSkipped: isSkipped).insertAnew(db)
            let done = try FloatingTime(moment, in: zone(of: old.owner))
            guard let next = repetition.next(after: due, doneAt: done, isSkipped: isSkipped) else {
                return try close(old, at: moment)
            }
            try db.run("UPDATE task SET due = \(next) WHERE id = \(id)")
            try db.run("UPDATE task SET doneAt = NULL, doneBy = NULL WHERE parent = \(id)")
            try moveSteps(of: id, days: next.day - due.day)
            try armReminder(of: taskToTick(id))
        }
        try markTask(old)
        return try taskToTick(id)
    }

    private func close(_ task: TaskRecord, at moment: Date) throws {
        try db.run(
            """
            UPDATE task SET doneAt = \(moment.stored), doneBy = \(actor)
            WHERE (id = \(task.id) OR parent = \(task.id)) AND doneAt IS NULL
            """)
        try db.run(
            """
            UPDATE reminder SET isDone = 1
            WHERE task = \(task.id) OR task IN (SELECT id FROM task WHERE parent = \(task.id))
            """)
        try markOthersNotices(of: task)
    }

    /// The steps of what comes again are due with it.
    private func moveSteps(of id: TaskID, days: Int) throws {
        let steps = try TaskRecord.fetchAll(
            db, literal: "SELECT * FROM task WHERE parent = \(id) AND coalesce(start, due) IS NOT NULL")
        for var step in steps {
            (step.start, step.due) = (step.start?.adding(days: days), step.due?.adding(days: days))
            try db.run("UPDATE task SET start = \(step.start), due = \(step.due) WHERE id = \(step.id)")
            try armReminder(of: step)
        }
    }

    /// It is due then, and is told from then on every so many seconds until it is done, as one change.
    package func nagTask(_ id: TaskID, from due: FloatingTime, every seconds: Int) throws {
        try change(.change, voice.words(EntryTitle.nag(taskToChange(id).shortTitle)), subject: .task(id)) {
            try reviseTask(id) { $0.due = due }
            let reminder = try ReminderID.fetchOne(
                db, literal: "SELECT id FROM reminder WHERE task = \(id) AND lead IS NULL AND \(own(.reminder))")
            if let reminder { try setNag(reminder, seconds) }
        }
    }
}

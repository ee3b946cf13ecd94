package import Core
package import Foundation
package import Store

/// What can be answered to a notice. Each says which moment it is about, so that an answer that comes twice acts once.
extension Session {
    /// It is done. What repeats comes again; `moment` is the one that was done, nil for the last that was told.
    package func finishReminder(_ id: ReminderID, moment: Date? = nil) throws {
        let old = try reminderToChange(id)
        if let task = old.task, !old.hasOwnText {
            // Of what comes before it, too: whoever has done it early is told no more.
            guard try !isOver(moment, of: task, lead: old.lead ?? 0) else { return }
            return _ = try finishTask(task)
        }
        try settle(old, moment, counting: now, EntryTitle.doneReminder(old.shortText), isDone: true)
    }

    /// A repeating to-do was done at that time already, and waits for a later one.
    private func isOver(_ moment: Date?, of id: TaskID, lead: Int) throws -> Bool {
        guard let moment, let task = try task(id), task.repetition != nil, let due = task.due else { return false }
        return try due.withMorning.moment(earlier: lead, in: zone(of: task.owner)) > moment
    }

    /// That one is left out, and what repeats comes again.
    package func skipReminder(_ id: ReminderID, moment: Date? = nil) throws {
        let old = try reminderToChange(id)
        guard old.rule != nil else { throw Refusal(ActionReply.repeatsNot) }
        try settle(old, moment, counting: moment ?? old.due, EntryTitle.skippedReminder(old.shortText))
    }

    /// What repeats comes no more.
    package func stopReminder(_ id: ReminderID) throws {
        let old = try reminderToChange(id)
        try change(.change, voice.words(EntryTitle.stoppedReminder(old.shortText)), subject: .reminder(id)) {
            try db.run("UPDATE reminder SET isDone = 1, isStopped = task IS NULL WHERE id = \(id)")
        }
        try markReminder(id)
    }

    /// Moves only the notice; the due date stays.
    package func snoozeReminder(_ id: ReminderID, until moment: Date) throws {
        let reminder = try reminderToChange(id)
        guard !reminder.isDone else { throw Refusal(ActionReply.doneAlready) }
        guard reminder.toldDue != nil, reminder.repeatsByRule || reminder.due <= now else {
            throw Refusal(ActionReply.notDueYet)
        }
        guard reminder.isOpen else { throw Refusal(ActionReply.doneAlready) }
        try change(.change, voice.words(EntryTitle.putOff(reminder.shortText)), subject: .reminder(id)) {
            try db.run("UPDATE reminder SET putOffTo = \(moment.stored) WHERE id = \(id)")
        }
        try markReminder(id)
    }

    /// It rings until it is heard, or no more.
    package func setAlarm(_ id: ReminderID, _ isAlarm: Bool) throws {
        let old = try reminderToChange(id)
        try set(old, NagPlan(isAlarm: isAlarm, nag: old.nag), .alarm(old.shortText, isAlarm))
    }

    /// The notice comes again after so many seconds, until it is done; nil for once.
    package func setNag(_ id: ReminderID, _ seconds: Int?) throws {
        let old = try reminderToChange(id)
        try set(old, NagPlan(isAlarm: old.isAlarm, nag: seconds), .nag(old.shortText))
    }

    private func set(_ old: ReminderRecord, _ plan: NagPlan, _ title: EntryTitle) throws {
        try change(.change, voice.words(title), subject: .reminder(old.id)) {
            try db.run("UPDATE reminder SET isAlarm = \(plan.isAlarm), nag = \(plan.nag) WHERE id = \(old.id)")
        }
        let again = old.isOpen && old.snoozeDue == nil ? plan.next(given: old.notices, now: now) : nil
        try db.run("UPDATE reminder SET nagDue = \(again?.stored) WHERE id = \(old.id)")
        try markReminder(old.id)
    }

    private func settle(
        _ old: ReminderRecord, _ moment: Date?, counting from: Date, _ title: EntryTitle, isDone: Bool = false
    ) throws {
        let zone = settings.timeZone
        guard let rule = old.rule.flatMap(Recurrence.init(text:)), let coming = old.occurrences(in: zone),
            let moment = moment ?? (old.isOpen ? old.toldDue : old.next(in: zone))
        else { return try settle(old, title, "isDone = 1", isDone: isDone) }
        if old.isAfterDone {
            guard moment == old.due, !old.isDone else { return }
            guard let rest = rule.counted, let next = coming.next(afterDone: from),
                rest.until.map({ WallTime(next, in: zone) <= $0 }) ?? true
            else { return try settle(old, title, "isDone = 1, doneDue = \(moment.stored)", isDone: isDone) }
            let columns: Query = "due = \(next.stored), doneDue = \(moment.stored), rule = \(rest.text)"
            return try settle(old, title, columns, isDone: isDone)
        }
        guard !old.isDone, old.doneDue.map({ $0 < moment }) ?? true else { return }
        let isLast = coming.next(after: max(moment, old.toldDue ?? moment)) == nil
        try settle(old, title, "doneDue = \(moment.stored), isDone = \(isLast)", isDone: isDone)
    }

    private func settle(_ old: ReminderRecord, _ title: EntryTitle, _ columns: Query, isDone: Bool) throws {
        try change(.change, voice.words(title), subject: .reminder(old.id)) {
            try db.run("UPDATE reminder SET \(columns) WHERE id = \(old.id)")
            guard isDone, !old.isDone else { return }
            try db.run(
                "INSERT INTO reminderRun (reminder, at, person) VALUES (\(old.id), \(now.stored), \(actor))")
        }
        try markReminder(old.id)
    }
}

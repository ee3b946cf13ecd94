package import Core
package import Foundation
package import Store

/// What a reminder says and when.
package struct NewReminder: Sendable {
    package var text: String
    /// The first moment of what repeats.
    package var due: Date
    /// It was said as a time of day.
    package var isWallTime: Bool
    /// By which it comes again and again; nil for once.
    package var rule: Recurrence?
    /// Counted from when it was done.
    package var isAfterDone = false
    package var isAlarm = false
    /// It comes in quiet hours and pauses, too; of one that there is, `setUrgent` changes it.
    package var isUrgent = false
    /// Seconds between notices until it is done; nil for one notice.
    package var nag: Int?
    /// Seconds before what it speaks of.
    package var lead: Int?

    package init(text: String, due: Date, isWallTime: Bool) {
        self.text = text
        self.due = due
        self.isWallTime = isWallTime
    }

    /// As it is, so that a part can be changed.
    package init(_ old: ReminderRecord) {
        self.init(text: old.text, due: old.due, isWallTime: old.isWallTime)
        (rule, isAfterDone) = (old.rule.flatMap(Recurrence.init(text:)), old.isAfterDone)
        (isAlarm, nag, lead) = (old.isAlarm, old.nag, old.lead)
    }
}

extension ReminderRecord {
    /// The first line, cut so that it fits a button or a row.
    package var shortText: String { text.firstLine(cutAfter: 40) }
}

extension Session {
    package func keepReminder(_ new: NewReminder) throws -> ReminderRecord {
        let record = ReminderRecord(
            owner: viewer, text: new.text, due: new.due, isWallTime: new.isWallTime, createdAt: now, addedBy: adder,
            rule: new.rule?.text, isAfterDone: new.isAfterDone, isAlarm: new.isAlarm, nag: new.nag, lead: new.lead,
            isUrgent: new.isUrgent)
        let reminder = try change(.add, voice.words(EntryTitle.reminded(record.shortText))) {
            try record.insertedAnew(db)
        } subject: {
            .reminder($0.id)
        }
        try markReminder(reminder.id)
        return reminder
    }

    /// A reminder that the viewer may see.
    package func reminder(_ id: ReminderID) throws -> ReminderRecord? { try seen(.reminder(id)) }

    /// A reminder that the viewer may change; throws the sentence to be shown where there is none.
    package func reminderToChange(_ id: ReminderID) throws -> ReminderRecord {
        try toChange(.reminder(id), reminder(id))
    }

    /// Gives a reminder other words or another time, as one change.
    package func reviseReminder(_ id: ReminderID, as new: NewReminder) throws -> ReminderRecord {
        let old = try reminderToChange(id)
        // Of a rule that is new to it, what would have come before is not told.
        let isMoved = new.rule != nil && (new.rule?.text != old.rule || new.due != old.due)
        let done = isMoved ? max(old.doneDue ?? now, now) : old.doneDue
        // What is given a time of its own hangs on nothing any more.
        let isFreed = old.hasOwnText && new.due != old.due
        try change(.change, voice.words(EntryTitle.changedReminder(old.shortText)), subject: .reminder(id)) {
            try db.run(
                """
                UPDATE reminder SET text = \(new.text), due = \(new.due.stored), isWallTime = \(new.isWallTime),
                    rule = \(new.rule?.text), isAfterDone = \(new.isAfterDone), isAlarm = \(new.isAlarm),
                    nag = \(new.nag), lead = \(isFreed ? nil : new.lead), doneDue = \(done?.stored),
                    task = iif(\(isFreed), NULL, task), event = iif(\(isFreed), NULL, event),
                    leadDays = iif(\(isFreed), NULL, leadDays), hasOwnText = \(old.hasOwnText && !isFreed)
                WHERE id = \(id)
                """)
        }
        try markReminder(id)
        return try reminderToChange(id)
    }

    package func deleteReminder(_ id: ReminderID) throws {
        let old = try reminderToChange(id)
        try change(.delete, voice.words(EntryTitle.deletedReminder(old.shortText)), subject: .reminder(id)) {
            try db.run("DELETE FROM reminder WHERE id = \(id)")
        }
        try markReminder(id)
    }

    /// The cards that show a reminder, the list it is in, and the pins of which it speaks.
    func markReminder(_ id: ReminderID) throws {
        try mark("reminder:\(id)", "reminders:\(viewer)")
        guard let reminder = try reminder(id), reminder.isByItself else { return }
        for word in SearchWords.indexed(reminder.text) { try mark(reminderTopic(of: word)) }
    }

    /// What a card carries that shows the reminders which say that word, as the index has it.
    package func reminderTopic(of word: String) -> String { "reminders:\(viewer):\(word)" }
}

extension Session {
    /// Several as one change; those that they replace go with it.
    package func keepReminders(_ new: [NewReminder], insteadOf old: [ReminderID] = []) throws -> [ReminderRecord] {
        let title = voice.words(EntryTitle.reminded(new.first?.text ?? ""))
        let kept = try change(.add, title) {
            for id in old where try reminder(id) != nil { try deleteReminder(id) }
            return try new.map(keepReminder)
        } subject: {
            $0.first.map { .reminder($0.id) }
        }
        for reminder in kept where cause != nil { try remember(origin: .reminder(reminder.id)) }
        return kept
    }
}

package import Core
package import Foundation
package import Store

/// What a reminder says and when.
package struct NewReminder: Sendable {
    package var text: String
    package var due: Date
    /// It was said as a time of day.
    package var isWallTime: Bool

    package init(text: String, due: Date, isWallTime: Bool) {
        self.text = text
        self.due = due
        self.isWallTime = isWallTime
    }
}

extension ReminderRecord {
    /// The first line, cut so that it fits a button or a row.
    package var shortText: String {
        let line = text.split(whereSeparator: \.isNewline).first ?? ""
        return line.count > 40 || line.count < text.count ? "\(line.prefix(40))…" : text
    }
}

extension Session {
    package func keepReminder(_ new: NewReminder) throws -> ReminderRecord {
        let record = ReminderRecord(
            owner: viewer, text: new.text, due: new.due, isWallTime: new.isWallTime, createdAt: now, addedBy: adder)
        let reminder = try change(.add, voice.words(EntryTitle.reminded(record.shortText))) {
            try record.insertedAnew(db)
        } subject: {
            .reminder($0.id)
        }
        try markReminder(reminder.id)
        return reminder
    }

    /// A reminder that the viewer may see.
    package func reminder(_ id: ReminderID) throws -> ReminderRecord? {
        try ReminderRecord.fetchOne(db, literal: "SELECT * FROM reminder WHERE id = \(id) AND \(visible(.reminder))")
    }

    /// A reminder that the viewer may change; throws the sentence to be shown where there is none.
    package func reminderToChange(_ id: ReminderID) throws -> ReminderRecord {
        guard let reminder = try reminder(id) else { throw Refusal(ActionReply.gone) }
        guard try mayChange(.reminder(id)) else { throw try notToChange }
        return reminder
    }

    /// Gives a reminder other words or another time, as one change.
    package func reviseReminder(_ id: ReminderID, as new: NewReminder) throws -> ReminderRecord {
        let old = try reminderToChange(id)
        try change(.change, voice.words(EntryTitle.changedReminder(old.shortText)), subject: .reminder(id)) {
            try db.run(
                """
                UPDATE reminder SET text = \(new.text), due = \(new.due.stored), isWallTime = \(new.isWallTime)
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

    /// It is done, and is told no more.
    package func finishReminder(_ id: ReminderID) throws {
        let old = try reminderToChange(id)
        if let task = old.task { return _ = try finishTask(task) }
        try change(.change, voice.words(EntryTitle.doneReminder(old.shortText)), subject: .reminder(id)) {
            try db.run("UPDATE reminder SET isDone = 1 WHERE id = \(id)")
        }
        try markReminder(id)
    }

    /// Moves only the notice; the due date stays.
    package func snoozeReminder(_ id: ReminderID, until moment: Date) throws {
        let reminder = try reminderToChange(id)
        guard !reminder.isDone else { throw Refusal(ActionReply.doneAlready) }
        guard reminder.due <= now else { throw Refusal(ActionReply.notDueYet) }
        try remind(of: .reminder(id), at: moment)
        try markReminder(id)
    }

    /// The cards that show a reminder, and the list it is in.
    func markReminder(_ id: ReminderID) throws {
        try mark("reminder:\(id)", "reminders:\(viewer)")
    }
}

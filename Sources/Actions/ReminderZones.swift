package import Core
import Foundation
package import Store

extension Session {
    /// Reminders said as times of day in a zone that was only assumed are at that time in the right one; what repeats, and
    /// what tells of a task or of a day, follows into every zone.
    func moveReminders(from old: TimeZone, to new: TimeZone, isAssumed: Bool) throws {
        let reminders = try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder
                WHERE NOT isDone AND isWallTime
                    AND (event IS NULL OR EXISTS (SELECT 1 FROM event WHERE event.id = reminder.event AND zone IS NULL))
                    AND CASE WHEN task IS NULL THEN \(changeable(.reminder))
                        ELSE EXISTS (SELECT 1 FROM task WHERE task.id = reminder.task AND \(own(.task))) END
                    AND (coalesce(rule, againDue) IS NOT NULL
                        OR noticeAt IS NULL AND (\(isAssumed) OR coalesce(task, event) IS NOT NULL)) ORDER BY id
                """)
        for reminder in reminders { try move(reminder, from: old, to: new) }
    }

    private func move(_ reminder: ReminderRecord, from old: TimeZone, to new: TimeZone) throws {
        let moved = { (date: Date) in WallTime(date, in: old).moments(in: new).dates.first ?? date }
        let due = moved(reminder.due)
        // What was told today is not told once more where today is longer.
        let done = reminder.doneDue.map { max($0, moved($0)) }, told = reminder.toldDue.map { max($0, moved($0)) }
        let again = reminder.againDue.map(moved)
        try db.run(
            "UPDATE reminder SET due = \(due.stored), doneDue = \(done?.stored) WHERE id = \(reminder.id)")
        if reminder.repeatsByRule || again != nil {
            try db.run(
                "UPDATE reminder SET toldDue = \(told?.stored), againDue = \(again?.stored) WHERE id = \(reminder.id)")
        }
        try markReminder(reminder.id)
    }

    /// Reminders that come once, were said as times of day in the zone before, and stayed at their moment when the zone
    /// was changed by an entry; those that were changed since are left out.
    package func remindersLeft(by entry: EntryID) throws -> [ReminderRecord] {
        try ReminderRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM reminder
                WHERE NOT isDone AND coalesce(task, event) IS NULL AND rule IS NULL AND isWallTime AND toldDue IS NULL
                    AND due > \(now.stored) AND \(changeable(.reminder))
                    AND createdAt <= (SELECT at FROM entry WHERE id = \(entry)) AND NOT EXISTS (
                        SELECT 1 FROM change WHERE tableName = 'reminder' AND rowID = reminder.id AND change.entry >= \(entry))
                ORDER BY due, id
                """)
    }

    /// Moves them to the same times of day in the zone of now. Done twice, it acts once.
    package func moveRemindersLeft(by entry: EntryID) throws {
        guard let old = try zone(before: entry), old.identifier != settings.timeZone.identifier else { return }
        // What has passed here by that time of day stays where it is, rather than to be told at once.
        let reminders = try remindersLeft(by: entry).filter {
            WallTime($0.due, in: old) > WallTime(now, in: settings.timeZone)
        }
        try change(.change, voice.words(EntryTitle.keptClock)) {
            for reminder in reminders { try move(reminder, from: old, to: settings.timeZone) }
        }
    }

    /// The zone that an entry of one's own changed.
    private func zone(before entry: EntryID) throws -> TimeZone? {
        try String.fetchOne(
            db,
            literal: """
                SELECT json_extract(old, '$.timeZone') FROM change JOIN entry ON entry.id = change.entry
                WHERE change.entry = \(entry) AND entry.owner = \(viewer) AND tableName IN ('person', 'groupChat')
                """
        ).flatMap(TimeZone.init(identifier:))
    }
}

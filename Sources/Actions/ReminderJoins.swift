package import Core
package import Store

extension Session {
    /// Who wants to be told of a group's reminder in their private chat, too, by name.
    package func joiners(of id: ReminderID) throws -> [ProfileRecord] {
        guard try sees(.reminder(id)) else { return [] }
        let people = try PersonID.fetchAll(
            db, literal: "SELECT person FROM reminderJoin WHERE reminder = \(id) ORDER BY person")
        return try people.filter { try transaction.isMember($0, of: viewer) }.compactMap { try profile($0) }
    }

    /// Reminders of groups of which the actor is told in private, too, and that are still to come, the next first.
    package func joinedReminders(limit: Int) throws -> [ComingReminder] {
        guard !isGroup else { return [] }
        return try ComingReminder.fetchAll(
            db,
            literal: """
                SELECT reminder.*, min(timer.due) AS moment, max(timer.since) AS heldSince FROM reminderJoin
                CROSS JOIN reminder ON reminder.id = reminderJoin.reminder
                CROSS JOIN timer ON kind IN ('reminder', 'snooze') AND row = reminder.id
                WHERE reminderJoin.person = \(actor) AND \(visible(.reminder)) GROUP BY reminder.id
                ORDER BY moment, reminder.id LIMIT \(limit)
                """)
    }

    /// The actor is told of a reminder of the group's in private, too, or no more.
    /// - Returns: false where it was so already.
    package func joinReminder(_ id: ReminderID, _ isJoined: Bool) throws -> Bool {
        guard isGroup, try isOwn(.reminder(id)) else { throw Refusal(ActionReply.gone) }
        if isJoined {
            try db.run("INSERT OR IGNORE INTO reminderJoin (reminder, person) VALUES (\(id), \(actor))")
        } else {
            try db.run("DELETE FROM reminderJoin WHERE reminder = \(id) AND person = \(actor)")
        }
        guard db.changed > 0 else { return false }
        try markReminder(id)
        return true
    }
}

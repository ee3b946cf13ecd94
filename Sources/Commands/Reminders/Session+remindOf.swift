import Actions
import Core
import Language
import Store

extension Session {
    /// A reminder of words that were said before.
    func remind(
        _ words: String, at said: SaidTime, _ frame: TimeFrame, isTyped: Bool, isAlarm: Bool = false
    ) throws {
        let text = try ReminderText(checking: words).text
        guard let time = try time(said, in: frame) else {
            return try askWhen(ReminderTimeQuestion(text: text, day: said))
        }
        var new = NewReminder(text: text, due: time.date, isWallTime: time.isWallTime)
        new.isAlarm = isAlarm
        let reminder = try keepReminder(new)
        if isTyped { try remember(origin: .reminder(reminder.id)) }
        try tell(reminder, time, others: said.others(than: time, in: frame))
    }

    /// Asks when to be reminded of a thing.
    func askTime(of thing: Thing) throws {
        let id = thing.kind == .reminder ? ReminderID(thing.id) : nil
        let text = try id.map { try reminderToChange($0).text } ?? name(of: thing) ?? ""
        try askWhen(ReminderTimeQuestion(text: ReminderText(checking: text).text, reminder: id))
    }
}

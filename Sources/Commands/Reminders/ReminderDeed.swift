import Actions
import Core
import Language
import Store

extension Session {
    /// Does with the one reminder of those words what may be done with it as with a thing to do.
    /// - Returns: false where there is not just one, or it is nothing that is done with reminders.
    func act(_ deed: TaskDeed, onReminderNamed words: String) throws -> Bool {
        guard let found = try reminder(named: words), found.isByItself || deed == .done else { return false }
        switch deed {
        case .done: _ = try ReminderPress(id: found.id, step: .done).perform(in: self)
        case .delete: try deleteReminderSaying(found.id)
        case .move(let words): try retime(found.id, to: time(in: words), frame(of: nil))
        case .moveWhen where found.toldDue != nil: try askSnooze(found)
        case .moveWhen: try postpone(found, to: nil, frame(of: nil))
        case .shift(let words): try shift(found.id, by: length(in: words), frame(of: nil))
        case .rename(let words):
            var new = NewReminder(found)
            new.text = try ReminderText(checking: words).text
            try show(ReminderCard(reviseReminder(found.id, as: new).id), note: ReminderReply.followed)
        case .reopen, .skip, .once, .hide, .step, .priority, .tie: return false
        }
        return true
    }
}

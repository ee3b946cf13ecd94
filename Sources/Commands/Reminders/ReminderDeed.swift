import Actions
import Core
import Language
import Store

extension Session {
    /// Does with the reminder of those words what may be done with it as with a thing to do; asks which where several
    /// are called so.
    /// - Returns: false where none is, or it is nothing that is done with reminders.
    func act(_ deed: TaskDeed, onReminderNamed words: String) throws -> Bool {
        let found = try reminders(named: words).filter { deed.fits($0) }
        guard let first = found.first else { return false }
        if try deed == .done && found.count == 1 && askOfPart(words, of: first) { return true }
        if found.count == 1 { try act(deed, on: first) } else { try askWhich(deed, of: found) }
        return true
    }

    func askWhich(_ deed: TaskDeed, of reminders: [ReminderRecord]) throws {
        let ids = reminders.prefix(MoreThings.most).map(\.id)
        try askWhich(WhichTaskQuestion(deed: deed, tasks: [], notices: ids))
    }

    func act(_ deed: TaskDeed, on found: ReminderRecord) throws {
        switch deed {
        case .done: _ = try ReminderPress(id: found.id, step: .done).perform(in: self)
        case .skip: _ = try ReminderPress(id: found.id, step: .skip).perform(in: self)
        case .delete: try deleteReminderSaying(found.id)
        case .move(let words): try retime(found.id, to: time(in: words), frame(of: nil))
        case .moveWhen where found.toldDue != nil: try askSnooze(found)
        case .moveWhen: try postpone(found, to: nil, frame(of: nil))
        case .shift(let words): try shift(found.id, by: length(in: words))
        case .rename(let words):
            var new = NewReminder(found)
            new.text = try ReminderText(checking: words).text
            try show(ReminderCard(reviseReminder(found.id, as: new).id), note: ReminderReply.followed)
        case .priority(let level): _ = try UrgentPress(found.id, level == 1).perform(in: self)
        case .amend(let words):
            guard let said = LineReader.read(words, language: language).repetition else { return }
            try keep(said, for: ReminderTimeQuestion(text: found.text, reminder: found.id), of: nil)
        case .reopen, .once, .hide, .step, .tie, .noDay, .onList: break
        }
    }
}

extension ReadLine {
    /// How often something is to come.
    fileprivate var repetition: SaidRepeat? {
        found.lazy.compactMap { if case .repetition(let said) = $0.value { said } else { nil } }.first
    }
}

extension TaskDeed {
    /// It can be done with such a reminder.
    fileprivate func fits(_ reminder: ReminderRecord) -> Bool {
        switch self {
        case .done: true
        case .skip: reminder.isByItself && reminder.rule != nil
        case .delete, .move, .moveWhen, .shift, .rename, .priority, .amend: reminder.isByItself
        case .reopen, .once, .hide, .step, .tie, .noDay, .onList: false
        }
    }
}

import Actions
import Core
import Language
import Store

extension Session {
    /// "extend the essay by 2 days", "pasta 5 min more": the only to-do of that name is due so much later, or the only alarm
    /// of that name rings so much later; false where none is meant.
    func extendOwn(toldBy line: ReadLine) throws -> Bool {
        guard !line.asks, let (name, length) = line.lengthened, !name.isEmpty else { return false }
        let title = TitleFinder.bare(name, language: line.language)
        let alarms = try reminders(named: title).filter { $0.isAlarm && $0.rule == nil && $0.toldDue == nil }
        if alarms.count == 1 {
            try shift(alarms[0].id, by: length)
            return true
        }
        guard line.begins(with: .extending) else { return false }
        let tasks = try tasks(named: title, .wholly).filter { $0.due != nil }
        guard tasks.count == 1 else { return false }
        try shiftTask(tasks[0].id, by: length)
        return true
    }
}

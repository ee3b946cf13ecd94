import Actions
import Core
import Language
import Store

extension Session {
    /// "took my pill": the one notice that waits and says so.
    func finishNotice(named words: String, in line: ReadLine) throws -> Bool {
        let found = try waitingNotices(named: words)
        if found.count == 1, try askOfPart(words, of: found[0]) { return true }
        guard found.count == 1, case let reminder = found[0], line.tellsDone(of: reminder.text)
        else { return try found.isEmpty && finishNoticeToCome(named: words, in: line) }
        _ = try ReminderPress(id: reminder.id, step: .done, moment: reminder.rule.flatMap { _ in reminder.toldDue })
            .perform(in: self)
        return true
    }

    /// The same of the one that was put off, or is to ring later on this day.
    private func finishNoticeToCome(named words: String, in line: ReadLine) throws -> Bool {
        let zone = settings.timeZone
        let coming = try comingReminders(called: words).named(words, language, .wholly).filter { reminder in
            let isToday = reminder.next(in: zone).map { WallTime($0, in: zone).day == present.day } == true
            return reminder.isByItself && (isToday || reminder.snoozeDue != nil)
        }
        guard coming.count == 1, line.tellsDone(of: coming[0].text) else { return false }
        if try askOfPart(words, of: coming[0]) { return true }
        try finish(coming[0])
        return true
    }

    /// "bank" of "call the bank and the insurance": not all of it is done; false where the words name all.
    func askOfPart(_ words: String, of reminder: ReminderRecord) throws -> Bool {
        guard PartOfDeed(named: words, of: reminder.text, language: language) != nil else { return false }
        try show(ReminderCard(reminder.id), note: ReminderReply.isItDone)
        return true
    }

    /// It is done before it is told; of what comes again its next time.
    func finish(_ reminder: ReminderRecord) throws {
        let moment = reminder.rule.flatMap { _ in reminder.toldDue ?? reminder.next(in: settings.timeZone) }
        _ = try ReminderPress(id: reminder.id, step: .done, moment: moment).perform(in: self)
    }
}

import Actions
import Core
import Language
import Store

extension Session {
    /// "took pills" of "took no pills": what is to be done and called so stays open, which is said; false where nothing is called
    /// so.
    func keepOpen(what line: ReadLine) throws -> Bool {
        let words = line.object(before: .completed) ?? line.object(of: .completed) ?? line.text
        let name = LineReader.read(words, language: language).without(tail: .having).withoutTimes
        guard name.contains(where: \.isLetter) else { return false }
        let found = try tasks(named: name, .wholly).filter { line.tellsDone(of: $0.title) }
        if found.count == 1 {
            try show(TaskCard(found[0].id), note: TaskChangeReply.staysOpen)
            return true
        }
        let notices = try waitingNotices(named: name)
        guard found.isEmpty, notices.count == 1 else { return false }
        try show(ReminderCard(notices[0].id), note: TaskChangeReply.staysOpen)
        return true
    }

    /// What has told of itself in the last day, waits for an answer, and says the words.
    func waitingNotices(named words: String) throws -> [ReminderRecord] {
        try unansweredReminders(within: 86_400).filter(\.isByItself).named(words, language, .wholly)
    }
}

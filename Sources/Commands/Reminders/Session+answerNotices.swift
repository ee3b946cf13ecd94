import Actions
import Core
import Language
import Store

/// What a line says of one of the notices that wait.
private struct NoticeAnswer {
    let notice: ReminderRecord
    /// "in 2 h", "done": the line without what names the notice.
    let words: String
    let isDone: Bool
}

extension Session {
    /// What is said of notices that wait: of all at once ("both tomorrow"), or by their names ("call bank in 2 h, rent on
    /// Monday at 10"); false for anything else.
    package func answerNotices(_ spoken: Spoken) throws -> Bool {
        let all = spoken.saidOfAll, words = all == nil ? spoken.partsWithTime : []
        guard all != nil || !words.isEmpty else { return false }
        let waiting = try waitingNotices().compactMap { try reminder(ReminderID($0.id)) }
        guard !waiting.isEmpty else { return false }
        if let all { return try answer(waiting, all) }
        let parts = words.map { spoken.saying($0) }
        guard parts.count == 1 else { return try answer(waiting, parts) }
        let named = waiting.filter { $0.isNamed(in: parts[0]) }
        guard named.count > 1 else { return try answer(named, parts) }
        let time = parts[0].saying(parts[0].line.wordsOfTime)
        try askWhich(
            WhichNoticeQuestion(
                text: time.text, language: time.line.language, things: named.map { .reminder($0.id) }))
        return true
    }

    /// "both tomorrow": where more was spoken of since than the notices, it is of that.
    private func answer(_ waiting: [ReminderRecord], _ rest: Spoken) throws -> Bool {
        let last = try lastThing?.kind, followUp = rest.followUp
        let isDone = followUp?.kind == .done
        guard waiting.count > 1, last == nil || last == .reminder,
            isDone || followUp?.kind == .skip || followUp?.kind == .stop || rest.isDelay
        else { return false }
        try say(
            together {
                try waiting.map { notice in
                    try answer(NoticeAnswer(notice: notice, words: rest.text, isDone: isDone), rest) {
                        _ = try answer(notice, rest)
                    }
                }
            })
        return true
    }

    /// Each part is of one notice.
    private func answer(_ waiting: [ReminderRecord], _ parts: [Spoken]) throws -> Bool {
        let answers = parts.compactMap { part -> NoticeAnswer? in
            let named = waiting.filter { $0.isNamed(in: part) }
            guard named.count == 1 else { return nil }
            let time = part.line.wordsOfTime
            return NoticeAnswer(notice: named[0], words: time, isDone: time.isEmpty)
        }
        guard !answers.isEmpty, answers.count == parts.count, Set(answers.map(\.notice.id)).count == parts.count else {
            return false
        }
        guard answers.count > 1 else {
            try act(answers[0], parts[0])
            return true
        }
        try say(
            together {
                try zip(answers, parts).map { answer, part in
                    try self.answer(answer, part) { try act(answer, part) }
                }
            })
        return true
    }

    private func act(_ answer: NoticeAnswer, _ spoken: Spoken) throws {
        guard !answer.isDone, let time = try spoken.saying(answer.words).timeAlone() else {
            _ = try ReminderPress(id: answer.notice.id, step: .done).perform(in: self)
            return
        }
        try snooze(answer.notice.id, until: time, frame(of: spoken))
    }

    private func answer(_ answer: NoticeAnswer, _ spoken: Spoken, _ body: () throws -> Void) throws -> PartAnswer {
        let told = try part(spoken.saying("\(answer.notice.shortText) \(answer.words)"), body, asked: {})
        guard !answer.isDone else { return told.telling(voice.say(ReminderReply.done(answer.notice.shortText))) }
        guard let next = try reminder(answer.notice.id)?.snoozeDue else { return told }
        return told.telling(voice.say(ReminderReply.againAt(answer.notice.shortText, measures.when(next))))
    }
}

extension ReminderRecord {
    /// Nothing but its words, and when it is to come again or that it is done: "rent in 2 h", "bank done".
    fileprivate func isNamed(in spoken: Spoken) -> Bool {
        guard event == nil else { return false }
        return spoken.line.timeValues.isEmpty ? spoken.tellsDone(of: text) : spoken.isTimeOf(text)
    }
}

extension Spoken {
    /// "tomorrow" of "both tomorrow", "done" of "all done".
    fileprivate var saidOfAll: Spoken? {
        guard mayAnswerNotices, line.tokens.contains(where: { line.means($0.key, .everything) }) else { return nil }
        let rest = saying(line.withoutWords(of: .everything))
        return rest.line.tokens.isEmpty ? nil : rest
    }

    /// "call bank in 2 h" and "rent on Monday at 10"; nothing where no part says when.
    fileprivate var partsWithTime: [String] {
        let areMoments = line.timeValues.allSatisfy { if case .time = $0.value { true } else { false } }
        guard mayAnswerNotices, !meansCommand, !line.asksForReminder, !line.beginsWithout, !line.timeValues.isEmpty,
            areMoments
        else {
            return []
        }
        return WishSplit.cut(line)
    }

    private var mayAnswerNotices: Bool {
        isWordsAlone && repliedThing == nil && line.tokens.count <= Self.longest
            && !line.asks && line.tokens.last?.key != "?"
    }

    private static let longest = 30
}

import Actions
import Core
import Language
import Store

extension Session {
    /// "haha", "👍", "oh well" get a word back and are nothing to keep; "will do" behind what rang asks whether it is done.
    func answerSound(_ spoken: Spoken) throws -> Bool {
        if try askIfDone(noddedAt: spoken) { return true }
        guard spoken.isSound else { return false }
        try say(reply: DoubtReply.heard)
        return true
    }

    /// "ok", "will do" where one notice waits, which they leave open; false for anything else.
    func askIfDone(noddedAt spoken: Spoken) throws -> Bool {
        guard spoken.message.replyTo == nil, [.take, .nod].contains(AskedSaying(spoken.line)),
            let notice = try onlyNotice
        else { return false }
        try show(ReminderCard(ReminderID(notice.id)), note: ReminderReply.isItDone)
        return true
    }

    /// "moment", "I'll tell you tomorrow" instead of an answer: the question stays open.
    package func waitsWithAnswer(_ spoken: Spoken, to question: any Question) throws -> Bool {
        guard question.isWaiting, spoken.message.replyTo == nil, !(question is ReminderTimeQuestion),
            AskedSaying(spoken.line) == .wait
        else { return false }
        try say(reply: DoubtReply.heard)
        try recallQuestion()
        return true
    }
}

extension Spoken {
    /// A word of talk, or signs alone that are a face.
    fileprivate var isSound: Bool {
        SignalWord.chatting.isSaid(by: text.withoutEnd)
            || !text.contains { $0.isLetter || $0.isNumber }
                && text.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
    }
}

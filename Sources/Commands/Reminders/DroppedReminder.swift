import Actions
import Core
import Store

extension Session {
    /// The words of a timer or an alarm for which none were said.
    private func isUsual(_ text: String) -> Bool {
        [ReminderReply.timer, .wakeUp].contains { voice.words($0) == text }
    }

    /// A reminder that waits for its time gives way to another one: its words are offered, so that they are not lost.
    func offerDropped(for next: ReminderTimeQuestion) throws {
        guard let old = try question(as: ReminderTimeQuestion.self), old.isWaiting, old.reminder == nil,
            next.reminder != nil || old.text != next.text, !isUsual(old.text)
        else { return }
        try offer(dropped: old.text, DroppedReply.reminder(old.text))
    }

    /// An answer that says no time ends the question: what waited for one is offered, and takes a time that is said alone.
    func letGo(_ question: ReminderTimeQuestion) throws {
        if question.reminder == nil, !isUsual(question.text) {
            try offer(dropped: question.text, DroppedReply.reminder(question.text))
        }
        var offered = question
        offered.isOffer = true
        try ask(offered)
    }

    /// The same of an event.
    func letGo(_ question: EventTimeQuestion) throws {
        if question.event == nil { try offer(dropped: question.title, DroppedReply.event(question.title)) }
        var offered = question
        offered.isOffer = true
        try ask(offered)
    }

    private func offer(dropped words: String, _ reply: DroppedReply) throws {
        guard let message = try causeOfQuestion() else { return }
        try keepUnread(UnreadLine(text: words, home: NoteHome.loose.code), of: message)
        let buttons = [
            KeepAsTask(message).button(TalkReply.keepAsTask, voice),
            KeepAsNote(message).button(TalkReply.keepAsNote, voice),
        ]
        try say(Outgoing(voice.say(reply), buttons: [buttons]))
    }
}

enum DroppedReply: Reply {
    case reminder(String), event(String)

    var wording: Wording {
        switch self {
        case .reminder(let text):
            Wording(
                "dropped.reminder", "“{text}” has no time yet, so it is not kept as a reminder.", ["text": .text(text)])
        case .event(let title):
            Wording("dropped.event", "“{text}” has no day yet, so it is not in your calendar.", ["text": .text(title)])
        }
    }
}

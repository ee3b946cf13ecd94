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
            next.reminder != nil || old.text != next.text, !isUsual(old.text), let message = try causeOfQuestion()
        else { return }
        try keepUnread(UnreadLine(text: old.text, home: NoteHome.loose.code), of: message)
        let buttons = [
            KeepAsTask(message).button(TalkReply.keepAsTask, voice),
            KeepAsNote(message).button(TalkReply.keepAsNote, voice),
        ]
        try say(Outgoing(voice.say(DroppedReply.reminder(old.text)), buttons: [buttons]))
    }
}

enum DroppedReply: Reply {
    case reminder(String)

    var wording: Wording {
        switch self {
        case .reminder(let text):
            Wording(
                "dropped.reminder", "“{text}” has no time yet, so it is not kept as a reminder.", ["text": .text(text)])
        }
    }
}

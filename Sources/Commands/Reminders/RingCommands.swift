import Actions
import Core
import Language
import Store

/// Lets the reminder that was spoken of ring until it is heard.
struct RingCommand: Command {
    static let about = About(
        intent: "reminder.update", key: "reminder.ring", area: .reminders,
        summary: "Make a reminder ring until you tap Got it",
        phrases: [
            "(make|turn) (it|this|that) [into] an alarm", "(ring|keep ringing) until i (hear|got|get) it",
        ],
        examples: ["make it an alarm"])

    let replied: Thing?
    init(_ said: Said) throws { replied = said.spoken.repliedThing }

    func perform(in session: Session) throws {
        _ = try ReminderPress(id: session.reminderSpokenOf(replied), step: .alarm).perform(in: session)
    }
}

/// Lets the reminder that was spoken of come again and again until it is done.
struct NagCommand: Command {
    static let about = About(
        intent: "reminder.update", key: "reminder.nag", area: .reminders, summary: "Come again until it is done",
        phrases: [
            "nag (me|us) [until it is done|until its done|until done|until i do it|until i have done it]",
            "(nag|keep nagging|keep reminding) (me|us) {often:time}",
            "(keep|go on) (reminding|nagging) (me|us) [until it is done|until its done|until i do it|until i have done it]",
        ],
        examples: ["nag me until it is done"])

    let replied: Thing?
    /// Seconds, as said; nil where it was not.
    let step: Int?

    init(_ said: Said) throws {
        replied = said.spoken.repliedThing
        guard let often = said.slots["often"] else { step = nil; return }
        guard case .repetition(let said) = often.value, let step = said.nagStep else { throw Refusal(RingReply.noStep) }
        self.step = step
    }

    func perform(in session: Session) throws {
        let id = try session.reminderSpokenOf(replied)
        guard let step else { return _ = try ReminderPress(id: id, step: .nag).perform(in: session) }
        let often = UntilDone(seconds: step)
        try session.setNag(id, often.step)
        try session.show(ReminderCard(id), note: often.isLimited == true ? often.note : RingReply.nagIs(true))
    }
}

extension Session {
    /// The reminder that was replied to, or spoken of last.
    fileprivate func reminderSpokenOf(_ replied: Thing?) throws -> ReminderID {
        guard let thing = try spokenOf(replied).last(where: { $0.kind == .reminder }) else {
            throw Refusal(FollowReply.nothing)
        }
        return ReminderID(thing.id)
    }
}

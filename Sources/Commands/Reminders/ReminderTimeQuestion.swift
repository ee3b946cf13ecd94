import Actions
import Core
import Language
import Store

/// Waits for the time of a reminder, or for its new time.
struct ReminderTimeQuestion: Question {
    static let verb = "remindTime"
    var text: String
    /// The thing to do that it is about.
    var task: TaskID?
    /// What was said of the time so far.
    var day: SaidTime?
    /// The reminder to move; nil for a new one.
    var reminder: ReminderID?
    /// What comes again and again, and has no time of day yet.
    var repetition: SaidRepeat?
    /// It is to ring until it is heard.
    var isAlarm: Bool?
    /// It is to come in quiet hours, too.
    var isUrgent: Bool?
    /// The number before its words, which may be the hour.
    var hour: LeadingHour?
    /// It is to come again until it is done.
    var untilDone: UntilDone?
    /// The messenger's id of the line whose time could not be, where its buttons offer others.
    var line: String?
    /// It is only offered, rather than asked.
    var isOffer: Bool?
    var isWaiting: Bool { isOffer != true }
    var subject: Thing? { reminder.map { .reminder($0) } ?? task.map { .task($0) } }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        if try !isWaiting && session.press(labelledBy: spoken) { return true }
        if isWaiting, let time = spoken.lengthAlone ?? spoken.delayAlone {
            try session.take(time, asAnswerTo: self, of: spoken)
            return true
        }
        guard !spoken.text.isEmpty, !spoken.meansCommand, !spoken.line.isPresentStretch,
            !spoken.isOwnWish || spoken.isTimeOf(text),
            !spoken.isOfOther(than: text),
            !spoken.line.asks || spoken.line.asksForTime,
            isWaiting || isAnswer(spoken.followUp)
        else { return false }
        do {
            guard let time = try spoken.timeAlone() else {
                guard isWaiting, !spoken.mayBeCommand, spoken.line.triesTime else { return false }
                throw Refusal(ReminderReply.noTime(spoken.text), isOfAnswer: true)
            }
            try session.take(time, asAnswerTo: self, of: spoken)
        } catch let problem as TimeProblem {
            try session.offer(problem, for: self, of: spoken)
        }
        return true
    }

    /// "make it 9 instead" gives the time of a reminder that is not kept yet; else it speaks of what was done before.
    private func isAnswer(_ followUp: FollowUp?) -> Bool {
        followUp == nil || (reminder == nil && followUp?.newTime != nil)
    }
}

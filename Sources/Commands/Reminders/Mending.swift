import Actions
import Core
import Foundation
import Language
import Store

/// A time that may have been meant where the one that was said cannot be, by a button.
struct RemindOn: Press {
    static let verb = "remindOn"
    /// The messenger's id of the line.
    let line: String
    let time: MeantTime

    init(line: String, time: MeantTime) { (self.line, self.time) = (line, time) }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let day = Int(arguments[1]), (0..<200_000).contains(day) else { return nil }
        let minute = Int(arguments[2])
        guard arguments[2] == "" || minute.map({ (0..<1440).contains($0) }) == true else { return nil }
        self.init(line: arguments[0], time: MeantTime(day: day, minute: minute))
    }

    var arguments: [String] { [line, "\(time.day)", time.minute.map { "\($0)" } ?? ""] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard var question = try session.question(as: ReminderTimeQuestion.self), question.line == line else {
            return ReminderReply.notAsked
        }
        question.day = nil
        try session.asNewMessage { try session.take(time.said, asAnswerTo: question, of: nil) }
        return nil
    }
}

/// The other moment that a reminder's time may mean, by a button; void once the reminder is no longer where it was put.
struct RemindInstead: Press {
    static let verb = "remindInstead"
    let id: ReminderID
    let old: Date
    let new: Date

    init(id: ReminderID, old: Date, new: Date) { (self.id, self.old, self.new) = (id, old, new) }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = ReminderID(arguments[0]), let old = Int(arguments[1]),
            let new = Int(arguments[2]), (0..<100_000_000_000).contains(new), (0..<100_000_000_000).contains(old)
        else { return nil }
        self.init(
            id: id, old: Date(timeIntervalSince1970: Double(old)), new: Date(timeIntervalSince1970: Double(new)))
    }

    var arguments: [String] { ["\(id)"] + [old, new].map { "\(Int($0.timeIntervalSince1970))" } }

    func perform(in session: Session) throws -> (any Reply)? {
        let reminder = try session.reminderToChange(id)
        if reminder.due == new { return ReminderReply.isThere }
        guard reminder.due == old, !reminder.isDone else { return ReminderReply.changedSince }
        if reminder.rule != nil {
            let minute = WallTime(new, in: session.settings.timeZone).minuteOfDay
            let retimed = try session.retimed(reminder, minute: minute)
            try session.show(ReminderCard(retimed.id), note: RepeatReply.moved(session.words(of: retimed)))
            return nil
        }
        let when = session.measures.when(new)
        guard new > session.now else { throw Refusal(ReminderReply.over(when)) }
        var moved = NewReminder(reminder)
        moved.due = new
        try session.show(ReminderCard(session.reviseReminder(id, as: moved).id), note: ReminderReply.moved(when))
        return nil
    }
}

extension Session {
    /// Says why a time cannot be, with what may have been meant instead by a tap; `spoken` is nil for a button.
    func offer(_ problem: TimeProblem, for question: ReminderTimeQuestion, of spoken: Spoken?) throws {
        if let said = problem.repetition { return try keep(said, for: question, of: spoken) }
        var question = question
        question.day = problem.day ?? question.day
        try offer(problem.mends(in: frame(of: spoken)), saying: problem.short, else: problem, for: question, of: spoken)
    }

    func offer(past said: SaidTime, _ when: Wording, for question: ReminderTimeQuestion, of spoken: Spoken?) throws {
        try offer(
            TimeProblem.mends(ofPast: said, in: frame(of: spoken)), saying: ReminderReply.past(when).wording,
            else: ReminderReply.over(when), for: question, of: spoken)
    }

    /// Without anything that may have been meant only says `plain`.
    private func offer(
        _ mends: [MeantTime], saying problem: Wording, else plain: some Reply, for question: ReminderTimeQuestion,
        of spoken: Spoken?
    ) throws {
        guard !mends.isEmpty, let line = spoken?.message.ref.id ?? question.line else { throw Refusal(plain) }
        let buttons = mends.map {
            [RemindOn(line: line, time: $0).button(ReminderReply.instead(measures.pick($0)), voice)]
        }
        try leaveOffer(question, of: line)
        try say(Outgoing(voice.say(ReminderReply.offered(problem)), buttons: buttons))
    }

    /// A tap or a time that is typed is the answer; whatever else comes is not.
    func leaveOffer(_ question: ReminderTimeQuestion, of line: String) throws {
        var question = question
        (question.line, question.isOffer) = (line, true)
        try ask(question)
    }

    /// What else the time of a reminder may have meant; nothing where a button named it.
    func others(than time: ReadTime, _ said: SaidTime, of spoken: Spoken?) -> [Date] {
        spoken.map { said.others(than: time, in: frame(of: $0)) } ?? []
    }
}

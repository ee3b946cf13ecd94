import Actions
import Core
import Language
import Store

/// A usual time as the answer, by a button.
struct RemindAt: Press {
    enum Choice: String, CaseIterable {
        case hour, thisEvening, tomorrow
        /// Of a day that was said.
        case morning, noon, evening
    }

    static let verb = "remindAt"
    let choice: Choice
    init(choice: Choice) { self.choice = choice }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let choice = Choice(rawValue: arguments[0]) else { return nil }
        self.choice = choice
    }
    var arguments: [String] { [choice.rawValue] }

    var time: SaidTime {
        switch choice {
        case .hour: SaidTime(seconds: 3600)
        case .thisEvening: SaidTime(day: .ahead(0), part: .evening)
        case .tomorrow: SaidTime(day: .ahead(1), part: .morning)
        case .morning: SaidTime(part: .morning)
        case .noon: SaidTime(clock: SaidTime.Clock(hour: 12, half: .pm))
        case .evening: SaidTime(part: .evening)
        }
    }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: ReminderTimeQuestion.self) else { return ReminderReply.notAsked }
        try session.asNewMessage { try session.take(time, asAnswerTo: question, of: nil) }
        return nil
    }
}

/// The number before the words of a reminder as its hour, by a button.
struct RemindAtHour: BarePress {
    static let verb = "remindHour"

    func perform(in session: Session) throws -> (any Reply)? {
        guard var question = try session.question(as: ReminderTimeQuestion.self), let hour = question.hour else {
            return ReminderReply.notAsked
        }
        (question.text, question.hour) = (hour.rest, nil)
        try session.asNewMessage {
            try session.take(SaidTime(clock: hour.clock), asAnswerTo: question, of: nil)
        }
        return nil
    }
}

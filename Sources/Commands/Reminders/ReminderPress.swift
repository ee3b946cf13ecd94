import Actions
import Core
import Foundation
import Store

/// What can be done with a reminder by a button.
struct ReminderPress: Press {
    enum Step: String, CaseIterable {
        case done, skip, stop, tenMinutes, hour, tonight, tomorrow, pick, time, delete, alarm, alarmOff, nag

        /// It is about one of several moments.
        var isOfMoment: Bool { self == .done || self == .skip }
    }

    static let verb = "remindDo"
    let id: ReminderID
    let step: Step
    /// Which of the moments of what repeats.
    let moment: Date?

    init(id: ReminderID, step: Step, moment: Date? = nil) {
        (self.id, self.step, self.moment) = (id, step, moment)
    }

    init?(_ arguments: [String]) {
        guard (2...3).contains(arguments.count), let id = ReminderID(arguments[0]),
            let step = Step(rawValue: arguments[1])
        else { return nil }
        guard arguments.count == 3 else {
            self.init(id: id, step: step)
            return
        }
        guard step.isOfMoment, let seconds = Int(arguments[2]), (0..<100_000_000_000).contains(seconds) else {
            return nil
        }
        self.init(id: id, step: step, moment: Date(timeIntervalSince1970: Double(seconds)))
    }

    var arguments: [String] {
        ["\(id)", step.rawValue] + (moment.map { ["\(Int($0.timeIntervalSince1970))"] } ?? [])
    }

    func perform(in session: Session) throws -> (any Reply)? {
        let reminder = try session.reminderToChange(id)
        switch step {
        case .done, .skip: return try answer(reminder, in: session)
        case .stop:
            if let task = try reminder.task.flatMap({ try session.task($0) }), try session.isOnlyAsked(task) {
                return try StopNotices(task.id).perform(in: session)
            }
            try session.stopReminder(id)
            try show(ReminderReply.stopped, in: session)
        case .tenMinutes: try snooze(reminder, .tenMinutes, in: session)
        case .hour: try snooze(reminder, .hour, in: session)
        case .tonight: try snooze(reminder, .tonight, in: session)
        case .tomorrow: try snooze(reminder, .tomorrow, in: session)
        case .pick: try session.asNewMessage { try session.askSnooze(reminder) }
        case .time:
            try session.asNewMessage {
                try session.askWhen(ReminderTimeQuestion(text: reminder.text, reminder: id))
            }
        case .delete: try session.deleteReminderSaying(id)
        case .alarm, .alarmOff:
            try session.setAlarm(id, step == .alarm)
            try show(step == .alarm ? RingReply.isOn : .isOff, in: session)
        case .nag: try session.show(ReminderCard(id, choosesNag: true))
        }
        return nil
    }

    private func show(_ note: any Reply, in session: Session) throws {
        let list = try session.pressedCard as? any ListCard
        let card = try list ?? again(in: session) ?? ReminderCard(id)
        try session.show(card, note: session.lastEntry == nil ? nil : note)
    }

    /// The to-do that it tells of, where that comes again: what is said next is said of that.
    private func again(in session: Session) throws -> (any Card)? {
        guard step == .done, let task = try session.task(about: .reminder(id)).flatMap(session.task),
            task.repetition != nil, !task.isDone, try session.mayChange(.task(task.id))
        else { return nil }
        return TaskCard(task.id)
    }

    private func answer(_ reminder: ReminderRecord, in session: Session) throws -> (any Reply)? {
        // A button can only be about a moment that is told, or comes next.
        let moments = [reminder.toldDue, reminder.next(in: session.settings.timeZone), reminder.doneDue]
        if let moment, reminder.rule != nil, !moments.contains(moment) { return ReminderReply.changedSince }
        if step == .done {
            let task = try reminder.hasOwnText ? nil : reminder.task.flatMap { try session.task($0) }
            try session.finishReminder(id, moment: moment)
            if let task { try session.tellDone(task) }
        } else {
            try session.skipReminder(id, moment: moment)
        }
        try show(step == .done ? ReminderReply.finished : .skipped, in: session)
        return nil
    }

    private func snooze(_ reminder: ReminderRecord, _ choice: SnoozePlan.Choice, in session: Session) throws {
        let plan = session.snoozePlan(for: reminder)
        guard let moment = plan.moment(choice) else { throw Refusal(ReminderReply.eveningIsOver) }
        try session.snooze(id, until: moment)
    }
}

/// How often a notice comes again until it is done, by a button.
struct NagPress: Press {
    static let verb = "nag"
    let id: ReminderID
    /// nil: not at all.
    let seconds: Int?

    init(id: ReminderID, seconds: Int?) { (self.id, self.seconds) = (id, seconds) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = ReminderID(arguments[0]), let seconds = Int(arguments[1]),
            seconds == 0 || NagPlan.choices.contains(seconds)
        else { return nil }
        self.init(id: id, seconds: seconds == 0 ? nil : seconds)
    }

    var arguments: [String] { ["\(id)", "\(seconds ?? 0)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.setNag(id, seconds)
        let note = session.lastEntry == nil ? nil : RingReply.nagIs(seconds != nil)
        try session.show(ReminderCard(id), note: note)
        return nil
    }
}

import Actions
package import Core
import Foundation
import Language
package import Store

/// One reminder: waiting, told, put off or done. As a notice it is this card, too.
package struct ReminderCard: Card {
    package static let verb = "reminder"
    let id: ReminderID
    init(_ id: ReminderID) { self.id = id }
    package init?(_ arguments: [String]) {
        guard arguments.count == 1, let id = ReminderID(arguments[0]) else { return nil }
        self.id = id
    }
    package var arguments: [String] { ["\(id)"] }
    package var thing: Thing? { .reminder(id) }

    package func render(in session: Session) throws -> CardFace? {
        guard let reminder = try session.reminder(id), let whose = try session.whose(.reminder(id)) else { return nil }
        let next = try session.nextNotice(of: .reminder(id))
        var lines = [session.voice.say(headline(reminder, next, session))]
        let calm = try session.calmFace(of: reminder, next: next)
        if !calm.isHeld, let line = line(reminder, next, session.measures) { lines.append(session.voice.say(line)) }
        lines += calm.lines
        let isNotice = reminder.noticeAt != nil && next == nil && !reminder.isDone
        if !isNotice {
            lines += session.assumedZone
            lines += whose.lines
        }
        let zone = isNotice ? [] : session.zoneButtons
        return CardFace(
            lines.joined(), buttons: (whose.isOwn ? buttons(reminder, session) + calm.buttons : []) + zone,
            topics: ["reminder:\(id)"] + whose.topics)
    }

    private func headline(_ reminder: ReminderRecord, _ next: Date?, _ session: Session) -> ReminderReply {
        if reminder.isDone { return .done(reminder.text) }
        guard next == nil, let due = reminder.noticeDue, let told = reminder.noticeAt,
            NoticePlan.isLate(due, toldAt: told)
        else { return .notice(reminder.text) }
        return .late(reminder.text, due: session.measures.timeOrMoment(due, toldAt: told))
    }

    private func line(_ reminder: ReminderRecord, _ next: Date?, _ measures: Measures) -> ReminderReply? {
        if reminder.isDone { return .wasDue(measures.when(reminder.due)) }
        guard let next else { return nil }
        return next == reminder.due ? .at(measures.when(next)) : .again(measures.when(next))
    }

    private func buttons(_ reminder: ReminderRecord, _ session: Session) -> [[Button]] {
        let isDue = reminder.due <= session.now
        let steps: [ReminderPress.Step] =
            reminder.isDone ? [] : isDue ? [.done, .tenMinutes, .hour, .tomorrow] : [.done, .time, .delete]
        let row = steps.map { ReminderPress(id: id, step: $0).button(ReminderReply.step($0), session.voice) }
        guard row.isEmpty || !isDue else { return [row] }
        let foot = [
            ShowCard(RemindersCard()).button(ReminderReply.all, session.voice),
            HelpPress(area: .reminders).button(CommonReply.help, session.voice),
        ]
        return row.isEmpty ? [foot] : [row, foot]
    }
}

/// What can be done with a reminder by a button.
struct ReminderPress: Press {
    enum Step: String, CaseIterable { case done, tenMinutes, hour, tomorrow, time, delete }

    static let verb = "remindDo"
    let id: ReminderID
    let step: Step

    init(id: ReminderID, step: Step) {
        self.id = id
        self.step = step
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = ReminderID(arguments[0]), let step = Step(rawValue: arguments[1]) else {
            return nil
        }
        self.init(id: id, step: step)
    }

    var arguments: [String] { ["\(id)", step.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        let reminder = try session.reminderToChange(id)
        switch step {
        case .done:
            try session.finishReminder(id)
            try session.show(ReminderCard(id), note: session.lastEntry == nil ? nil : ReminderReply.finished)
        case .tenMinutes: try snooze(until: session.now.addingTimeInterval(600), in: session)
        case .hour: try snooze(until: session.now.addingTimeInterval(3600), in: session)
        case .tomorrow: try snooze(until: tomorrow(reminder, session), in: session)
        case .time:
            try session.asNewMessage {
                try session.askWhen(ReminderTimeQuestion(text: reminder.text, reminder: id))
            }
        case .delete: try session.deleteReminderSaying(id)
        }
        return nil
    }

    private func snooze(until moment: Date, in session: Session) throws {
        try session.snoozeReminder(id, until: moment)
        try session.show(ReminderCard(id))
    }

    /// At the reminder's own time of day.
    private func tomorrow(_ reminder: ReminderRecord, _ session: Session) -> Date {
        let zone = session.settings.timeZone
        let day = WallTime(session.now, in: zone).day + 1
        let wall = WallTime(day: day, hour: 0, minute: WallTime(reminder.due, in: zone).minuteOfDay)
        return wall.moments(in: zone).dates.first ?? session.now.addingTimeInterval(86_400)
    }
}

import Actions
import Core
import Foundation
import Language
import Store

/// What a reminder shows at a moment, to whoever looks.
struct ReminderFace {
    let reminder: ReminderRecord
    let session: Session
    let next: Date?
    private var measures: Measures { session.measures }
    var voice: Voice { session.voice }

    init(_ reminder: ReminderRecord, _ session: Session) {
        self.reminder = reminder
        self.session = session
        next = reminder.next(in: session.settings.timeZone)
    }

    /// It was told, and waits for an answer.
    var isNotice: Bool { reminder.isUnanswered }

    var lines: [any Reply] {
        if reminder.isDone {
            let end: any Reply =
                session.repetition(of: reminder).map { RepeatReply.ended($0) }
                ?? ReminderReply.wasDue(about ?? measures.when(reminder.due))
            return [isLeftOpen ? ReminderReply.notice(reminder.text) : .done(reminder.text), end]
        }
        return reminder.isOpen ? [headline] + openLines : [ReminderReply.notice(reminder.text)] + comingLines
    }

    /// It comes no more, though what it tells of is not done.
    private var isLeftOpen: Bool {
        guard let task = reminder.task, !reminder.hasOwnText else { return reminder.isStopped }
        return (try? session.task(task))?.isDone == false
    }

    private var headline: ReminderReply {
        guard reminder.snoozeDue == nil, let due = reminder.noticeDue, let told = reminder.noticeAt,
            reminder.notices <= 1, NoticePlan.isLate(due, toldAt: told)
        else { return .notice(reminder.text) }
        return .late(reminder.text, due: measures.timeOrMoment(due, toldAt: told))
    }

    private var openLines: [any Reply] {
        var lines: [any Reply] = []
        if reminder.missed > 0 { lines.append(RepeatReply.missed(reminder.missed + 1)) }
        if let moment = about { lines.append(RepeatReply.isAt(moment)) }
        if reminder.isOfUnticked { lines.append(RepeatReply.openSince(measures.when(reminder.due))) }
        if let waits = unanswered { lines.append(waits) }
        if let until = reminder.snoozeDue { lines.append(ReminderReply.again(measures.when(until))) }
        if let rule = session.repetition(of: reminder) {
            lines.append(
                next.map { RepeatReply.ruleAndNext(rule, measures.when($0)) }
                    ?? (reminder.isAfterDone ? RepeatReply.rule(rule) : .last(rule)))
        }
        return lines + (reminder.snoozeDue == nil ? ringing : [])
    }

    /// What somebody was asked to do, and has not said whether they will.
    private var asked: TaskRecord? {
        guard let task = try? reminder.task.flatMap({ try session.task($0) }), !task.isAccepted, !task.isDone else {
            return nil
        }
        return task.assignee == nil ? nil : task
    }

    /// The same of the viewer.
    var isAsked: Bool { asked?.assignee?.owner == session.viewer }

    private var unanswered: AskReply? {
        guard let assignee = asked?.assignee else { return nil }
        return isAsked ? .youAreAsked : (try? session.profile(assignee)).map { .waits($0.name) }
    }

    /// How an open notice comes again by itself.
    private var ringing: [any Reply] {
        let isRinging = reminder.isAlarm && reminder.notices < NagPlan.mostAlarms
        if isRinging || reminder.isAlarm && reminder.nag == nil {
            return [RingReply.rang(reminder.notices, isLast: !isRinging)]
        }
        return reminder.nag.map { [RingReply.nags($0 / 60)] } ?? []
    }

    private var comingLines: [any Reply] {
        var lines: [any Reply] = []
        if let rule = session.repetition(of: reminder) {
            lines.append(RepeatReply.rule(rule))
            if let dates = session.nextDates(of: reminder) { lines.append(dates) }
        } else if let next {
            lines.append(ReminderReply.at(measures.when(next)))
        }
        if let moment = about { lines.append(RepeatReply.isAt(moment)) }
        if reminder.isAlarm { lines.append(RingReply.rings) }
        if let nag = reminder.nag { lines.append(RingReply.nags(nag / 60)) }
        return lines
    }

    /// When that is which it was to come before.
    private var about: Wording? {
        guard let lead = reminder.lead, lead > 0 else { return nil }
        // A day is a day, whatever time of it is counted from.
        if let task = reminder.task, let due = (try? session.task(task))?.due, due.minute == nil {
            return measures.when(due)
        }
        let moment = reminder.repeatsByRule ? (reminder.isOpen ? reminder.toldDue : next) : reminder.due
        guard let start = moment?.addingTimeInterval(Double(lead)) else { return nil }
        let isOfDay = (try? reminder.event.flatMap { try session.event($0) })?.isWholeDay == true
        return isOfDay
            ? measures.when(FloatingTime(day: WallTime(start, in: session.settings.timeZone).day))
            : measures.when(start)
    }
}

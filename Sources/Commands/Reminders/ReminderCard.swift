import Actions
import Core
import Foundation
import Language
import Store

/// One reminder: waiting, told, put off or done. As a notice it is this card, too.
struct ReminderCard: Card {
    static let verb = "reminder"
    private static let choosing = "nag"
    let id: ReminderID
    /// It offers how often to come again.
    let choosesNag: Bool

    init(_ id: ReminderID, choosesNag: Bool = false) {
        self.id = id
        self.choosesNag = choosesNag
    }

    init?(_ arguments: [String]) {
        guard let id = arguments.first.flatMap(ReminderID.init),
            arguments.count == 1 || arguments == ["\(id)", Self.choosing]
        else { return nil }
        self.init(id, choosesNag: arguments.count == 2)
    }

    var arguments: [String] { ["\(id)"] + (choosesNag ? [Self.choosing] : []) }
    var subject: String { "\(Self.verb):\(id)" }
    var thing: Thing? { .reminder(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let reminder = try session.reminder(id), let whose = try session.whose(.reminder(id)) else { return nil }
        let face = ReminderFace(reminder, session)
        let calm = try session.calmFace(of: reminder, next: session.nextNotice(of: .reminder(id)))
        var lines = face.lines.prefix(calm.isHeld ? 1 : .max).map { session.voice.say($0) } + calm.lines
        if face.isNotice, let asker = try session.asker(of: reminder) { lines.insert(session.voice.say(asker), at: 1) }
        if !face.isNotice {
            lines += try session.joinLine(of: reminder) + session.assumedZone
            lines += whose.lines
        }
        let zone = face.isNotice ? [] : session.zoneButtons
        let buttons = choosesNag ? face.nagButtons : face.buttons
        return CardFace(
            lines.joined(),
            buttons: (whose.isOwn ? try buttons + session.joinRow(of: reminder) + calm.buttons : []) + zone,
            topics: ["reminder:\(id)"] + whose.topics)
    }
}

/// What a reminder shows at a moment, to whoever looks.
struct ReminderFace {
    private let reminder: ReminderRecord
    private let session: Session
    private let next: Date?
    private var measures: Measures { session.measures }
    private var voice: Voice { session.voice }

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
    private var isAsked: Bool { asked?.assignee?.owner == session.viewer }

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

extension ReminderFace {
    var buttons: [[Button]] {
        guard !reminder.isDone else { return [foot] }
        guard reminder.isOpen else { return comingButtons + [foot] }
        if isAsked, let task = reminder.task {
            return [TaskAnswer.Step.allCases.map { TaskAnswer(task, $0).button(AskReply.answer($0), voice) }]
        }
        let answers = [.done] + (reminder.rule == nil ? [] : [ReminderPress.Step.skip, .stop])
        let steps = answers + delays + [.pick]
        let event = reminder.event.map { [[ShowCard(EventCard($0)).button(EventReply.open, voice)]] } ?? []
        return rows(steps.map(button)) + event + (reminder.nag == nil ? [] : [[nagButton(nil)]])
    }

    /// Of what comes before something those that come before it, too.
    private var delays: [ReminderPress.Step] {
        let start = reminder.lead == 0 ? nil : reminder.start(toldAt: reminder.toldDue ?? reminder.due)
        let choices: [(ReminderPress.Step, SnoozePlan.Choice)] = [
            (.tenMinutes, .tenMinutes), (.hour, .hour), (.tonight, .tonight), (.tomorrow, .tomorrow),
        ]
        return choices.filter { choice in
            plan.moment(choice.1).map { moment in start.map { moment < $0 } ?? true } == true
        }.map(\.0)
    }

    var nagButtons: [[Button]] {
        [NagPlan.choices.map { nagButton($0) }]
            + [[nagButton(nil), ShowCard(ReminderCard(reminder.id)).button(CommonReply.back, voice)]]
    }

    private var comingButtons: [[Button]] {
        let steps: [ReminderPress.Step] =
            reminder.rule == nil
            ? [.done, .time, .delete]
            : reminder.isAfterDone ? [.done, .time, .stop] : [.skip, .time, .stop]
        let ringing: [ReminderPress.Step] = [reminder.isAlarm ? .alarmOff : .alarm, .nag]
        return [steps.map(button), ringing.map(button), entry]
    }

    private var foot: [Button] {
        [
            ShowCard(RemindersCard()).button(ReminderReply.all, voice),
            HelpPress(area: .reminders).button(CommonReply.help, voice),
        ]
    }

    /// As a file for other calendars, and the event that it tells of.
    private var entry: [Button] {
        reminder.event.map { [ShowCard(EventCard($0)).button(EventReply.open, voice)] }
            ?? [SendEntry(.reminder(reminder.id)).button(EntryFileReply.button, voice)]
    }

    private var plan: SnoozePlan { session.snoozePlan(for: reminder) }

    /// Three to a row.
    private func rows(_ buttons: [Button]) -> [[Button]] {
        buttons.inRows(of: 3)
    }

    private func button(_ step: ReminderPress.Step) -> Button {
        var label = ReminderReply.step(step)
        if step == .done, reminder.isOpen, reminder.isAlarm { label = .gotIt }
        if step == .skip, !reminder.isOpen { label = .skipNext }
        let isOfMany = reminder.rule != nil || reminder.task != nil
        let moment = step.isOfMoment && isOfMany ? (reminder.isOpen ? reminder.toldDue : next) : nil
        return ReminderPress(id: reminder.id, step: step, moment: moment)
            .button(label, voice)
    }

    private func nagButton(_ seconds: Int?) -> Button {
        NagPress(id: reminder.id, seconds: seconds).button(RingReply.choice(seconds), voice)
    }
}

extension Session {
    func snoozePlan(for reminder: ReminderRecord) -> SnoozePlan {
        let frame = frame(of: nil)
        let zone = settings.timeZone
        return SnoozePlan(
            now: now, zone: zone, evening: frame.conventions.hours(of: .evening).usual,
            time: WallTime(reminder.toldDue ?? reminder.due, in: zone).minuteOfDay)
    }
}

import Actions
import Core
import Foundation
import Language
import Store

/// Waits for the moment to which a notice is put off.
struct SnoozeQuestion: Question {
    static let verb = "snooze"
    let reminder: ReminderID
    var subject: Thing? { .reminder(reminder) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        let length = spoken.lengthAlone ?? spoken.delayAlone
        guard let notice = try session.reminder(reminder), notice.isOpen else {
            try session.clearQuestion()
            return false
        }
        if spoken.isNotToday {
            try session.askSnooze(notice, isToday: false)
            return true
        }
        guard !spoken.text.isEmpty, !spoken.meansCommand, !spoken.line.isPresentStretch,
            !spoken.isOwnWish || length != nil,
            !spoken.isOfOther(than: notice.text), !spoken.line.asks || spoken.line.asksForTime
        else { return false }
        guard let time = try length ?? spoken.timeAlone() else {
            guard !spoken.mayBeCommand, spoken.line.triesTime else { return false }
            throw Refusal(ReminderReply.noTime(spoken.text), isOfAnswer: true)
        }
        try session.snooze(reminder, until: time, session.frame(of: spoken))
        return true
    }
}

/// A usual moment as the answer, by a button.
struct SnoozeTo: Press {
    static let verb = "snoozeTo"
    let reminder: ReminderID
    /// Seconds since 1970.
    let moment: Int

    init(reminder: ReminderID, moment: Date) {
        (self.reminder, self.moment) = (reminder, Int(moment.timeIntervalSince1970))
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = ReminderID(arguments[0]), let moment = Int(arguments[1]),
            (0..<100_000_000_000).contains(moment)
        else { return nil }
        (reminder, self.moment) = (id, moment)
    }

    var arguments: [String] { ["\(reminder)", "\(moment)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let date = Date(timeIntervalSince1970: Double(moment))
        guard date > session.now else { throw Refusal(ReminderReply.over(session.measures.when(date))) }
        try session.asNewMessage { try session.snooze(reminder, until: date) }
        return nil
    }
}

extension Session {
    /// Asks until when, with some moments to pick, of today as well where it may be today.
    func askSnooze(_ reminder: ReminderRecord, isToday: Bool = true) throws {
        guard reminder.isOpen else { throw Refusal(ReminderReply.notOpen) }
        let frame = frame(of: nil)
        let times = [
            SaidTime(seconds: 1800), SaidTime(seconds: 3 * 3600), SaidTime(day: .ahead(0), part: .evening),
            SaidTime(day: .ahead(1), part: .morning), SaidTime(day: .ahead(1), part: .evening),
        ]
        let moments = times.compactMap { time -> Date? in
            if case .moment(let read) = time.reading(in: frame) { read.date } else { nil }
        }
        let fitting = moments.filter { isToday || WallTime($0, in: settings.timeZone).day > present.day }
        let buttons = Set(fitting).sorted().map { moment in
            [
                SnoozeTo(reminder: reminder.id, moment: moment).button(
                    ReminderReply.instead(measures.pick(moment)), voice)
            ]
        }
        try ask(SnoozeQuestion(reminder: reminder.id))
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        try say(Outgoing(voice.say(ReminderReply.untilWhen(reminder.shortText)), buttons: buttons + [[cancel]]))
    }

    /// Puts a notice off to what was said.
    func snooze(_ id: ReminderID, until said: SaidTime, _ frame: TimeFrame) throws {
        guard let time = try time(said, in: frame) else {
            let morning = SaidTime(part: .morning)
            guard let whole = said.joined(with: morning), let time = try time(whole, in: frame) else {
                throw Refusal(ReminderReply.untilWhen(""))
            }
            return try snoozeInTime(id, until: time.date)
        }
        try snoozeInTime(id, until: time.date)
    }

    /// What is said of the notice of an event that is yet to begin may be meant of the event, so behind its start it is asked.
    private func snoozeInTime(_ id: ReminderID, until moment: Date) throws {
        guard let notice = try reminder(id), let start = try startToCome(of: notice), moment >= start else {
            return try snooze(id, until: moment)
        }
        let later = SnoozeTo(reminder: id, moment: moment).button(ReminderReply.instead(measures.pick(moment)), voice)
        let event = notice.event.map { ShowCard(EventCard($0)).button(EventReply.open, voice) }
        throw Refusal(
            ReminderReply.behindStart(notice.shortText, measures.when(start)),
            buttons: [[later], event.map { [$0] } ?? []].filter { !$0.isEmpty })
    }

    /// When the event at a time of day begins of which a notice tells; nil once it has begun.
    private func startToCome(of notice: ReminderRecord) throws -> Date? {
        guard !notice.hasOwnText, let event = try notice.event.flatMap({ try event($0) }), !event.isWholeDay,
            let start = notice.start(toldAt: notice.toldDue ?? notice.due), start > now
        else { return nil }
        return start
    }

    func snooze(_ id: ReminderID, until moment: Date) throws {
        try snoozeReminder(id, until: moment)
        if try question(as: SnoozeQuestion.self) != nil { try clearQuestion() }
        try show(ReminderCard(id), note: ReminderReply.putOff)
    }
}

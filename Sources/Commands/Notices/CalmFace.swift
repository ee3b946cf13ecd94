import Actions
import Core
import Foundation
import Store

/// What a reminder says of quiet hours and pauses.
struct CalmFace {
    var lines: [RichText] = []
    var buttons: [[Button]] = []
    /// Its time has come, and its notice waits.
    var isHeld = false
}

extension Session {
    /// Whether a notice that comes then would be held, with the button that lets it come anyway.
    func calmFace(of reminder: ReminderRecord, next: Date?) throws -> CalmFace {
        // An alarm is not held.
        guard let next, !reminder.isDone, !reminder.isAlarm else { return CalmFace() }
        if next > now, try heldSince(reminder.id) != nil {
            return CalmFace(
                lines: [voice.say(NoticeReply.held(measures.when(next)))],
                buttons: [[urgentButton(reminder, true)]], isHeld: true)
        }
        // As it would be, were it not urgent.
        let lapse = reminder.start(toldAt: next)
        switch try noticePolicy().verdict(
            on: .reminders, askedAt: reminder.createdAt, lapsesAt: lapse, at: max(next, now))
        {
        case .now: return CalmFace()
        case .hold where reminder.isUrgent, .drop where reminder.isUrgent:
            return CalmFace(buttons: [[urgentButton(reminder, false)]])
        case .hold(let until):
            let line = voice.say(NoticeReply.willWait(measures.when(until)))
            return CalmFace(lines: [line], buttons: [[urgentButton(reminder, true)]])
        case .drop:
            let on = LevelPress(kind: .reminders, level: .loud)
                .button(NoticeReply.setLevel(.reminders, .loud), voice)
            return CalmFace(lines: [voice.say(NoticeReply.isOff)], buttons: [[on, urgentButton(reminder, true)]])
        }
    }

    /// The same of the first notice to come of a to-do or an event; nothing where nothing is ever held.
    func calmFace(about thing: Thing) throws -> CalmFace {
        guard try noticePolicy().settings.mayHold(at: now) else { return CalmFace() }
        guard let first = try firstNotice(about: thing) else { return CalmFace() }
        return try calmFace(of: first.reminder, next: first.moment)
    }

    /// What settings say of quiet hours and a pause; nothing where there are none.
    func calmLines() throws -> [RichText] {
        let notices = try noticeSettings()
        var lines: [NoticeReply] = []
        if let quiet = notices.quiet { lines.append(.quiet(measures.clock(quiet.from), measures.clock(quiet.until))) }
        lines += pauseLine(notices)
        return lines.map { voice.say($0) }
    }

    /// What a pause that lasts, or is to come, looks like in settings.
    func pauseLine(_ notices: NoticeSettings) -> [NoticeReply] {
        guard let pause = notices.pause(at: now) else { return [] }
        guard pause.from > now else { return [.paused(measures.when(pause.until))] }
        return [.pauses(measures.edge(pause.from), measures.edge(pause.until))]
    }

    /// The button that offers a summary of each morning, once: to whoever has so many things coming that it helps.
    func summaryOffer() throws -> [[Button]] {
        guard try comingReminderCount() >= 3 else { return [] }
        let notices = try noticeSettings()
        guard notices.morningAt == nil, notices.eveningAt == nil, try mayOfferSummary() else { return [] }
        let minute = SummaryPress.usual(isEvening: false)
        let press = SummaryPress(isEvening: false, minute: minute)
        return [[press.button(SummaryReply.offer(measures.clock(minute)), voice)]]
    }

    private func urgentButton(_ reminder: ReminderRecord, _ isUrgent: Bool) -> Button {
        UrgentPress(reminder.id, isUrgent).button(NoticeReply.makeUrgent(isUrgent), voice)
    }
}

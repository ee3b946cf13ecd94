import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// Does what is said to a notice: that it is done, or when it is to be said again; false where the line answers none.
    ///
    /// A reply is about what it replies to; a word like "done" is about the notice that came last, for ten minutes, and one
    /// like "not today" then about the only one that waits.
    func answerNotice(_ spoken: Spoken) throws -> Bool {
        guard spoken.mayAnswerNotice else { return false }
        let meant = try noticesMeant(by: spoken)
        guard let thing = meant.first, thing.kind == .reminder else { return false }
        guard meant.count == 1 else {
            try askWhich(WhichNoticeQuestion(text: spoken.text, language: spoken.line.language, things: meant))
            return true
        }
        guard let reminder = try reminder(ReminderID(thing.id)) else { return false }
        guard try mayChange(thing) else {
            // Whoever answers a group's notice outright hears why it is not theirs to answer.
            if spoken.repliedThing != nil, reminder.isOpen, spoken.followUp?.answersNotice == true {
                _ = try reminderToChange(reminder.id)
            }
            return false
        }
        return try answer(reminder, spoken)
    }

    /// Does with a notice what the line says of one; false where it says nothing of the kind.
    func answer(_ reminder: ReminderRecord, _ spoken: Spoken) throws -> Bool {
        let followUp = spoken.followUp
        guard let followUp, followUp.answersNotice || followUp.kind == .delay && reminder.isOpen else {
            guard spoken.repliedThing != nil || spoken.isDelay, reminder.isOpen, followUp?.newTime == nil else {
                return false
            }
            return try answer(reminder, withTimeOf: spoken)
        }
        let isDone = followUp.kind == .done && spoken.repliedThing != nil && !reminder.isDone
        // "called her" is no word of "take the pill".
        guard reminder.isOpen || isDone, followUp.kind != .done || spoken.line.tellsDone(of: reminder.text) else {
            return false
        }
        try answer(reminder, followUp, spoken)
        return true
    }

    private func answer(_ reminder: ReminderRecord, _ followUp: FollowUp, _ spoken: Spoken) throws {
        let step: ReminderPress.Step
        switch followUp.kind {
        case .skip where reminder.rule != nil: step = .skip
        // "not today" of what comes once.
        case .skip: return try askSnooze(reminder, isToday: !spoken.isNotToday)
        case .stop: step = .stop
        case .putOff, .delay:
            let said = try followUp.length.map { SaidTime(length: $0) } ?? followUp.time?.get()
            guard let said else { return try askSnooze(reminder) }
            return try snooze(reminder.id, until: said, frame(of: spoken))
        default: step = .done
        }
        _ = try ReminderPress(id: reminder.id, step: step).perform(in: self)
    }

    /// "in 2 hours", "tomorrow at 9", "every Tuesday at 9".
    private func answer(_ reminder: ReminderRecord, withTimeOf spoken: Spoken) throws -> Bool {
        guard spoken.message.attachments.isEmpty, !spoken.meansCommand || spoken.isDelay, !spoken.isSlashCommand,
            spoken.line.times.allSatisfy({ $0.wordsOutside <= 1 })
        else { return false }
        do {
            guard let time = try spoken.timeAlone() else { return false }
            try snooze(reminder.id, until: time, frame(of: spoken))
        } catch let problem as TimeProblem {
            guard let said = problem.repetition else { throw problem }
            try keep(said, for: ReminderTimeQuestion(text: reminder.text, reminder: reminder.id), of: spoken)
        }
        return true
    }
}

extension Spoken {
    /// It replies, or says something or a time that is said of a notice; only then it is looked for which one.
    fileprivate var mayAnswerNotice: Bool {
        repliedThing != nil || followUp.map { $0.answersNotice || $0.kind == .delay } == true || isDelay
    }

    /// Nothing but a time from now on: "in an hour", "tonight", "tomorrow at 9".
    var isDelay: Bool {
        guard line.times.count == 1, line.times[0].wordsOutside == 0, case .success(let time) = line.times[0].time
        else {
            return false
        }
        return time.length != nil || time.clock != nil || time.part != nil || time.day != .ahead(0)
    }

    /// "in 5" where a time is asked for: minutes.
    var delayAlone: SaidTime? {
        followUp.flatMap { $0.kind == .putOff ? $0.length : nil }.map { SaidTime(length: $0) }
    }

    /// "not today"
    var isNotToday: Bool {
        followUp?.kind == .skip && line.timeValues.contains { $0.value == .time(SaidTime(day: .ahead(0))) }
    }
}

import Actions
import Core
import Foundation
import Language
import Store

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
        return steps.map(button).inRows(of: 3) + event + (reminder.nag == nil ? [] : [[nagButton(nil)]])
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

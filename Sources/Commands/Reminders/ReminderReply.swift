import Core
import Language

/// What reminders say.
enum ReminderReply: Reply {
    case what, empty, notAsked, all, finished, isItDone, putOff, followed
    case when(String), whatTime(String), whatTimeOn(String, Wording), untilWhen(String)
    case againAt(String, Wording)
    case skipped, stopped, notOpen, noneTold, eveningIsOver, gotIt, wakeUp, timer, skipNext
    case choice(RemindAt.Choice)
    case step(ReminderPress.Step)
    case kept(String, Wording, isGroup: Bool)
    case keptLate(String, Wording)
    case whole(RichText)
    case assumed(TimeAssumption, String)
    case behindStart(String, Wording)
    case over(Wording), past(Wording), offered(Wording), instead(Wording), isThere, changedSince
    case noTime(String)
    case tooLong(Int)
    case notice(String)
    case late(String, due: String)
    case done(String)
    case at(Wording), again(Wording), wasDue(Wording), moved(Wording)
    case deleted(String)

    var wording: Wording {
        switch self {
        case .what: Wording("reminder.what", "What shall I remind you of?")
        case .empty:
            Wording("reminder.empty", "A reminder needs some words. Type `remind me at 18:00 to call mum`.")
        case .notAsked:
            Wording("reminder.notAsked", "That question is closed. Type `remind me at 18:00 to call mum`.")
        case .all: Wording("reminder.all", "All reminders")
        case .finished: Wording("reminder.finished", "Done.")
        case .isItDone: Wording("reminder.isItDone", "Is it done, or shall I say it again later?")
        case .putOff: Wording("reminder.putOff", "Put off.")
        case .followed: Wording("reminder.followed", "Your change is kept:")
        case .when(let text): Wording("reminder.when", "When shall I remind you? ({text})", ["text": .text(text)])
        case .whatTime(let text):
            Wording("reminder.whatTime", "At what time of day? ({text})", ["text": .text(text)])
        case .whatTimeOn(let text, let day):
            Wording(
                "reminder.whatTimeOn", "At what time {day}? ({text})", ["text": .text(text), "day": .wording(day)])
        case .untilWhen(let text):
            Wording(
                "reminder.untilWhen",
                "When shall I say it again? ({text}) Tap one, or type a time like `in 2 hours` or `Friday at 9`.",
                ["text": .text(text)])
        case .againAt(let text, let when):
            Wording("reminder.againAt", "{text}: again *{when}*", ["text": .text(text), "when": .wording(when)])
        case .skipped: Wording("reminder.skipped", "Skipped.")
        case .stopped: Wording("reminder.stopped", "Stopped.")
        case .notOpen: Wording("reminder.notOpen", "There is nothing to put off: that was answered, or is not due yet.")
        case .noneTold:
            Wording(
                "reminder.noneTold",
                "No notice of mine waits for an answer, so there is nothing to put off. `reminders` lists what is coming."
            )
        case .eveningIsOver: Wording("reminder.eveningIsOver", "This evening has passed.")
        case .wakeUp: Wording("reminder.wakeUp", "Alarm")
        case .timer: Wording("reminder.timer", "Timer")
        case .skipNext: Wording("reminder.skipNext", "Skip the next")
        case .gotIt: Wording("reminder.gotIt", "Got it")
        case .choice(let choice): Self.wording(of: choice)
        case .step(let step): Self.wording(of: step)
        case .kept(let text, let when, false):
            Wording(
                "reminder.kept", "I will remind you *{when}*: {text}", ["when": .wording(when), "text": .text(text)])
        case .kept(let text, let when, true):
            Wording(
                "reminder.keptInGroup", "I will remind this group *{when}*: {text}",
                ["when": .wording(when), "text": .text(text)])
        case .keptLate(let text, let when):
            Wording(
                "reminder.keptLate", "I was away *{when}*, when this was due: {text}",
                ["when": .wording(when), "text": .text(text)])
        case .whole(let text): Wording("reminder.whole", "{text}", ["text": .rich(text)])
        case .assumed(let assumption, let time): Self.wording(of: assumption, time)
        case .behindStart(let title, let when):
            Wording(
                "reminder.behindStart",
                "*{title}* is {when}; a notice behind that comes too late. Nothing is changed: put it off all the same, or move the event.",
                ["title": .text(title), "when": .wording(when)])
        case .over(let when):
            Wording(
                "reminder.over", "That has passed ({when}). Type a time to come, like `tomorrow at 8`.",
                ["when": .wording(when)])
        case .past(let when): Wording("reminder.past", "That has passed ({when}).", ["when": .wording(when)])
        case .offered(let problem):
            Wording(
                "reminder.offered", "{problem} Tap what you meant, or type another time.",
                ["problem": .wording(problem)])
        case .instead(let when): Wording("reminder.instead", "{when}", ["when": .wording(when)])
        case .isThere: Wording("reminder.isThere", "It is set to that already.")
        case .changedSince:
            Wording("reminder.changedSince", "That reminder was changed since; `reminders` shows it as it is.")
        case .noTime(let text):
            Wording(
                "reminder.noTime",
                "I read no time in “{text}”. Type one like `in 20 minutes`, `at 18:00` or `Friday at 3pm`, or `cancel`.",
                ["text": .text(text.cut(after: 60))])
        case .tooLong(let length):
            Wording(
                "reminder.tooLong", "A reminder has at most 1000 characters; that one has {length}.",
                ["length": .number(length)])
        case .notice(let text): Wording("reminder.notice", "⏰ {text}", ["text": .text(text)])
        case .late(let text, let due):
            Wording("reminder.late", "⏰ {text} (late, due {due})", ["text": .text(text), "due": .text(due)])
        case .done(let text): Wording("reminder.done", "✓ {text}", ["text": .text(text)])
        case .at(let when): Wording("reminder.at", "Coming {when}", ["when": .wording(when)])
        case .again(let when):
            Wording("reminder.again", "Again {when} (due date unchanged)", ["when": .wording(when)])
        case .wasDue(let when): Wording("reminder.wasDue", "It was due {when}", ["when": .wording(when)])
        case .moved(let when): Wording("reminder.moved", "I will remind you *{when}*.", ["when": .wording(when)])
        case .deleted(let text): Wording("reminder.deleted", "Cancelled: {text}", ["text": .text(text)])
        }
    }

    private static func wording(of choice: RemindAt.Choice) -> Wording {
        switch choice {
        case .hour: Wording("reminder.inAnHour", "In 1 hour")
        case .thisEvening: Wording("reminder.thisEvening", "This evening")
        case .tomorrow: Wording("reminder.tomorrowMorning", "Tomorrow morning")
        case .morning: Wording("reminder.morning", "Morning")
        case .noon: Wording("reminder.noon", "Noon")
        case .evening: Wording("reminder.evening", "Evening")
        }
    }

    private static func wording(of step: ReminderPress.Step) -> Wording {
        switch step {
        case .done: Wording("reminder.markDone", "Done")
        case .skip: Wording("reminder.skip", "Skip this one")
        case .stop: Wording("reminder.stop", "Stop")
        case .tonight: Wording("reminder.tonight", "Tonight")
        case .pick: Wording("reminder.pick", "Pick")
        case .alarm: Wording("reminder.alarm", "Alarm")
        case .alarmOff: Wording("reminder.alarmOff", "Alarm off")
        case .nag: Wording("reminder.nag", "Nag")
        case .tenMinutes: Wording("reminder.tenMinutes", "10 min")
        case .hour: Wording("reminder.hour", "1 h")
        case .tomorrow: Wording("reminder.tomorrow", "Tomorrow")
        case .time: Wording("reminder.time", "Change time")
        case .delete: Wording("reminder.cancel", "Cancel reminder")
        }
    }

    private static func wording(of assumption: TimeAssumption, _ time: String) -> Wording {
        switch assumption {
        case .tomorrow:
            Wording("reminder.isTomorrow", "_(tomorrow, since {time} has passed today)_", ["time": .text(time)])
        case .halfOfDay:
            Wording("reminder.isHalf", "_({time}, since neither am nor pm was said)_", ["time": .text(time)])
        case .order:
            Wording("reminder.isOrder", "_({time}, since either number may be the month)_", ["time": .text(time)])
        case .nextWeek: Wording("reminder.isNextWeek", "_({time}, in the next week)_", ["time": .text(time)])
        case .otherWeekday:
            Wording("reminder.isOther", "_({time}, though you said another weekday)_", ["time": .text(time)])
        case .nextYear:
            Wording("reminder.isNextYear", "_({time}, since that day has passed this year)_", ["time": .text(time)])
        case .part: Wording("reminder.isPart", "_({time}, since no hour was said)_", ["time": .text(time)])
        case .skipped:
            Wording(
                "reminder.isSkipped", "_({time}, since the clocks go forward and leave out the time you said)_",
                ["time": .text(time)])
        case .twice:
            Wording(
                "reminder.isTwice", "_(the clocks go back and show {time} twice; this is the first)_",
                ["time": .text(time)])
        }
    }
}

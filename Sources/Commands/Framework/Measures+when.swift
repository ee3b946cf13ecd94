import Core
import Foundation
import Language

extension Measures {
    /// "today at 18:00", "tomorrow at 08:00", "on Friday, 20 Nov at 15:00".
    func when(_ moment: Date) -> Wording {
        let wall = WallTime(moment, in: settings.timeZone), today = WallTime(now, in: settings.timeZone).day
        let time = WordingValue.text(time(moment))
        return switch wall.day - today {
        case 0: Wording("when.today", "today at {time}", ["time": time])
        case 1: Wording("when.tomorrow", "tomorrow at {time}", ["time": time])
        case -1: Wording("when.yesterday", "yesterday at {time}", ["time": time])
        default:
            Wording(
                "when.day", "on {weekday}, {day} at {time}",
                [
                    "weekday": .wording(SettingsReply.day(wall.weekday)), "day": .text(day(moment)), "time": time,
                ])
        }
    }

    /// A time of day alone, in minutes since midnight.
    func clockTime(_ minute: Int) -> Wording { Wording("event.clock", "{time}", ["time": .text(clock(minute))]) }

    /// A moment on a button: "Today 18:00", "Tomorrow 08:00", "Friday, 20 Nov 15:00".
    func pick(_ moment: Date) -> Wording { pick(WallTime(moment, in: settings.timeZone).day, moment, hasTime: true) }

    func pick(_ meant: MeantTime) -> Wording {
        let wall = WallTime(day: meant.day, hour: 0, minute: meant.minute ?? 720)
        return pick(meant.day, wall.moments(in: settings.timeZone).dates.first ?? now, hasTime: meant.minute != nil)
    }

    private func pick(_ number: Int, _ moment: Date, hasTime: Bool) -> Wording {
        let time = WordingValue.text(time(moment))
        let weekday = WordingValue.wording(SettingsReply.day(CalendarDate.weekday(of: number)))
        let day = WordingValue.text(day(moment))
        guard hasTime else { return Wording("pick.date", "{weekday}, {day}", ["weekday": weekday, "day": day]) }
        return switch number - WallTime(now, in: settings.timeZone).day {
        case 0: Wording("pick.today", "Today {time}", ["time": time])
        case 1: Wording("pick.tomorrow", "Tomorrow {time}", ["time": time])
        default: Wording("pick.day", "{weekday}, {day} {time}", ["weekday": weekday, "day": day, "time": time])
        }
    }

    /// An hour of the day on a button.
    func pick(hour: Int) -> Wording { Wording("pick.hour", "At {time}", ["time": .text(clock(hour * 60))]) }

    /// What a note about an assumption names: the time of day, or the day.
    func assumed(_ assumption: TimeAssumption, _ moment: Date) -> String {
        switch assumption {
        case .order, .nextWeek, .otherWeekday, .nextYear: day(moment)
        default: time(moment)
        }
    }

    /// "08:00", with the day when it was another one than that of `told`.
    func timeOrMoment(_ moment: Date, toldAt told: Date) -> String {
        let zone = settings.timeZone
        return WallTime(moment, in: zone).day == WallTime(told, in: zone).day ? time(moment) : self.moment(moment)
    }
}

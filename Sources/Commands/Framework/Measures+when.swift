import Core
import Foundation

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

    /// "08:00", with the day when it was another one than that of `told`.
    func timeOrMoment(_ moment: Date, toldAt told: Date) -> String {
        let zone = settings.timeZone
        return WallTime(moment, in: zone).day == WallTime(told, in: zone).day ? time(moment) : self.moment(moment)
    }
}

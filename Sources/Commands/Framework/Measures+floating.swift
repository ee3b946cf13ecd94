import Core
import Foundation
import Language

extension Measures {
    /// "today", "tomorrow at 18:00", "on Friday, 20 Nov".
    func when(_ time: FloatingTime) -> Wording {
        guard time.minute == nil else { return when(time.moment(in: settings.timeZone)) }
        return nearDay(time)
            ?? Wording(
                "when.wholeDay", "on {weekday}, {day}",
                [
                    "weekday": .wording(SettingsReply.day(CalendarDate.weekday(of: time.day))),
                    "day": .text(day(noon(time))),
                ])
    }

    /// On a button: "Today", "Friday, 20 Nov 15:00".
    func pick(_ time: FloatingTime) -> Wording {
        pick(MeantTime(day: time.day, minute: time.minute))
    }

    /// In a row of a list: "today 18:00", "20 Nov".
    func short(_ time: FloatingTime) -> String {
        let clock = time.minute.map { " " + self.clock($0) } ?? ""
        return (nearDay(time).map { voice.words($0) } ?? day(noon(time))) + clock
    }

    /// Behind other words: "today 18:00", "Monday, 16 Mar".
    func inSentence(_ moment: Date) -> String { inSentence(FloatingTime(moment, in: settings.timeZone)) }

    func inSentence(_ time: FloatingTime) -> String {
        nearDay(time) == nil ? voice.words(pick(time)) : short(time)
    }

    /// nil for a day that is neither today nor beside it.
    private func nearDay(_ time: FloatingTime) -> Wording? {
        switch time.day - WallTime(now, in: settings.timeZone).day {
        case 0: Wording("when.wholeToday", "today")
        case 1: Wording("when.wholeTomorrow", "tomorrow")
        case -1: Wording("when.wholeYesterday", "yesterday")
        default: nil
        }
    }

    private func noon(_ time: FloatingTime) -> Date {
        FloatingTime(time.date, minute: 720).moment(in: settings.timeZone)
    }
}

import Core
import Language

/// A minute of the day, as a clock with twelve hours shows it.
struct ClockMinute {
    let minute: Int

    /// The time that it is with those words behind it: 7:00 with "pm"; nil where they are none of a clock.
    func said(in words: String, language: LanguageID) -> Result<SaidTime, TimeProblem>? {
        guard words.count <= Self.longest, words.contains(where: \.isLetter) else { return nil }
        let hour = minute / 60 % 12 == 0 ? 12 : minute / 60 % 12
        let clock = "\(hour):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
        return FollowUp(timeAlone: LineReader.read("\(clock) \(words)", language: language))?.newTime
    }

    /// "half past", "quarter to" with its hour behind them; nil where they are none of a clock.
    func said(before words: String, language: LanguageID) -> SaidTime? {
        let hour = minute / 60 % 12 == 0 ? 12 : minute / 60 % 12
        guard LineReader.read(words, language: language).timeValues.isEmpty,
            case .time(var time)? = LineReader.read("\(words) \(hour)", language: language).soleTime,
            time.clock?.minute != 0
        else { return nil }
        time.clock?.half = minute < 720 ? .am : .pm
        return time
    }

    /// The same hour in that part of the day: 6:00 in the morning of 18:00; nil where it is no hour of that part.
    func said(in part: DayPart) -> SaidTime? {
        let hour = minute / 60 % 12
        switch part {
        case .morning where (5...11).contains(hour): return SaidTime(clock: .init(minuteOfDay: hour * 60 + minute % 60))
        case .evening where (5...9).contains(hour), .afternoon where (1...5).contains(hour):
            return SaidTime(clock: .init(minuteOfDay: (hour + 12) * 60 + minute % 60))
        default: return nil
        }
    }

    /// Of "p.m.".
    private static let longest = 4
}

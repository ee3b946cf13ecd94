import Core
import Foundation
import Language

extension Measures {
    /// Where a pause to come begins or ends: a day where it is its midnight.
    func edge(_ moment: Date) -> Wording {
        let wall = WallTime(moment, in: settings.timeZone)
        return wall.minuteOfDay == 0 ? pick(FloatingTime(day: wall.day)) : pick(moment)
    }
}

/// When a pause ends, as it was said. A day means its morning, so that nothing rings at midnight.
struct PauseEnd {
    /// Seconds.
    static let longest: Double = 366 * .day
    let date: Date

    /// nil where nothing is said of it.
    init?(_ line: ReadLine, in frame: TimeFrame, _ settings: Settings) {
        guard let value = line.timeValues.first?.value, let date = Self.date(value, frame, settings) else { return nil }
        self.date = date
    }

    /// The morning of a day since 1970-01-01.
    static func morning(of day: Int, _ settings: Settings) -> Date {
        DailyMoment(minute: settings.minute(of: .morning)).on(day, in: settings.timeZone)
    }

    private static func date(_ value: SaidValue, _ frame: TimeFrame, _ settings: Settings) -> Date? {
        switch value {
        case .time(let time), .span(.until(let time, _)), .span(.before(let time)):
            return date(time, frame, settings)
        case .length(let length), .span(.within(let length)):
            return date(SaidTime(length: length), frame, settings)
        case .span(.after(let time)):
            return SaidValue.span(.after(time)).span(in: frame)?.start.map { morning(of: $0.day, settings) }
        case .span(.counted), .span(.lasting):
            return value.span(in: frame)?.end.map { morning(of: $0.day, settings) }
        default: return nil
        }
    }

    private static func date(_ time: SaidTime, _ frame: TimeFrame, _ settings: Settings) -> Date? {
        let isDay = time.clock == nil && time.part == nil && time.length.map(\.isOfDays) ?? true
        switch time.reading(in: frame) {
        case .moment(let read):
            return isDay ? morning(said: WallTime(read.date, in: settings.timeZone).day, frame, settings) : read.date
        case .over(let date): return date
        case .noClock:
            return SaidValue.time(time).span(in: frame)?.start.map { morning(said: $0.day, frame, settings) }
        }
    }

    /// The morning of that day; "pause today" is until the next one.
    private static func morning(said day: Int, _ frame: TimeFrame, _ settings: Settings) -> Date {
        let today = WallTime(frame.now, in: settings.timeZone).day
        return morning(of: day == today ? day + 1 : day, settings)
    }
}

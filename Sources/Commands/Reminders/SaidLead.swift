import Actions
import Core
import Foundation
import Language

/// When somebody is told before a thing: so long before it, or on an earlier day at a time of day.
enum SaidLead: Hashable, Sendable {
    case length(SaidLength)
    /// "the evening before", "two days before at 18:00": so many days of the calendar before, and when on that day.
    case day(Int, SaidTime)

    var isDay: Bool { if case .day = self { true } else { false } }

    /// "1 day and 1 hour", "the evening", "the day before at 8"; a day where a line names nothing else.
    /// - Throws: the sentence to be shown where its words are no length of time.
    static func all(in said: Said) throws -> [SaidLead] {
        let line = said.spoken.line, at = try said.slots.time("at")
        let typed = ["lead", "more", "third"].compactMap { said.slots[$0]?.typed }.joined(separator: ", ")
        let words = said.slots.text("unit").map { "1 \($0)" } ?? typed
        let lengths = Self.lengths(words, line.language)
        guard lengths.isEmpty else { return try (lengths + next(in: said)).map { try SaidLead($0, at, line) } }
        guard let part = Self.part(of: words.isEmpty ? line : LineReader.read(words, language: line.language)) else {
            guard words.isEmpty else { throw Refusal(BeforeReply.noLead(words)) }
            return [try SaidLead(SaidLength(days: 1, unit: .day), at, line)]
        }
        let time = SaidTime(part: part)
        guard let evening = at?.part == nil ? time.joined(with: at ?? SaidTime()) : at else { return [.day(1, time)] }
        return [.day(1, evening)]
    }

    /// "and a day before" behind another.
    private static func next(in said: Said) throws -> [SaidLength] {
        guard let words = said.slots["next"]?.typed ?? said.slots.text("nextUnit").map({ "1 \($0)" }) else { return [] }
        let lengths = lengths(words, said.spoken.line.language)
        guard !lengths.isEmpty else { throw Refusal(BeforeReply.noLead(words)) }
        return lengths
    }

    /// At a time of day only where the length is of whole days.
    private init(_ length: SaidLength, _ at: SaidTime?, _ line: ReadLine) throws {
        self = .length(length)
        guard let at else { return }
        guard at.day == nil, at.length == nil, let day = self.at(at) else {
            throw Refusal(BeforeReply.noLead(line.text))
        }
        self = day
    }

    /// The same days before, at a time of day; nil for what is no whole days, or says a time of day itself.
    func at(_ time: SaidTime) -> SaidLead? {
        guard case .length(let length) = self, length.months == 0, length.seconds == 0 else { return nil }
        return .day(length.days, time)
    }

    private static func part(of line: ReadLine) -> DayPart? { line.says(.eve) ? .evening : line.dayPart }

    /// "a week" alone is no length of time elsewhere; here the first word of such is a one.
    static func lengths(_ words: String, _ language: LanguageID) -> [SaidLength] {
        let read = LineReader.read(words, language: language).lengths
        guard read.isEmpty else { return read }
        let rest = words.split(separator: " ").dropFirst().joined(separator: " ")
        return LineReader.read("1 " + rest, language: language).lengths
    }

    /// That before what begins then; nil for less than a minute, or more than a year.
    func lead(before start: FloatingTime, _ settings: Settings) -> Lead? {
        guard let seconds = seconds(before: start, settings) else { return nil }
        guard isDay else { return Lead(seconds: seconds) }
        let told = WallTime(seconds: start.wall.seconds - seconds)
        return Lead(Lead.Day(days: start.day - told.day, minute: told.minuteOfDay), before: start)
    }

    /// How long that is on the clocks; nil for less than a minute, or more than a year.
    private func seconds(before start: FloatingTime, _ settings: Settings) -> Int? {
        let seconds: Int
        switch self {
        // A month is thirty days.
        case .length(let length): seconds = (length.months * 30 + length.days) * 86_400 + Int(length.seconds)
        case .day:
            guard let moment = moment(before: start.moment(in: settings.timeZone), settings) else { return nil }
            seconds = start.wall.seconds - WallTime(moment, in: settings.timeZone).seconds
        }
        return (60...31_622_400).contains(seconds) ? seconds : nil
    }

    /// On the clocks of whoever has said it; nil where the calendar has no such moment.
    func moment(before date: Date, _ settings: Settings) -> Date? {
        switch self {
        case .length(let length): return length.moment(before: date, in: settings.timeZone)
        case .day(let days, let time):
            let midnight = FloatingTime(day: WallTime(date, in: settings.timeZone).day - days, minute: 0)
            let frame = TimeFrame(now: midnight.moment(in: settings.timeZone), settings: settings)
            guard case .moment(let read) = time.reading(in: frame) else { return nil }
            return read.date
        }
    }
}

extension SaidLead: CustomStringConvertible {
    /// For tests: "1 days", "1 days before, at evening".
    var description: String {
        switch self {
        case .length(let length): "\(length)"
        case .day(let days, let time): "\(days) days before, at \(time)"
        }
    }
}

extension ReadLine {
    fileprivate var lengths: [SaidLength] {
        timeValues.flatMap { value -> [SaidLength] in
            if case .length(let length) = value.value { length.parts } else { [] }
        }
    }
}

extension SaidLength {
    /// "1 day and 1 hour" before are two times; "1 hour and 30 minutes" are one.
    fileprivate var parts: [SaidLength] {
        guard (months != 0 || days != 0) && seconds > 0 else {
            return seconds >= 0 && self != SaidLength() ? [self] : []
        }
        return [SaidLength(months: months, days: days, unit: unit), SaidLength(seconds: seconds, unit: .hour)]
    }

    /// Days are those of the calendar.
    fileprivate func moment(before date: Date, in zone: TimeZone) -> Date? {
        let wall = WallTime(date, in: zone)
        let day = CalendarDate(dayNumber: wall.day).adding(months: -months).dayNumber - days
        let moved = WallTime(seconds: wall.seconds + (day - wall.day) * 86_400)
        let start = day == wall.day ? date : moved.moments(in: zone).dates.first
        return start?.addingTimeInterval(-seconds)
    }
}

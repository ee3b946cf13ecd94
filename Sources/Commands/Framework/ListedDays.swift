import Actions
import Core
import Foundation
import Language
import Store

/// Days that a list is of, since 1970-01-01, both included.
struct ListedDays: CodeArgument, Hashable {
    let first: Int
    let last: Int

    init(_ first: Int, _ last: Int) { (self.first, self.last) = (first, max(first, last)) }

    init?(code: String) {
        let numbers = code.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy((0..<1_000_000).contains), numbers[0] <= numbers[1] else {
            return nil
        }
        self.init(numbers[0], numbers[1])
    }

    var code: String { "\(first)-\(last)" }
    var range: ClosedRange<Int> { first...last }
}

extension Slots {
    /// A time or a stretch of time that may name days; throws why what was meant as one is none.
    func timeOrSpan(_ name: String) throws(TimeProblem) -> SaidValue? {
        if case .timeSpan(let span) = self[name]?.value { return .span(span) }
        return try time(name).map { .time($0) }
    }
}

extension Session {
    /// The days that were said, what is open in the past from today on; nil where none are, or no end of them is.
    func days(of value: SaidValue, _ spoken: Spoken) -> ListedDays? {
        value.days(in: frame(of: spoken), today: present.day)
    }
}

extension Session {
    /// The same of what has been: "on Friday" is the last one, "at the weekend" the one before this week's, "in June" the
    /// June before this month, and what is open ends today.
    func pastDays(of value: SaidValue, _ spoken: Spoken) -> ListedDays? {
        let frame = frame(of: spoken)
        if case .time(let time) = value, let day = time.latestDay(in: frame) { return ListedDays(day, day) }
        if case .span(.since) = value, let start = value.span(in: frame)?.start {
            return ListedDays(start.day, present.day)
        }
        guard let days = days(of: value, spoken), days.first > present.day, case .time = value else {
            return days(of: value, spoken)
        }
        let (settings, today) = (settings, present.day)
        let before = [7.0, 365].lazy.compactMap { days in
            let then = TimeFrame(now: frame.now.addingTimeInterval(-days * .day), settings: settings)
            return value.days(in: then, today: today)
        }
        return before.first { $0.first <= today }
    }
}

extension SaidValue {
    func days(in frame: TimeFrame, today: Int) -> ListedDays? {
        guard let span = span(in: frame), span.start != nil || span.end != nil else { return nil }
        let first = span.start?.day ?? today
        let end = span.end.map { span.hasTime && $0.minuteOfDay > 0 ? $0.day : $0.day - 1 }
        guard first > 0, let last = end ?? (isWithoutEnd ? nil : first) else { return nil }
        return ListedDays(first, last)
    }

    /// "after Friday", "since May".
    fileprivate var isWithoutEnd: Bool {
        switch self {
        case .span(.after), .span(.since): true
        default: false
        }
    }
}

extension Measures {
    /// Days in the title of a list: "tomorrow", "Friday, 20 Nov", "20 Nov – 22 Nov".
    func days(_ days: ListedDays) -> Wording {
        let first = FloatingTime(day: days.first), today = WallTime(now, in: settings.timeZone).day
        guard days.first == days.last else {
            let last = short(FloatingTime(day: days.last))
            return Wording("days.range", "{first} – {last}", ["first": .text(short(first)), "last": .text(last)])
        }
        guard abs(days.first - today) > 1 else { return Wording("days.near", "{day}", ["day": .text(short(first))]) }
        return pick(first)
    }
}

import Core
import Foundation

/// Dates, times and lengths as a calendar writes them (RFC 5545, 3.3.4 to 3.3.6 and 3.3.14).
enum ICSTimes {
    /// A date, or a date with a time, and whether it is in UTC.
    struct Stamp: Equatable {
        let date: CalendarDate
        /// Seconds since midnight; nil for a whole day.
        let second: Int?
        let isUTC: Bool

        var wall: WallTime { WallTime(day: date.dayNumber, second: second ?? 0) }
    }

    /// "20260314", "20260314T090000", "20260314T090000Z"; also with the dashes and colons of ISO 8601.
    static func stamp(_ text: some StringProtocol) -> Stamp? {
        var digits = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") && $0 != 0x20 }
        let isUTC = digits.last == UInt8(ascii: "Z") || digits.last == UInt8(ascii: "z")
        if isUTC { digits.removeLast() }
        guard let year = number(digits, 0..<4), year > 0, let month = number(digits, 4..<6),
            let day = number(digits, 6..<8), let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        guard digits.count > 8 else { return Stamp(date: date, second: nil, isUTC: false) }
        guard [UInt8(ascii: "T"), UInt8(ascii: "t")].contains(digits[8]),
            let hour = number(digits, 9..<11), hour <= 24, let minute = number(digits, 11..<13), minute < 60,
            digits.count == 13 || digits.count == 15
        else { return nil }
        guard let second = digits.count == 13 ? 0 : number(digits, 13..<15), second <= 60 else { return nil }
        // A leap second is the one before it; 24:00 is the next day.
        let seconds = hour * 3600 + minute * 60 + min(59, second)
        guard seconds >= 86_400 else { return Stamp(date: date, second: seconds, isUTC: isUTC) }
        let next = CalendarDate(dayNumber: date.dayNumber + 1)
        return hour == 24 && minute == 0 && second == 0 ? Stamp(date: next, second: 0, isUTC: isUTC) : nil
    }

    private static func number(_ digits: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.upperBound <= digits.count else { return nil }
        var result = 0
        for digit in digits[range] {
            guard (0x30...0x39).contains(digit) else { return nil }
            result = result * 10 + Int(digit) - 0x30
        }
        return result
    }

    /// "P1W", "-PT15M", "P1DT2H30M"; at most some thousand years, which nine digits of each unit, once, cannot overflow.
    static func length(_ text: String) -> CalendarLength? {
        var rest = text.trimmed.uppercased()[...]
        let sign = rest.first == "-" ? -1 : 1
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        guard rest.first == "P" else { return nil }
        rest.removeFirst()
        var length = CalendarLength(), isTime = false, units: Set<Character> = []
        while let first = rest.first {
            if first == "T", !isTime {
                isTime = true
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard digits.count <= 9, let number = Int(digits), let unit = rest.popFirst() else { return nil }
            guard units.insert(unit).inserted, length.add(number * sign, of: unit, isTime: isTime) else { return nil }
        }
        return !units.isEmpty && abs(length.allSeconds) < 200_000_000_000 ? length : nil
    }

    /// "+0100", "-033000": seconds east of UTC.
    static func offset(_ text: String) -> Int? {
        let digits = text.utf8.filter { $0 != UInt8(ascii: ":") && $0 != 0x20 }
        guard digits.count == 5 || digits.count == 7, let sign = digits.first, sign == 0x2B || sign == 0x2D,
            let hour = number(digits, 1..<3), let minute = number(digits, 3..<5), hour < 24, minute < 60
        else { return nil }
        guard let second = digits.count == 7 ? number(digits, 5..<7) : 0, second < 60 else { return nil }
        return (sign == 0x2D ? -1 : 1) * (hour * 3600 + minute * 60 + second)
    }
}

extension ICSTimes {
    static func text(_ date: CalendarDate) -> String { date.text.filter { $0 != "-" } }

    /// "20260314T090000"
    static func text(_ wall: WallTime) -> String {
        let second = wall.secondOfDay
        let digits = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return text(CalendarDate(dayNumber: wall.day)) + "T" + digits.joined()
    }

    /// "20260314T090000Z"
    static func text(_ date: Date) -> String { text(CalendarZone.utc.wallTime(at: date)) + "Z" }

    /// "-P1DT30M"
    static func text(_ length: CalendarLength) -> String {
        let isBack = length.allSeconds < 0
        // One sign is for all of it.
        let isMixed = length.days != 0 && length.seconds != 0 && (length.days < 0) != (length.seconds < 0)
        let days = isMixed ? 0 : abs(length.days)
        let seconds = abs(isMixed ? length.allSeconds : length.seconds)
        let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
        let time = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
        let date = days > 0 ? "\(days)D" : ""
        return (isBack ? "-P" : "P") + (date + (time.isEmpty ? "" : "T" + time)).ifEmpty("T0S")
    }

    /// "+0100"
    static func text(offset: Int) -> String {
        let digits = [abs(offset) / 3600, abs(offset) / 60 % 60, abs(offset) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return (offset < 0 ? "-" : "+") + digits.prefix(abs(offset) % 60 == 0 ? 2 : 3).joined()
    }
}

extension CalendarLength {
    fileprivate mutating func add(_ number: Int, of unit: Character, isTime: Bool) -> Bool {
        switch (unit, isTime) {
        case ("W", false): days += number * 7
        case ("D", false): days += number
        case ("H", true): seconds += number * 3600
        case ("M", true): seconds += number * 60
        case ("S", true): seconds += number
        default: return false
        }
        return true
    }
}

extension String {
    fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}

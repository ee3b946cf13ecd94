extension Recurrence {
    private static let dayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    /// "FREQ=MONTHLY;BYDAY=2FR": the value of an RRULE, and behind it what a calendar has as EXDATE: "EXDATE=20260324".
    package var text: String {
        var parts = ["FREQ=\(frequency.rawValue)"]
        if interval > 1 { parts.append("INTERVAL=\(interval)") }
        if let count { parts.append("COUNT=\(count)") }
        if let until { parts.append("UNTIL=\(Self.compact(until))") }
        let lists: [(String, [Int])] = [
            ("BYMONTH", months), ("BYWEEKNO", weekNumbers), ("BYYEARDAY", yearDays), ("BYMONTHDAY", monthDays),
        ]
        parts += lists.compactMap(Self.list)
        if !days.isEmpty { parts.append("BYDAY=" + days.map(Self.text).joined(separator: ",")) }
        let times: [(String, [Int])] = [
            ("BYHOUR", hours), ("BYMINUTE", minutes), ("BYSECOND", seconds), ("BYSETPOS", setPositions),
        ]
        parts += times.compactMap(Self.list)
        if weekStart != 1, (1...7).contains(weekStart) { parts.append("WKST=\(Self.dayNames[weekStart - 1])") }
        if let without { parts.append("EXDATE=" + without.map(Self.compact(day:)).joined(separator: ",")) }
        return parts.joined(separator: ";")
    }

    private static func list(_ name: String, _ values: [Int]) -> String? {
        values.isEmpty ? nil : "\(name)=" + values.map(String.init).joined(separator: ",")
    }

    private static func text(_ day: Day) -> String {
        (day.ordinal.map(String.init) ?? "") + dayNames[max(1, min(7, day.weekday)) - 1]
    }

    /// "20260314"
    private static func compact(day: Int) -> String {
        String(compact(WallTime(day: day, hour: 0, minute: 0)).prefix(8))
    }

    /// "20260314T090000"
    private static func compact(_ time: WallTime) -> String { time.text.filter { $0 != "-" && $0 != ":" } }

    /// Of the value of an RRULE; nil for what is none, or has a part that is not understood.
    package init?(text: String) {
        var fields: [String: String] = [:]
        for part in text.uppercased().split(separator: ";") {
            let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard halves.count == 2, fields.updateValue(halves[1], forKey: halves[0]) == nil else { return nil }
        }
        guard let frequency = fields["FREQ"].flatMap(Frequency.init) else { return nil }
        self.init(frequency)
        for (name, value) in fields where name != "FREQ" {
            guard take(name, value) else { return nil }
        }
        guard isPossible else { return nil }
    }

    private mutating func take(_ name: String, _ value: String) -> Bool {
        switch name {
        case "INTERVAL": return set(\.interval, Int(value))
        case "COUNT": return set(\.count, Int(value).map { $0 as Int? })
        case "UNTIL": return set(\.until, Self.until(value).map { $0 as WallTime? })
        case "BYDAY": return set(\.days, Self.all(value, Self.day))
        case "EXDATE": return set(\.without, Self.all(value) { Self.until($0)?.day }.map { $0 as [Int]? })
        case "WKST": return set(\.weekStart, Self.dayNames.firstIndex(of: value).map { $0 + 1 })
        default:
            let lists: [String: WritableKeyPath<Recurrence, [Int]>] = [
                "BYMONTH": \.months, "BYWEEKNO": \.weekNumbers, "BYYEARDAY": \.yearDays, "BYMONTHDAY": \.monthDays,
                "BYHOUR": \.hours, "BYMINUTE": \.minutes, "BYSECOND": \.seconds, "BYSETPOS": \.setPositions,
            ]
            guard let list = lists[name] else { return false }
            return set(list, Self.all(value) { Int($0) })
        }
    }

    private mutating func set<Value>(_ path: WritableKeyPath<Recurrence, Value>, _ value: Value?) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    private static func all<Value>(_ text: String, _ read: (String) -> Value?) -> [Value]? {
        let values = text.split(separator: ",", omittingEmptySubsequences: false).map { read(String($0)) }
        return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }

    private static func day(_ text: String) -> Day? {
        guard let weekday = dayNames.firstIndex(of: String(text.suffix(2))) else { return nil }
        let number = text.dropLast(2)
        guard !number.isEmpty else { return Day(weekday + 1) }
        return Int(number).map { Day(weekday + 1, ordinal: $0) }
    }

    /// "20260314", which is the whole day, or "20260314T090000", with or without "Z".
    private static func until(_ text: String) -> WallTime? {
        let digits = text.filter(\.isNumber)
        guard digits.count == 8 || digits.count == 14 else { return nil }
        let parts = [4, 6, 8].map { digits.prefix($0) }
        let time = digits.count == 14 ? digits.suffix(6) : "235959"
        return WallTime(
            text: "\(parts[0])-\(parts[1].suffix(2))-\(parts[2].suffix(2))T\(time.prefix(2)):"
                + "\(time.dropFirst(2).prefix(2)):\(time.suffix(2))")
    }

    /// All numbers lie within the ranges of RFC 5545.
    private var isPossible: Bool {
        let ranges: [([Int], ClosedRange<Int>, Bool)] = [
            (months, 1...12, false), (weekNumbers, 1...53, true), (yearDays, 1...366, true),
            (monthDays, 1...31, true), (hours, 0...23, false), (minutes, 0...59, false), (seconds, 0...59, false),
            (setPositions, 1...366, true), (days.compactMap(\.ordinal), 1...53, true),
            (without ?? [], 0...1_000_000, false),
        ]
        return Self.intervals.contains(interval) && count ?? 1 > 0
            && ranges.allSatisfy { values, range, isSigned in
                values.count <= Self.mostValues
                    && values.allSatisfy { range.contains(isSigned ? Int(clamping: $0.magnitude) : $0) }
            }
    }

    /// Wide enough for seconds that make ten years, and small enough to reckon with.
    private static let intervals = 1...400_000_000
    /// All days of a year, counted from both ends.
    private static let mostValues = 732
}

package import Foundation

/// When something that repeats comes, in a zone, right over the changes of its clocks.
///
/// Days keep their time on the wall: a time that the clocks leave out is counted on from before the change, one that they
/// show twice is the first (RFC 5545, 3.3.5). "Every 2 hours" alone counts hours, whatever the clocks do.
package struct NextOccurrence: Sendable {
    private let rule: Recurrence
    private let zone: TimeZone
    private let anchor: Date
    private let start: WallTime
    /// Where days are left out, which are those on the wall also where hours are counted.
    private let home: TimeZone
    private let leftOut: Set<Int>

    /// `anchor` is the first moment; `zone` that of whoever is told.
    package init(_ rule: Recurrence, anchor: Date, in zone: TimeZone) {
        let isElapsed = rule.isElapsed
        self.init(
            isElapsed ? rule.whole.counted(fromClocksOf: zone) : rule, anchor: anchor, in: isElapsed ? .gmt : zone,
            home: zone, leftOut: isElapsed ? Set(rule.without ?? []) : [])
    }

    private init(_ rule: Recurrence, anchor: Date, in zone: TimeZone, home: TimeZone, leftOut: Set<Int>) {
        (self.rule, self.anchor, self.zone, self.home, self.leftOut) = (rule, anchor, zone, home, leftOut)
        start = Self.start(of: rule, anchor, in: zone)
    }

    /// The first moment behind another one; nil where nothing more comes. With nil the first of all.
    package func next(after told: Date?) -> Date? {
        var result: Date?
        forEach(after: told) { moment in
            result = moment
            return false
        }
        return result
    }

    /// The first moments behind another one, in order.
    package func moments(after told: Date?, limit: Int) -> [Date] {
        var result: [Date] = []
        guard limit > 0 else { return result }
        forEach(after: told) { moment in
            result.append(moment)
            return result.count < limit
        }
        return result
    }

    /// What is to be told at `now` of all that came since the last notice: the newest, and how many came with it.
    package func due(after told: Date?, by now: Date) -> Due? {
        var due: Due?
        forEach(after: told) { moment in
            guard moment <= now else { return false }
            due = Due(moment: moment, count: (due?.count ?? 0) + 1)
            return (due?.count ?? 0) < Due.mostCounted
        }
        guard let found = due, found.count == Due.mostCounted else { return due }
        return Due(moment: newest(by: now, after: found.moment), count: found.count)
    }

    /// The newest moment that is due, and how many came due at once.
    package struct Due: Hashable, Sendable {
        package let moment: Date
        /// 1...1000, where 1000 means so many or more.
        package let count: Int

        static let mostCounted = 1000

        package init(moment: Date, count: Int) { (self.moment, self.count) = (moment, count) }
    }

    /// Of what is counted from when it was done: the first moment so long after that, at the time of day of the rule.
    package func next(afterDone done: Date) -> Date? {
        if rule.isOfClock {
            return NextOccurrence(rule, anchor: done, in: zone, home: home, leftOut: leftOut).next(after: done)
        }
        let clock = rule.firstClock ?? start.secondOfDay
        return rule.time(afterDone: WallTime(done, in: zone).day, at: clock).map(moment)
    }

    /// Calls with moments that rise, until it is told to stop or nothing more comes.
    private func forEach(after told: Date?, _ take: (Date) -> Bool) {
        var last = max(told ?? .distantPast, anchor.addingTimeInterval(-1))
        // What the clocks leave out is told at a later time on the wall, so that the search begins some time before.
        var behind = told.map { WallTime(seconds: WallTime($0, in: zone).seconds - slack) }
        while true {
            let walls = rule.occurrences(from: start, after: behind, limit: Self.together)
            for wall in walls {
                let moment = moment(of: wall)
                guard moment > last else { continue }
                last = moment
                guard leftOut.isEmpty || !leftOut.contains(WallTime(moment, in: home).day) else { continue }
                guard take(moment) else { return }
            }
            guard walls.count == Self.together, let end = walls.last else { return }
            behind = end
        }
    }

    private static let together = 6

    /// Seconds: more than any change of clocks, or a day where a zone moved over the date line.
    private var slack: Int { rule.isElapsed ? 0 : rule.isOfClock ? 3 * 3600 : 25 * 3600 }

    private func newest(by now: Date, after known: Date) -> Date {
        for days in [0.1, 1, 8, 32, 370, 3700] {
            let from = max(known, now.addingTimeInterval(-days * .day))
            var newest: Date?
            forEach(after: from) { moment in
                guard moment <= now else { return false }
                newest = moment
                return true
            }
            if let newest { return newest }
        }
        return known
    }

    private func moment(of wall: WallTime) -> Date { Self.moment(of: wall, in: zone) }

    private static func moment(of wall: WallTime, in zone: TimeZone) -> Date {
        wall.moments(in: zone).dates.first ?? Date(timeIntervalSince1970: Double(wall.seconds))
    }

    /// Where the clocks leave out the first time, the anchor shows a later one than the rule says.
    private static func start(of rule: Recurrence, _ anchor: Date, in zone: TimeZone) -> WallTime {
        let wall = WallTime(anchor, in: zone)
        guard !rule.isOfClock, !rule.hours.isEmpty else { return wall }
        let before = WallTime(seconds: wall.seconds - 3 * 3600)
        let walls = rule.occurrences(from: before, limit: 4)
        return walls.first { moment(of: $0, in: zone) == anchor } ?? wall
    }
}

extension Recurrence {
    /// It counts hours, minutes or seconds and nothing else, so that it keeps to no clock on a wall.
    package var isElapsed: Bool { isOfClock && hours.isEmpty && hasFreeDays }

    /// The same with its end in UTC, for what counts hours.
    func counted(fromClocksOf home: TimeZone) -> Recurrence {
        var rule = self
        if let last = until?.moments(in: home).dates.last { rule.until = WallTime(last, in: .gmt) }
        return rule
    }

    /// It is on any day.
    var hasFreeDays: Bool {
        days.isEmpty && monthDays.isEmpty && months.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
            && setPositions.isEmpty
    }

    /// The same with one moment fewer to come; nil where that was the last.
    package var counted: Recurrence? {
        guard let count else { return self }
        guard count > 1 else { return nil }
        var rest = self
        rest.count = count - 1
        return rest
    }
}

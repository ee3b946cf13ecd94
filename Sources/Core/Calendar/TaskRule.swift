/// By what rule a thing to do comes again: on dates that are fixed, or so long after it was done.
package struct TaskRule: Hashable, Sendable {
    package let rule: Recurrence
    /// Where the rule is counted from; the first time that it was due.
    package let anchor: FloatingTime
    package let isAfterDone: Bool

    package init(_ rule: Recurrence, anchor: FloatingTime, isAfterDone: Bool) {
        (self.rule, self.anchor, self.isAfterDone) = (rule, anchor, isAfterDone)
    }

    /// When it is due again once it was done or skipped; nil where the rule has come to its end.
    ///
    /// Of fixed dates the first behind the one that was due, and not before today: what was missed does not pile up.
    /// What is done late is done for today, too: it comes again on the next day, or at the next time of day. Skipped,
    /// it is left out only for when it was due.
    package func next(
        after due: FloatingTime, doneAt done: FloatingTime, isSkipped: Bool = false
    ) -> FloatingTime? {
        guard isAfterDone else {
            let yesterday = today(done).adding(days: -1)
            return next(from: anchor.wall, after: max(due.wall, isSkipped ? yesterday : served(by: done)))
        }
        if rule.isOfClock { return next(from: done.wall, after: done.wall) }
        guard let next = rule.time(afterDone: done.day, at: due.wall.secondOfDay),
            rule.until.map({ next <= $0 }) ?? true
        else { return nil }
        return floating(next)
    }

    /// The time of today for which what is done late is done, too; nil where there is none, or the rule has ended.
    package func servedToday(after due: FloatingTime, doneAt done: FloatingTime) -> FloatingTime? {
        guard !isAfterDone, due.day < done.day, let next = next(after: due, doneAt: done),
            let today = self.next(after: due, doneAt: done, isSkipped: true), today.day == done.day, today != next
        else { return nil }
        return today
    }

    /// The next dates from one that is due, that one first; at most `limit`.
    package func coming(from due: FloatingTime, limit: Int) -> [FloatingTime] {
        guard !isAfterDone else { return [due] }
        return [due] + rule.occurrences(from: anchor.wall, after: due.wall, limit: max(0, limit - 1)).map(floating)
    }

    /// The dates within days from one that is due, that one among them; at most `limit`.
    package func coming(from due: FloatingTime, within days: ClosedRange<Int>, limit: Int) -> [FloatingTime] {
        let first = days.contains(due.day) ? [due] : []
        guard !isAfterDone else { return first }
        let before = WallTime(seconds: FloatingTime(day: days.lowerBound).wall.seconds - 1)
        let later = rule.occurrences(from: anchor.wall, after: max(due.wall, before), limit: limit).map(floating)
        return first + later.filter { days.contains($0.day) }
    }

    /// Until when it need not be done once more. Before four in the night the day before is meant.
    private func served(by done: FloatingTime) -> WallTime {
        guard floating(anchor.wall).minute == nil else { return done.wall }
        return done.minute.map { $0 < Self.nightEnds } == true ? today(done).adding(days: -1) : today(done)
    }

    private static let nightEnds = 4 * 60

    /// The last second of the day before is behind every time of that day.
    private func today(_ done: FloatingTime) -> WallTime {
        WallTime(seconds: FloatingTime(done.date).wall.seconds + 86_399)
    }

    private func next(from start: WallTime, after: WallTime) -> FloatingTime? {
        rule.occurrences(from: start, after: after, limit: 1).first.map(floating)
    }

    private func floating(_ wall: WallTime) -> FloatingTime {
        let hasClock = anchor.minute != nil || rule.isOfClock || !rule.hours.isEmpty
        return FloatingTime(day: wall.day, minute: hasClock ? wall.minuteOfDay : nil)
    }
}

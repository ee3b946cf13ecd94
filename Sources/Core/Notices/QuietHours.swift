package import Foundation

/// The hours of each day in which nothing is to ring, by the clocks on the wall; over midnight where they end earlier
/// than they begin.
package struct QuietHours: Hashable, Sendable, Codable {
    /// Minutes since midnight, 0...1439.
    package let from: Int
    package let until: Int

    /// nil for hours that would be none or all of the day, and for what no clock shows.
    package init?(from: Int, until: Int) {
        guard from != until, (0..<1440).contains(from), (0..<1440).contains(until) else { return nil }
        (self.from, self.until) = (from, until)
    }

    package func contains(minuteOfDay minute: Int) -> Bool {
        from < until ? (from..<until).contains(minute) : minute >= from || minute < until
    }

    /// When the quiet hours that a moment lies in are over; nil where it lies in none.
    package func end(after moment: Date, in zone: TimeZone) -> Date? {
        let wall = WallTime(moment, in: zone)
        guard contains(minuteOfDay: wall.minuteOfDay) else { return nil }
        let isTomorrow = from > until && wall.minuteOfDay >= from
        return WallTime(day: wall.day + (isTomorrow ? 1 : 0), hour: 0, minute: until).arrival(in: zone, after: moment)
    }
}

extension WallTime {
    /// The first moment after another one at which the clocks of a zone show this time, or have just left it out.
    func arrival(in zone: TimeZone, after moment: Date) -> Date {
        let (dates, isSkipped) = moments(in: zone)
        if !isSkipped { return dates.first { $0 > moment } ?? dates.last ?? moment }
        // The clocks jump over it: somewhere between what they showed before and what they show afterwards.
        let counted = dates.first ?? moment
        var (before, after) = (counted.addingTimeInterval(-.day), counted)
        while after.timeIntervalSince(before) > 1 {
            let middle = Date(
                timeIntervalSince1970: ((before.timeIntervalSince1970 + after.timeIntervalSince1970) / 2).rounded())
            if WallTime(middle, in: zone) < self { before = middle } else { after = middle }
        }
        return after
    }
}

import Core
import Foundation

extension Recurrence {
    /// Of the value of an RRULE, as calendars write it: UNTIL is in UTC where the start has a zone (RFC 5545, 3.3.10),
    /// and becomes a time of that zone. nil for what is not understood.
    init?(ics value: String, zone: CalendarZone?, isDay: Bool) {
        var until: ICSTimes.Stamp?
        var parts: [Substring] = []
        for part in value.uppercased().split(whereSeparator: { $0 == ";" || $0 == " " }) {
            if part.hasPrefix("UNTIL=") {
                until = ICSTimes.stamp(part.dropFirst(6))
                guard until != nil else { return nil }
            } else if !Self.isEmpty(part) {
                parts.append(part)
            }
        }
        self.init(text: parts.joined(separator: ";"))
        guard self.momentsADay <= 1440 else { return nil }
        self.until = until.map { Self.last($0, zone, isDay) }
    }

    /// What says nothing: the calendar that is the usual one (RFC 7529), and a number that some programs write for
    /// "for ever".
    private static func isEmpty(_ part: Substring) -> Bool {
        part == "RSCALE=GREGORIAN" || part == "SKIP=OMIT" || part.hasPrefix("COUNT=-") || part.hasPrefix("X-")
    }

    /// Whole days, and a day without a time, count to their end.
    private static func last(_ stamp: ICSTimes.Stamp, _ zone: CalendarZone?, _ isDay: Bool) -> WallTime {
        guard !isDay, stamp.second != nil else { return WallTime(endOf: stamp.date.dayNumber) }
        guard stamp.isUTC, let zone else { return stamp.wall }
        return zone.wallTime(at: Date(timeIntervalSince1970: Double(stamp.wall.seconds)))
    }

    private var momentsADay: Int {
        [hours, minutes, seconds].map { max(1, Set($0).count) }.reduce(1, *)
    }

    /// As calendars read it, for something that starts then.
    func ics(from start: CalendarTime) -> String {
        var rule = self
        rule.until = nil
        guard let until else { return rule.text }
        let last =
            switch start {
            case .day: ICSTimes.text(CalendarDate(dayNumber: until.day))
            case .floating: ICSTimes.text(until)
            case .zoned(_, let zone): ICSTimes.text(zone.moment(of: until))
            }
        return rule.text + ";UNTIL=" + last
    }
}

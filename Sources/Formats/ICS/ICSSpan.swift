import Core
import Foundation

/// Start and end of an entry as RFC 5545, 3.6.1 and 3.6.2 wants them: of one kind, and in their order.
struct ICSSpan {
    private(set) var start: CalendarTime?
    private(set) var end: CalendarEntry.End?

    init(_ entry: CalendarEntry) {
        start = entry.start
        switch entry.end {
        case .at(let time) where entry.kind == .task: setDue(time, of: entry)
        case .at(let time): setEnd(time)
        case .after(let length): setLength(length)
        case nil: break
        }
    }

    /// What rules count from.
    var anchor: CalendarTime? {
        if let start { return start }
        guard case .at(let due) = end else { return nil }
        return due
    }

    /// The start follows the due date. What comes again needs a start, which others then write as the due date.
    private mutating func setDue(_ due: CalendarTime, of entry: CalendarEntry) {
        end = .at(due)
        let isRepeating = !entry.repetition.rules.isEmpty || !entry.repetition.extra.isEmpty
        start = start?.fitting(due) ?? (isRepeating ? due : nil)
        if let start, !isRepeating, start.moment(for: .gmt) >= due.moment(for: .gmt) { self.start = nil }
    }

    private mutating func setEnd(_ time: CalendarTime) {
        guard let start else { return }
        var time = time
        if start.isDay, !time.isDay, time.wall.secondOfDay != 0 {
            time = .day(CalendarDate(dayNumber: time.wall.day + 1))
        }
        time = time.fitting(start, keepsZone: true)
        if time.moment(for: .gmt) > start.moment(for: .gmt) { end = .at(time) }
    }

    private mutating func setLength(_ length: CalendarLength) {
        guard let start, length.allSeconds > 0 else { return }
        end = .after(start.isDay ? CalendarLength(days: (length.allSeconds + 86_399) / 86_400) : length)
    }
}

extension CalendarTime {
    /// The same kind of time as another one: a day, or a time of the same clocks.
    func fitting(_ other: CalendarTime, keepsZone: Bool = false) -> CalendarTime {
        switch (self, other) {
        case (.day, .day), (.floating, .floating): return self
        case (_, .day): return .day(CalendarDate(dayNumber: wall.day))
        case (.day, .floating(let wall)): return .floating(self.wall.at(wall, keepsZone))
        case (.day, .zoned(let wall, let zone)): return .zoned(self.wall.at(wall, keepsZone), zone)
        case (.zoned(let wall, _), .floating): return .floating(wall)
        case (.floating(let wall), .zoned(_, let zone)): return .zoned(wall, zone)
        case (.zoned(let wall, let own), .zoned(_, let zone)):
            return keepsZone || own == zone ? self : .zoned(zone.wallTime(at: own.moment(of: wall)), zone)
        }
    }
}

extension WallTime {
    /// The time of day of another; of an end, midnight stays.
    fileprivate func at(_ other: WallTime, _ isEnd: Bool) -> WallTime {
        isEnd ? self : WallTime(day: day, second: other.secondOfDay)
    }
}

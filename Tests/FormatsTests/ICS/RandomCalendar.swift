import Core
import Foundation
import TestSupport

extension SeededRandom {
    /// An entry as RFC 5545 allows it, with much or little of everything.
    mutating func calendarEntry(_ number: Int) -> CalendarEntry {
        let kind: CalendarEntry.Kind = chance(30) ? .task : .event
        var entry = CalendarEntry(kind, uid: "\(number)-\(below(1_000_000))@host", title: words())
        let start = calendarTime()
        if kind == .event || chance(50) { entry.start = start }
        entry.end = calendarEnd(kind, start, hasStart: entry.start != nil)
        if chance(50) { entry.details = words() + "\n" + words() }
        if chance(40) { entry.location = words() }
        if chance(30) {
            entry.coordinate = Coordinate(
                latitude: Double(below(1_700_000) - 850_000) / 10_000,
                longitude: Double(below(3_500_000) - 1_750_000) / 10_000)
        }
        if chance(30) { entry.url = "https://example.org/\(below(1000))?a=b;c,d" }
        if chance(40) { entry.categories = (0...below(3)).map { _ in pick(Self.words) } }
        if chance(30) { entry.priority = 1 + below(9) }
        entry.status = pick(
            kind == .event ? [nil, .tentative, .confirmed] : [nil, .needsAction, .inProcess, .completed])
        entry.isFree = kind == .event && chance(20)
        entry.isPrivate = chance(20)
        entry.sequence = below(3)
        if chance(50) { entry.changedAt = Date(timeIntervalSince1970: Double(1_700_000_000 + below(100_000_000))) }
        if kind == .task, entry.status == .completed { entry.percent = 100 }
        if entry.start != nil || kind == .event { addRepetition(start, &entry) }
        if entry.start != nil, chance(40) {
            entry.alarms = [CalendarAlarm(.fromStart(CalendarLength(seconds: -60 * below(3000))))]
        }
        return entry
    }

    /// Entries, some of them with changes of single occurrences or from one on.
    mutating func calendarEntries(_ count: Int) -> [CalendarEntry] {
        (0..<count).flatMap { number in
            let entry = calendarEntry(number)
            return [entry] + changes(of: entry)
        }
    }

    private mutating func changes(of entry: CalendarEntry) -> [CalendarEntry] {
        guard let start = entry.start, let rule = entry.repetition.rules.first, chance(40) else { return [] }
        let taken = Set(entry.repetition.without.map(\.wall) + [start.wall])
        let originals = rule.occurrences(from: start.wall, limit: 6)
            .filter { !taken.contains($0) && shown($0, start) == $0 }
        guard let original = originals.last else { return [] }
        var change = CalendarEntry(entry.kind, uid: entry.uid, title: "changed", end: nil)
        change.sequence = entry.sequence + below(2)
        change.override = CalendarOverride(start.with(original), isFromHereOn: chance(30))
        let seconds = start.isDay ? 86_400 * below(4) : 1800 * below(20)
        change.start = start.with(shown(WallTime(seconds: original.seconds + seconds), start))
        return [change]
    }

    private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    private mutating func words() -> String {
        (0...below(6)).map { _ in pick(Self.words) }.joined(separator: pick([" ", ", ", "; ", ": ", "\n"]))
    }

    private static let words = [
        "coffee", "Ana", "Straße", "漢字", "a\\b", "\"quoted\"", "naïve", "👩‍👩‍👧", "^n", "x=y",
        "long" + String(repeating: "er", count: 40),
    ]

    /// Morocco's rules change so often that two programs seldom know the same.
    private static let steadyZones = CalendarRoundTripTests.zones.filter { $0 != "Africa/Casablanca" }

    mutating func calendarTime() -> CalendarTime {
        let wall = WallTime(seconds: (18_000 + below(4000)) * 86_400 + below(24 * 12) * 300)
        switch below(10) {
        case 0, 1: return .day(CalendarDate(dayNumber: wall.day))
        case 2: return .floating(wall)
        case 3: return .zoned(wall, .utc)
        default:
            return .zoned(wall, .named(TimeZone(identifier: pick(Self.steadyZones)) ?? .gmt))
        }
    }

    private mutating func calendarEnd(
        _ kind: CalendarEntry.Kind, _ start: CalendarTime, hasStart: Bool
    ) -> CalendarEntry.End? {
        if chance(30) { return nil }
        let seconds = start.isDay ? 86_400 * (1 + below(5)) : 300 * (1 + below(100))
        if kind == .event || hasStart, chance(40) {
            return .after(start.isDay ? CalendarLength(days: seconds / 86_400) : CalendarLength(seconds: seconds))
        }
        let wall = WallTime(seconds: start.wall.seconds + seconds)
        switch start {
        case .day: return .at(.day(CalendarDate(dayNumber: wall.day)))
        case .floating: return .at(.floating(wall))
        case .zoned(_, let zone):
            // What ends by its clocks before it began would be no end.
            return zone.moment(of: wall) > zone.moment(of: start.wall) ? .at(.zoned(wall, zone)) : nil
        }
    }

    private mutating func addRepetition(_ start: CalendarTime, _ entry: inout CalendarEntry) {
        guard chance(60), let text = randomRule(), var rule = Recurrence(text: text) else { return }
        switch below(3) {
        case 0: rule.count = 1 + below(30)
        case 1:
            let last = WallTime(seconds: start.wall.seconds + below(900) * 86_400)
            rule.until = start.isDay ? WallTime(seconds: last.day * 86_400 + 86_399) : shown(last, start)
        default: break
        }
        entry.repetition.rules = [rule]
        let moments = rule.occurrences(from: start.wall, limit: 12).filter { $0 != start.wall }
        for wall in moments where chance(15) { entry.repetition.without.append(start.with(shown(wall, start))) }
        if chance(20) {
            let wall = WallTime(seconds: start.wall.seconds + (1 + below(300)) * 86_400)
            entry.repetition.extra = [CalendarExtra(start.with(shown(wall, start)))]
        }
    }

    /// The next time that clocks show: what they skip has no moment of its own.
    private func shown(_ wall: WallTime, _ start: CalendarTime) -> WallTime {
        guard case .zoned(_, let zone) = start else { return wall }
        return zone.wallTime(at: zone.moment(of: wall))
    }

    private mutating func randomRule() -> String? {
        let interval = ";INTERVAL=\(1 + below(3))"
        return pick([
            "FREQ=DAILY" + interval, "FREQ=WEEKLY;BYDAY=MO,WE,FR" + interval, "FREQ=WEEKLY" + interval,
            "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=2TU" + interval,
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
            "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "FREQ=YEARLY", "FREQ=WEEKLY;BYDAY=SU;WKST=SU" + interval,
        ])
    }
}

extension CalendarTime {
    /// The same kind of time, at another one.
    func with(_ wall: WallTime) -> CalendarTime {
        switch self {
        case .day: .day(CalendarDate(dayNumber: wall.day))
        case .floating: .floating(wall)
        case .zoned(_, let zone): .zoned(wall, zone)
        }
    }
}

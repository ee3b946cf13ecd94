package import Core
import Foundation
package import Store

/// Knows an entry of a calendar again, in the few bytes that a button has: "e12:hto8w:1abc".
package struct CalendarItemKey: Hashable, Sendable {
    /// "e12" an event of one's own, "c3" an entry of another's calendar.
    package let source: String
    /// Minutes since 1970.
    package let start: Int
    package let words: String

    /// nil for what is neither.
    package init?(_ item: CalendarItem) {
        switch item.source {
        case .thing(let thing) where thing.kind == .event: source = "e\(thing.id)"
        case .calendar(let calendar): source = "c\(calendar)"
        case .thing: return nil
        }
        (start, words) = (Int((item.start.timeIntervalSince1970 / 60).rounded(.down)), TickKey(item.title).code)
    }

    package init?(_ arguments: ArraySlice<String>) {
        let arguments = Array(arguments)
        guard arguments.count == 3, ["e", "c"].contains(arguments[0].prefix(1)), Int64(arguments[0].dropFirst()) != nil,
            let start = Int(arguments[1], radix: 36), start.magnitude < 2_000_000_000,
            (1...7).contains(arguments[2].count)
        else { return nil }
        (source, self.start, words) = (arguments[0], start, arguments[2])
    }

    package var arguments: [String] { [source, String(start, radix: 36), words] }
}

extension CalendarItem {
    /// When it is, as an occasion keeps it.
    package var entry: OccasionEntry { OccasionEntry(start: start, end: end, isWholeDay: isWholeDay) }

    /// What an occasion is called that is it; at most 60 code points.
    package var occasionName: String { title.shortened(toCodePoints: 60) }
}

extension Session {
    /// The entry of the viewer's calendars that a button meant; nil where it is no longer there, or at another time.
    package func calendarItem(_ key: CalendarItemKey) throws -> CalendarItem? {
        let day = WallTime(Date(timeIntervalSince1970: Double(key.start) * 60), in: settings.timeZone).day
        let span = CalendarSpan(day...day, in: settings.timeZone)
        return try (eventItems(span) + slotItems(span)).first { CalendarItemKey($0) == key }
    }

    /// The viewer's occasion that is that entry of a calendar; nil where none is.
    package func occasion(of item: CalendarItem) throws -> OccasionRecord? {
        let (event, calendar) = item.sources
        return try OccasionRecord.fetchOne(
            db,
            literal: """
                SELECT * FROM occasion WHERE \(own(.occasion)) AND startAt = \(item.start.stored)
                    AND event IS \(event) AND calendar IS \(calendar) AND slot IS \(item.slot)
                """)
    }

    /// The occasion that is an entry of a calendar, made where there is none. One of its title becomes it; where that is
    /// another entry that is still to come, the one of its longer name.
    func keepOccasion(of item: CalendarItem, named longer: String) throws -> OccasionRecord {
        if let known = try occasion(of: item) { return known }
        let known = try occasion(named: item.occasionName)
        let isTaken = known?.endAt.map { $0 > now } ?? false
        let occasion = try keepOccasion(named: isTaken ? longer : item.occasionName)
        let (event, calendar) = item.sources
        try revise(
            occasion, .changed(occasion.name),
            """
            startAt = \(item.start.stored), endAt = \(item.entry.end.stored), isWholeDay = \(item.isWholeDay),
            event = \(event), calendar = \(calendar), slot = \(item.slot), settledAt = \(now.stored)
            """)
        return try occasionToChange(occasion.id)
    }

    /// An event has moved, and the occasions that it is with it; `new` is nil where it is deleted.
    func moveOccasions(of old: EventRecord, to new: EventRecord?) throws {
        let occasions = try OccasionRecord.fetchAll(
            db, literal: "SELECT * FROM occasion WHERE event = \(old.id) AND \(own(.occasion))")
        for occasion in occasions {
            guard let entry = occasion.entry else { continue }
            let moved = new.map { entry.moved(from: old, to: $0, in: settings.timeZone) }
            try revise(
                occasion, .changed(occasion.name),
                """
                startAt = \(moved?.start.stored), endAt = \(moved?.end.stored),
                isWholeDay = \(moved?.isWholeDay ?? false)
                """)
        }
    }
}

extension CalendarItem {
    fileprivate var sources: (event: EventID?, calendar: CalendarID?) {
        switch source {
        case .thing(let thing): (thing.kind == .event ? EventID(thing.id) : nil, nil)
        case .calendar(let calendar): (nil, calendar)
        }
    }
}

extension OccasionEntry {
    /// By as much as the event itself, and as long as it is now.
    fileprivate func moved(from old: EventRecord, to new: EventRecord, in zone: TimeZone) -> OccasionEntry {
        let (before, after) = (old.start.moment(in: old.zone(for: zone)), new.start.moment(in: new.zone(for: zone)))
        let start = start.addingTimeInterval(after.timeIntervalSince(before))
        var end = start
        if let finish = new.finish {
            let last = new.isWholeDay ? FloatingTime(day: finish.day + 1) : finish
            end = start.addingTimeInterval(last.moment(in: new.zone(for: zone)).timeIntervalSince(after))
        } else if new.isWholeDay {
            end = FloatingTime(day: WallTime(start, in: zone).day + 1).moment(in: zone)
        }
        return OccasionEntry(start: start, end: end, isWholeDay: new.isWholeDay)
    }
}

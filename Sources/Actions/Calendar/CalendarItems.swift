package import Core
package import Foundation
package import Store

/// One line of a calendar: something to do, to be told, or that takes place, at one time.
package struct CalendarItem: Hashable, Sendable {
    /// What it is of.
    package enum Source: Hashable, Sendable {
        case thing(Thing)
        case calendar(CalendarID)
    }

    package let source: Source
    package var title: String
    package let start: Date
    /// The same as `start` for what has no length.
    package let end: Date
    /// The days it is on, since 1970-01-01, by the viewer's clocks.
    package let days: ClosedRange<Int>
    package let isWholeDay: Bool
    /// Where it is, in words.
    package var location = ""
    package var kind: CalendarMark.Kind
    package var category: CalendarCategory
    /// Which time of another's calendar it is.
    package var slot: CalendarSlotName?

    /// In the order in which a day shows it: whole days first.
    package static func isBefore(_ left: CalendarItem, _ right: CalendarItem) -> Bool {
        (left.days.lowerBound, left.isWholeDay ? 0 : 1, left.start, left.title, left.end)
            < (right.days.lowerBound, right.isWholeDay ? 0 : 1, right.start, right.title, right.end)
    }
}

/// What marks of a calendar are gathered by.
package enum CalendarCategory: Hashable, Sendable {
    /// Things to do that are on no list, reminders and one's own events.
    case tasks, reminders, events
    /// A list's category, or the list itself, or another's calendar.
    case named(String, PinColour?)
}

extension Session {
    /// Rows of one kind that are looked at.
    static let mostItems = 3000

    /// What is in the viewer's calendar on days since 1970-01-01, by the viewer's clocks, in order.
    package func calendarItems(_ days: ClosedRange<Int>) throws -> [CalendarItem] {
        let span = CalendarSpan(days, in: settings.timeZone)
        let all = try taskItems(span) + doneItems(span) + reminderItems(span) + eventItems(span) + slotItems(span)
        return all.filter { $0.days.overlaps(days) }.sorted(by: CalendarItem.isBefore)
    }

    /// What comes next in the viewer's calendars after now, within two months: events of one's own and of others.
    package func nextEntries(_ limit: Int) throws -> [CalendarItem] {
        let today = present.day
        let span = CalendarSpan(today...today + 60, in: settings.timeZone)
        let all = try eventItems(span) + slotItems(span)
        let coming = all.filter { $0.isWholeDay ? $0.days.lowerBound >= today : $0.end > now || $0.start >= now }
        return Array(coming.sorted { ($0.start, $0.title) < ($1.start, $1.title) }.prefix(limit))
    }

    func eventItems(_ span: CalendarSpan) throws -> [CalendarItem] {
        try eventItems(span, where: own(.event), in: span.zone)
    }

    private func groupsOfViewer() throws -> [OwnerID] {
        try OwnerID.fetchAll(
            db, literal: "SELECT groupChat FROM member WHERE member.person = \(viewer) ORDER BY groupChat")
    }

    /// What changes where something takes place in those groups.
    package func topicsOfGroups() throws -> [String] {
        isGroup ? [] : try groupsOfViewer().map { "events:\($0)" }
    }

    /// What takes place in the groups that the viewer is in, each named with its group, on days by the viewer's clocks.
    package func groupItems(_ days: ClosedRange<Int>) throws -> [CalendarItem] {
        guard !isGroup else { return [] }
        let span = CalendarSpan(days, in: settings.timeZone)
        return try groupsOfViewer().flatMap { group in
            let account = try transaction.account(of: group)
            let title = try String.fetchOne(db, literal: "SELECT title FROM groupChat WHERE id = \(group)") ?? ""
            return try eventItems(
                span, where: "event.owner = \(group) AND \(visible(.event))", in: account.settings.timeZone
            ).filter { $0.days.overlaps(days) }.map { item in
                var item = item
                item.title += " (👥 \(title))"
                return item
            }
        }
    }

    private func eventItems(
        _ span: CalendarSpan, where condition: Query, in zone: TimeZone
    ) throws -> [CalendarItem] {
        let (first, last) = span.onOtherClocks
        let events = try EventRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM event WHERE \(condition) AND start < \(last)
                    AND (rule IS NOT NULL OR coalesce(finish, start) >= \(first)) ORDER BY start LIMIT \(Self.mostItems)
                """)
        let known = Dictionary(uniqueKeysWithValues: events.map { ($0.entry().uid, $0) })
        let expansion = CalendarExpansion(events.map { $0.entry() }, for: zone)
        return expansion.occurrences(from: span.start, to: span.end).occurrences.compactMap { one in
            guard let event = known[one.entry.uid] else { return nil }
            return item(.thing(.event(event.id)), one, event)
        }
    }

    private func item(_ source: CalendarItem.Source, _ one: CalendarOccurrence, _ event: EventRecord) -> CalendarItem {
        // A day without an end takes all of it; a time without one takes none.
        let end = event.finish == nil && !one.isWholeDay ? one.start : one.end
        return CalendarItem(
            source: source, title: event.title, start: one.start, end: end,
            days: CalendarSpan.days(from: one.start, to: end, in: settings.timeZone), isWholeDay: one.isWholeDay,
            location: event.location, kind: .event, category: .events)
    }
}

/// Days of a calendar, with the moments between which they are.
struct CalendarSpan {
    let days: ClosedRange<Int>
    let zone: TimeZone

    init(_ days: ClosedRange<Int>, in zone: TimeZone) { (self.days, self.zone) = (days, zone) }

    var start: Date { FloatingTime(day: days.lowerBound).moment(in: zone) }
    var end: Date { FloatingTime(day: days.upperBound + 1).moment(in: zone) }

    /// From which day on, and before which, a time of those days may be on other clocks.
    var onOtherClocks: (first: FloatingTime, behind: FloatingTime) {
        (FloatingTime(day: days.lowerBound - 2), FloatingTime(day: days.upperBound + 3))
    }

    /// The days that a stretch of time touches.
    static func days(from start: Date, to end: Date, in zone: TimeZone) -> ClosedRange<Int> {
        let first = WallTime(start, in: zone).day
        return first...max(first, WallTime(end > start ? end.addingTimeInterval(-1) : end, in: zone).day)
    }
}

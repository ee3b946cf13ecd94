package import Core
import Foundation
package import Store

extension Session {
    /// Calendars that one person may read.
    package static let mostCalendars = 20
    /// Seconds between two readings: as often as the calendar asks, and not more than every hour.
    private static let refreshing = 3600...86_400
    private static let usualRefresh = 6 * 3600
    /// Of a file that nobody changes: only so that the next year stays in sight.
    private static let fileRefresh = 7 * 86_400

    /// Calendars that the viewer reads, the oldest first; nobody else ever sees them.
    package func foreignCalendars() throws -> [CalendarRecord] {
        try CalendarRecord.fetchAll(db, literal: "SELECT * FROM calendar WHERE owner = \(viewer) ORDER BY id")
    }

    /// One of the viewer's own.
    package func foreignCalendar(_ id: CalendarID) throws -> CalendarRecord? {
        try CalendarRecord.fetchOne(db, literal: "SELECT * FROM calendar WHERE id = \(id) AND owner = \(viewer)")
    }

    /// How many of its times are kept, and the next one of them.
    package func slots(of id: CalendarID) throws -> (count: Int, next: [CalendarSlotRecord]) {
        let count = try Int.fetchOne(db, literal: "SELECT count(*) FROM calendarSlot WHERE calendar = \(id)") ?? 0
        let next = try CalendarSlotRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM calendarSlot WHERE calendar = \(id) AND finish >= \(now.stored) ORDER BY start LIMIT 5
                """)
        return (count, next)
    }

    /// Keeps a calendar that was looked at; its entries are read a second later.
    /// - Returns: nil where there are too many; the one that is there where it has been kept before.
    package func keepCalendar(_ draft: CalendarDraft) throws -> CalendarRecord? {
        let known = try foreignCalendars()
        if let same = known.first(where: { draft.url == nil ? $0.file == draft.file : $0.url == draft.url }) {
            return same
        }
        guard known.count < Self.mostCalendars else { return nil }
        let free: [PinColour] = [.purple, .brown, .red, .yellow, .grey, .orange]
        let colour = free.first { colour in !known.contains { $0.colour == colour } } ?? .purple
        var record = CalendarRecord(owner: viewer, name: draft.name, colour: colour, createdAt: now)
        (record.url, record.file) = (draft.url, draft.file)
        (record.etag, record.changedAt) = (draft.version.etag, draft.version.changedAt)
        let kept = try change(.add, voice.words(EventTitle.calendarKept(record.name))) {
            try record.insertedAnew(db)
        }
        // A moment later, so that its card is seen before its entries come.
        try db.run("UPDATE calendar SET refreshAt = \(now.stored + 1) WHERE id = \(kept.id)")
        try markCalendars(kept.id)
        return kept
    }

    package func renameCalendar(_ id: CalendarID, to name: String) throws {
        try revise(id) { try db.run("UPDATE calendar SET name = \(name) WHERE id = \($0.id)") }
    }

    package func setColour(_ colour: PinColour, ofCalendar id: CalendarID) throws {
        try revise(id) { try db.run("UPDATE calendar SET colour = \(colour) WHERE id = \($0.id)") }
    }

    package func removeCalendar(_ id: CalendarID) throws -> String {
        let old = try calendarToChange(id)
        try change(.delete, voice.words(EventTitle.calendarRemoved(old.name))) {
            try db.run("DELETE FROM calendar WHERE id = \(id)")
        }
        try markCalendars(id)
        return old.name
    }

    private func revise(_ id: CalendarID, _ body: (CalendarRecord) throws -> Void) throws {
        let old = try calendarToChange(id)
        try change(.change, voice.words(EventTitle.calendarChanged(old.name))) { try body(old) }
        try markCalendars(id)
    }

    private func calendarToChange(_ id: CalendarID) throws -> CalendarRecord {
        guard let calendar = try foreignCalendar(id) else { throw Refusal(ActionReply.gone) }
        return calendar
    }

    private func markCalendars(_ id: CalendarID) throws {
        try mark("calendar:\(id)", "calendars:\(viewer)", "history:\(viewer)")
    }
}

extension Session {
    /// It is time to read a calendar again.
    package func calendarDue(_ id: CalendarID) throws {
        guard let calendar = try foreignCalendar(id) else { return }
        var wish = ReadCalendar(calendar: id, zone: settings.timeZone)
        (wish.url, wish.file) = (calendar.url, calendar.file)
        wish.version = CalendarVersion(etag: calendar.etag, changedAt: calendar.changedAt)
        try leaveJob(kind: ReadCalendar.kind, payload: wish)
    }

    /// Reads it now; where that was done within the last minute, or is about to be, what it said is new enough.
    /// - Returns: false for that.
    package func refreshCalendar(_ id: CalendarID) throws -> Bool {
        let calendar = try calendarToChange(id)
        guard calendar.problem != nil || calendar.checkedAt.map({ now.timeIntervalSince($0) >= 60 }) ?? true,
            try !hasJob(kind: ReadCalendar.kind)
        else { return false }
        try calendarDue(id)
        return true
    }

    /// The slots of the next year are written anew; what could not be read leaves the old ones.
    func take(_ result: Result<CalendarReading, CalendarProblem>, into id: CalendarID) throws {
        guard let calendar = try foreignCalendar(id) else { return }
        switch result {
        case .failure(let problem):
            let next = now.addingTimeInterval(Double(problem == .tooOften ? 86_400 : Self.usualRefresh))
            try db.run(
                "UPDATE calendar SET problem = \(problem), refreshAt = \(next.stored) WHERE id = \(id)")
        case .success(let read):
            try replaceSlots(of: calendar, with: read.slots)
            let wanted = read.imported.feed.refreshAfter ?? Self.usualRefresh
            let range = Self.refreshing
            let seconds =
                calendar.url == nil ? Self.fileRefresh : min(max(wanted, range.lowerBound), range.upperBound)
            try db.run(
                """
                UPDATE calendar SET file = \(read.hash), etag = \(read.version.etag),
                    changedAt = \(read.version.changedAt), checkedAt = \(now.stored), problem = NULL,
                    isCut = \(read.isCut), refreshAt = \(now.addingTimeInterval(Double(seconds)).stored)
                WHERE id = \(id)
                """)
        }
        try mark("calendar:\(id)", "calendars:\(viewer)")
    }

    private func replaceSlots(of calendar: CalendarRecord, with slots: [CalendarSlot]) throws {
        let old = try CalendarSlotName.fetchAll(
            db, literal: "SELECT name FROM calendarSlot WHERE calendar = \(calendar.id) AND name IS NOT NULL")
        try db.run("DELETE FROM calendarSlot WHERE calendar = \(calendar.id)")
        for slot in slots { try keep(slot, of: calendar.id) }
        try followEntries(of: calendar, CalendarFollowing(from: old, to: slots.compactMap(\.name)))
    }

    private func keep(_ slot: CalendarSlot, of id: CalendarID) throws {
        try db.run(
            """
            INSERT INTO calendarSlot (calendar, start, finish, day, lastDay, title, location, isTask, name)
            VALUES (\(id), \(slot.start.stored), \(slot.end.stored), \(slot.days?.lowerBound),
                \(slot.days?.upperBound), \(slot.title), \(slot.location), \(slot.isTask), \(slot.name))
            """)
    }
}

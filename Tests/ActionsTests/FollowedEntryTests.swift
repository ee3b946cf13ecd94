import Core
import Foundation
import Store
import Testing

@testable import Actions

/// Occasions that are entries of a calendar of somebody else, which moves them.
struct FollowedEntryTests {
    private static let day = 86_400.0
    private static let calendar = CalendarID(1)
    let house: House

    init() throws { house = try House() }

    /// An event without an end, some hours after the start of the test.
    private static func entry(_ uid: String, _ title: String, in hours: Double, weekly: Bool = false) -> CalendarEntry {
        let start = CalendarTime(House.start.addingTimeInterval(hours * 3600), in: .gmt)
        var entry = CalendarEntry(.event, uid: uid, title: title, start: start, end: .at(start))
        if weekly { entry.repetition.rules = Recurrence(text: "FREQ=WEEKLY;COUNT=3").map { [$0] } ?? [] }
        return entry
    }

    /// The calendar says this now.
    private func read(_ entries: [CalendarEntry]) async throws {
        try await house.piece { session in
            if try session.foreignCalendar(Self.calendar) == nil {
                var draft = CalendarDraft(name: "Team")
                draft.file = String(repeating: "a", count: 64)
                _ = try session.keepCalendar(draft)
            }
            let found = CalendarExpansion(entries, for: .gmt).occurrences(
                from: House.start, to: House.start.addingTimeInterval(60 * Self.day))
            var wish = ReadCalendar(zone: .gmt)
            wish.calendar = Self.calendar
            let reading = CalendarReading(
                hash: String(repeating: "a", count: 64), version: CalendarVersion(), imported: ImportedCalendar(),
                slots: found.occurrences.map { CalendarSlot($0, in: .gmt) }, isCut: false)
            try session.calendarCame(.success(reading), for: wish)
        }
    }

    /// Ties a task to the entry of that title that comes next.
    private func tie(_ task: String, to title: String, number: Int = 0) async throws -> OccasionID {
        try await house.piece { session in
            let items = try session.nextEntries(20).filter { $0.title == title }
            var new = NewTask(task)
            new.newOccasion = NewOccasion(title, .before, entry: items[number])
            return try #require(try session.keepTask(new).occasion)
        }
    }

    private func occasion(_ id: OccasionID) async throws -> OccasionRecord? {
        try await house.piece { try $0.occasion(id) }
    }

    private func due(_ id: OccasionID) async throws -> Double? {
        try await house.store.read {
            try Double.fetchOne(
                $0.db, literal: "SELECT due FROM timer WHERE kind = 'occasion' AND row = \(id.rawValue)")
        }
    }

    private func hours(_ date: Date?) -> Double? { date.map { $0.timeIntervalSince(House.start) / 3600 } }

    @Test func `An entry that its author moves takes its occasion along, and the question with it`() async throws {
        try await read([Self.entry("1", "dentist", in: 26)])
        let id = try await tie("bring the x-ray", to: "dentist")
        #expect(hours(try await due(id).map(Date.init(stored:))) == 25.5)
        try await read([Self.entry("1", "Dentist, moved", in: 50)])
        #expect(hours(try await occasion(id)?.startAt) == 50)
        #expect(hours(try await due(id).map(Date.init(stored:))) == 49.5)
        let asked = try await house.piece(at: 49.5 * 3600) {
            try $0.checkInDue(id, at: House.start.addingTimeInterval(49.5 * 3600))
        }
        #expect(asked == CheckInCause(id, .time, .before))
    }

    @Test func `That is no change of its owner's: Undo takes back what they did last`() async throws {
        try await read([Self.entry("1", "dentist", in: 26)])
        let id = try await tie("bring the x-ray", to: "dentist")
        let entries = try await entries()
        try await read([Self.entry("1", "dentist", in: 50)])
        #expect(try await self.entries() == entries)
        #expect(hours(try await occasion(id)?.startAt) == 50)
    }

    private func entries() async throws -> Int? {
        try await house.store.read { try Int.fetchOne($0.db, literal: "SELECT count(*) FROM entry") }
    }

    @Test func `Of a series the time that was tied to is followed, and no other`() async throws {
        try await read([Self.entry("1", "choir", in: 26, weekly: true)])
        let id = try await tie("bring the scores", to: "choir", number: 1)
        #expect(hours(try await occasion(id)?.startAt) == 26 + 7 * 24)
        try await read([Self.entry("1", "choir", in: 27, weekly: true)])
        #expect(hours(try await occasion(id)?.startAt) == 27 + 7 * 24)
        var shortened = Self.entry("1", "choir", in: 27, weekly: true)
        shortened.repetition.without = [CalendarTime(House.start.addingTimeInterval((27 + 7 * 24) * 3600), in: .gmt)]
        try await read([shortened])
        let moment = (26.5 + 7 * 24) * 3600
        let asked = try await house.piece(at: moment) {
            try $0.checkInDue(id, at: House.start.addingTimeInterval(moment))
        }
        #expect(asked == nil)
    }

    @Test func `What was tied before slots had names gets its name at the next reading`() async throws {
        try await read([Self.entry("1", "dentist", in: 26)])
        let id = try await tie("bring the x-ray", to: "dentist")
        try await house.store.write { transaction in
            try transaction.withoutJournal { try transaction.db.run("UPDATE occasion SET slot = NULL") }
            try transaction.db.run("UPDATE calendarSlot SET name = NULL")
        }
        try await read([Self.entry("1", "dentist", in: 26)])
        #expect(try await occasion(id)?.slot?.entry == "1")
        try await read([Self.entry("1", "dentist", in: 28)])
        #expect(hours(try await occasion(id)?.startAt) == 28)
    }
}

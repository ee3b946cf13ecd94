import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// Events with their notices, and what a calendar shows of everything. The start is Sunday, 8 March 2026, 20:00 UTC.
struct EventTests {
    static let today = 20_520
    let house: House

    init() throws { house = try House() }

    private func time(_ text: String) throws -> FloatingTime { try #require(FloatingTime(rawValue: text)) }

    @discardableResult
    private func keep(
        _ title: String = "dinner", _ start: String, _ finish: String? = nil, rule: String? = nil, lead: Int? = nil
    ) async throws -> EventID {
        var new = NewEvent(title, start: try time(start), finish: try finish.map(time))
        new.rule = rule.flatMap(Recurrence.init(text:))
        new.lead = lead
        let kept = new
        return try await house.piece { try $0.keepEvent(kept).id }
    }

    /// When its notice comes, and by which rule.
    private func notice(of id: EventID) async throws -> (due: String, rule: String?)? {
        try await house.store.read { transaction in
            let row = try ReminderRecord.fetchOne(
                transaction.db, literal: "SELECT * FROM reminder WHERE event = \(id)")
            return row.map { (WallTime($0.due, in: .gmt).text, $0.rule) }
        }
    }

    struct Notice: Sendable, CustomTestStringConvertible {
        let start: String
        let rule: String?
        let lead: Int
        let due: String?
        var toldRule: String?
        var testDescription: String { "\(start) \(rule ?? "once") \(lead)" }
    }

    @Test(arguments: [
        Notice(start: "2026-03-12T19:00", rule: nil, lead: 600, due: "2026-03-12T18:50:00"),
        Notice(start: "2026-03-12T19:00", rule: nil, lead: 0, due: "2026-03-12T19:00:00"),
        Notice(start: "2026-03-12T00:05", rule: nil, lead: 600, due: "2026-03-11T23:55:00"),
        Notice(start: "2026-03-12", rule: nil, lead: 86_400, due: "2026-03-11T09:00:00"),
        Notice(start: "2026-03-08T20:05", rule: nil, lead: 600, due: nil),
        Notice(
            start: "2026-03-10T19:00", rule: "FREQ=WEEKLY;BYDAY=TU", lead: 3600, due: "2026-03-10T18:00:00",
            toldRule: "FREQ=WEEKLY;BYDAY=TU"),
        Notice(
            start: "2026-03-09T00:30", rule: "FREQ=WEEKLY;BYDAY=MO,TH", lead: 3600, due: "2026-03-08T23:30:00",
            toldRule: "FREQ=WEEKLY;BYDAY=SU,WE"),
        Notice(
            start: "2026-03-10T19:00", rule: "FREQ=WEEKLY;BYDAY=TU", lead: 86_400, due: "2026-03-09T19:00:00",
            toldRule: "FREQ=WEEKLY;BYDAY=MO"),
        Notice(start: "2026-03-31T19:00", rule: "FREQ=MONTHLY;BYMONTHDAY=-1", lead: 86_400, due: "2026-03-30T19:00:00"),
        Notice(
            start: "2026-03-31T19:00", rule: "FREQ=MONTHLY;BYMONTHDAY=-1;EXDATE=20260331", lead: 86_400,
            due: "2026-04-29T19:00:00"),
    ])
    func `A notice comes so long before, on the days before where it is as long as that`(row: Notice) async throws {
        let id = try await keep("x", row.start, rule: row.rule, lead: row.lead)
        let notice = try await notice(of: id)
        #expect(notice?.due == row.due && notice?.rule == row.toldRule)
    }

    @Test func `A moved event takes its end and its notice along, and Undo brings all back`() async throws {
        let id = try await keep("dinner", "2026-03-12T19:00", "2026-03-12T21:30", lead: 600)
        let entry = try await house.piece { session throws in
            var new = try NewEvent(session.eventToChange(id))
            new.move(to: FloatingTime(day: Self.today + 5, minute: 18 * 60))
            let event = try session.reviseEvent(id, as: new)
            #expect(event.finish?.rawValue == "2026-03-13T20:30")
            return try #require(session.lastEntry)
        }
        #expect(try await notice(of: id)?.due == "2026-03-13T17:50:00")
        try await house.piece { session throws in #expect(try session.undo(entry).status == .done) }
        #expect(try await notice(of: id)?.due == "2026-03-12T18:50:00")
        #expect(try await house.timers("reminder").count == 1)
        let deleted = try await house.piece { session throws in
            try session.deleteEvent(id)
            return try #require(session.lastEntry)
        }
        #expect(try await notice(of: id) == nil)
        #expect(try await house.timers("reminder").isEmpty)
        try await house.piece { session throws in #expect(try session.undo(deleted).status == .done) }
        #expect(try await house.timers("reminder").count == 1)
    }

    @Test func `One time is left out with its notice, moved and brought back, and Undo takes back each`() async throws {
        let id = try await keep(
            "yoga", "2026-03-10T18:00", "2026-03-10T19:30", rule: "FREQ=WEEKLY;BYDAY=TU", lead: 3600)
        let tuesday = Self.today + 2
        let coming: @Sendable (Session) throws -> Int? = { $0.comingTime(of: try $0.eventToChange(id))?.day }
        let leftOut = try await house.piece { session throws in
            _ = try session.leaveOut([tuesday], of: id)
            #expect(try coming(session) == tuesday + 7)
            let event = try session.eventToChange(id)
            #expect(session.time(of: event, on: tuesday...tuesday) == nil)
            return try #require(session.lastEntry)
        }
        #expect(try await notice(of: id)?.rule == "FREQ=WEEKLY;BYDAY=TU;EXDATE=20260310")
        try await house.piece { session throws in #expect(try session.undo(leftOut).status == .done) }
        #expect(try await notice(of: id)?.rule == "FREQ=WEEKLY;BYDAY=TU")
        let moved = try await house.piece { session throws in
            let one = try session.moveOne(tuesday, of: id) { $0.move(to: FloatingTime(day: tuesday + 1, minute: 1140)) }
            #expect(one.rule == nil && one.finish?.rawValue == "2026-03-11T20:30" && one.id != id)
            #expect(try coming(session) == tuesday + 7)
            return try #require(session.lastEntry)
        }
        try await house.piece { session throws in
            #expect(try session.undo(moved).status == .done)
            #expect(try coming(session) == tuesday && session.events(titled: "yoga", limit: 9).count == 1)
            _ = try session.leaveOut([tuesday], of: id)
            _ = try session.takeIn(tuesday, of: id)
            #expect(try coming(session) == tuesday && session.eventToChange(id).repetition?.without == nil)
        }
    }

    @Test func `What comes once has no time to leave out, and a day has its limit`() async throws {
        let once = try await keep("dinner", "2026-03-12T19:00")
        let daily = try await keep("walk", "2026-03-09T07:00", rule: "FREQ=DAILY")
        try await house.piece { session throws in
            #expect(throws: Refusal.self) { try session.leaveOut([Self.today + 4], of: once) }
            for day in 1...53 { _ = try session.leaveOut([Self.today + day], of: daily) }
            #expect(session.comingTime(of: try session.eventToChange(daily))?.day == Self.today + 54)
            #expect(throws: Refusal.self) { try session.leaveOut([Self.today + 60], of: daily) }
        }
    }

    @Test func `What another keeps is not there, and cannot be changed`() async throws {
        let id = try await keep("dinner", "2026-03-12T19:00")
        try await house.piece(.ben) { session throws in
            #expect(try session.event(id) == nil && session.events(titled: "dinner", limit: 9).isEmpty)
            #expect(try session.calendarItems(Self.today...Self.today + 30).isEmpty)
            #expect(try session.calendarEntry(of: .event(id)) == nil && session.nextEntries(7).isEmpty)
            #expect(throws: Refusal.self) { try session.deleteEvent(id) }
            #expect(throws: Refusal.self) { try session.eventToChange(id) }
        }
    }

    @Test func `Said in a zone that was only assumed, it is at the same time in the right one`() async throws {
        let id = try await keep("dinner", "2026-03-12T19:00", lead: 0)
        let (paris, tokyo) = (try #require(TimeZone(identifier: "Europe/Paris")), TimeZone(identifier: "Asia/Tokyo"))
        try await house.piece { try $0.setTimeZone(paris) }
        #expect(try await notice(of: id)?.due == "2026-03-12T18:00:00")
        // Now the zone is known: a journey moves nothing.
        try await house.piece { session throws in try session.setTimeZone(#require(tokyo)) }
        #expect(try await notice(of: id)?.due == "2026-03-12T18:00:00")
        try await house.piece { session throws in #expect(try session.event(id)?.zone == "Europe/Paris") }
    }

    @Test func `A calendar has everything on its days, in order`() async throws {
        try await keep("dinner", "2026-03-12T19:00", "2026-03-12T21:00")
        try await keep("skiing", "2026-03-11", "2026-03-13")
        try await keep("choir", "2026-03-10T18:00", rule: "FREQ=WEEKLY;BYDAY=TU")
        try await house.piece { session throws in
            var task = NewTask("water")
            task.due = FloatingTime(day: Self.today + 2)
            task.repetition = try TaskRule(
                #require(Recurrence(text: "FREQ=DAILY;INTERVAL=3")), anchor: #require(task.due), isAfterDone: false)
            try session.keepTask(task)
            var late = NewTask("late")
            late.due = FloatingTime(day: Self.today - 3)
            try session.keepTask(late)
            _ = try session.keepReminder(
                NewReminder(text: "rest", due: House.start.addingTimeInterval(3600), isWallTime: true))
        }
        let lines = try await house.piece { session in
            try session.calendarItems(Self.today - 7...Self.today + 9).map { item in
                "\(item.days.lowerBound - Self.today)...\(item.days.upperBound - Self.today) \(item.title) \(item.kind)"
            }
        }
        #expect(
            lines == [
                "-3...-3 late overdue", "0...0 rest task", "2...2 water task", "2...2 choir event",
                "3...5 skiing event",
                "4...4 dinner event", "5...5 water task", "8...8 water task", "9...9 choir event",
            ])
    }

    @Test func `What comes next leaves out what is over, and to-dos`() async throws {
        try await keep("over", "2026-03-08T10:00", "2026-03-08T11:00")
        try await keep("now", "2026-03-08T19:00", "2026-03-08T22:00")
        try await keep("choir", "2026-03-10T18:00", rule: "FREQ=WEEKLY;BYDAY=TU")
        try await keep("fair", "2026-03-11")
        let titles = try await house.piece { try $0.nextEntries(4).map(\.title) }
        #expect(titles == ["now", "choir", "fair", "choir"])
    }

    @Test func `Of more than a feed holds the oldest are left out`() async throws {
        try await keep("oldest", "2026-03-12T19:00")
        try await house.piece { session in
            try session.change(.add, "many") {
                try session.db.execute(
                    sql: """
                        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
                        INSERT INTO event (owner, title, start, createdAt)
                        SELECT owner, 'e' || i, '2026-03-13', 0 FROM event, n
                        """)
            }
        }
        let titles = try await house.piece { try $0.ownCalendar(named: "x").entries.map(\.title) }
        #expect(titles.count == 3000 && titles.first == "e1" && titles.last == "e3000")
    }

    @Test func `A feed has what is one's own, whose address is dead as soon as there is a new one`() async throws {
        try await keep("dinner", "2026-03-12T19:00")
        try await house.piece { session throws in
            var task = NewTask("milk")
            task.due = FloatingTime(day: Self.today + 1)
            try session.keepTask(task)
            try session.keepTask(NewTask("no day"))
            try session.renewFeed()
        }
        let first = try #require(try await house.piece { try $0.feedToken() })
        try await house.piece { session throws in
            #expect(try session.ownCalendar(named: "x").entries.map(\.title) == ["dinner", "milk"])
            try session.renewFeed()
        }
        let second = try #require(try await house.piece { try $0.feedToken() })
        let owners = try await house.store.read { try [first, second, ""].map($0.owner(ofFeed:)) }
        let ana = try await house.piece { $0.viewer }
        #expect(owners == [nil, ana, nil])
        try await house.piece { try $0.endFeed() }
        #expect(try await house.store.read { try $0.owner(ofFeed: second) } == nil)
        try await house.piece(.ben) { session throws in #expect(try session.feedToken() == nil) }
    }
}

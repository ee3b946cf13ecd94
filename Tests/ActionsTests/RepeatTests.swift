import Core
import Foundation
import Store
import Testing

@testable import Actions

/// The life of a reminder that comes again and again: at each moment once, whatever is done and taken back between.
struct RepeatTests {
    static let hour = 3600.0
    static let day = 86_400.0
    let house: House

    init() throws { house = try House() }

    /// Every day at the hour after the start, in UTC.
    private func keep(
        _ rule: String = "FREQ=DAILY;BYHOUR=21;BYMINUTE=0", afterDone: Bool = false, isAlarm: Bool = false
    ) async throws -> ReminderID {
        let rule = try #require(Recurrence(text: rule))
        return try await house.piece { session in
            var new = NewReminder(text: "water", due: House.start + Self.hour, isWallTime: true)
            (new.rule, new.isAfterDone, new.isAlarm) = (rule, afterDone, isAlarm)
            return try session.keepReminder(new).id
        }
    }

    private func next(_ kind: String = "reminder") async throws -> Double? { try await house.timers(kind).values.first }

    /// What is told at a moment: for which one, and how many had come due.
    private func tell(at seconds: Double) async throws -> [Told] {
        try await house.piece(at: seconds) { session in
            try session.giveNotices().map { one in
                Told(moment: one.moment.timeIntervalSince(House.start), missed: one.reminder.missed)
            }
        }
    }

    private struct Told: Equatable {
        let moment: Double
        var missed = 0
    }

    @Test func `It is told at each of its moments, once, and no journaled column changes`() async throws {
        let id = try await keep()
        let before = try await house.piece { try $0.history(limit: 9).count }
        for number in 0..<3 {
            let moment = Self.hour + Double(number) * Self.day
            #expect(try await next() == moment)
            #expect(try await tell(at: moment - 1) == [])
            #expect(try await tell(at: moment) == [Told(moment: moment)])
            #expect(try await tell(at: moment) == [])
        }
        #expect(try await house.piece { try $0.history(limit: 9).count } == before)
        #expect(try await house.piece { try $0.reminderToChange(id).due } == House.start + Self.hour)
    }

    @Test func `What was missed is told once, with its number`() async throws {
        _ = try await keep()
        let moment = Self.hour + 3 * Self.day
        #expect(try await tell(at: moment + 60) == [Told(moment: moment, missed: 3)])
        #expect(try await next() == moment + Self.day)
    }

    @Test func `Done, skipped and taken back, the next comes and none comes twice`() async throws {
        let id = try await keep()
        _ = try await tell(at: Self.hour)
        let tomorrow = Self.hour + Self.day
        let moment = House.start + Self.hour
        let steps: [@Sendable (Session) throws -> Void] = [
            { try $0.finishReminder(id, moment: moment) }, { try $0.skipReminder(id, moment: moment) },
            { try $0.finishReminder(id) },
        ]
        for step in steps {
            try await house.piece(at: Self.hour + 60) { try step($0) }
            #expect(try await house.piece { try $0.reminderToChange(id).isOpen } == false)
            #expect(try await next() == tomorrow)
            let count = try await house.piece { try $0.history(limit: 99).count }
            try await house.piece(at: Self.hour + 61) { try $0.finishReminder(id, moment: moment) }
            #expect(try await house.piece { try $0.history(limit: 99).count } == count, "pressed twice")
            try await house.piece(at: Self.hour + 62) { try $0.undoLast() }
            #expect(try await house.piece { try $0.reminderToChange(id).isOpen })
            #expect(try await next() == tomorrow)
        }
        #expect(try await tell(at: Self.hour + 70) == [])
        try await house.piece(at: Self.hour + 80) { try $0.skipReminder(id, moment: House.start + tomorrow) }
        #expect(try await next() == tomorrow + Self.day)
        try await house.piece(at: Self.hour + 80) { try $0.undoLast() }
        #expect(try await tell(at: tomorrow) == [Told(moment: tomorrow)])
    }

    @Test func `Stopped, cancelled, retimed and taken back, it goes on where it was`() async throws {
        let id = try await keep()
        _ = try await tell(at: Self.hour)
        let tomorrow = Self.hour + Self.day
        let steps: [(@Sendable (Session) throws -> Void, Double?)] = [
            ({ try $0.stopReminder(id) }, nil), ({ try $0.deleteReminder(id) }, nil),
            (
                { session in
                    var new = try NewReminder(session.reminderToChange(id))
                    new.rule = Recurrence(text: "FREQ=DAILY;BYHOUR=22;BYMINUTE=0")
                    _ = try session.reviseReminder(id, as: new)
                }, 2 * Self.hour
            ),
        ]
        for (step, timer) in steps {
            try await house.piece(at: Self.hour + 60) { try step($0) }
            #expect(try await next() == timer)
            try await house.piece(at: Self.hour + 61) { try $0.undoLast() }
            #expect(try await next() == tomorrow)
            #expect(try await house.piece { try $0.reminderToChange(id).isOpen })
        }
        #expect(try await tell(at: Self.hour + 70) == [])
    }

    @Test func `A snooze leaves tomorrow's alone, comes back with Undo, and both at once are one notice`() async throws
    {
        let id = try await keep()
        _ = try await tell(at: Self.hour)
        try await house.piece(at: Self.hour) { try $0.snoozeReminder(id, until: $0.now + Self.day) }
        #expect(try await next() == Self.hour + Self.day)
        #expect(try await next("snooze") == Self.hour + Self.day)
        try await house.piece(at: Self.hour + 60) { try $0.finishReminder(id) }
        #expect(try await next("snooze") == nil)
        try await house.piece(at: Self.hour + 60) { try $0.undoLast() }
        #expect(try await next("snooze") == Self.hour + Self.day)
        try await house.piece(at: Self.hour + 60) { try $0.deleteReminder(id) }
        try await house.piece(at: Self.hour + 60) { try $0.undoLast() }
        #expect(try await next("snooze") == Self.hour + Self.day)
        #expect(try await tell(at: Self.hour + Self.day).count == 1)
        #expect(try await next("snooze") == nil)
        #expect(try await next() == Self.hour + 2 * Self.day)
    }

    @Test func `The last of a count ends it, and Undo brings it back`() async throws {
        let id = try await keep("FREQ=DAILY;COUNT=2;BYHOUR=21;BYMINUTE=0")
        _ = try await tell(at: Self.hour)
        _ = try await tell(at: Self.hour + Self.day)
        #expect(try await next() == nil)
        try await house.piece(at: Self.hour + Self.day) { try $0.finishReminder(id) }
        #expect(try await house.piece { try $0.reminderToChange(id).isDone })
        try await house.piece(at: Self.hour + Self.day) { try $0.undoLast() }
        #expect(try await house.piece { try $0.reminderToChange(id).isOpen })
    }

    @Test func `Counted from when it was done, the next is armed by Done`() async throws {
        let id = try await keep("FREQ=DAILY;INTERVAL=3;BYHOUR=21;BYMINUTE=0", afterDone: true)
        #expect(try await tell(at: Self.hour) == [Told(moment: Self.hour)])
        #expect(try await next() == nil)
        let done = 2 * Self.day
        let first = House.start + Self.hour
        for _ in 0..<2 { try await house.piece(at: done) { try $0.finishReminder(id, moment: first) } }
        // 20:00 three days later is an hour before.
        #expect(try await next() == Self.hour + 5 * Self.day)
        try await house.piece(at: done) { try $0.undoLast() }
        #expect(try await next() == nil)
        #expect(try await tell(at: done) == [])
        try await house.piece(at: done) { try $0.skipReminder(id, moment: first) }
        #expect(try await next() == Self.hour + 3 * Self.day)
    }

    @Test func `An alarm rings ten times and no more, a nag until it is done`() async throws {
        let id = try await keep("FREQ=WEEKLY;BYHOUR=21;BYMINUTE=0", isAlarm: true)
        var moment = Self.hour
        for number in 1...10 {
            #expect(try await tell(at: moment).count == 1, "\(number)")
            #expect(try await next("nag") == (number < 10 ? moment + 120 : nil))
            moment += 120
        }
        try await house.piece(at: moment) { try $0.setNag(id, 900) }
        #expect(try await next("nag") == moment + 900)
        moment += 900
        #expect(try await tell(at: moment).count == 1)
        #expect(try await next("nag") == moment + 900)
        try await house.piece(at: moment + 5) { try $0.finishReminder(id) }
        #expect(try await next("nag") == nil)
        try await house.piece(at: moment + 5) { try $0.undoLast() }
        #expect(try await next("nag") == moment + 900)
    }

    @Test func `In another zone it is at that time of day, and not told twice in one day`() async throws {
        let id = try await keep()
        _ = try await tell(at: Self.hour)
        let zones = ["Asia/Tokyo": -9.0, "America/New_York": 4.0, "Asia/Kolkata": -5.5]
        for (name, hours) in zones {
            let zone = try #require(TimeZone(identifier: name))
            let moment = Self.hour + Self.day + hours * Self.hour
            try await house.piece(at: Self.hour + 60) { try $0.setTimeZone(zone) }
            #expect(try await next() == moment, "\(name)")
            try await house.piece(at: Self.hour + 61) { try $0.undoLast() }
            #expect(try await next() == Self.hour + Self.day, "\(name), taken back")
        }
        #expect(try await house.piece { try $0.reminderToChange(id).isOpen })
    }

    @Test func `The list shows what repeats once, with the earlier of its moments`() async throws {
        let id = try await keep()
        _ = try await tell(at: Self.hour)
        let coming = { @Sendable (session: Session) in
            try session.comingReminders(offset: 0, limit: 9).map { $0.moment.timeIntervalSince(House.start) }
        }
        #expect(try await house.piece(at: Self.hour) { try coming($0) } == [Self.hour + Self.day])
        try await house.piece(at: Self.hour) { try $0.snoozeReminder(id, until: $0.now + 600) }
        #expect(try await house.piece(at: Self.hour) { try coming($0) } == [Self.hour + 600])
        #expect(try await house.piece { try $0.comingReminderCount() } == 1)
    }
}

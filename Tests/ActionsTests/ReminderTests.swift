import Core
import Foundation
import GRDB
import Store
import Testing

@testable import Actions

/// The life of a reminder and of its one timer.
struct ReminderTests {
    let house: House

    init() throws { house = try House() }

    /// Due an hour after the start.
    private func keep(_ text: String = "call mum", after seconds: Double = 3600) async throws -> ReminderID {
        try await house.piece { try $0.remind(text, after: seconds) }
    }

    /// When the next notice of each reminder is, in seconds after the start.
    private func timers(_ kind: String = "reminder") async throws -> [Int64: Double] {
        try await house.timers(kind)
    }

    /// Tells what is due, as the engine does.
    private func tell(at seconds: Double) async throws -> [String] {
        try await house.piece(at: seconds) { session in
            try session.giveNotices().map(\.reminder.text)
        }
    }

    @Test func `A reminder has one timer, at its due date, told once`() async throws {
        let id = try await keep()
        #expect(try await timers() == [id.rawValue: 3600])
        #expect(try await tell(at: 3599.9) == [])
        #expect(try await tell(at: 3600) == ["call mum"])
        #expect(try await tell(at: 3600) == [])
        #expect(try await timers() == [:])
        let told = try await house.piece { try $0.reminderToChange(id) }
        #expect(told.noticeDue == told.due && told.noticeAt == House.start + 3600)
    }

    @Test func `Another time moves the timer, and other words leave it`() async throws {
        let id = try await keep()
        try await house.piece { session in
            _ = try session.reviseReminder(id, as: .init(text: "call Ben", due: session.now + 60, isWallTime: false))
        }
        #expect(try await timers() == [id.rawValue: 60])
        try await house.piece { session in
            _ = try session.reviseReminder(id, as: .init(text: "call Eva", due: session.now + 60, isWallTime: false))
        }
        #expect(try await timers() == [id.rawValue: 60])
        #expect(
            try await house.piece { try $0.history(limit: 9).map(\.title) }.prefix(2)
                == ["Changed the reminder “call Ben”", "Changed the reminder “call mum”"])
    }

    @Test func `Done, cancelled and taken back have no timer, and Undo arms it again`() async throws {
        let id = try await keep()
        let steps: [@Sendable (Session) throws -> Void] = [
            { try $0.finishReminder(id) }, { try $0.deleteReminder(id) },
            { try $0.undoLast() },
        ]
        for step in steps {
            try await house.piece { try step($0) }
            #expect(try await timers() == [:])
            let entry = try #require(try await house.piece { try $0.history(limit: 1).first?.id })
            try await house.piece { _ = try $0.undo(entry) }
            #expect(try await timers() == [id.rawValue: 3600])
        }
    }

    @Test func `What was told is not told again by Undo, and a later due date is`() async throws {
        let id = try await keep()
        _ = try await tell(at: 3600)
        try await house.piece(at: 3700) { try $0.finishReminder(id) }
        try await house.piece(at: 3700) { try $0.undoLast() }
        #expect(try await house.piece { try $0.reminderToChange(id).isDone } == false)
        #expect(try await timers() == [:])
        try await house.piece(at: 3800) { session in
            _ = try session.reviseReminder(id, as: .init(text: "x", due: session.now + 60, isWallTime: true))
        }
        #expect(try await timers() == [id.rawValue: 3860])
        try await house.piece(at: 3800) { try $0.undoLast() }
        #expect(try await timers() == [:])
    }

    @Test func `A snooze moves only the notice, and Undo takes it back`() async throws {
        let id = try await keep()
        _ = try await tell(at: 3600)
        let due = try await house.piece { try $0.reminderToChange(id).due }
        try await house.piece(at: 3600) { try $0.snoozeReminder(id, until: $0.now + 600) }
        #expect(try await house.piece { try $0.reminderToChange(id).due } == due)
        #expect(try await timers() == [:])
        #expect(try await timers("snooze") == [id.rawValue: 4200])
        #expect(try await house.piece { try $0.history(limit: 9).count } == 2)
        try await house.piece(at: 3700) { try $0.undoLast() }
        #expect(try await timers("snooze") == [:])
        try await house.piece(at: 3700) { try $0.snoozeReminder(id, until: $0.now + 500) }
        #expect(try await tell(at: 4199) == [])
        #expect(try await tell(at: 4200) == ["call mum"])
        try await house.piece(at: 4200) { try $0.snoozeReminder(id, until: $0.now + 600) }
        try await house.piece(at: 4300) { try $0.finishReminder(id) }
        #expect(try await timers("snooze") == [:])
        try await house.piece(at: 4400) { try $0.undoLast() }
        #expect(try await timers("snooze") == [id.rawValue: 4800], "Undo brings it back with its timers")
    }

    @Test func `What is not due, done or gone cannot be put off`() async throws {
        let id = try await keep()
        func refusal(at seconds: Double) async -> String? {
            await #expect(throws: Refusal.self) {
                try await house.piece(at: seconds) { try $0.snoozeReminder(id, until: $0.now + 600) }
            }?.wording.key
        }
        #expect(await refusal(at: 0) == "reminder.notDueYet")
        try await house.piece { try $0.finishReminder(id) }
        #expect(await refusal(at: 3600) == "reminder.doneAlready")
        try await house.piece { try $0.deleteReminder(id) }
        #expect(await refusal(at: 3600) == "common.gone")
        #expect(try await timers() == [:])
    }

    @Test func `The list holds what is still to come, next first, of the viewer alone`() async throws {
        let late = try await keep("late", after: 900)
        _ = try await keep("early", after: 300)
        _ = try await keep("told", after: 100)
        try await house.piece(.ben) { _ = try $0.remind("Ben's", after: 10) }
        try await house.piece(inGroup: true) { _ = try $0.remind("ours", after: 10) }
        _ = try await tell(at: 100)
        let coming = try await house.piece { try $0.comingReminders(offset: 0, limit: 9).map(\.reminder.text) }
        #expect(coming == ["early", "late"])
        #expect(try await house.piece { try $0.comingReminderCount() } == 2)
        #expect(try await house.piece { try $0.comingReminders(offset: 1, limit: 1).map(\.reminder.id) } == [late])
        #expect(try await house.piece(inGroup: true) { try $0.comingReminderCount() } == 1)
    }

    @Test func `In the right zone a time of day stays, a span does not, and Undo brings both back`() async throws {
        let bins = try await keep("bins", after: 3600)
        let mum = try await house.piece { session in
            try session.keepReminder(.init(text: "mum", due: session.now + 1200, isWallTime: false)).id
        }
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        try await house.piece { try $0.setTimeZone(zone) }
        #expect(try await timers() == [bins.rawValue: 3600 - 9 * 3600, mum.rawValue: 1200])
        try await house.piece { try $0.setTimeZone(.gmt) }
        #expect(try await timers()[bins.rawValue] == 3600 - 9 * 3600, "the zone was no longer assumed")
        for _ in 0..<2 { try await house.piece { try $0.undoLast() } }
        #expect(try await timers() == [bins.rawValue: 3600, mum.rawValue: 1200])
        #expect(try await house.piece { $0.settings.timeZoneIsAssumed })
    }

    @Test func `What came due while the chat could not be reached is armed when it can`() async throws {
        _ = try await keep("kept", after: 60)
        let told = try await keep("told", after: 30)
        _ = try await tell(at: 30)
        try await house.piece { session in
            let chat = try #require(session.chat)
            try session.transaction.setReachable(chat, false)
            #expect(try session.transaction.noticeChat(of: session.viewer) == nil)
            try session.db.execute(sql: "DELETE FROM timer")
            try session.transaction.setReachable(chat, true)
            #expect(try session.transaction.noticeChat(of: session.viewer)?.id == chat)
        }
        #expect(try await timers().values.sorted() == [60])
        #expect(try await timers()[told.rawValue] == nil)
    }
}

extension House {
    /// When the timers of a kind are due, by their rows, in seconds after the start.
    func timers(_ kind: String) async throws -> [Int64: Double] {
        try await store.read { transaction in
            let rows = try Row.fetchAll(
                transaction.db, sql: "SELECT row, due FROM timer WHERE kind = ?", arguments: [kind])
            return Dictionary(uniqueKeysWithValues: rows.map { ($0["row"], $0["due"] - House.start.stored) })
        }
    }
}

extension Session {
    /// Tells what is due, as the engine does.
    func giveNotices() throws -> [DueNotice] {
        let due = try dueReminders(limit: 100)
        try noteNotices(due)
        return due
    }

    func undoLast() throws {
        let entry = try newestUndoable()
        _ = try undo(#require(entry).id)
    }

    fileprivate func remind(_ text: String, after seconds: Double) throws -> ReminderID {
        try keepReminder(NewReminder(text: text, due: House.start + seconds, isWallTime: true)).id
    }
}

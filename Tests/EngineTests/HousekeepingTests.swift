import Actions
import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// The day's tidying, and accounts that are about to go.
struct HousekeepingTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    private func say(_ lines: [String], to engine: Engine) async throws {
        for (index, line) in lines.enumerated() {
            messenger.receive(.line("ana", line, message: "\(index + 1)"))
            try await house.rest(engine)
        }
    }

    @Test func `The trash is emptied after its 30 days, and what was not deleted keeps its history`() async throws {
        try await house.live { engine in
            try await say(["buy squats", "buy milk", "delete squats"], to: engine)
        }
        let said = "change WHERE instr(coalesce(old, '') || coalesce(new, ''), 'squats')"
        #expect(try await house.int("SELECT count(*) FROM \(said)") > 1)
        house.clock.move(by: 31 * 86_400)
        try await house.live { _ in
            try await house.until("it is gone for good") { try await house.int("SELECT count(*) FROM \(said)") == 0 }
        }
        #expect(try await house.int("SELECT count(*) FROM entry WHERE instr(title, 'squats')") == 0)
        #expect(try await house.int("SELECT count(*) FROM change WHERE tableName = 'task'") == 1)
    }

    @Test func `Updates that were dealt with go after some days, however many; what failed stays for a replay`()
        async throws
    {
        let letters = try (1...1234).map { try JSONEncoder().encode(Letter.line("ana", "thanks \($0)")) }
        _ = try await house.kept(letters)
        try await house.store.write { transaction in
            let waiting = try transaction.waitingUpdates(limit: 5000)
            try transaction.finish(waiting.map(\.id))
            try transaction.fail(waiting[700].id, reason: "x", now: House.start + 86_400)
        }
        house.clock.move(by: 3 * 86_400 + 1)
        try await house.live { _ in
            try await house.until("they are gone") { try await house.int("SELECT count(*) FROM inbox") == 1 }
        }
        #expect(try await house.int("SELECT count(*) FROM inbox WHERE state = 'failed'") == 1)
    }

    @Test func `An account whose timer comes too early goes at its moment, and not before`() async throws {
        let moment = House.start + Session.leavingTakes
        try await house.live { engine in
            try await say(["/start"], to: engine)
            let ana = PersonID(Int64(try await house.int("SELECT id FROM person")))
            try await house.store.write { transaction in
                let session = try Session(
                    transaction: transaction, now: House.start, actor: ana, viewer: ana.owner, chat: nil,
                    voice: .english, random: .seeded(1))
                try session.askToLeave()
                try transaction.setTimer(Session.leavingTimer, row: ana.rawValue, due: House.start + 10)
            }
            let armed = "SELECT CAST(due AS INTEGER) FROM timer WHERE kind = '\(Session.leavingTimer)'"
            try await pass(10, until: "the timer is set anew") {
                try await house.int(armed) == Int(moment.timeIntervalSince1970)
            }
            try await house.rest(engine)
            #expect(try await house.int("SELECT count(*) FROM person") == 1)
            try await pass(Session.leavingTakes - 10, until: "it is gone") {
                try await house.int("SELECT count(*) FROM person") == 0
            }
        }
    }

    @Test func `An account that could not be deleted is tried again some hours later, and its person hears so`()
        async throws
    {
        try await house.live { engine in
            try await say(["/start", "buy milk", "delete my account"], to: engine)
            messenger.receive(Letter(from: "ana", chat: "ana", message: "9", press: "account:leave"))
            try await house.rest(engine)
            try await house.forbidForgetting(true)
            try await pass(Session.leavingTakes, until: "it could not be deleted") {
                try await house.failures().map(\.source) == ["job"]
            }
            try await house.rest(engine)
            #expect(messenger.texts(in: "ana").last?.hasPrefix("Your account is not deleted yet") == true)
            try await house.forbidForgetting(false)
            try await pass(6 * 3600, until: "it is gone") {
                try await house.int("SELECT count(*) FROM person") == 0
            }
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana").last?.hasPrefix("Your account is deleted") == true)
    }

    @Test func `A file that was made for somebody goes with their account`() async throws {
        try await house.live { engine in
            try await say(["/start", "note one", "export everything", "delete my account"], to: engine)
            let hash = try await house.store.read {
                try #require(try String.fetchOne($0.db, sql: "SELECT hash FROM keptFile"))
            }
            #expect(try await house.files.bytes(of: hash) != nil)
            messenger.receive(Letter(from: "ana", chat: "ana", message: "9", press: "account:leave"))
            try await house.rest(engine)
            try await pass(Session.leavingTakes, until: "it is gone") {
                try await house.int("SELECT count(*) FROM person") == 0
            }
            try await pass(1, until: "its file is gone") { try await house.files.bytes(of: hash) == nil }
        }
    }

    /// Both clocks go on; the waiting one until it is so.
    private func pass(_ seconds: Double, until what: Comment, _ holds: () async throws -> Bool) async throws {
        house.clock.move(by: seconds)
        house.waits.advance(by: seconds)
        try await house.until(what) {
            house.waits.advance(by: 1)
            return try await holds()
        }
    }
}

extension House {
    /// A rule of the store that stops the deletion of a history, as a mistake of ours would.
    fileprivate func forbidForgetting(_ isForbidden: Bool) async throws {
        let rule = """
            CREATE TRIGGER poison BEFORE DELETE ON entry WHEN instr(OLD.title, 'milk')
            BEGIN SELECT RAISE(ABORT, 'poisoned'); END
            """
        try await store.write { try $0.db.execute(sql: isForbidden ? rule : "DROP TRIGGER poison") }
    }
}

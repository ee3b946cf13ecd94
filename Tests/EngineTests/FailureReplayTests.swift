import Commands
import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// A failure that is replayed: what failed runs once more, exactly once.
struct FailureReplayTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    @Test func `What failed for a reason that is gone takes effect once, however often Replay is pressed`() async throws
    {
        try await house.live { engine in
            try await fail("note mended", engine)
            try await house.makeAdministrator("ana")
            try await mend()
            let code = try await house.replayCode()
            messenger.receive(
                Letter(from: "ana", chat: "ana", message: "8", press: code),
                Letter(from: "ana", chat: "ana", message: "8", press: code))
            try await house.rest(engine)
        }
        #expect(try await house.int("SELECT count(*) FROM note WHERE text = 'mended'") == 1)
        #expect(try await house.failures() == [])
        #expect(messenger.texts(in: "ana").count { $0.hasPrefix("Noted: mended") } == 1)
    }

    @Test func `What fails again is a failure again`() async throws {
        try await house.live { engine in
            try await fail("note mended", engine)
            try await house.makeAdministrator("ana")
            let first = try await house.failures()
            messenger.receive(Letter(from: "ana", chat: "ana", message: "8", press: try await house.replayCode()))
            try await house.rest(engine)
            let second = try await house.failures()
            #expect(second.count == 1 && second[0].id != first[0].id && second[0].reason == first[0].reason)
        }
        #expect(try await house.int("SELECT count(*) FROM note") == 0)
    }

    @Test func `Nobody else can replay or forget`() async throws {
        try await house.live { engine in
            try await fail("note mended", engine)
            try await mend()
            let code = try await house.replayCode()
            for press in [code, code.replacing("replay", with: "forget")] {
                messenger.receive(Letter(from: "ana", chat: "ana", message: "8", press: press))
                try await house.rest(engine)
            }
            try await house.makeAdministrator("ana")
            messenger.receive(Letter(from: "ana", chat: "trip", isGroup: true, message: "9", press: code))
            try await house.rest(engine)
        }
        #expect(try await house.failures().count == 1)
        #expect(try await house.int("SELECT count(*) FROM note") == 0)
    }

    @Test func `A timer that failed comes again at once`() async throws {
        let id = try await house.store.write { transaction in
            try transaction.keepFailure("timer", reference: "question 7", reason: "test", now: House.start)
            return try #require(try transaction.standingFailures(offset: 0, limit: 1).first?.id)
        }
        let isDone = try await house.store.write { transaction in
            (try transaction.replay(id, now: House.start), try transaction.replay(id, now: House.start))
        }
        #expect(isDone == (true, false))
        #expect(try await house.int("SELECT count(*) FROM timer WHERE kind = 'question' AND row = 7") == 1)
    }

    @Test func `An update is kept as long as its failure stands`() async throws {
        try await house.live { engine in
            try await fail("note mended", engine)
            messenger.receive(.line("ana", "note done", message: "5"))
            try await house.rest(engine)
        }
        let later = House.start + 10 * 86_400
        try await house.store.write { try $0.purge($0.oldUpdates(before: later, limit: 9)) }
        #expect(try await house.int("SELECT count(*) FROM inbox") == 1)
        try await house.store.write { transaction in
            try transaction.purgeFailures(before: later)
            try transaction.purge(transaction.oldUpdates(before: later, limit: 9))
        }
        #expect(try await house.int("SELECT count(*) FROM inbox") == 0)
    }

    private func fail(_ line: String, _ engine: Engine) async throws {
        try await house.poison("mended")
        messenger.receive(.line("ana", line, message: "3"))
        try await house.rest(engine)
        #expect(try await house.failures().count == 1)
    }

    private func mend() async throws {
        try await house.store.write { try $0.db.execute(sql: "DROP TRIGGER poison_note") }
    }
}

extension House {
    fileprivate func makeAdministrator(_ name: String) async throws {
        try await store.write { transaction in
            let person = try transaction.person(
                for: Sender(id: name, name: name.capitalized), messenger: .telegram,
                defaults: Settings(timeZone: .gmt)
            ).id
            try transaction.makeAdministrator(person)
        }
    }

    /// The data of the newest failure's Replay button.
    fileprivate func replayCode() async throws -> String {
        "failure:\(try await failures().first?.id.rawValue ?? 0):replay"
    }
}

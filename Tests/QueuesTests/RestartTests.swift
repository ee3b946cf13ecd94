import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

/// What a crash leaves on disk, seen by a store that is opened anew.
struct RestartTests {
    @Test func `What was on its way goes again, and new messages that may have left count`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece(0) { session in
            try session.say("hello")
            try session.say("next")
            try session.say("later")
            try session.answer(queryID: "q")
        }
        try await fixture.piece(1) { try $0.takeAway(MessageRef(chat: .test("ben"), id: "3")) }
        let before = try await fixture.take()
        #expect(before.map(\.words).sorted() == ["answer q", "delete 3", "hello", "later", "next"])
        try fixture.reopen()
        #expect(try await fixture.take() == [])
        _ = try await fixture.store.write { try $0.recoverSending(now: .at(2)) }
        let counts = try await fixture.counts()
        #expect(counts.maybeTwice == 2)
        #expect(counts.outboxSending == 0)
        #expect(counts.outboxWaiting == 5)
        let after = try await fixture.take(at: 3)
        #expect(after.map(\.words) == before.map(\.words))
        #expect(after.map(\.key) == before.map(\.key))
        #expect(after.allSatisfy { $0.tries == ($0.words == "later" ? 0 : 1) })
        let marks = try await fixture.store.read {
            try Int.fetchAll($0.db, sql: "SELECT maybeTwice FROM outbox ORDER BY id")
        }
        #expect(marks == [1, 1, 0, 0, 0])
    }

    @Test func `A job that was running runs again`() async throws {
        let fixture = try await Fixture()
        try await fixture.piece { try $0.leaveJob(kind: "fetch", payload: ["file": "x"]) }
        #expect(try await fixture.store.write { try $0.takeJobs(now: .at(0), limit: 9) }.count == 1)
        try fixture.reopen()
        #expect(try await fixture.store.write { try $0.takeJobs(now: .at(0), limit: 9) } == [])
        _ = try await fixture.store.write { try $0.recoverRunningJobs() }
        let again = try await fixture.store.write { try $0.takeJobs(now: .at(0), limit: 9) }
        #expect(again.map(\.tries) == [Tries(faults: 1)])
    }

    @Test func `A transaction that did not end left nothing`() async throws {
        struct Crash: Error {}
        let fixture = try await Fixture()
        let chat = fixture.chats[0].id
        await #expect(throws: Crash.self) {
            try await fixture.store.write { transaction in
                let batch = PolledBatch(updates: [RawUpdate(id: "1", json: Data("a".utf8))], cursor: "2")
                try transaction.store(batch: batch, messenger: .telegram, now: .at(0))
                try transaction.setReachable(chat, false)
                throw Crash()
            }
        }
        try fixture.reopen()
        #expect(try await fixture.store.read { try $0.cursor(.telegram) } == nil)
        #expect(try await fixture.store.read { try $0.chat(id: chat)?.isReachable } == true)
        #expect(try await fixture.store.read { try $0.isAtRest() })
    }
}

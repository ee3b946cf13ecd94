import Core
import Foundation
import GRDB
import Queues
import Store
import Testing

struct InboxTests {
    private static func batch(_ updates: [(Int, String)], cursor: String) -> PolledBatch {
        PolledBatch(updates: updates.map { RawUpdate(id: "\($0.0)", json: Data($0.1.utf8)) }, cursor: cursor)
    }

    @Test func `A batch and its cursor are there together, in the order in which they came`() async throws {
        let fixture = try await Fixture()
        #expect(try await fixture.store.read { try $0.cursor(.telegram) } == nil)
        let batch = Self.batch([(7, "a"), (8, "b")], cursor: "9")
        try await fixture.store.write { try $0.store(batch: batch, messenger: .telegram, now: .at(3)) }
        let rows = try await fixture.store.read { try $0.waitingUpdates(limit: 10) }
        #expect(rows.map(\.update) == batch.updates)
        #expect(rows.allSatisfy { $0.messenger == .telegram && $0.receivedAt == .at(3) })
        #expect(try await fixture.store.read { try $0.cursor(.telegram) } == "9")
        #expect(try await fixture.store.read { try $0.cursor(MessengerName(rawValue: "matrix")) } == nil)
        #expect(try await fixture.store.read { try $0.waitingUpdates(limit: 1).map(\.update.id) } == ["7"])
        let rest = try await fixture.store.read { try $0.waitingUpdates(limit: 1, after: rows[0].id) }
        #expect(rest.map(\.update.id) == ["8"])
    }

    /// Telegram may start anew with lower ids after a quiet week.
    @Test func `Lower ids are accepted, and the cursor follows them`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write {
            try $0.store(batch: Self.batch([(900, "a")], cursor: "901"), messenger: .telegram, now: .at(0))
            try $0.store(batch: Self.batch([(5, "b")], cursor: "6"), messenger: .telegram, now: .at(0))
        }
        #expect(try await fixture.store.read { try $0.waitingUpdates(limit: 10).map(\.update.id) } == ["900", "5"])
        #expect(try await fixture.store.read { try $0.cursor(.telegram) } == "6")
    }

    @Test func `Only the same id with the same bytes is the same update, waiting or done`() async throws {
        let fixture = try await Fixture()
        func stored() async throws -> Int? {
            try await fixture.store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM inbox") }
        }
        try await fixture.store.write { transaction in
            for batch in [
                Self.batch([(1, "a")], cursor: "2"), Self.batch([(1, "a"), (2, "a")], cursor: "3"),
                Self.batch([(1, "other")], cursor: "2"),
            ] { try transaction.store(batch: batch, messenger: .telegram, now: .at(0)) }
        }
        #expect(try await stored() == 3)
        let again = Self.batch([(2, "a")], cursor: "3")
        try await fixture.store.write { transaction in
            for row in try transaction.waitingUpdates(limit: 9) { try transaction.finish([row.id]) }
            try transaction.store(batch: again, messenger: .telegram, now: .at(1))
        }
        #expect(try await stored() == 3)
        try await fixture.store.write {
            try $0.store(batch: again, messenger: MessengerName(rawValue: "matrix"), now: .at(1))
        }
        #expect(try await stored() == 4)
    }

    @Test func `An empty batch moves the cursor only`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write {
            try $0.store(batch: Self.batch([], cursor: "12"), messenger: .telegram, now: .at(0))
        }
        #expect(try await fixture.store.read { try $0.cursor(.telegram) } == "12")
        #expect(try await fixture.store.read { try $0.isAtRest() })
    }

    @Test func `Done, failed and aside wait no more, and failures tell why`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            let batch = Self.batch([(1, "a"), (2, "b"), (3, "c"), (4, "d")], cursor: "5")
            try transaction.store(batch: batch, messenger: .telegram, now: .at(0))
            let rows = try transaction.waitingUpdates(limit: 4)
            try transaction.finish([rows[0].id])
            try transaction.fail(rows[1].id, reason: "no such thing", now: .at(1))
            try transaction.setAside(rows[2].id, reason: "three deaths", now: .at(2))
        }
        #expect(try await fixture.store.read { try $0.waitingUpdates(limit: 9).map(\.update.id) } == ["4"])
        let failures = try await fixture.store.read { try $0.standingFailures(offset: 0, limit: 9) }
        #expect(failures.map(\.reason) == ["three deaths", "no such thing"])
        #expect(failures.map(\.happenedAt) == [.at(2), .at(1)])
        #expect(failures.allSatisfy { $0.source == "inbox" })
    }

    @Test func `What was dealt with is forgotten in time, what waits is not`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            try transaction.store(
                batch: Self.batch([(1, "a"), (2, "b")], cursor: "3"), messenger: .telegram, now: .at(0))
            try transaction.finish(transaction.waitingUpdates(limit: 1).map(\.id))
            try transaction.keepFailure("inbox", reference: "1", reason: "x", now: .at(0))
            try transaction.purge(transaction.oldUpdates(before: .at(10), limit: 9))
            try transaction.purgeFailures(before: .at(10))
        }
        let left = try await fixture.store.read { try Int.fetchOne($0.db, sql: "SELECT count(*) FROM inbox") }
        #expect(left == 1)
        #expect(try await fixture.store.read { try $0.waitingUpdates(limit: 9).count } == 1)
        #expect(try await fixture.store.read { try $0.standingFailures(offset: 0, limit: 9) } == [])
    }

    @Test func `A piece that throws keeps its update waiting, with none of its effects`() async throws {
        struct Sorry: Error {}
        let fixture = try await Fixture()
        try await fixture.store.write {
            try $0.store(batch: Self.batch([(1, "a")], cursor: "2"), messenger: .telegram, now: .at(0))
        }
        try await fixture.store.write { transaction in
            #expect(throws: Sorry.self) {
                try transaction.savepoint {
                    try transaction.finish(transaction.waitingUpdates(limit: 1).map(\.id))
                    throw Sorry()
                }
            }
        }
        #expect(try await fixture.store.read { try $0.waitingUpdates(limit: 9).count } == 1)
    }
}

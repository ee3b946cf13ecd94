import Core
import Foundation
import GRDB
import Logging
import Store
import Synchronization
import TestSupport
import Testing

struct PeopleStoreTests {
    @Test func `The file is durable and its keys are checked`() async throws {
        let fixture = try await Fixture()
        let pragmas = try await fixture.store.write { transaction in
            try ["journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "busy_timeout"].map {
                try String.fetchOne(transaction.db, sql: "PRAGMA \($0)")
            }
        }
        #expect(pragmas == ["wal", "2", "1", "1", "5000"])
    }

    @Test func `What was written is there after closing`() async throws {
        let fixture = try await Fixture()
        let path = fixture.folder.appending(path: "other.sqlite").path
        let store = try PeopleStore(path: path, logger: Logger(label: "test"))
        try await store.write { _ = try $0.newcomer("cleo") }
        try store.close()
        #expect((FileManager.default.contents(atPath: path + "-wal") ?? Data()).isEmpty)
        let again = try PeopleStore(path: path, logger: Logger(label: "test"))
        #expect(try await again.read { try String.fetchAll($0.db, sql: "SELECT name FROM person") } == ["Cleo"])
        try again.close()
    }

    @Test func `A file of a newer version is not touched`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write {
            try $0.db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('999 tomorrow')")
        }
        #expect(throws: StoreError.isNewer) {
            try PeopleStore(path: fixture.path, logger: Logger(label: "test"))
        }
    }

    @Test func `A file that is no database is refused`() async throws {
        let fixture = try await Fixture()
        let path = fixture.folder.appending(path: "text").path
        try Data(repeating: 65, count: 8192).write(to: URL(filePath: path))
        #expect(throws: DatabaseError.self) { try PeopleStore(path: path, logger: Logger(label: "test")) }
    }

    @Test func `A piece that throws takes back its own writes only`() async throws {
        struct Sorry: Error {}
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            func piece(_ word: String, fails: Bool) throws {
                try transaction.savepoint {
                    try transaction.db.execute(
                        sql: "INSERT INTO cursor (messenger, value) VALUES (?, '')", arguments: [word])
                    if fails { throw Sorry() }
                }
            }
            try piece("first", fails: false)
            #expect(throws: Sorry.self) { try piece("second", fails: true) }
            try piece("third", fails: false)
        }
        let words = try await fixture.store.read { try String.fetchAll($0.db, sql: "SELECT messenger FROM cursor") }
        #expect(words == ["first", "third"])
    }

    /// What a piece does before it fails, and how often the whole is run for it.
    @Test(arguments: [(false, false, 1), (true, false, 2), (true, true, 2)])
    func `What may be run twice is, only where a piece that wrote is taken back`(
        writes: Bool, isSwallowed: Bool, runs: Int
    ) async throws {
        struct Sorry: Error {}
        let fixture = try await Fixture()
        let count = Mutex(0)
        try await fixture.store.write(isRepeatable: true) { transaction in
            count.withLock { $0 += 1 }
            func put(_ word: String) throws {
                try transaction.db.run("INSERT INTO cursor (messenger, value) VALUES (\(word), '')")
            }
            try transaction.savepoint { try put("first") }
            do {
                try transaction.savepoint {
                    if writes { try put("second") }
                    throw Sorry()
                }
            } catch  where isSwallowed || error is Sorry {}
            try transaction.savepoint { try put("third") }
        }
        let words = try await fixture.store.read { try String.fetchAll($0.db, sql: "SELECT messenger FROM cursor") }
        #expect(words == ["first", "third"] && count.withLock { $0 } == runs)
    }

    @Test func `A full disk ends the transaction, and no piece is at fault`() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { transaction in
            let pages = try Int.fetchOne(transaction.db, sql: "PRAGMA page_count") ?? 0
            try transaction.db.execute(sql: "PRAGMA max_page_count = \(pages + 4)")
        }
        await #expect(throws: TransactionEnded.self) {
            try await fixture.store.write { transaction in
                try transaction.savepoint {
                    try transaction.db.execute(sql: "INSERT INTO cursor (messenger, value) VALUES ('small', '')")
                }
                try transaction.savepoint {
                    try transaction.db.execute(
                        sql: "INSERT INTO cursor (messenger, value) VALUES ('large', hex(zeroblob(100000)))")
                }
            }
        }
        #expect(try await fixture.count("cursor") == 0)
        try await fixture.store.write { try $0.db.execute(sql: "PRAGMA max_page_count = 1000000") }
        try await fixture.piece { try $0.pin("afterwards") }
    }

    @Test func `A snapshot cannot write`() async throws {
        let fixture = try await Fixture()
        await #expect(throws: DatabaseError.self) {
            try await fixture.store.read { try $0.db.execute(sql: "DELETE FROM outbox") }
        }
    }

    @Test func `The same seed gives the same tokens, another one others`() {
        let tokens = [7, 7, 8].map { RandomSource.seeded($0).token() }
        #expect(tokens[0] == tokens[1])
        #expect(tokens[0] != tokens[2])
        #expect(tokens.allSatisfy { $0.count == 26 })
        #expect(RandomSource.system().token() != RandomSource.system().token())
    }
}

import Engine
import Foundation
import GRDB
import Queues
import Replay
import Sandbox
import Testing

@testable import Store

/// Disk, locks and the like: nobody is blamed, nothing is lost, all goes on by itself.
@Suite(.timeLimit(.minutes(10)))
struct MachineTroubleTests {
    /// An error of SQLite, where it strikes, and what the operator reads of it.
    static let rows: [(code: ResultCode, table: String, told: String)] = [
        (.SQLITE_FULL, "note", "the disk is full"), (.SQLITE_FULL, "inbox", "the disk is full"),
        (.SQLITE_FULL, "outbox", "the disk is full"), (.SQLITE_IOERR, "note", "cannot be read or written"),
        (.SQLITE_IOERR, "inbox", "cannot be read or written"), (.SQLITE_BUSY, "note", "holds the database locked"),
        (.SQLITE_LOCKED, "note", "holds the database locked"), (.SQLITE_NOMEM, "note", "memory"),
        (.SQLITE_READONLY, "inbox", "cannot be written"), (.SQLITE_CANTOPEN, "note", "cannot be opened"),
        (.SQLITE_CORRUPT, "note", "damaged"), (.SQLITE_PROTOCOL, "entry", "see the reason"),
    ]

    @Test(arguments: rows)
    func `Trouble in the middle of a piece takes back the transaction and is tried until it is over`(
        code: ResultCode, table: String, told: String
    ) async throws {
        let town = try await Town()
        let trouble = MachineTrouble(code)
        try await trouble.strike(table, of: town.store)
        try await town.say(town.ana, "note one")
        try await town.live { engine in
            try await town.until("it is tried several times", engine) { trouble.met >= 4 }
            #expect(await town.texts(in: town.ana) == [])
            #expect(try await town.int("SELECT count(*) FROM failure") == 0)
            trouble.end()
            try await town.say(town.ben, "note two")
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
        #expect(await town.texts(in: town.ben) == ["Noted: two"])
        #expect(try await town.failures() == [])
        #expect(town.log.lines.contains { $0.contains(told) && $0.hasPrefix("error: ") })
    }

    @Test(arguments: [ResultCode.SQLITE_FULL, .SQLITE_IOERR])
    func `Trouble at the commit itself is tried again too`(code: ResultCode) async throws {
        let town = try await Town()
        let refusal = CommitRefusal(code)
        try await town.store.write { $0.db.add(transactionObserver: refusal, extent: .databaseLifetime) }
        try await town.say(town.ana, "note one")
        try await town.live { engine in
            refusal.begin()
            try await town.until("it is tried several times", engine) { refusal.met >= 4 }
            refusal.end()
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
        #expect(try await town.notes() == ["one"])
        #expect(try await town.failures() == [])
    }

    @Test func `A database that another program holds locked is waited for, and the operator told`() async throws {
        let town = try await Town()
        try await town.store.write { try $0.db.execute(sql: "PRAGMA busy_timeout = 20") }
        let other = try Self.otherProgram(on: town)
        try await town.live { engine in
            try await town.rest(engine)
            try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            try await town.say(town.ana, "note one")
            try await town.until("the operator is told", engine) {
                town.log.lines.count { $0.contains("another program holds the database locked") } >= 3
            }
            #expect(await town.texts(in: town.ana) == [])
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
        #expect(try await town.failures() == [])
    }

    private static func otherProgram(on town: Town) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(
            path: town.folder.appending(path: "people.sqlite").path, configuration: configuration)
    }

    @Test func `A database that is locked when the server starts is waited for`() async throws {
        let town = try await Town()
        try await town.store.write { try $0.db.execute(sql: "PRAGMA busy_timeout = 20") }
        let other = try Self.otherProgram(on: town)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        try await town.say(town.ana, "note one")
        try await town.live { engine in
            try await town.until("the operator is told", engine) { town.log.lines.count >= 3 }
            try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
    }

    @Test func `A photo that finds the disk full is fetched again and kept when there is room`() async throws {
        let town = try await Town()
        let photo = Data([0xFF, 0xD8, 0xFF]) + Data(repeating: 7, count: 200_000)
        try await town.files.limit(pages: 10)
        try await town.live { engine in
            try await town.sandbox.sendPhoto(
                photo, name: "a.jpg", caption: "note gym: x", from: town.ana, in: town.ana)
            try await town.until("it is tried often", engine) {
                await town.sandbox.requests().count { $0.method == "getFile" } >= 20
            }
            #expect(try await town.int("SELECT count(*) FROM photo") == 0)
            try await town.files.limit(pages: 1_000_000)
            try await town.rest(engine)
        }
        #expect(try await town.int("SELECT count(*) FROM photo") == 1)
        #expect(try await town.failures() == [])
    }

    @Test func `A server whose disk is full still ends in time, and does the rest at the next start`() async throws {
        let town = try await Town()
        let trouble = MachineTrouble(.SQLITE_FULL)
        try await trouble.strike("note", of: town.store)
        try await town.say(town.ana, "note one")
        let server = SandboxServer(messenger: town.sandbox, port: 0, logger: town.log.logger)
        try await town.accompanied(by: [server]) {
            let full = town.engine(port: try await server.port())
            try await town.accompanied(by: full.services, stopsWithin: .milliseconds(300)) {
                try await town.until("it is tried several times", full) { trouble.met >= 2 }
            }
        }
        let states = try await town.store.read {
            try String.fetchAll($0.db, sql: "SELECT state FROM inbox ORDER BY id")
        }
        #expect(states.last == "waiting" && !states.contains("failed"))
        #expect(try await town.notes() == [])
        trouble.end()
        let engine = town.engine(port: try await town.closedPort())
        try await town.accompanied(by: engine.services) {
            try await town.until("the note is kept", engine) { try await town.notes() == ["one"] }
        }
    }
}

extension FileStore {
    /// As if the disk had room for so many pages.
    fileprivate func limit(pages: Int) async throws {
        try await pool.writeWithoutTransaction { _ = try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(pages)") }
    }
}

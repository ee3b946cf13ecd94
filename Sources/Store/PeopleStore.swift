package import Core
import GRDB
package import Logging

/// The people's file: one SQLite database that holds everything but the bytes of files.
package final class PeopleStore: Sendable {
    let pool: DatabasePool
    private let logger: Logger
    private let reserve: SpaceReserve?
    private let atlas: (any Atlas)?
    private let outside: OutsideServices

    /// Opens the file, or makes it, and brings it to the newest schema.
    ///
    /// The reserve is given back to a disk that is full, at the start too.
    /// - Throws: an error of SQLite when the file cannot be opened, is no database, or comes from a newer version.
    package init(
        path: String, atlas: (any Atlas)? = nil, outside: OutsideServices = OutsideServices(),
        reserve: SpaceReserve? = nil, logger: Logger
    ) throws {
        self.atlas = atlas
        self.outside = outside
        self.logger = logger
        self.reserve = reserve
        do {
            pool = try Self.open(path)
        } catch let error where error.isDiskFull && reserve?.isSpent == false {
            reserve?.spend()
            pool = try Self.open(path)
        }
    }

    private static func open(_ path: String) throws -> DatabasePool {
        let pool = try DatabasePool(path: path, configuration: .wayside(label: "people"))
        try pool.makeDurable()
        try Migrations.run(on: pool)
        return pool
    }

    /// Runs `body` in one transaction; all of it is on disk when this returns, or none of it.
    ///
    /// A repeatable `body` is run without savepoints, and a second time with them where a piece of it has to be taken
    /// back alone: it leaves nothing outside of the transaction that the second run would find.
    /// After one that found the disk full the reserve is there for the next, until there is room again.
    @discardableResult
    package func write<T: Sendable>(
        isRepeatable: Bool = false, _ body: @Sendable (Transaction) throws -> T
    ) async throws -> T {
        let isScarce = isScarce()
        do {
            if isRepeatable, let result = try await attempt(body, isScarce: isScarce) { return result.value }
            return try await pool.write {
                try Self.run(body, Transaction($0, atlas: atlas, outside: outside, isScarce: isScarce))
            }
        } catch let error where error.isDiskFull {
            reserve?.spend()
            throw error
        }
    }

    /// nil where it was taken back, since it cannot do without savepoints.
    private func attempt<T: Sendable>(
        _ body: @Sendable (Transaction) throws -> T, isScarce: Bool
    ) async throws -> Written<T>? {
        try await pool.writeWithoutTransaction { db in
            var result: Written<T>?
            try db.inTransaction(.immediate) {
                let transaction = Transaction(
                    db, atlas: atlas, outside: outside, isScarce: isScarce, hasSavepoints: false)
                do {
                    let value = try Self.run(body, transaction)
                    // Even where whoever called the piece took its error for an answer.
                    guard !transaction.isSpoilt else { return .rollback }
                    result = Written(value: value)
                    return .commit
                } catch  where transaction.isSpoilt {
                    return .rollback
                }
            }
            return result
        }
    }

    private static func run<T>(_ body: (Transaction) throws -> T, _ transaction: Transaction) throws -> T {
        let result = try body(transaction)
        try transaction.db.refreshSearch()
        return result
    }

    /// The disk was full when something was written last: only what needs no room is done.
    package var isFull: Bool { reserve?.isSpent == true }

    private func isScarce() -> Bool {
        guard let reserve, reserve.isSpent else { return false }
        reserve.restore()
        return reserve.isSpent
    }

    /// Runs `body` on a snapshot that later writes do not touch; a write in it fails.
    package func read<T: Sendable>(_ body: @Sendable (Transaction) throws -> T) async throws -> T {
        try await pool.read { db in try body(Transaction(db, atlas: atlas, outside: outside)) }
    }

    /// Gives back the file, its WAL folded in. The store cannot be used afterwards.
    package func close() throws {
        do {
            try pool.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA optimize")
                _ = try db.checkpoint(.truncate)
            }
        } catch {
            logger.warning("The database could not be tidied", metadata: ["error": "\(error)"])
        }
        try pool.close()
    }
}

/// What a transaction gave, which may be nil itself.
private struct Written<T: Sendable>: Sendable {
    let value: T
}

extension Database {
    /// Reads the words of what this transaction changed.
    func refreshSearch() throws {
        let codes = try Int.fetchAll(self, literal: "SELECT DISTINCT id % 16 FROM searchDue")
        guard !codes.isEmpty else { return }
        for sql in Schema.refreshingSearch(of: codes) { try run(Query(sql: sql, values: [])) }
    }
}

extension Configuration {
    /// What every file of ours is opened with.
    static func wayside(label: String) -> Configuration {
        var configuration = Configuration()
        configuration.label = "wayside.\(label)"
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        // Cards are drawn and updates looked for by few at once; each connection has a cache of its own.
        configuration.maximumReaderCount = 3
        configuration.prepareDatabase { db in
            // REPLACE then fires the delete triggers, without which the journal would miss a row.
            try db.execute(sql: "PRAGMA recursive_triggers = ON")
            // What is deleted is overwritten, on every build of SQLite; see `PageGaps` for what that leaves.
            try db.execute(sql: "PRAGMA secure_delete = ON")
            // What a savepoint would give back is kept in memory instead of being written to a temporary file.
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            db.add(function: NextOccurrence.function)
            db.add(function: Lowercase.function)
            db.add(function: OccasionMoments.function)
            db.add(function: FloatingTime.function)
        }
        return configuration
    }
}

extension DatabasePool {
    /// GRDB sets `synchronous=NORMAL` for WAL, where a power cut may take the last commits; nothing here may be lost.
    func makeDurable() throws {
        try writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = FULL")
            // KiB: a transaction of many updates then stays in memory until it is committed.
            try db.execute(sql: "PRAGMA cache_size = -4096")
            // Pages in the WAL: most are written again soon, and each fold into the file waits for the disk twice.
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
            // The WAL that a long reader let grow shrinks again at the next checkpoint.
            try db.execute(sql: "PRAGMA journal_size_limit = \(64 << 20)")
        }
    }
}

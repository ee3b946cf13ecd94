import GRDB

/// Looks at a database file without changing it.
package enum DatabaseExam {
    package enum Outcome: Sendable, Equatable {
        /// `schema` is its newest migration; `isOld` where a start would add some.
        case fine(schema: String?, isOld: Bool)
        case locked, readOnly, full, isNewer
        case damaged(String)
        case unreadable(String)
    }

    /// Seconds that a lock is waited for.
    private static let patience = 2.0

    /// The file must be there. `knowsSchema` is true for the people's file.
    package static func examine(_ path: String, knowsSchema: Bool) -> Outcome {
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(patience)
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            return try queue.inDatabase { db in
                let faults = try String.fetchAll(db, sql: "PRAGMA quick_check(3)").filter { $0 != "ok" }
                guard faults.isEmpty else { return .damaged(faults.joined(separator: "; ")) }
                let form = knowsSchema ? try form(of: db) : .fine(schema: nil, isOld: false)
                try tryWriting(db)
                return form
            }
        } catch let error as DatabaseError {
            return outcome(of: error)
        } catch {
            return .unreadable("\(error)")
        }
    }

    private static func form(of db: Database) throws -> Outcome {
        if try Migrations.migrator.hasBeenSuperseded(db) { return .isNewer }
        return .fine(
            schema: try Migrations.newest(in: db), isOld: try !Migrations.migrator.hasCompletedMigrations(db))
    }

    /// Whether a writer could begin now; nothing is written.
    private static func tryWriting(_ db: Database) throws {
        try db.execute(sql: "BEGIN IMMEDIATE")
        try db.execute(sql: "ROLLBACK")
    }

    private static func outcome(of error: DatabaseError) -> Outcome {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: .locked
        case .SQLITE_READONLY: .readOnly
        case .SQLITE_FULL: .full
        case .SQLITE_CORRUPT: .damaged(error.message ?? "corrupt")
        case .SQLITE_NOTADB: .unreadable("it is no database")
        default: .unreadable(error.message ?? "\(error.resultCode)")
        }
    }
}

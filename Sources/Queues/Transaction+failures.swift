package import Core
package import Foundation
package import Store

/// What went wrong, for the operator.
package struct FailureRow: StoreRecord {
    package static let databaseTableName = "failure"
    package let id: ID<FailureRow>
    /// "inbox", "outbox", "job", "timer", ...
    package let source: String
    /// The row's id there.
    package let reference: String
    package let reason: String
    package let happenedAt: Date
    package let payload: String?
}

extension Transaction {
    package func keepFailure(
        _ source: String, reference: String, reason: String, payload: String? = nil, now: Date
    ) throws {
        try db.run(
            """
            INSERT INTO failure (source, reference, reason, happenedAt, payload)
            VALUES (\(source), \(reference), \(reason), \(now.stored), \(payload))
            """)
    }

    /// What failed, newest first, without what only may have come twice.
    package func standingFailures(offset: Int, limit: Int) throws -> [FailureRow] {
        try FailureRow.fetchAll(
            db,
            literal: """
                SELECT * FROM failure WHERE source <> 'maybe twice' ORDER BY id DESC LIMIT \(limit) OFFSET \(offset)
                """)
    }

    package func failure(_ id: ID<FailureRow>) throws -> FailureRow? {
        try FailureRow.fetchOne(db, literal: "SELECT * FROM failure WHERE id = \(id)")
    }

    package func dropFailure(_ failure: ID<FailureRow>) throws {
        try db.run("DELETE FROM failure WHERE id = \(failure)")
    }

    package func purgeFailures(before date: Date) throws {
        try db.run("DELETE FROM failure WHERE happenedAt < \(date.stored)")
    }

    /// Forgets what was read of files that long ago; the pins that came of them stay.
    package func purgeImports(before date: Date) throws {
        try db.run("DELETE FROM placeImport WHERE createdAt < \(date.stored)")
    }
}

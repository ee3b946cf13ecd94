package import Foundation
import GRDB

/// What the operator wants to know about the file itself.
extension Transaction {
    /// Bytes that the file takes on the disk, without its journal.
    package func fileSize() throws -> Int { try db.fileSize() }

    package func personCount() throws -> Int { try Int.fetchOne(db, literal: "SELECT count(*) FROM person") ?? 0 }

    /// The server began its work.
    package func noteStart(now: Date) throws { try setHouseValue("server.startedAt", "\(now.timeIntervalSince1970)") }

    package func startedAt() throws -> Date? {
        try houseValue("server.startedAt").flatMap(Double.init).map(Date.init(timeIntervalSince1970:))
    }

    /// The newest migration that the file has: "6 queues".
    package func schemaVersion() throws -> String? { try Migrations.newest(in: db) }
}

extension Database {
    func fileSize() throws -> Int {
        let pages = try Int.fetchOne(self, sql: "PRAGMA page_count") ?? 0
        return try pages * (Int.fetchOne(self, sql: "PRAGMA page_size") ?? 0)
    }
}

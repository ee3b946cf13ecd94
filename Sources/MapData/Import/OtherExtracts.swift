import Foundation
import GRDB

/// What the old database holds beside the extract that is imported anew.
struct OtherExtracts {
    private let db: Database
    private let database: String

    init(_ db: Database, database: String) {
        self.db = db
        self.database = database
    }

    /// Copies all other extracts.
    /// - Returns: the number for the new one.
    /// - Throws: `MapImportProblem.otherVersion` where the old file cannot be taken over; what else kept it from being read.
    func copy(without name: String) throws -> Int64 {
        guard try isThere("pragma_database_list WHERE name = 'old'") else { return 1 }
        let others = try numbers(without: name)
        let version = try Int.fetchOne(db, sql: "PRAGMA old.user_version")
        guard others.isEmpty || version == MapSchema.version else { throw MapImportProblem.otherVersion(database) }
        for number in others { try copy(number) }
        return (1...).first { !others.contains($0) } ?? 1
    }

    /// None where the file holds no map at all; what cannot be read is not taken for empty.
    private func numbers(without name: String) throws -> [Int64] {
        guard try isThere("old.sqlite_master WHERE name = 'extract'") else { return [] }
        return try Int64.fetchAll(db, sql: "SELECT id FROM old.extract WHERE name <> ? ORDER BY id", arguments: [name])
    }

    private func isThere(_ rows: String) throws -> Bool { try Int.fetchOne(db, sql: "SELECT 1 FROM \(rows)") != nil }

    private func copy(_ number: Int64) throws {
        let ids = "BETWEEN \(MapFinisher.base(number)) AND \(MapFinisher.base(number + 1) - 1)"
        try db.execute(
            sql: """
                INSERT INTO extract SELECT * FROM old.extract WHERE id = \(number);
                INSERT OR IGNORE INTO category SELECT * FROM old.category;
                """)
        let boxes = ["placeBox", "placeKind", "regionBox", "houseBox"] + DrawingTier.allCases.flatMap(\.boxTables)
        for table in ["place", "region", "street", "house", "drawing"] + boxes {
            try db.execute(sql: "INSERT INTO \(table) SELECT * FROM old.\(table) WHERE id \(ids)")
        }
    }
}

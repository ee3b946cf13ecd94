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
    /// - Throws: `MapImportProblem.otherVersion` where the old file cannot be taken over.
    func copy(without name: String) throws -> Int64 {
        guard try isThere() else { return 1 }
        try check(name)
        var numbers: [Int64] = []
        let extracts = (try? Row.fetchAll(db, sql: "SELECT id, name FROM old.extract ORDER BY id")) ?? []
        for row in extracts where row[1] as String != name {
            let number: Int64 = row[0]
            numbers.append(number)
            try copy(number)
        }
        return (1...).first { !numbers.contains($0) } ?? 1
    }

    private func isThere() throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT 1 FROM pragma_database_list WHERE name = 'old'") != nil
    }

    /// A file of another version is taken over only where nothing of it is to stay.
    private func check(_ name: String) throws {
        guard try Int.fetchOne(db, sql: "PRAGMA old.user_version") != MapSchema.version else { return }
        let names = (try? String.fetchAll(db, sql: "SELECT name FROM old.extract")) ?? []
        guard names.allSatisfy({ $0 == name }) else { throw MapImportProblem.otherVersion(database) }
    }

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

import Core
package import Store

/// An occasion as a row of a list.
package struct OccasionRow: Sendable {
    package let occasion: OccasionRecord
    /// How many tasks tied to it are open.
    package let open: Int
}

extension Session {
    /// The viewer's occasions, the most used first: by how often something was tied to them or they came, the newest of equals first.
    package func occasions(offset: Int, limit: Int) throws -> [OccasionRow] {
        let records = try OccasionRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM occasion WHERE \(own(.occasion)) ORDER BY \(uses) DESC, id DESC
                LIMIT \(limit) OFFSET \(offset)
                """)
        return try records.map { OccasionRow(occasion: $0, open: try taskCount(.occasion($0.id))) }
    }

    package func occasionCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM occasion WHERE \(own(.occasion))") ?? 0
    }

    /// How often an occasion was of use.
    private var uses: Query {
        """
        ((SELECT count(*) FROM task WHERE task.occasion = occasion.id)
            + (SELECT count(*) FROM bundle WHERE bundle.occasion = occasion.id))
        """
    }
}

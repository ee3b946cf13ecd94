import GRDB

extension MapFinisher {
    /// Where extracts overlap, an element is taken from the one that was imported last.
    func dropDoubles() throws {
        guard try Int.fetchOne(db, sql: "SELECT count(*) FROM extract") ?? 0 > 0 else { return }
        for table in ["place", "region"] {
            try db.execute(
                sql: """
                    CREATE TEMP TABLE doubled AS SELECT other.id FROM \(table) own
                        JOIN \(table) other ON other.element = own.element AND other.id <> own.id
                        WHERE own.id BETWEEN \(base) AND \(base + 0xFFFF_FFFF);
                    DELETE FROM \(table) WHERE id IN (SELECT id FROM doubled);
                    DELETE FROM \(table)Box WHERE id IN (SELECT id FROM doubled);
                    """)
            if table == "place" {
                try db.execute(sql: "DELETE FROM placeKind WHERE place IN (SELECT id FROM doubled)")
            }
            try db.execute(sql: "DROP TABLE doubled")
        }
    }

    /// How many places each category has, and each key as a whole.
    func countCategories() throws {
        for key in PlaceReading.keys {
            try db.execute(
                sql: "INSERT OR IGNORE INTO category (id, key, value) VALUES (?, ?, '*')",
                arguments: [Categories.range(of: key).lowerBound, key])
        }
        try db.execute(
            sql: """
                UPDATE category SET count = CASE value
                    WHEN '*' THEN (
                        SELECT count(DISTINCT place) FROM placeKind
                        WHERE low >= category.id AND high < category.id + \(Categories.perKey))
                    ELSE (SELECT count(*) FROM placeKind WHERE low >= category.id AND high <= category.id) END
                """)
    }
}

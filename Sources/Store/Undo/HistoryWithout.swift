import Core
import GRDB

/// The history of others without an owner who goes: rows that go along are no change of theirs any more, what stays names
/// the owner no longer, and an entry of which nothing is left goes.
///
/// Which rows go along is read from the foreign keys of the journaled tables, also of rows that are long gone.
struct HistoryWithout {
    private let owner: OwnerID
    private let db: Database
    /// Changes up to this one were looked at before.
    private let last: Int64

    init(_ owner: OwnerID, _ db: Database, after last: Int64 = 0) {
        (self.owner, self.db, self.last) = (owner, db, last)
    }

    /// A column of a journaled table that names a row of another.
    private struct Reference {
        let table: String
        let column: String
        let target: String
        /// The row goes when the other does.
        let goesAlong: Bool

        var namesOwner: Bool { ["owner", "person", "groupChat"].contains(target) }
        var path: String { "$.\(column)" }
    }

    /// Finds what is to be taken out; nothing that stays on disk is written.
    func cut() throws -> HistoryCut {
        var cut = HistoryCut()
        try db.execute(
            sql: """
                CREATE TEMP TABLE goneRow (tableName TEXT, row INTEGER, PRIMARY KEY (tableName, row)) WITHOUT ROWID
                """)
        let references = try references()
        try gather(references)
        cut.names = try names()
        cut.last = try Int64.fetchOne(db, literal: "SELECT max(id) FROM change") ?? 0
        cut.dropped = try Int64.fetchAll(
            db,
            literal: """
                SELECT change.id FROM change INDEXED BY changeOfRow
                WHERE (tableName, rowID) IN (SELECT tableName, row FROM goneRow) AND \(isOthers)
                """)
        for reference in references where reference.namesOwner && !reference.goesAlong {
            cut.unnamed += try Int64.fetchAll(
                db, literal: "SELECT change.id FROM change WHERE \(isSaid(reference)) AND \(isOthers)")
        }
        try db.execute(sql: "DROP TABLE goneRow")
        return cut
    }

    /// Takes out what was found.
    func take(_ cut: HistoryCut, retitling: (String) -> String) throws {
        try db.execute(sql: "CREATE TEMP TABLE poorerEntry (id INTEGER PRIMARY KEY)")
        let names = try JSONText.encode(cut.names)
        for reference in try references() where reference.namesOwner && !reference.goesAlong {
            for side in ["old", "new"] { try unname(cut.unnamed, reference, side, names) }
        }
        try drop(cut.dropped)
        try retitle(retitling)
        try db.execute(sql: "DROP TABLE poorerEntry")
    }

    /// Its entry is neither the owner's nor made by them: those go anyway.
    private var isOthers: Query {
        """
        NOT EXISTS (SELECT 1 FROM entry
            WHERE entry.id = change.entry AND (entry.owner = \(owner) OR entry.actor = \(owner)))
        """
    }

    /// Changes of a table that were not looked at before; few, or all.
    private func changes(of table: String) -> Query {
        last == 0 ? "change.tableName = \(table)" : "change.id > \(last) AND +change.tableName = \(table)"
    }

    private func isSaid(_ reference: Reference) -> Query {
        "\(changes(of: reference.table)) AND (\(says("old", reference)) OR \(says("new", reference)))"
    }

    private func references() throws -> [Reference] {
        try Journal.tables.flatMap { table in
            try SQLRow.fetchAll(
                db,
                literal: """
                    SELECT "from" AS name, "table" AS target, on_delete = 'CASCADE' AS goesAlong
                    FROM pragma_foreign_key_list(\(table.name))
                    """
            ).map { row in
                Reference(
                    table: table.name, column: row["name"], target: row["target"], goesAlong: row["goesAlong"])
            }
        }
    }

    // MARK: Rows that go along

    private func gather(_ references: [Reference]) throws {
        let along = references.filter(\.goesAlong)
        for reference in along where reference.namesOwner {
            try goAlong(
                """
                SELECT \(reference.table), id FROM \(sql: reference.table) WHERE \(sql: reference.column) = \(owner)
                UNION ALL SELECT tableName, rowID FROM change WHERE \(isSaid(reference))
                """)
        }
        // A row is reached from tables of which rows were found in the last round.
        var grown = try Set(String.fetchAll(db, literal: "SELECT DISTINCT tableName FROM goneRow"))
        while !grown.isEmpty {
            let round = grown
            grown = []
            for reference in along where !reference.namesOwner && round.contains(reference.target) {
                try goAlong(hanging(on: reference))
                if db.changed > 0 { grown.insert(reference.table) }
            }
        }
    }

    private func goAlong(_ rows: Query) throws { try db.run("INSERT OR IGNORE INTO goneRow \(rows)") }

    /// Rows that hang on others that go.
    private func hanging(on reference: Reference) -> Query {
        """
        SELECT \(reference.table), id FROM goneRow
            JOIN \(sql: reference.table) AS hanging ON hanging.\(sql: reference.column) = goneRow.row
            WHERE goneRow.tableName = \(reference.target)
        UNION ALL SELECT change.tableName, rowID FROM change
            JOIN goneRow ON goneRow.tableName = \(reference.target)
                AND goneRow.row = json_extract(coalesce(new, old), \(reference.path))
            WHERE \(changes(of: reference.table))
        """
    }

    /// The image of a row names the owner. Most do not, and are not read for it.
    private func says(_ side: String, _ reference: Reference) -> Query {
        """
        (instr(\(sql: side), \("\"\(reference.column)\":\(owner)")) > 0
            AND json_extract(\(sql: side), \(reference.path)) = \(owner))
        """
    }

    // MARK: What stays

    /// All that the person was called, now or before.
    private func names() throws -> [String] {
        try String.fetchAll(
            db,
            literal: """
                SELECT name FROM person WHERE id = \(owner)
                UNION SELECT displayName FROM identity WHERE person = \(owner)
                UNION SELECT json_extract(side.value, '$.name') FROM change, json_each(json_array(old, new)) AS side
                    WHERE tableName = 'person' AND rowID = \(owner)
                """
        ).filter { !$0.isEmpty }
    }

    private func unname(_ changes: [Int64], _ reference: Reference, _ side: String, _ names: String) throws {
        let changes: Query = """
            change.id IN (SELECT value FROM json_each(\(try JSONText.encode(changes))))
                AND tableName = \(reference.table) AND \(says(side, reference))
            """
        try db.run(
            """
            INSERT OR IGNORE INTO poorerEntry SELECT entry.id FROM change JOIN entry ON entry.id = change.entry
            WHERE \(changes) AND EXISTS (SELECT 1 FROM json_each(\(names)) WHERE instr(title, value) > 0)
            """)
        try db.run(
            """
            UPDATE change SET \(sql: side) = json_set(\(sql: side), \(reference.path), NULL) WHERE \(changes)
            """)
    }

    private func drop(_ changes: [Int64]) throws {
        let gone: Query = "FROM change WHERE id IN (SELECT value FROM json_each(\(try JSONText.encode(changes))))"
        try db.run("INSERT OR IGNORE INTO poorerEntry SELECT entry \(gone)")
        try db.run("DELETE \(gone)")
        try db.run(
            """
            DELETE FROM entry WHERE id IN (SELECT id FROM poorerEntry)
                AND NOT EXISTS (SELECT 1 FROM change WHERE entry = entry.id)
            """)
    }

    /// What a poorer entry did cannot be told without what is gone.
    private func retitle(_ words: (String) -> String) throws {
        let speakers: Query = "SELECT id, language FROM person UNION ALL SELECT id, language FROM groupChat"
        let languages = try String.fetchAll(
            db,
            literal: """
                SELECT DISTINCT language FROM poorerEntry JOIN entry USING (id)
                JOIN (\(speakers)) AS speaker ON speaker.id = entry.owner
                """)
        for language in languages {
            try db.run(
                """
                UPDATE entry SET title = \(words(language)), subjectKind = NULL, subjectID = NULL
                WHERE id IN (SELECT id FROM poorerEntry)
                    AND owner IN (SELECT id FROM (\(speakers)) WHERE language = \(language))
                """)
        }
    }
}

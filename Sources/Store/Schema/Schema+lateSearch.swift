extension Schema {
    /// Triggers only note in `searchDue` what changed, and the words are read once at the end of each transaction:
    /// FTS5 writes to disk what it holds whenever a savepoint opens, and every piece is one.
    static let lateSearch =
        "CREATE TABLE searchDue (id INTEGER PRIMARY KEY) STRICT;\n"
        + [places, notes, headings].map(\.lateTriggers).joined() + lateLabels

    private static let lateLabels = """
        DROP TRIGGER placeLabelSearchInsert;
        DROP TRIGGER placeLabelSearchUpdate;
        DROP TRIGGER placeLabelSearchDelete;
        CREATE TRIGGER placeLabelSearchInsert AFTER INSERT ON placeLabel BEGIN
            \(places.note("NEW.place"))
        END;
        CREATE TRIGGER placeLabelSearchUpdate AFTER UPDATE ON placeLabel BEGIN
            \(places.note("OLD.place"))
            \(places.note("NEW.place"))
        END;
        CREATE TRIGGER placeLabelSearchDelete AFTER DELETE ON placeLabel BEGIN
            \(places.note("OLD.place"))
        END;
        """
}

extension Searched {
    fileprivate var lateTriggers: String {
        """
        DROP TRIGGER \(table)SearchInsert;
        DROP TRIGGER \(table)SearchUpdate;
        DROP TRIGGER \(table)SearchDelete;
        CREATE TRIGGER \(table)SearchInsert AFTER INSERT ON \(table) BEGIN
            \(note("NEW.id"))
        END;
        CREATE TRIGGER \(table)SearchUpdate AFTER UPDATE OF \(columns) ON \(table) BEGIN
            \(note("NEW.id"))
        END;
        CREATE TRIGGER \(table)SearchDelete AFTER DELETE ON \(table) BEGIN
            \(note("OLD.id"))
        END;

        """
    }

    /// The row of that id changed, came or went.
    fileprivate func note(_ id: String) -> String {
        "INSERT OR IGNORE INTO searchDue VALUES (\(id) * 4 + \(code));"
    }
}

extension Schema {
    /// What triggers keep in step: boxes for "near", words for search.
    ///
    /// Search cuts words (unicode61, diacritics removed) rather than trigrams: names and notes of one's own are
    /// looked for by whole words, their beginnings and two-letter words, which trigrams cannot find, and the trigram
    /// tokenizer removes diacritics only from SQLite 3.45 on. Misspelt names are Language's matter.
    static let derived = boxes + searchTable + places.triggers + notes.triggers + headings.triggers + labels

    private static let boxes = """
        CREATE VIRTUAL TABLE placeBox USING rtree(id, minLatitude, maxLatitude, minLongitude, maxLongitude);
        CREATE TRIGGER placeBoxInsert AFTER INSERT ON place BEGIN
            INSERT INTO placeBox VALUES (NEW.id, NEW.latitude, NEW.latitude, NEW.longitude, NEW.longitude);
        END;
        CREATE TRIGGER placeBoxUpdate AFTER UPDATE OF latitude, longitude ON place BEGIN
            UPDATE placeBox SET minLatitude = NEW.latitude, maxLatitude = NEW.latitude,
                minLongitude = NEW.longitude, maxLongitude = NEW.longitude WHERE id = NEW.id;
        END;
        CREATE TRIGGER placeBoxDelete AFTER DELETE ON place BEGIN
            DELETE FROM placeBox WHERE id = OLD.id;
        END;

        """

    /// Triggers only note in `searchDue` what changed; the words are read once at the end of each transaction, since
    /// FTS5 writes to disk what it holds whenever a savepoint opens.
    private static let searchTable = """
        CREATE VIRTUAL TABLE search USING fts5(
            kind UNINDEXED, thing UNINDEXED, owner UNINDEXED, text,
            tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
        );
        CREATE TABLE searchDue (id INTEGER PRIMARY KEY) STRICT;

        """

    private static let placeWords = """
        name || coalesce(' ' || address, '') \
        || coalesce(' ' || (SELECT group_concat(label, ' ') FROM placeLabel WHERE placeLabel.place = place.id), '')
        """

    private static let places = Searched(table: "place", code: 0, text: placeWords, columns: "name, address, owner")
    private static let notes = Searched(table: "note", code: 1, text: "text", columns: "text, owner")
    private static let headings = Searched(table: "heading", code: 2, text: "name", columns: "name, owner")

    /// What brings the searched words up to date, in order.
    static let refreshingSearch =
        ["DELETE FROM search WHERE rowid IN (SELECT id FROM searchDue)"]
        + [places, notes, headings].map(\.insertionOfDue) + ["DELETE FROM searchDue"]

    private static let labels = """
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

/// The triggers that keep one table's rows in `search`. A row's id there is its own times four plus the code.
private struct Searched {
    let table: String
    let code: Int
    /// The searched words as an SQL expression over the table's columns.
    let text: String
    let columns: String

    var triggers: String {
        """
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
    func note(_ id: String) -> String { "INSERT OR IGNORE INTO searchDue VALUES (\(id) * 4 + \(code));" }

    /// The words of what changed and is still there.
    var insertionOfDue: String {
        """
        INSERT INTO search (rowid, kind, thing, owner, text) \
        SELECT id * 4 + \(code), '\(table)', id, owner, \(text) FROM \(table) \
        WHERE id IN (SELECT id / 4 FROM searchDue WHERE id % 4 = \(code))
        """
    }
}

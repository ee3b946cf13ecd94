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

    private static let searchTable = """
        CREATE VIRTUAL TABLE search USING fts5(
            kind UNINDEXED, thing UNINDEXED, owner UNINDEXED, text,
            tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
        );

        """

    private static let placeWords = """
        name || coalesce(' ' || address, '') \
        || coalesce(' ' || (SELECT group_concat(label, ' ') FROM placeLabel WHERE placeLabel.place = place.id), '')
        """

    static let places = Searched(table: "place", code: 0, text: placeWords, columns: "name, address, owner")
    static let notes = Searched(table: "note", code: 1, text: "text", columns: "text, owner")
    static let headings = Searched(table: "heading", code: 2, text: "name", columns: "name, owner")

    private static let labels = """
        CREATE TRIGGER placeLabelSearchInsert AFTER INSERT ON placeLabel BEGIN
            \(places.renewal(of: "NEW.place"))
        END;
        CREATE TRIGGER placeLabelSearchUpdate AFTER UPDATE ON placeLabel BEGIN
            \(places.renewal(of: "OLD.place"))
            \(places.renewal(of: "NEW.place"))
        END;
        CREATE TRIGGER placeLabelSearchDelete AFTER DELETE ON placeLabel BEGIN
            \(places.renewal(of: "OLD.place"))
        END;
        """
}

/// The triggers that keep one table's rows in `search`. A row's id there is its own times four plus the code.
struct Searched {
    let table: String
    let code: Int
    /// The searched words as an SQL expression over the table's columns.
    let text: String
    let columns: String

    var triggers: String {
        """
        CREATE TRIGGER \(table)SearchInsert AFTER INSERT ON \(table) BEGIN
            \(insertion(of: "NEW.id"))
        END;
        CREATE TRIGGER \(table)SearchUpdate AFTER UPDATE OF \(columns) ON \(table) BEGIN
            \(renewal(of: "NEW.id"))
        END;
        CREATE TRIGGER \(table)SearchDelete AFTER DELETE ON \(table) BEGIN
            \(deletion(of: "OLD.id"))
        END;

        """
    }

    /// Nothing but a deletion when the row itself is gone.
    func renewal(of id: String) -> String { deletion(of: id) + " " + insertion(of: id) }

    private func deletion(of id: String) -> String { "DELETE FROM search WHERE rowid = \(id) * 4 + \(code);" }

    private func insertion(of id: String) -> String {
        """
        INSERT INTO search (rowid, kind, thing, owner, text) \
        SELECT id * 4 + \(code), '\(table)', id, owner, \(text) FROM \(table) WHERE id = \(id);
        """
    }
}

extension Schema {
    /// Search by whose a thing is: the owner is a word of its own beside the thing's words, so that the index finds one
    /// person's things however much others write. Reminders are searched too.
    static let ownedSearch =
        """
        DROP TABLE search;
        CREATE VIRTUAL TABLE search USING fts5(
            whose, text, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
        );

        """ + remindersSearched.noting + searched.map { $0.insertion(where: "TRUE") + ";\n" }.joined()

    /// What brings the searched words up to date, in order.
    static let refreshingSearch =
        ["DELETE FROM search WHERE rowid IN (SELECT id FROM searchDue)"]
        + searched.map { $0.insertion(where: "id IN (SELECT id / 4 FROM searchDue WHERE id % 4 = \($0.code))") }
        + ["DELETE FROM searchDue"]

    static let remindersSearched = Searched(table: "reminder", code: 3, text: "text", columns: "text, owner")

    private static let searched = [places, notes, headings, remindersSearched]
}

extension Searched {
    /// Triggers that only note what changed, for a table that had none.
    var noting: String {
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

    /// Reads the words of some rows: "o7" is whose they are, "k1o7" the same with the kind.
    fileprivate func insertion(where condition: String) -> String {
        """
        INSERT INTO search (rowid, whose, text) \
        SELECT id * 4 + \(code), 'o' || owner || ' k\(code)o' || owner, \(text) FROM \(table) WHERE \(condition)
        """
    }
}

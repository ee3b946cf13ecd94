import GRDB

/// An index of words, and of the words themselves: what is typed is first brought to words that are there, by their
/// parts (trigrams) and their sound, then those are looked up. That stays quick however many names there are.
struct WordIndex {
    /// "place", "street" or "region": the table whose rows are found.
    let table: String

    static let place = WordIndex(table: "place")
    static let street = WordIndex(table: "street")
    static let region = WordIndex(table: "region")

    var tables: String {
        """
        CREATE VIRTUAL TABLE \(table)Index USING fts5(
            words, content='', detail=none, tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* S* P* Co'");
        CREATE VIRTUAL TABLE \(table)Vocabulary USING fts5vocab(\(table)Index, row);
        CREATE TABLE \(table)Word (
            id INTEGER PRIMARY KEY, word TEXT NOT NULL, sound TEXT NOT NULL, count INTEGER NOT NULL);
        CREATE VIRTUAL TABLE \(table)Gram USING fts5(
            word, sound, content='', detail=none, tokenize="trigram case_sensitive 1");
        CREATE VIRTUAL TABLE \(table)GramVocabulary USING fts5vocab(\(table)Gram, row);
        CREATE TABLE \(table)GramCount (gram TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
        """
    }

    /// Fills the index from the rows that are there. `words` is the SQL of a row's words.
    func fill(_ db: Database, words: String) throws {
        try db.execute(sql: "INSERT INTO \(table)Index (rowid, words) SELECT id, \(words) FROM \(table)")
        let writer = try RowWriter(db, into: "\(table)Word", columns: 4)
        let grams = try RowWriter(db, into: "\(table)Gram (rowid, word, sound)", columns: 3)
        let rows = try Row.fetchCursor(db, sql: "SELECT term, doc FROM \(table)Vocabulary")
        var id: Int64 = 0
        while let row = try rows.next() {
            let word: String = row[0], count: Int64 = row[1], sound = Sound.of(word)
            id += 1
            try writer.write(.int(id), .text(word), .text(sound), .int(count))
            try grams.write(.int(id), .text(word), .text(sound == word ? "" : sound))
        }
        try db.execute(
            sql: """
                CREATE UNIQUE INDEX \(table)WordWord ON \(table)Word (word);
                CREATE INDEX \(table)WordSound ON \(table)Word (sound);
                INSERT INTO \(table)GramCount SELECT term, doc FROM \(table)GramVocabulary;
                """)
    }
}

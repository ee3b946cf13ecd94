extension Schema {
    /// What a person's talk in a chat was about last, one row each; not journaled, worth nothing some minutes later.
    static let recall = """
        CREATE TABLE recall (
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            about TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (chat, person)
        ) STRICT, WITHOUT ROWID;
        """
}

extension Schema {
    /// Whose the bytes of a file are that was fetched, read or made for somebody, whether or not a row refers to it: they
    /// go with their account. Forgotten when bytes that nothing refers to would go by themselves.
    static let keptFiles = """
        CREATE TABLE keptFile (
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            hash TEXT NOT NULL CHECK (length(hash) = 64),
            keptAt REAL NOT NULL,
            PRIMARY KEY (owner, hash)
        ) STRICT, WITHOUT ROWID;
        """
}

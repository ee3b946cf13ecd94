extension Schema {
    /// Ways that came with files: the owner's alone. `path` as `PathText` writes it, `metres` its length; `startedAt` and
    /// `endedAt` where the file told times.
    static let tracks = """
        CREATE TABLE track (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) <= 100),
            path TEXT NOT NULL,
            metres REAL NOT NULL CHECK (metres >= 0),
            startedAt REAL,
            endedAt REAL,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX trackOfOwner ON track(owner, id);
        """
}

extension Schema {
    /// Files of places that somebody brought: what was read of each and how far it is kept. Not journaled; what an
    /// import keeps is one entry of the journal. `plan` is JSON; its `chunks` are hashes of files that hold the places.
    static let imports = """
        CREATE TABLE placeImport (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            label TEXT,
            state TEXT NOT NULL CHECK (state IN ('reading', 'refused', 'offered', 'cancelled', 'running', 'done',
                'stopped')),
            plan TEXT,
            done INTEGER NOT NULL DEFAULT 0,
            kept INTEGER NOT NULL DEFAULT 0,
            entry INTEGER REFERENCES entry(id) ON DELETE SET NULL,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX placeImportOfOwner ON placeImport(owner);
        CREATE INDEX placeImportOfEntry ON placeImport(entry) WHERE entry IS NOT NULL;
        """
}

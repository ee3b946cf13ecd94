extension Schema {
    /// Who changed what. The one row of `journal` names the entry that is open; triggers write `change`.
    static let journal = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            actor INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            at REAL NOT NULL,
            kind TEXT NOT NULL,
            subjectKind TEXT,
            subjectID INTEGER,
            title TEXT NOT NULL,
            undoneBy INTEGER REFERENCES entry(id) ON DELETE SET NULL,
            undoes INTEGER REFERENCES entry(id) ON DELETE SET NULL,
            CHECK ((subjectKind IS NULL) = (subjectID IS NULL))
        ) STRICT;
        CREATE INDEX entryOfOwner ON entry(owner, id);
        CREATE INDEX entryOfActor ON entry(actor, id);
        CREATE INDEX entryUndoneBy ON entry(undoneBy) WHERE undoneBy IS NOT NULL;
        CREATE INDEX entryUndoes ON entry(undoes) WHERE undoes IS NOT NULL;

        CREATE TABLE change (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            entry INTEGER NOT NULL REFERENCES entry(id) ON DELETE CASCADE,
            tableName TEXT NOT NULL,
            rowID INTEGER NOT NULL,
            old TEXT,
            new TEXT,
            CHECK (old IS NOT NULL OR new IS NOT NULL)
        ) STRICT;
        CREATE INDEX changeOfEntry ON change(entry);
        CREATE INDEX changeOfRow ON change(tableName, rowID);

        CREATE TABLE journal (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            current INTEGER,
            isPaused INTEGER NOT NULL DEFAULT 0 CHECK (isPaused IN (0, 1))
        ) STRICT;
        INSERT INTO journal (id) VALUES (1);
        """
}

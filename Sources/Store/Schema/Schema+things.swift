extension Schema {
    /// What people keep. Journaled: no BLOB columns, no counters, no unique positions (`rank` is a fractional key).
    static let things = """
        CREATE TABLE place (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
            latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
            longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
            accuracy REAL CHECK (accuracy >= 0),
            address TEXT,
            colour TEXT,
            icon TEXT,
            rank REAL NOT NULL,
            createdAt REAL NOT NULL
        ) STRICT;
        CREATE INDEX placeOfOwner ON place(owner, rank);

        CREATE TABLE placeLabel (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            place INTEGER NOT NULL REFERENCES place(id) ON DELETE CASCADE,
            label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 100),
            UNIQUE (place, label)
        ) STRICT;

        CREATE TABLE heading (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100)
        ) STRICT;
        CREATE INDEX headingOfOwner ON heading(owner);

        CREATE TABLE note (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            place INTEGER REFERENCES place(id) ON DELETE CASCADE,
            heading INTEGER REFERENCES heading(id) ON DELETE CASCADE,
            text TEXT NOT NULL,
            rank REAL NOT NULL,
            createdAt REAL NOT NULL,
            CHECK (place IS NULL OR heading IS NULL)
        ) STRICT;
        CREATE INDEX noteOfOwner ON note(owner, rank);
        CREATE INDEX noteOfPlace ON note(place);
        CREATE INDEX noteOfHeading ON note(heading);

        CREATE TABLE photo (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            note INTEGER REFERENCES note(id) ON DELETE CASCADE,
            place INTEGER REFERENCES place(id) ON DELETE CASCADE,
            hash TEXT NOT NULL CHECK (length(hash) = 64),
            name TEXT NOT NULL,
            rank REAL NOT NULL,
            createdAt REAL NOT NULL,
            CHECK ((note IS NULL) <> (place IS NULL))
        ) STRICT;
        CREATE INDEX photoOfNote ON photo(note);
        CREATE INDEX photoOfPlace ON photo(place);
        """
}

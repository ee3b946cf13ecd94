extension Schema {
    /// What belongs to talking: not journaled, worth nothing a few days later.
    static let conversation = """
        CREATE TABLE placeUse (
            id INTEGER PRIMARY KEY,
            place INTEGER NOT NULL REFERENCES place(id) ON DELETE CASCADE,
            at REAL NOT NULL
        ) STRICT;
        CREATE INDEX placeUseOfPlace ON placeUse(place);

        CREATE TABLE position (
            person INTEGER PRIMARY KEY REFERENCES person(id) ON DELETE CASCADE,
            latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
            longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
            accuracy REAL CHECK (accuracy >= 0),
            takenAt REAL NOT NULL,
            receivedAt REAL NOT NULL
        ) STRICT;

        CREATE TABLE origin (
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            message TEXT NOT NULL,
            kind TEXT NOT NULL,
            thing INTEGER NOT NULL,
            PRIMARY KEY (chat, message, kind, thing)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE conversation (
            id INTEGER PRIMARY KEY,
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            question TEXT NOT NULL,
            askedAt REAL NOT NULL,
            UNIQUE (chat, person)
        ) STRICT;

        CREATE TABLE unreadLine (
            chat INTEGER NOT NULL REFERENCES chat(id) ON DELETE CASCADE,
            message TEXT NOT NULL,
            text TEXT NOT NULL,
            home TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (chat, message)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE house (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT;
        """
}

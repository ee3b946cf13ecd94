extension Schema {
    /// The same columns for a person and a group: both have their own zone, units and language.
    private static let settings = """
        timeZone TEXT NOT NULL,
        timeZoneIsAssumed INTEGER NOT NULL CHECK (timeZoneIsAssumed IN (0, 1)),
        units TEXT NOT NULL CHECK (units IN ('metric', 'imperial')),
        clock INTEGER NOT NULL CHECK (clock IN (12, 24)),
        firstWeekday INTEGER NOT NULL CHECK (firstWeekday BETWEEN 1 AND 7),
        language TEXT NOT NULL,
        mapsApp TEXT CHECK (mapsApp IN ('google', 'apple', 'osmand'))
        """

    static let accounts = """
        CREATE TABLE owner (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            kind TEXT NOT NULL CHECK (kind IN ('person', 'group'))
        ) STRICT;

        CREATE TABLE person (
            id INTEGER PRIMARY KEY REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            \(settings),
            welcomedAt REAL,
            isAdministrator INTEGER NOT NULL DEFAULT 0 CHECK (isAdministrator IN (0, 1))
        ) STRICT;

        CREATE TABLE identity (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            messenger TEXT NOT NULL,
            externalID TEXT NOT NULL,
            username TEXT,
            displayName TEXT NOT NULL,
            UNIQUE (messenger, externalID)
        ) STRICT;
        CREATE INDEX identityOfPerson ON identity(person);

        CREATE TABLE groupChat (
            id INTEGER PRIMARY KEY REFERENCES owner(id) ON DELETE CASCADE,
            title TEXT NOT NULL,
            \(settings)
        ) STRICT;

        CREATE TABLE chat (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            messenger TEXT NOT NULL,
            externalID TEXT NOT NULL,
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            isGroup INTEGER NOT NULL CHECK (isGroup IN (0, 1)),
            isReachable INTEGER NOT NULL DEFAULT 1 CHECK (isReachable IN (0, 1)),
            UNIQUE (messenger, externalID)
        ) STRICT;
        CREATE INDEX chatOfOwner ON chat(owner);
        """
}

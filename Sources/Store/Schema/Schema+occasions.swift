extension Schema {
    /// Moments with a name, and the tasks that are tied to them.
    ///
    /// `place` with `move` is a place at which one arrives or which one leaves; `minute` (since midnight, on the owner's
    /// clocks) on `days` ("MO,TU", RFC 5545 BYDAY; NULL for every day) is when it is usual. A task's `relation` means
    /// nothing without its `occasion`, which goes alone where the occasion goes.
    static let occasions =
        """
        CREATE TABLE occasion (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 100),
            icon TEXT CHECK (length(icon) BETWEEN 1 AND 20),
            place INTEGER REFERENCES place(id) ON DELETE SET NULL,
            move TEXT CHECK (move IN ('arrive', 'leave')),
            days TEXT CHECK (length(days) BETWEEN 2 AND 20),
            minute INTEGER CHECK (minute BETWEEN 0 AND 1439),
            createdAt REAL NOT NULL,
            audience TEXT NOT NULL DEFAULT 'only_me' CHECK (audience = 'only_me' OR audience = 'close_friends'
                OR audience = 'chosen' OR audience = 'followers' OR audience = 'everyone'),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            UNIQUE (owner, name),
            CHECK (days IS NULL OR minute IS NOT NULL)
        ) STRICT;
        CREATE INDEX occasionOfPlace ON occasion(place) WHERE place IS NOT NULL;
        CREATE INDEX occasionAddedBy ON occasion(addedBy) WHERE addedBy IS NOT NULL;

        ALTER TABLE task ADD COLUMN occasion INTEGER REFERENCES occasion(id) ON DELETE SET NULL;
        ALTER TABLE task ADD COLUMN relation TEXT CHECK (relation IN ('before', 'after', 'when'));
        CREATE INDEX taskOfOccasion ON task(occasion, doneAt) WHERE occasion IS NOT NULL;

        """ + stampTriggers(of: "occasion") + searchedOccasions
}

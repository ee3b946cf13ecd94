extension Schema {
    /// A pin that goes by itself, the pin that is somebody's home, and the colours of labels.
    static let ownPlaces =
        """
        ALTER TABLE place ADD COLUMN endsAt REAL;
        ALTER TABLE place ADD COLUMN isHome INTEGER NOT NULL DEFAULT 0 CHECK (isHome IN (0, 1));
        CREATE INDEX placeHome ON place(owner) WHERE isHome;

        CREATE TABLE labelColour (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 100),
            colour TEXT NOT NULL,
            UNIQUE (owner, label)
        ) STRICT;

        """ + Timed(table: "place", due: "endsAt", others: [], isArmed: "NEW.endsAt IS NOT NULL").triggers
}

extension Schema {
    /// What people looked for on the map, as their result cards show it; not journaled, worth nothing some days later.
    static let lookups = """
        CREATE TABLE lookup (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            about TEXT NOT NULL,
            at REAL NOT NULL
        ) STRICT;
        CREATE INDEX lookupOfOwner ON lookup(owner, at);
        """

    /// Whether a pin's address came from the map rather than from its owner.
    static let assumedAddresses = """
        ALTER TABLE place ADD COLUMN addressIsAssumed INTEGER NOT NULL DEFAULT 0 CHECK (addressIsAssumed IN (0, 1));
        """
}

extension Schema {
    /// Whom somebody has muted: what these ask or share comes to them without a message.
    static let mutes = """
        CREATE TABLE mute (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            muted INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            UNIQUE (person, muted),
            CHECK (person <> muted)
        ) STRICT;
        CREATE INDEX muteOfMuted ON mute(muted);
        """
}

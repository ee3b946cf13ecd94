extension Schema {
    /// What somebody keeps on top of their chat: a note, or something to do.
    static let stickers = """
        CREATE TABLE sticker (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            note INTEGER REFERENCES note(id) ON DELETE CASCADE,
            task INTEGER REFERENCES task(id) ON DELETE CASCADE,
            createdAt REAL NOT NULL,
            UNIQUE (owner, note),
            UNIQUE (owner, task),
            CHECK ((note IS NULL) <> (task IS NULL))
        ) STRICT;
        CREATE INDEX stickerOfNote ON sticker(note) WHERE note IS NOT NULL;
        CREATE INDEX stickerOfTask ON sticker(task) WHERE task IS NOT NULL;
        """
}

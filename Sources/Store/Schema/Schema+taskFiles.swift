extension Schema {
    /// A photo or a file hangs on something to do, too.
    static let taskFiles =
        rebuilt(
            "photo",
            """
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            note INTEGER REFERENCES note(id) ON DELETE CASCADE,
            place INTEGER REFERENCES place(id) ON DELETE CASCADE,
            hash TEXT NOT NULL CHECK (length(hash) = 64),
            name TEXT NOT NULL,
            rank REAL NOT NULL,
            createdAt REAL NOT NULL,
            task INTEGER REFERENCES task(id) ON DELETE CASCADE,
            CHECK ((note IS NOT NULL) + (place IS NOT NULL) + (task IS NOT NULL) = 1)
            """, added: ", NULL")
            + """
            CREATE INDEX photoOfNote ON photo(note);
            CREATE INDEX photoOfPlace ON photo(place);
            CREATE INDEX photoOfTask ON photo(task);
            """
}

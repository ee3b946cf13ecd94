extension Schema {
    /// Usernames that somebody gave up lately stay theirs for thirty days, also where an Undo gave them up; of each
    /// person the newest three, so that nobody gathers names. Also here: after which entry a link was opened, since whoever
    /// did is not told what was before, and which favourites are kept off the list that others may see.
    static let heldNames = """
        CREATE TABLE heldName (
            name TEXT PRIMARY KEY COLLATE NOCASE,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            until REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX heldNameOfPerson ON heldName(person);

        CREATE TRIGGER heldNameTaken BEFORE UPDATE OF username ON person
        WHEN EXISTS (SELECT 1 FROM heldName WHERE name = NEW.username AND heldName.person <> NEW.id
            AND until > \(entryTime)) BEGIN
            SELECT RAISE(ABORT, 'the name is held for its former owner');
        END;
        CREATE TRIGGER heldNameGiven AFTER UPDATE OF username ON person
        WHEN OLD.username IS NOT NULL AND OLD.username IS NOT NEW.username AND \(entryTime) IS NOT NULL BEGIN
            INSERT OR REPLACE INTO heldName VALUES (OLD.username, OLD.id, \(entryTime) + 30 * 86400.0);
            DELETE FROM heldName WHERE until <= \(entryTime) OR name = NEW.username OR heldName.person = OLD.id
                AND name NOT IN (SELECT name FROM heldName WHERE heldName.person = OLD.id ORDER BY until DESC LIMIT 3);
        END;

        ALTER TABLE place ADD COLUMN likedAlone INTEGER NOT NULL DEFAULT 0 CHECK (likedAlone IN (0, 1));
        ALTER TABLE linkHolder ADD COLUMN openedAfter INTEGER NOT NULL DEFAULT 0;
        """

    /// When the change is made that is open.
    private static let entryTime = "(SELECT at FROM entry WHERE id = (SELECT current FROM journal))"
}

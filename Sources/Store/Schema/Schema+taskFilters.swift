extension Schema {
    /// What people look at again and again of what they have to do, by a name of their own. `code` is that of the list,
    /// which asks anew who may see what. A row of `reminderJoin` is somebody who is told of a group's reminder in their
    /// private chat, too. `task.keptAt` is when somebody last said of an old one that it stays.
    static let viewsAndJoins = """
        CREATE TABLE taskFilter (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 100),
            code TEXT NOT NULL CHECK (length(code) BETWEEN 1 AND 64),
            addedBy INTEGER REFERENCES person(id) ON DELETE SET NULL,
            UNIQUE (owner, name)
        ) STRICT;
        CREATE INDEX taskFilterAddedBy ON taskFilter(addedBy) WHERE addedBy IS NOT NULL;

        ALTER TABLE task ADD COLUMN keptAt REAL;

        CREATE TABLE reminderJoin (
            reminder INTEGER NOT NULL REFERENCES reminder(id) ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
            PRIMARY KEY (reminder, person)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX reminderJoinOfPerson ON reminderJoin(person);
        """
}

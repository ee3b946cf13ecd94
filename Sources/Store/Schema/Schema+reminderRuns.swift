extension Schema {
    /// Each time that a reminder was done: what it told of is to be found again, as with a to-do that comes again.
    static let reminderRuns = """
        CREATE TABLE reminderRun (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            reminder INTEGER NOT NULL REFERENCES reminder(id) ON DELETE CASCADE,
            at REAL NOT NULL,
            person INTEGER REFERENCES person(id) ON DELETE SET NULL
        ) STRICT;
        CREATE INDEX reminderRunOfReminder ON reminderRun(reminder, at);
        CREATE INDEX reminderRunOfPerson ON reminderRun(person) WHERE person IS NOT NULL;
        """
}

extension Schema {
    /// Whoever asked for their account to be deleted: `leavesAt` is when it will be. The bytes of files that nobody has
    /// any more are deleted at the next tidying, not only after the trash's days.
    static let leaving =
        """
        ALTER TABLE person ADD COLUMN leavesAt REAL;

        CREATE TABLE unwantedFile (
            hash TEXT PRIMARY KEY
        ) STRICT, WITHOUT ROWID;

        """ + leavingTimer.triggers

    /// The moment at which an account is deleted.
    static let leavingTimer = TimerKind(
        table: "person", kind: "leaving", columns: ["leavesAt"], moment: "NEW.leavesAt",
        isArmed: "NEW.leavesAt IS NOT NULL")
}

extension Schema {
    /// A pause may begin later than it was set; as with all else of notices, whoever serves the timer sets the others.
    static let pauses = ["person", "groupChat"].map { table in
        """
        ALTER TABLE \(table) ADD COLUMN pausedFrom REAL;
        CREATE TRIGGER \(table)PauseBegins AFTER UPDATE OF pausedFrom ON \(table)
        WHEN OLD.pausedFrom IS NOT NEW.pausedFrom BEGIN
            DELETE FROM timer WHERE kind = 'notices' AND row = NEW.id;
            INSERT INTO timer (due, kind, row) VALUES (0, 'notices', NEW.id);
        END;

        """
    }.joined()
}

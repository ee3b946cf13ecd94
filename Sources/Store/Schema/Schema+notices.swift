extension Schema {
    /// When and how somebody wants to hear of what comes by itself.
    ///
    /// Whatever it hangs on sets the timer 'notices' of its owner to at once; who serves that timer sets all others.
    /// `timer.since` is when a held notice was to come. A notice about another person's deed that must wait lies in
    /// `heldNotice`.
    static let notices =
        ["person", "groupChat"].map { columns(of: $0) + planning(of: $0) }.joined() + """
            ALTER TABLE timer ADD COLUMN since REAL;
            CREATE INDEX timerHeld ON timer(kind, row) WHERE since IS NOT NULL;
            ALTER TABLE outbox ADD COLUMN isSilent INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE reminder ADD COLUMN isUrgent INTEGER NOT NULL DEFAULT 0 CHECK (isUrgent IN (0, 1));

            CREATE TABLE heldNotice (
                id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
                owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                subject TEXT NOT NULL,
                code TEXT NOT NULL,
                preface TEXT,
                at REAL NOT NULL,
                UNIQUE (owner, subject)
            ) STRICT;

            """

    /// NULL is loud; minutes since midnight.
    private static func columns(of table: String) -> String {
        let levels = ["reminders", "summaries", "people", "shares"].map { kind in
            "ALTER TABLE \(table) ADD COLUMN \(kind)Level TEXT "
                + "CHECK (\(kind)Level = 'silent' OR \(kind)Level = 'off');\n"
        }
        let minutes = ["quietFrom", "quietUntil", "morningSummaryAt", "eveningSummaryAt"].map { column in
            "ALTER TABLE \(table) ADD COLUMN \(column) INTEGER CHECK (\(column) BETWEEN 0 AND 1439);\n"
        }
        return levels.joined() + minutes.joined() + """
            ALTER TABLE \(table) ADD COLUMN pausedUntil REAL;
            ALTER TABLE \(table) ADD COLUMN wantsHello INTEGER NOT NULL DEFAULT 0 CHECK (wantsHello IN (0, 1));
            ALTER TABLE \(table) ADD COLUMN helloAt REAL;
            ALTER TABLE \(table) ADD COLUMN summaryOfferedAt REAL;
            ALTER TABLE \(table) ADD COLUMN offeredZone TEXT;

            """
    }

    private static func planning(of table: String) -> String {
        let columns = [
            "timeZone", "quietFrom", "quietUntil", "pausedUntil", "morningSummaryAt", "eveningSummaryAt", "wantsHello",
            "remindersLevel",
        ]
        let differs = columns.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
        return """
            CREATE TRIGGER \(table)Notices AFTER UPDATE OF \(columns.joined(separator: ", ")) ON \(table)
            WHEN \(differs) BEGIN
                DELETE FROM timer WHERE kind = 'notices' AND row = NEW.id;
                INSERT INTO timer (due, kind, row) VALUES (0, 'notices', NEW.id);
            END;

            """
    }
}

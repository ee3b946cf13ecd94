extension Schema {
    /// Reminders, and what wakes the server in time for whatever waits.
    ///
    /// `noticeDue` is the moment that the last notice was for, `noticeAt` when it was given; neither is journaled.
    static let reminders = """
        CREATE TABLE reminder (
            id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
            owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE,
            text TEXT NOT NULL CHECK (length(text) > 0),
            due REAL NOT NULL,
            isWallTime INTEGER NOT NULL CHECK (isWallTime IN (0, 1)),
            isDone INTEGER NOT NULL DEFAULT 0 CHECK (isDone IN (0, 1)),
            createdAt REAL NOT NULL,
            noticeDue REAL,
            noticeAt REAL
        ) STRICT;
        CREATE INDEX reminderOfOwner ON reminder(owner, due);

        CREATE INDEX outboxHeldBack ON outbox(notBefore) WHERE notBefore IS NOT NULL;
        CREATE INDEX jobHeldBack ON job(notBefore) WHERE notBefore IS NOT NULL;

        """ + timed.triggers

    /// What was told already is not told again when Undo brings it back; a later due date is told.
    private static let timed = Timed(
        table: "reminder", due: "due", others: ["isDone"],
        isArmed: "NOT NEW.isDone AND (NEW.noticeDue IS NULL OR NEW.due > NEW.noticeDue)")
}

/// The triggers that keep the timers of one table in step with its column of due times, so that Undo re-arms them.
struct Timed {
    let table: String
    let due: String
    /// Further columns that arm or disarm it.
    let others: [String]
    /// As an SQL expression over the new row.
    let isArmed: String

    var triggers: String {
        """
        CREATE TRIGGER \(table)TimerInsert AFTER INSERT ON \(table) BEGIN
            \(arming)
        END;
        CREATE TRIGGER \(table)TimerUpdate AFTER UPDATE OF \(columns) ON \(table)
        WHEN \(differs) BEGIN
            \(disarming)
            \(arming)
        END;
        CREATE TRIGGER \(table)TimerDelete AFTER DELETE ON \(table) BEGIN
            \(disarming)
        END;
        """
    }

    private var columns: String { ([due] + others).joined(separator: ", ") }

    private var differs: String {
        ([due] + others).map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ")
    }

    private var disarming: String { "DELETE FROM timer WHERE kind = '\(table)' AND row = OLD.id;" }

    private var arming: String {
        "INSERT INTO timer (due, kind, row) SELECT NEW.\(due), '\(table)', NEW.id WHERE \(isArmed);"
    }
}

extension Schema {
    /// Reminders that repeat, that ring until they are heard, and that were put off.
    ///
    /// `due` is the first moment of what repeats by `rule` (RFC 5545, on the clocks of the owner's zone); counted from when
    /// it was done (`isAfterDone`), `due` is the next moment, which Done moves on. `doneDue` is the last moment that was
    /// done or skipped, `lead` the seconds before what it speaks of. Not journaled: `toldDue`, the last moment that was
    /// told, `missed`, how many more came due with it, `snoozeDue`, to when the notice was put off, `nagDue`, when it comes
    /// again, `notices`, how often it came.
    static let repeats =
        """
        ALTER TABLE reminder ADD COLUMN rule TEXT;
        ALTER TABLE reminder ADD COLUMN isAfterDone INTEGER NOT NULL DEFAULT 0 CHECK (isAfterDone IN (0, 1));
        ALTER TABLE reminder ADD COLUMN doneDue REAL;
        ALTER TABLE reminder ADD COLUMN isAlarm INTEGER NOT NULL DEFAULT 0 CHECK (isAlarm IN (0, 1));
        ALTER TABLE reminder ADD COLUMN nag INTEGER CHECK (nag > 0);
        ALTER TABLE reminder ADD COLUMN lead INTEGER CHECK (lead >= 0);
        ALTER TABLE reminder ADD COLUMN toldDue REAL;
        ALTER TABLE reminder ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE reminder ADD COLUMN snoozeDue REAL;
        ALTER TABLE reminder ADD COLUMN nagDue REAL;
        ALTER TABLE reminder ADD COLUMN notices INTEGER NOT NULL DEFAULT 0;
        DROP TRIGGER reminderTimerInsert;
        DROP TRIGGER reminderTimerUpdate;
        DROP TRIGGER reminderTimerDelete;
        UPDATE reminder SET toldDue = noticeDue,
            snoozeDue = (SELECT due FROM timer WHERE kind = 'reminder' AND row = reminder.id)
            WHERE noticeDue IS NOT NULL AND noticeDue >= due;
        UPDATE timer SET kind = 'snooze'
            WHERE kind = 'reminder' AND row IN (SELECT id FROM reminder WHERE snoozeDue IS NOT NULL);

        """ + firstTimers.map(\.triggers).joined() + ["person", "groupChat"].map(zoneTrigger).joined()

    /// The kinds of timers that a reminder had at first.
    static let firstTimers = [
        TimerKind(
            table: "reminder", kind: "reminder",
            columns: ["due", "rule", "isAfterDone", "isDone", "doneDue", "toldDue"],
            moment: """
                iif(NEW.rule IS NULL OR NEW.isAfterDone, NEW.due,
                    nextOccurrence(NEW.due, NEW.rule, NEW.toldDue, NEW.doneDue, coalesce(
                    (SELECT timeZone FROM person WHERE id = NEW.owner),
                    (SELECT timeZone FROM groupChat WHERE id = NEW.owner))))
                """,
            // What was told already is not told again when Undo brings it back; a later due date is told.
            isArmed: """
                NOT NEW.isDone AND ((NEW.rule IS NOT NULL AND NOT NEW.isAfterDone)
                    OR NEW.toldDue IS NULL OR NEW.due > NEW.toldDue)
                """),
        TimerKind(
            table: "reminder", kind: "snooze", columns: ["snoozeDue"] + openColumns, moment: "NEW.snoozeDue",
            isArmed: isOpen),
        TimerKind(
            table: "reminder", kind: "nag", columns: ["nagDue", "isAlarm", "nag"] + openColumns, moment: "NEW.nagDue",
            isArmed: "\(isOpen) AND (NEW.isAlarm OR NEW.nag IS NOT NULL)"),
    ]

    static let openColumns = ["due", "rule", "isAfterDone", "isDone", "doneDue", "toldDue"]

    /// The last notice still waits for an answer.
    static let isOpen = """
        NOT NEW.isDone AND NEW.toldDue IS NOT NULL AND (NEW.doneDue IS NULL OR NEW.doneDue < NEW.toldDue)
            AND ((NEW.rule IS NOT NULL AND NOT NEW.isAfterDone) OR NEW.due <= NEW.toldDue)
        """

    /// What repeats is told on the clocks of the zone that its owner is in.
    private static func zoneTrigger(of table: String) -> String {
        """
        CREATE TRIGGER reminderZone_\(table) AFTER UPDATE OF timeZone ON \(table)
        WHEN OLD.timeZone IS NOT NEW.timeZone BEGIN
            DELETE FROM timer WHERE kind = 'reminder' AND row IN
                (SELECT id FROM reminder WHERE owner = NEW.id AND rule IS NOT NULL);
            \(firstTimers[0].rearming(owner: "NEW.id"))
        END;

        """
    }
}

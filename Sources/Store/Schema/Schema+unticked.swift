extension Schema {
    /// The notice of a repeating to-do comes again at its next time, too, where nobody ticked it. `againDue` says when, and is
    /// not journaled. Those that wait since before are told of once, and go on from there.
    static let unticked =
        """
        ALTER TABLE reminder ADD COLUMN againDue REAL;

        """ + ["Insert", "Update", "Delete"].map { "DROP TRIGGER reminderTimer_nag_\($0);\n" }.joined()
        + nagTimer.triggers + """
            UPDATE reminder SET againDue = max(toldDue, now)
                FROM (SELECT CAST(strftime('%s', 'now') AS REAL) AS now) WHERE lead IS NULL AND toldDue > now - 2592000
                AND EXISTS (SELECT 1 FROM task WHERE id = reminder.task AND rule IS NOT NULL AND NOT isAfterDone);
            """

    /// The kinds of timers that a reminder has.
    static let reminderTimers = firstTimers.dropLast() + [nagTimer]

    /// Of the notice that was put off the other timer tells.
    private static let nagTimer = TimerKind(
        table: "reminder", kind: "nag", columns: ["nagDue", "againDue", "snoozeDue", "isAlarm", "nag"] + openColumns,
        moment: "iif(NEW.isAlarm OR NEW.nag IS NOT NULL, coalesce(NEW.nagDue, NEW.againDue), NEW.againDue)",
        isArmed: "\(isOpen) AND NEW.snoozeDue IS NULL")
}

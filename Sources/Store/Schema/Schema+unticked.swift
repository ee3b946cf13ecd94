extension Schema {
    /// The notice of a repeating to-do comes again at its next time, too, where nobody ticked it: `nagDue` says when.
    static let unticked =
        ["Insert", "Update", "Delete"].map { "DROP TRIGGER reminderTimer_nag_\($0);\n" }.joined() + nagTimer.triggers

    /// The kinds of timers that a reminder has.
    static let reminderTimers = firstTimers.dropLast() + [nagTimer]

    private static let nagTimer = TimerKind(
        table: "reminder", kind: "nag", columns: ["nagDue", "isAlarm", "nag"] + openColumns, moment: "NEW.nagDue",
        isArmed: "\(isOpen) AND (NEW.isAlarm OR NEW.nag IS NOT NULL OR NEW.task IS NOT NULL)")
}

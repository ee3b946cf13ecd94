import Core

extension Schema {
    /// To when a notice was put off is journaled, so that Undo takes it back. What was told since is not told again; a notice
    /// that is not put off any more waits for its answer, and comes again by itself where it did before.
    static let puttingOff = """
        ALTER TABLE reminder ADD COLUMN putOffTo REAL;
        UPDATE reminder SET putOffTo = snoozeDue WHERE snoozeDue IS NOT NULL;
        CREATE TRIGGER reminderPutOff AFTER UPDATE OF putOffTo ON reminder WHEN OLD.putOffTo IS NOT NEW.putOffTo BEGIN
            UPDATE reminder SET
                snoozeDue = iif(NEW.putOffTo > NEW.noticeAt, NEW.putOffTo, NULL),
                nagDue = iif(NEW.putOffTo > NEW.noticeAt, NULL,
                    NEW.noticeAt + iif(NEW.isAlarm, \(NagPlan.alarmStep), NEW.nag))
                WHERE id = NEW.id;
        END;
        """
}

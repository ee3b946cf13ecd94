/// The triggers that keep one kind of timers of a table in step with its columns, where a table has several kinds or its
/// moments must be found.
struct TimerKind {
    let table: String
    let kind: String
    /// Columns that arm it, disarm it or move it.
    let columns: [String]
    /// When it is due, as an SQL expression over the new row; no timer where that is NULL.
    let moment: String
    /// As an SQL expression over the new row.
    let isArmed: String

    var triggers: String {
        """
        CREATE TRIGGER \(name)Insert AFTER INSERT ON \(table) BEGIN
            \(arming)
        END;
        CREATE TRIGGER \(name)Update AFTER UPDATE OF \(columns.joined(separator: ", ")) ON \(table)
        WHEN \(differs) BEGIN
            \(disarming)
            \(arming)
        END;
        CREATE TRIGGER \(name)Delete AFTER DELETE ON \(table) BEGIN
            \(disarming)
        END;

        """
    }

    /// Arms what is to be armed of the rows of one owner, and leaves timers that are there.
    func rearming(owner: String) -> String {
        """
        INSERT INTO timer (due, kind, row)
        SELECT moment, '\(kind)', id FROM (
            SELECT \(row(moment)) AS moment, r.id FROM \(table) AS r WHERE r.owner = \(owner) AND (\(row(isArmed)))
        ) WHERE moment IS NOT NULL
        ON CONFLICT (kind, row) DO NOTHING;
        """
    }

    private func row(_ expression: String) -> String { expression.replacing("NEW.", with: "r.") }

    private var name: String { "\(table)Timer_\(kind)_" }

    private var differs: String { columns.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ") }

    private var disarming: String { "DELETE FROM timer WHERE kind = '\(kind)' AND row = OLD.id;" }

    private var arming: String {
        """
        INSERT INTO timer (due, kind, row)
            SELECT moment, '\(kind)', NEW.id FROM (SELECT \(moment) AS moment WHERE \(isArmed))
            WHERE moment IS NOT NULL;
        """
    }
}

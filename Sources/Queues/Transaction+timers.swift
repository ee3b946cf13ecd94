package import Core
package import Foundation
package import Store

/// A moment at which something falls due.
package struct TimerRow: StoreRecord {
    package static let databaseTableName = "timer"
    package let id: ID<TimerRow>
    package let due: Date
    package let kind: String
    /// The row it is about, in the table that `kind` implies.
    package let row: Int64
}

extension Transaction {
    /// Sets the one timer of that kind and row, or moves it.
    package func setTimer(_ kind: String, row: Int64, due: Date) throws {
        try db.run(
            """
            INSERT INTO timer (due, kind, row) VALUES (\(due.stored), \(kind), \(row))
            ON CONFLICT (kind, row) DO UPDATE SET due = excluded.due
            """)
    }

    /// Timers that are due, earliest first.
    package func dueTimers(now: Date, limit: Int) throws -> [TimerRow] {
        try TimerRow.fetchAll(
            db, literal: "SELECT * FROM timer WHERE due <= \(now.stored) ORDER BY due, id LIMIT \(limit)")
    }

    /// Goes into the commit that writes what the timer caused. One that was put to a later moment meanwhile stays.
    package func finish(_ timer: ID<TimerRow>, by now: Date) throws {
        try db.run("DELETE FROM timer WHERE id = \(timer) AND due <= \(now.stored)")
    }

    /// When the next timer comes due, or the next job that is held back may go; nil where nothing waits for a moment.
    package func nextMoment(after now: Date) throws -> Date? {
        try Double.fetchOne(
            db,
            literal: """
                SELECT min(moment) FROM (SELECT min(due) AS moment FROM timer
                UNION ALL SELECT min(notBefore) FROM job WHERE notBefore > \(now.stored) AND state = 'waiting')
                """
        ).map(Date.init(stored:))
    }
}

package import Store

/// How much waits where, for the metrics.
package struct QueueCounts: Sendable, Hashable {
    package let inboxWaiting: Int
    package let outboxWaiting: Int
    package let outboxSending: Int
    package let maybeTwice: Int
    package let jobs: Int
    package let timers: Int
    package let failures: Int
}

extension Transaction {
    /// True where inbox, outbox and jobs are empty: nothing more happens until something comes from outside.
    package func isAtRest() throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT NOT EXISTS (SELECT 1 FROM inbox WHERE state = 'waiting')
                    AND NOT EXISTS (SELECT 1 FROM outbox) AND NOT EXISTS (SELECT 1 FROM job)
                """) ?? false
    }

    package func queueCounts() throws -> QueueCounts {
        func count(_ rows: Query) throws -> Int {
            try Int.fetchOne(db, literal: "SELECT count(*) FROM \(rows)") ?? 0
        }
        return QueueCounts(
            inboxWaiting: try count("inbox WHERE state = 'waiting'"),
            outboxWaiting: try count("outbox WHERE state = 'waiting'"),
            outboxSending: try count("outbox WHERE state = 'sending'"),
            maybeTwice: try count("failure WHERE source = 'maybe twice'"), jobs: try count("job"),
            timers: try count("timer"),
            failures: try count("failure WHERE source <> 'maybe twice'"))
    }
}

package import Core
package import Foundation
package import Store

extension FailureRow {
    /// What failed still lies here, so that it can be tried again.
    package var canReplay: Bool {
        switch source {
        case "inbox", "timer": true
        case "job": keptJob != nil
        default: false
        }
    }

    fileprivate var keptJob: KeptJob? { payload.flatMap { try? JSONText.decode(KeptJob.self, from: $0) } }
}

extension Transaction {
    /// Lets what failed be tried again. The failure goes in the same commit, so that it runs once; should it fail
    /// again, that is a new failure.
    /// - Returns: false where the failure is gone, or what failed is.
    package func replay(_ id: ID<FailureRow>, now: Date) throws -> Bool {
        guard let failure = try failure(id), try waitsAgain(failure, now: now) else { return false }
        try dropFailure(id)
        return true
    }

    private func waitsAgain(_ failure: FailureRow, now: Date) throws -> Bool {
        switch failure.source {
        case "inbox":
            return try receiveAgain(Int64(failure.reference), now: now)
        case "timer":
            let words = failure.reference.split(separator: " ")
            guard words.count == 2, let row = Int64(words[1]) else { return false }
            try setTimer(String(words[0]), row: row, due: now)
            return true
        case "job":
            guard let job = failure.keptJob, try chatIsThere(job) else { return false }
            try leave(job, now: now)
            return true
        default: return false
        }
    }

    /// It goes to the end of what waits, where the Writer finds it; the old row gives way, so that it runs once.
    private func receiveAgain(_ update: Int64?, now: Date) throws -> Bool {
        try db.run(
            """
            INSERT INTO inbox (messenger, updateID, json, receivedAt)
            SELECT messenger, updateID, json, \(now.stored) FROM inbox
            WHERE id = \(update) AND state IN ('failed', 'aside')
            """)
        guard db.changed > 0 else { return false }
        try db.run("DELETE FROM inbox WHERE id = \(update)")
        hasNewUpdates = true
        return true
    }

    /// The person may have been deleted since.
    private func chatIsThere(_ job: KeptJob) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM person WHERE id = \(job.actor)) AND EXISTS (SELECT 1 FROM owner
                WHERE id = \(job.viewer)) AND (\(job.chat) IS NULL OR EXISTS (SELECT 1 FROM chat WHERE id = \(job.chat)))
                """) ?? false
    }

    private func leave(_ job: KeptJob, now: Date) throws {
        let cause = try job.cause.map { try JSONText.encode($0) }
        try db.run(
            """
            INSERT INTO job (kind, payload, actor, viewer, chat, cause, createdAt)
            VALUES (\(job.kind), \(job.payload), \(job.actor), \(job.viewer), \(job.chat), \(cause), \(now.stored))
            """)
    }
}

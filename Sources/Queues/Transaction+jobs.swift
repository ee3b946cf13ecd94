package import Core
package import Foundation
package import Store

/// Work that needs the outside, with the person and chat of the piece that left it.
package struct JobRow: Sendable, Hashable {
    package let id: ID<JobRow>
    package let kind: String
    /// JSON.
    package let payload: String
    package let actor: PersonID
    package let viewer: OwnerID
    package let chat: ChatID?
    package let cause: MessageRef?
    package let tries: Tries
    package let createdAt: Date

    package func payload<T: Decodable>(as type: T.Type) throws -> T { try JSONText.decode(type, from: payload) }
}

/// How often a job was tried before this time.
package struct Tries: Sendable, Hashable {
    /// It was itself at fault, or the process ended meanwhile.
    package var faults = 0
    /// Whoever was asked was in trouble.
    package var troubles = 0
    /// It was held back for whatever reason.
    package var waits = 0

    package init(faults: Int = 0, troubles: Int = 0, waits: Int = 0) {
        self.faults = faults
        self.troubles = troubles
        self.waits = waits
    }
}

extension Transaction {
    /// Marks jobs as running and gives them, oldest first. A chat's jobs run one by one, and only when what was said there
    /// has gone out, so that no result overtakes the reply that promised it. Of those that no chat waits for, as reading
    /// calendars anew, each person has one at a time. One that cannot be read stands among the failures instead, and
    /// `report` hears of it.
    package func takeJobs(
        now: Date, limit: Int, report: (ID<JobRow>, any Error) -> Void = { _, _ in }
    ) throws -> [JobRow] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM job WHERE state = 'waiting' AND (notBefore IS NULL OR notBefore <= \(now.stored))
                    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.chat = job.chat)
                    AND NOT EXISTS (SELECT 1 FROM job AS earlier WHERE earlier.chat = job.chat AND earlier.id < job.id)
                    AND NOT EXISTS (
                        SELECT 1 FROM job AS other
                        WHERE job.chat IS NULL AND other.chat IS NULL AND other.viewer = job.viewer AND (
                            other.state = 'running' OR other.id < job.id
                                AND (other.notBefore IS NULL OR other.notBefore <= \(now.stored))))
                ORDER BY id LIMIT \(limit)
                """)
        return try rows.compactMap { row in
            let job: JobRow
            do { job = try JobRow(row) } catch {
                try fail(JobRow(row, cause: nil), reason: "it cannot be read: \(error)", now: now)
                report(row["id"], error)
                return nil
            }
            try db.run("UPDATE job SET state = 'running' WHERE id = \(job.id)")
            return job
        }
    }

    /// A job that no one has begun; nil where there is none of that id, or none that can be read.
    package func waitingJob(_ id: ID<JobRow>) throws -> JobRow? {
        try SQLRow.fetchOne(db, literal: "SELECT * FROM job WHERE id = \(id) AND state = 'waiting'").flatMap {
            try? JobRow($0)
        }
    }

    /// The chat that a job is about by now: it may have become another's since the job was begun.
    package func chat(of job: JobRow) throws -> ChatRow? {
        try ChatRow.fetchOne(
            db, literal: "SELECT chat.* FROM chat JOIN job ON job.chat = chat.id WHERE job.id = \(job.id)")
    }

    /// Goes into the same commit as the result's effects.
    package func finish(_ job: ID<JobRow>) throws { try db.run("DELETE FROM job WHERE id = \(job)") }

    /// Holds a job back until a date; others run meanwhile.
    package func retry(_ job: ID<JobRow>, after tries: Tries, notBefore: Date) throws {
        try db.run(
            """
            UPDATE job SET state = 'waiting', tries = \(tries.faults), troubles = \(tries.troubles),
                waits = \(tries.waits), notBefore = \(notBefore.stored) WHERE id = \(job)
            """)
    }

    /// A job that was held back until then may go, whatever the clock says; not where it was held back again since.
    package func release(_ job: ID<JobRow>, heldUntil date: Date) throws {
        try db.run(
            """
            UPDATE job SET notBefore = NULL
            WHERE id = \(job) AND state = 'waiting' AND notBefore <= \(date.stored)
            """)
    }

    /// Gives up on a job; it stands among the failures from then on.
    package func fail(_ job: JobRow, reason: String, now: Date) throws {
        try finish(job.id)
        try keepFailure(of: job, reason: reason, now: now)
    }

    /// A job that could not be done, with all that it takes to try it again.
    package func keepFailure(of job: JobRow, reason: String, now: Date) throws {
        let kept = try JSONText.encode(KeptJob(job))
        try keepFailure("job", reference: "\(job.kind) \(job.id)", reason: reason, payload: kept, now: now)
    }

    /// At start: jobs that were running when the process ended run again.
    /// - Returns: those.
    package func recoverRunningJobs() throws -> [ID<JobRow>] {
        try ID<JobRow>.fetchAll(
            db, literal: "UPDATE job SET state = 'waiting', tries = tries + 1 WHERE state = 'running' RETURNING id")
    }
}

extension JobRow {
    fileprivate init(_ row: SQLRow) throws {
        let cause: String? = row["cause"]
        self.init(row, cause: try cause.map { try JSONText.decode(MessageRef.self, from: $0) })
    }

    fileprivate init(_ row: SQLRow, cause: MessageRef?) {
        self.init(
            id: row["id"], kind: row["kind"], payload: row["payload"], actor: row["actor"], viewer: row["viewer"],
            chat: row["chat"], cause: cause,
            tries: Tries(faults: row["tries"], troubles: row["troubles"], waits: row["waits"]),
            createdAt: Date(stored: row["createdAt"]))
    }
}

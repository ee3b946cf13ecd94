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
    /// How often it was tried before this time.
    package let tries: Int
    package let createdAt: Date

    package func payload<T: Decodable>(as type: T.Type) throws -> T { try JSONText.decode(type, from: payload) }
}

extension Transaction {
    /// Marks jobs as running and gives them, oldest first. A chat's jobs run one by one, and only when what was said there
    /// has gone out, so that no result overtakes the reply that promised it.
    package func takeJobs(now: Date, limit: Int) throws -> [JobRow] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM job WHERE state = 'waiting' AND (notBefore IS NULL OR notBefore <= \(now.stored))
                    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.chat = job.chat)
                    AND NOT EXISTS (SELECT 1 FROM job AS earlier WHERE earlier.chat = job.chat AND earlier.id < job.id)
                ORDER BY id LIMIT \(limit)
                """)
        return try rows.map { row in
            let job = try JobRow(row)
            try db.run("UPDATE job SET state = 'running' WHERE id = \(job.id)")
            return job
        }
    }

    /// Jobs that no one has begun, oldest first.
    package func waitingJobs() throws -> [JobRow] {
        try SQLRow.fetchAll(db, literal: "SELECT * FROM job WHERE state = 'waiting' ORDER BY id").map { try JobRow($0) }
    }

    /// The chat that a job is about by now: it may have become another's since the job was begun.
    package func chat(of job: JobRow) throws -> ChatRow? {
        try ChatRow.fetchOne(
            db, literal: "SELECT chat.* FROM chat JOIN job ON job.chat = chat.id WHERE job.id = \(job.id)")
    }

    /// Goes into the same commit as the result's effects.
    package func finish(_ job: ID<JobRow>) throws { try db.run("DELETE FROM job WHERE id = \(job)") }

    package func retry(_ job: ID<JobRow>, notBefore: Date?) throws {
        try db.run(
            """
            UPDATE job SET state = 'waiting', tries = tries + 1, notBefore = \(notBefore?.stored) WHERE id = \(job)
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
    package func recoverRunningJobs() throws {
        try db.run("UPDATE job SET state = 'waiting', tries = tries + 1 WHERE state = 'running'")
    }
}

extension JobRow {
    fileprivate init(_ row: SQLRow) throws {
        let cause: String? = row["cause"]
        self.init(
            id: row["id"], kind: row["kind"], payload: row["payload"], actor: row["actor"], viewer: row["viewer"],
            chat: row["chat"], cause: try cause.map { try JSONText.decode(MessageRef.self, from: $0) },
            tries: row["tries"], createdAt: Date(stored: row["createdAt"]))
    }
}

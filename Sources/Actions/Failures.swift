package import Core
package import Foundation
import Queues
package import Store

/// Something that went wrong, as an administrator sees it. Nobody's words are in it.
package struct Failure: Sendable {
    package let id: ID<Failure>
    /// What failed: "inbox", "job", "timer", "outbox", and its id there.
    package let source: String
    package let reference: String
    package let reason: String
    package let happenedAt: Date
    /// It can be tried again.
    package let canReplay: Bool
}

/// How the server is, from inside.
package struct HouseState: Sendable {
    package let startedAt: Date?
    package let people: Int
    /// Updates that wait besides the one being served.
    package let updates: Int
    package let replies: Int
    package let jobs: Int
    package let timers: Int
    package let failures: Int
    package let maybeTwice: Int
    /// Bytes.
    package let databaseSize: Int
    /// "6"
    package let schema: String
}

extension Session {
    /// What failed, newest first; nothing for who is no administrator.
    package func failures(offset: Int, limit: Int) throws -> [Failure] {
        guard try isAdministrator else { return [] }
        return try transaction.standingFailures(offset: offset, limit: limit).map {
            Failure(
                id: ID($0.id.rawValue), source: $0.source, reference: $0.reference, reason: $0.reason,
                happenedAt: $0.happenedAt, canReplay: $0.canReplay)
        }
    }

    /// Tries once more what failed; false where it is gone or cannot be tried again.
    package func replay(_ failure: ID<Failure>) throws -> Bool {
        guard try isAdministrator else { return false }
        return try transaction.replay(ID(failure.rawValue), now: now)
    }

    /// False where it is gone already.
    package func forget(_ failure: ID<Failure>) throws -> Bool {
        guard try isAdministrator, try transaction.failure(ID(failure.rawValue)) != nil else { return false }
        try transaction.dropFailure(ID(failure.rawValue))
        return true
    }

    package func houseState() throws -> HouseState {
        let counts = try transaction.queueCounts()
        return HouseState(
            startedAt: try transaction.startedAt(), people: try transaction.personCount(),
            updates: max(0, counts.inboxWaiting - 1), replies: counts.outboxWaiting + counts.outboxSending,
            jobs: counts.jobs, timers: counts.timers, failures: counts.failures, maybeTwice: counts.maybeTwice,
            databaseSize: try transaction.fileSize(), schema: try schemaVersion())
    }

    /// The newest form of the data: the number of its last migration.
    package func schemaVersion() throws -> String {
        try transaction.schemaVersion().map { String($0.prefix { $0 != " " }) } ?? "0"
    }
}

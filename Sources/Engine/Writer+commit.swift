import Commands
import Core
import Foundation
import Logging
import Queues
import Store
import Synchronization

extension Writer {
    /// What one transaction did.
    struct Outcome: Sendable {
        /// Pieces that were taken back, by their place, and why; the rest is on disk.
        var refused: [Int: any Error] = [:]
        /// Updates were stored, which now wait.
        var hasStored = false
        /// How many of the updates were served, the first ones; the others still wait.
        var served = 0
        /// More timers are due than one transaction serves.
        fileprivate var hasMoreTimers = false
        fileprivate var nextMoment: Date?
        fileprivate var outbox = Departures()
        fileprivate var marked: Set<String> = []
        fileprivate var jobs: [JobRow] = []
    }

    /// One transaction with these pieces and updates; then what it freed is sent and done. Where there is room for more
    /// updates, a batch that comes meanwhile ends it early: the messenger is asked again only when that is on disk.
    /// - Throws: when the whole transaction was lost, so that all of it may be tried again.
    func commit(_ pieces: [Piece], _ updates: [Prepared], hasRoom: Bool) async throws -> Outcome {
        let sending = sending.withLock { $0 }
        let free = courier.freePlaces, freeJobs = jobs.freePlaces
        let outcome = try await write { [self] transaction in
            var outcome = Outcome()
            try serve(pieces, transaction, sending.marks, &outcome)
            try serve(updates, transaction, hasRoom: hasRoom, &outcome)
            outcome.hasMoreTimers = try serveTimers(transaction) == Self.timersAtOnce
            outcome.outbox = try transaction.takeOutbox(
                held: sending.held ?? transaction.chatsWithOutbox(), now: clock.now, limit: free,
                allows: courier.allows)
            outcome.marked = transaction.marked
            outcome.jobs = try transaction.takeJobs(now: clock.now, limit: freeJobs) { report("job \($0)", $1) }
            outcome.nextMoment = try transaction.nextMoment(after: clock.now)
            KillPoint.commitBegins.pass()
            return outcome
        }
        KillPoint.committed.pass()
        meters.committed(updates.prefix(outcome.served), at: clock.now)
        courier.deliver(outcome.outbox, after: note(outcome, of: pieces))
        jobs.run(outcome.jobs)
        if outcome.hasMoreTimers { door.wake() } else { alarm.expect(outcome.nextMoment) }
        return outcome
    }

    /// What is on its way, once a transaction is on disk.
    /// - Returns: how many there were.
    private func note(_ outcome: Outcome, of pieces: [Piece]) -> Int {
        sending.withLock { sending in
            sending.held = outcome.outbox.held
            for case .settled(let row, _) in pieces { sending.marks.settle(row) }
            sending.marks.commit(marked: outcome.marked, taken: outcome.outbox.lines.joined())
            return sending.marks.commits
        }
    }

    /// One transaction; what it judged of floods is forgotten when it is run anew.
    func write<T: Sendable>(_ body: @Sendable (Transaction) throws -> T) async throws -> T {
        let gate = conversation.gate, memory = gate?.memory
        return try await store.write(isRepeatable: true) { [tidying] transaction in
            if let memory { gate?.memory = memory }
            // Whoever hears it hands a piece in first, which comes after this one.
            defer { if transaction.hasResidue { tidying.ring() } }
            return try body(transaction)
        }
    }
}

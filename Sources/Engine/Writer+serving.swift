import Commands
import Core
import Foundation
import Logging
import Queues
import Store
import Synchronization

/// What is served within a transaction: each piece, update and timer in a savepoint of its own.
extension Writer {
    func serve(
        _ pieces: [Piece], _ transaction: Transaction, _ marks: Marks, _ outcome: inout Outcome
    ) throws {
        for (index, piece) in pieces.enumerated() {
            outcome.refused[index] = try serve(piece, transaction, marks)
            if case .batch = piece { outcome.hasStored = true }
        }
    }

    /// Serves the first at least; those that are not served still wait.
    func serve(
        _ updates: [Prepared], _ transaction: Transaction, hasRoom: Bool, _ outcome: inout Outcome
    ) throws {
        var finished: [ID<InboxRow>] = []
        for update in updates where outcome.served == 0 || !hasRoom || !door.hasBatch {
            if let id = try serve(update, transaction) { finished.append(id) }
            outcome.served += 1
        }
        try transaction.finish(finished)
        if !updates.isEmpty { KillPoint.updateFinished.pass() }
        if transaction.hasNewUpdates { outcome.hasStored = true }
    }

    /// Why the piece was taken back; nil when it is done.
    private func serve(_ piece: Piece, _ transaction: Transaction, _ marks: Marks) throws -> (any Error)? {
        let now = clock.now
        switch piece {
        case .batch(let batch, let messenger):
            return try attempt(transaction) {
                try transaction.store(batch: batch, messenger: messenger, now: now)
                KillPoint.batchWritten.pass()
            }
        case .settled(let row, let delivery):
            try safely("outbox \(row.id)", transaction) {
                try transaction.settle(
                    row, delivery.result, hash: delivery.hash, topics: delivery.topics,
                    isOutdated: marks.isOutdated(showing: delivery.topics, drawnAfter: delivery.commits)
                        || !delivery.topics.isDisjoint(with: transaction.marked),
                    pinsNext: delivery.pinsNext, now: now)
                KillPoint.settling.pass()
            } otherwise: { reason in
                try transaction.settle(row, .drop(reason: reason), now: now)
            }
        case .jobDone(let job, let result): try serve(result, of: job, transaction)
        case .jobHeld(let job, let tries, let date):
            return try attempt(transaction) { try transaction.retry(job.id, after: tries, notBefore: date) }
        case .jobFree(let job, let date):
            return try attempt(transaction) { try transaction.release(job, heldUntil: date) }
        case .tidy(let failureDate, let unwanted):
            return try attempt(transaction) {
                try transaction.purgeLookups(now: now)
                try transaction.purgeFailures(before: failureDate)
                try transaction.purgeImports(before: failureDate)
                try transaction.purgeKeptFiles(before: failureDate)
                try transaction.dropUnwantedFiles(unwanted)
                try transaction.purgeFarewells()
                try transaction.noteNewestCard(now: now, before: failureDate)
            }
        case .purge(let updates): return try attempt(transaction) { try transaction.purge(updates) }
        case .drop(let stale): return try attempt(transaction) { try transaction.drop(stale) }
        case .forget(let changes): return try attempt(transaction) { try transaction.forget(changes: changes) }
        case .scrubbed(let residue): return try attempt(transaction) { try transaction.forget(residue: residue) }
        case .wake: break
        }
        return nil
    }

    func serve(_ result: JobResult, of job: JobRow, _ transaction: Transaction) throws {
        let error = try attempt(transaction) {
            // Whoever left it may be gone since, and it with them.
            guard try transaction.isOwner(job.actor.owner) else { return }
            try conversation.take(result, of: job, in: transaction, now: clock.now)
            KillPoint.jobEnding.pass()
            try transaction.finish(job.id)
        }
        if let error { try giveUp(result, of: job, after: error, transaction) }
    }

    /// Whoever waits for a job hears why nothing came of it; a refusal is no failure. What stands against its result may
    /// stand against these words too; then there are none.
    private func giveUp(
        _ result: JobResult, of job: JobRow, after error: any Error, _ transaction: Transaction
    ) throws {
        let now = clock.now, refusal = Refusal(error)
        try safely("words about job \(job.id)", transaction) {
            try conversation.giveUp(result, of: job, because: refusal, in: transaction, now: now)
        } otherwise: { _ in
        }
        guard refusal == nil else { return try transaction.finish(job.id) }
        report("job \(job.id)", error)
        try transaction.fail(job, reason: "\(error)", now: now)
    }

    /// - Returns: the update's id when it is done; nil when it is kept as a failure.
    func serve(_ update: Prepared, _ transaction: Transaction) throws -> ID<InboxRow>? {
        let now = clock.now
        var session: Session?
        let error =
            try attempt(transaction) { session = try conversation.begin(update, in: transaction, now: now) }
            ?? attempt(transaction) {
                if let session { try conversation.take(update, in: session) }
                KillPoint.updateTaken.pass()
            }
        guard let error else { return update.row.id }
        if let refusal = Refusal(error) {
            return try tell(refusal, to: update, transaction) ? update.row.id : nil
        }
        report("update \(update.row.id)", error)
        try transaction.fail(update.row.id, reason: "\(error)", now: now)
        try apologize(for: update, transaction)
        return nil
    }

    private func tell(_ refusal: Refusal, to update: Prepared, _ transaction: Transaction) throws -> Bool {
        let now = clock.now
        var isTold = true
        try safely("refusal of update \(update.row.id)", transaction) {
            try conversation.refuse(refusal, update, in: transaction, now: now)
        } otherwise: { reason in
            isTold = false
            try transaction.fail(update.row.id, reason: reason, now: now)
        }
        return isTold
    }

    /// What is due, and what that makes due at once: a card is never drawn between the two.
    /// - Returns: how many there were, `timersAtOnce` where there may be more.
    func serveTimers(_ transaction: Transaction) throws -> Int {
        var count = 0
        while count < Self.timersAtOnce {
            let timers = try transaction.dueTimers(now: clock.now, limit: Self.timersAtOnce - count)
            guard !timers.isEmpty else { break }
            for timer in timers { try serve(timer, transaction) }
            count += timers.count
        }
        return count
    }

    func serve(_ timer: TimerRow, _ transaction: Transaction) throws {
        let now = clock.now
        try safely("timer \(timer.id)", transaction) {
            try conversation.take(timer, in: transaction, now: now)
            KillPoint.timerTaken.pass()
            try transaction.finish(timer.id, by: now)
        } otherwise: { reason in
            try transaction.fail(timer, reason: reason, now: now)
        }
    }

    /// What made the update fail may stand against the reply too; then there is none.
    func apologize(for update: Prepared, saying reply: TalkReply = .sorry, _ transaction: Transaction) throws {
        try safely("apology for update \(update.row.id)", transaction) {
            try conversation.refuse(Refusal(reply), update, in: transaction, now: clock.now)
        } otherwise: { _ in
        }
    }

    /// A piece in its savepoint. When it throws, only its own work is taken back and the failure is kept.
    private func safely(
        _ name: String, _ transaction: Transaction, _ body: () throws -> Void, otherwise: (String) throws -> Void
    ) throws {
        guard let error = try attempt(transaction, body) else { return }
        report(name, error)
        try otherwise("\(error)")
    }

    /// The operator hears of a piece that failed.
    func report(_ name: String, _ error: any Error) {
        meters.note { $0.failures += 1 }
        logger.error("a piece failed", metadata: ["piece": "\(name)", "error": "\(type(of: error))"])
    }

    /// The error of a piece that was taken back; nil when it is done. Trouble of the machine (disk full, I/O) is
    /// thrown: it ends the whole transaction, and nobody is blamed.
    private func attempt(_ transaction: Transaction, _ body: () throws -> Void) throws -> (any Error)? {
        do {
            try transaction.savepoint(body)
            return nil
        } catch let error as TransactionEnded {
            throw error
        } catch {
            return error
        }
    }
}

extension Transaction {
    /// Gives up on a timer; it stands among the failures from then on.
    func fail(_ timer: TimerRow, reason: String, now: Date) throws {
        try finish(timer.id, by: now)
        if timer.kind == ThingKind.reminder.rawValue { try passOver(reminder: timer.row, due: timer.due) }
        try keepFailure("timer", reference: "\(timer.kind) \(timer.row)", reason: reason, now: now)
    }
}

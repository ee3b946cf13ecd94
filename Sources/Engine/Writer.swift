import Commands
import Core
import Language
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization

/// The one that writes: serves whatever waits, many pieces in one transaction, each in its own savepoint.
final class Writer: Service {
    /// Updates in one transaction at the most.
    private static let updatesAtOnce = 64

    private let store: PeopleStore
    private let messengers: [MessengerName: any Messenger]
    private let conversation: Conversation
    private let clock: WallClock
    private let waits: any Waits
    private let random: RandomSource
    private let guardian: CrashGuard
    private let logger: Logger
    private let door: WriterDoor
    private let isBusy = Mutex(true)

    private let courier: Courier
    private let jobs: JobRunner

    init(
        door: WriterDoor, store: PeopleStore, messengers: [MessengerName: any Messenger], conversation: Conversation,
        courier: Courier,
        jobs: JobRunner, guardian: CrashGuard, clock: WallClock, waits: any Waits, random: RandomSource, logger: Logger
    ) {
        self.door = door
        self.store = store
        self.messengers = messengers
        self.conversation = conversation
        self.courier = courier
        self.jobs = jobs
        self.guardian = guardian
        self.clock = clock
        self.waits = waits
        self.random = random
        self.logger = logger
    }

    /// True when nothing more happens until something comes from outside.
    func isAtRest() async throws -> Bool {
        guard door.mailbox.isEmpty, !isBusy.withLock({ $0 }) else { return false }
        return try await store.read { try $0.isAtRest() } && door.mailbox.isEmpty && !isBusy.withLock { $0 }
    }

    /// False when the outside is waited for, or a moment.
    var isWorking: Bool { !door.mailbox.isEmpty || isBusy.withLock { $0 } || courier.isSending }

    func run() async throws {
        defer { door.close() }
        try await recover()
        await withGracefulShutdownHandler {
            while true {
                isBusy.withLock { $0 = false }
                let requests = await door.mailbox.take()
                isBusy.withLock { $0 = true }
                guard !requests.isEmpty else { return }
                await serve(requests)
            }
        } onGracefulShutdown: {
            self.door.mailbox.close()
        }
        guardian.endCleanly()
    }

    /// What the last end left half done, and what waits from before.
    private func recover() async throws {
        let now = clock.now
        try await store.write { transaction in
            try transaction.recoverSending(now: now)
            try transaction.recoverRunningJobs()
        }
        let leftovers = guardian.begin()
        if !leftovers.isClean { try await serveSingly(leftovers) }
        door.wake()
    }

    /// After an unclean end the waiting updates run one by one, the id on disk first, so that one that kills the
    /// process is known; three deaths of the same one set it aside.
    private func serveSingly(_ leftovers: CrashGuard.Leftovers) async throws {
        var lastID: Int64 = 0
        while true {
            let rows = try await store.read { try $0.waitingUpdates(limit: 1) }
            guard let row = rows.first, row.id.rawValue != lastID else { return guardian.willRun(nil) }
            lastID = row.id.rawValue
            if leftovers.isPoison("update \(row.id)") {
                logger.error(
                    "an update is set aside: the process died of it three times", metadata: ["update": "\(row.id)"])
                try await setAside(row)
            } else {
                guardian.willRun("update \(row.id)")
                await serve([], updatesAtOnce: 1)
            }
        }
    }

    private func setAside(_ row: InboxRow) async throws {
        let prepared = await Prepared.prepare([row], with: messengers)
        let now = clock.now
        try await store.write { [self] transaction in
            try transaction.setAside(row.id, reason: "the process died of it three times", now: now)
            for one in prepared { try apologize(for: one, transaction) }
        }
    }

    /// Everything handed in and all updates that wait, in as few transactions as possible.
    private func serve(_ requests: [Request], updatesAtOnce: Int = Writer.updatesAtOnce) async {
        var requests = requests
        var backoff = Backoff(first: 0.2, most: 30)
        while true {
            let isSingle = backoff.failures > 0
            let now = isSingle ? Array(requests.prefix(1)) : requests
            do {
                let isMore = try await commit(now, updatesAtOnce: isSingle ? 1 : updatesAtOnce)
                backoff.succeeded()
                for request in now { request.committed?.resume() }
                requests.removeFirst(now.count)
                guard isMore || !requests.isEmpty, updatesAtOnce > 1 else { return }
            } catch {
                logger.error("the transaction was lost and is tried again", metadata: ["reason": "\(error)"])
                guard backoff.failures < 20 else { return fail(requests, error) }
                do {
                    try await waits.sleep(seconds: backoff.failed(jitter: random.unit()))
                } catch {
                    return fail(requests, error)
                }
            }
        }
    }

    private func fail(_ requests: [Request], _ error: any Error) {
        for request in requests { request.committed?.resume(throwing: error) }
    }

    /// One transaction; true when updates still wait after it.
    private func commit(_ requests: [Request], updatesAtOnce: Int) async throws -> Bool {
        let rows = try await store.read { try $0.waitingUpdates(limit: updatesAtOnce) }
        let updates = await Prepared.prepare(rows, with: messengers)
        let free = courier.freePlaces, freeJobs = jobs.freePlaces
        let taken = try await store.write { [self] transaction in
            for request in requests { try serve(request.piece, transaction) }
            for update in updates { try serve(update, transaction) }
            try serveTimers(transaction)
            return Taken(
                outbox: try transaction.takeOutbox(now: clock.now, limit: free, allows: courier.allows),
                jobs: try transaction.takeJobs(now: clock.now, limit: freeJobs),
                isMore: try !transaction.waitingUpdates(limit: 1).isEmpty)
        }
        courier.deliver(taken.outbox)
        jobs.run(taken.jobs)
        return taken.isMore
    }

    private struct Taken: Sendable {
        let outbox: [OutboxRow]
        let jobs: [JobRow]
        let isMore: Bool
    }

    private func serve(_ piece: Piece, _ transaction: Transaction) throws {
        let now = clock.now
        switch piece {
        case .batch(let batch, let messenger): try transaction.store(batch: batch, messenger: messenger, now: now)
        case .settled(let row, let delivery):
            try transaction.settle(row, delivery.result, hash: delivery.hash, topics: delivery.topics, now: now)
        case .jobDone(let job, let result):
            try safely("job \(job.id)", transaction) {
                try conversation.take(result, of: job, in: transaction, now: now)
                try transaction.finish(job.id)
            } otherwise: { reason in
                try transaction.fail(job, reason: reason, now: now)
            }
        case .tidy(let inboxDate, let failureDate):
            try transaction.purgeInbox(before: inboxDate)
            try transaction.purgeFailures(before: failureDate)
        case .wake: break
        }
    }

    private func serve(_ update: Prepared, _ transaction: Transaction) throws {
        let now = clock.now
        try safely("update \(update.row.id)", transaction) {
            try conversation.take(update, in: transaction, now: now)
            try transaction.finish(update.row.id)
        } otherwise: { reason in
            try transaction.fail(update.row.id, reason: reason, now: now)
            try apologize(for: update, transaction)
        }
    }

    /// A sorry that cannot be said either is left out: it must not take the work of others with it.
    private func apologize(for update: Prepared, _ transaction: Transaction) throws {
        do {
            try transaction.savepoint { try conversation.apologize(for: update, in: transaction, now: clock.now) }
        } catch let error as TransactionEnded {
            throw error
        } catch {
            logger.error("no sorry could be said", metadata: ["error": "\(type(of: error))"])
        }
    }

    private func serveTimers(_ transaction: Transaction) throws {
        let now = clock.now
        for timer in try transaction.dueTimers(now: now, limit: 256) {
            try safely("timer \(timer.id)", transaction) {
                try conversation.take(timer, in: transaction, now: now)
                try transaction.finish(timer.id)
            } otherwise: { reason in
                try transaction.finish(timer.id)
                try transaction.keepFailure("timer", reference: "\(timer.kind) \(timer.row)", reason: reason, now: now)
            }
        }
    }

    /// A piece in its savepoint. When it throws, only its own work is taken back and the failure is kept; trouble of
    /// the machine (disk full, I/O) ends the whole transaction instead, and nobody is blamed.
    private func safely(
        _ name: String, _ transaction: Transaction, _ body: () throws -> Void, otherwise: (String) throws -> Void
    ) throws {
        do {
            try transaction.savepoint(body)
        } catch let error as TransactionEnded {
            throw error
        } catch {
            logger.error("a piece failed", metadata: ["piece": "\(name)", "error": "\(type(of: error))"])
            try otherwise("\(error)")
        }
    }
}

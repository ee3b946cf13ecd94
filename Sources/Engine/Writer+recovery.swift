import Core
import Logging
import Queues
import ServiceLifecycle
import Store

extension Writer {
    private static let reason = "the process died of it three times"

    /// What the last end left half done. After an unclean one the waiting pieces run one by one, the name of each on
    /// disk first, so that one that kills the process is known; three deaths running of the same one set it aside.
    func recover() async throws {
        let now = clock.now
        try await store.write { transaction in
            try transaction.recoverSending(now: now)
            try transaction.recoverRunningJobs()
        }
        let leftovers = guardian.begin()
        guard !leftovers.isClean else { return }
        try await runUpdates(leftovers)
        try await runTimers(leftovers)
        try await drawCards(leftovers)
        try await runJobs(leftovers)
        guardian.willRun(nil)
    }

    private func runUpdates(_ leftovers: CrashGuard.Leftovers) async throws {
        while let row = try await store.read({ try $0.waitingUpdates(limit: 1) }).first {
            try await runAlone("update \(row.id)", leftovers) { [self] in
                for update in await Prepared.prepare([row], with: messengers) {
                    try await store.write { try $0.finish(self.serve(update, $0).map { [$0] } ?? []) }
                    meters.committed([update], at: clock.now)
                }
            } setAside: { [self] in
                let now = clock.now
                try await store.write { try $0.setAside(row.id, reason: Self.reason, now: now) }
                // Only now: reading it may be what it dies of.
                for update in await Prepared.prepare([row], with: messengers) {
                    try await store.write { try self.apologize(for: update, $0) }
                }
            }
        }
    }

    private func runTimers(_ leftovers: CrashGuard.Leftovers) async throws {
        let now = clock.now
        for timer in try await store.read({ try $0.dueTimers(now: now, limit: 256) }) {
            try await runAlone("timer \(timer.kind) \(timer.row)", leftovers) { [self] in
                try await store.write { try self.serve(timer, $0) }
            } setAside: { [store] in
                try await store.write { try $0.fail(timer, reason: Self.reason, now: now) }
            }
        }
    }

    /// Drawing is tried without sending: the row waits for its turn as before.
    private func drawCards(_ leftovers: CrashGuard.Leftovers) async throws {
        let now = clock.now
        for row in try await store.read({ try $0.waitingCards() }) {
            try await runAlone("card of row \(row.id)", leftovers) { [courier] in
                await courier.rehearse(row)
            } setAside: { [store] in
                try await store.write { try $0.settle(row, .drop(reason: Self.reason), now: now) }
            }
        }
    }

    /// A job that fails stays for the usual tries.
    private func runJobs(_ leftovers: CrashGuard.Leftovers) async throws {
        let now = clock.now
        for job in try await store.read({ try $0.waitingJobs() }) {
            try await runAlone("job \(job.id)", leftovers) { [self] in
                guard let result = try? await jobs.tryOnce(job) else { return }
                try await store.write { try self.serve(result, of: job, $0) }
            } setAside: { [store] in
                try await store.write { try $0.fail(job, reason: Self.reason, now: now) }
            }
        }
    }

    /// Runs a piece with its name on disk, or sets it aside; again and again while the machine is in trouble.
    private func runAlone(
        _ name: String, _ leftovers: CrashGuard.Leftovers, _ run: () async throws -> Void,
        setAside: () async throws -> Void
    ) async throws {
        let isPoison = leftovers.isPoison(name)
        if isPoison { logger.error("a piece is set aside: \(Self.reason)", metadata: ["piece": "\(name)"]) }
        if !isPoison { guardian.willRun(name) }
        var backoff = Backoff(first: 0.2, most: 30)
        while true {
            do {
                return isPoison ? try await setAside() : try await run()
            } catch {
                guard await pause(&backoff, after: error) else { throw CancellationError() }
            }
        }
    }
}

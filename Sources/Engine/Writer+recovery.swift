import Commands
import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store

extension Writer {
    private static let reason = "the process died of it three times"

    /// What the last end left half done. After an unclean one the pieces that the process can have died of run one by
    /// one, the name of each on disk first, so that one that kills the process is known; three deaths running of the same
    /// one set it aside. Those are the updates and timers that wait, and of what is drawn, sent and done beside the Writer
    /// only what had been begun: the rest waits until people are served again.
    func recover() async throws {
        let now = clock.now
        let begun = try await untilWritten { [store] in
            try await store.write { transaction in
                (rows: try transaction.recoverSending(now: now), jobs: try transaction.recoverRunningJobs())
            }
        }
        KillPoint.sendingRecovered.pass()
        let leftovers = try await untilWritten { [guardian] in try guardian.begin() }
        guard !leftovers.isClean else { return }
        try await runUpdates(leftovers)
        try await runTimers(leftovers)
        try await pack(begun.rows, leftovers)
        try await run(begun.jobs, leftovers)
        try await untilWritten { [guardian] in try guardian.willRun(nil) }
        KillPoint.recovered.pass()
    }

    private func runUpdates(_ leftovers: CrashGuard.Leftovers) async throws {
        while let row = try await store.read({ try $0.waitingUpdates(limit: 1) }).first {
            let name = "update \(row.id)"
            try await runAlone(name, leftovers) { [self] in
                let update = Prepared(row, messengers[row.messenger])
                try await write { try $0.finish(self.serve(update, $0).map { [$0] } ?? []) }
                meters.committed([update], at: clock.now)
                KillPoint.updateRecovered.pass()
            } setAside: { [self] in
                let update = leftovers.allowsFarewell(to: name) ? Prepared.wordless(row, with: messengers) : nil
                try await setAside(name) { transaction, now in
                    try transaction.setAside(row.id, reason: Self.reason, now: now)
                    if let update { try self.apologize(for: update, saying: .setAside, transaction) }
                }
            }
        }
    }

    private func runTimers(_ leftovers: CrashGuard.Leftovers) async throws {
        let now = clock.now
        for timer in try await store.read({ try $0.dueTimers(now: now, limit: 256) }) {
            let name = "timer \(timer.kind) \(timer.row)"
            try await runAlone(name, leftovers) { [self] in
                try await write { try self.serve(timer, $0) }
                KillPoint.timerRecovered.pass()
            } setAside: { [self] in
                try await setAside(name) { try $0.fail(timer, reason: Self.reason, now: $1) }
            }
        }
    }

    /// All is tried but the sending: the row waits for its turn as before.
    private func pack(_ begun: [ID<OutboxRow>], _ leftovers: CrashGuard.Leftovers) async throws {
        for id in leftovers.suspects("outbox", begun) {
            guard let row = try await store.read({ try $0.waitingRow(id) }), row.isDrawn else { continue }
            let name = "outbox \(row.id)"
            try await runAlone(name, leftovers) { [courier] in
                await courier.rehearse(row)
                KillPoint.cardRecovered.pass()
            } setAside: { [self] in
                try await setAside(name) { try $0.settle(row, .drop(reason: Self.reason), now: $1) }
            }
        }
    }

    /// A job that fails, or takes long, stays for the usual tries.
    private func run(_ begun: [ID<JobRow>], _ leftovers: CrashGuard.Leftovers) async throws {
        for id in leftovers.suspects("job", begun) {
            guard let job = try await store.read({ try $0.waitingJob(id) }) else { continue }
            let name = "job \(job.id)"
            try await runAlone(name, leftovers) { [self] in
                guard let result = try? await jobs.rehearse(job) else { return }
                try await write { try self.serve(result, of: job, $0) }
                KillPoint.jobRecovered.pass()
            } setAside: { [self] in
                try await setAside(name) { try $0.fail(job, reason: Self.reason, now: $1) }
            }
        }
    }

    /// Runs a piece with its name on disk, or sets it aside; again and again while the machine is in trouble.
    private func runAlone(
        _ name: String, _ leftovers: CrashGuard.Leftovers, _ run: () async throws -> Void,
        setAside: () async throws -> Void
    ) async throws {
        let isPoison = leftovers.isPoison(name)
        let note = isPoison ? CrashGuard.Leftovers.farewell(to: name) : name
        try await untilWritten { [guardian] in try guardian.willRun(note) }
        try await untilWritten { isPoison ? try await setAside() : try await run() }
    }

    /// Again and again while the machine is in trouble, and the server is not told to stop.
    private func untilWritten<T>(_ body: () async throws -> T) async throws -> T {
        var backoff = Backoff(first: 0.2, most: 30)
        while true {
            do {
                return try await body()
            } catch let error where error.isTroubleOfTheMachine || error is CrashGuard.NotWritten {
                guard await pause(&backoff, after: error) else { throw CancellationError() }
            }
        }
    }

    /// Gives a piece up in one commit with the word to the administrators.
    private func setAside(
        _ name: String, _ giveUp: @escaping @Sendable (Transaction, Date) throws -> Void
    ) async throws {
        let now = clock.now
        try await write { [conversation] transaction in
            try giveUp(transaction, now)
            for chat in try transaction.administratorChats() {
                let session = try conversation.look(at: chat, in: transaction, now: now)
                try session.say(Outgoing(session.voice.say(OperatorReply.setAside(name))), class: .notice)
            }
        }
        logger.error("a piece is set aside: \(Self.reason)", metadata: ["piece": "\(name)"])
        KillPoint.setAside.pass()
    }
}

extension CrashGuard.Leftovers {
    /// Those of a kind that had been begun, and the one that the process died of at its last start.
    fileprivate func suspects<Row>(_ kind: String, _ begun: [ID<Row>]) -> [ID<Row>] {
        let last = number(of: kind).map { ID<Row>($0) }
        return Set(begun + [last].compactMap(\.self)).sorted()
    }
}

/// What administrators hear of the server itself.
enum OperatorReply: Reply {
    case setAside(String)

    var wording: Wording {
        switch self {
        case .setAside(let piece):
            Wording(
                "operator.setAside",
                "I died three times of the same piece of work ({piece}), so I have set it aside. It stands among the failures.",
                ["piece": .text(piece)])
        }
    }
}

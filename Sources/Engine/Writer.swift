import Core
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization

/// The one that writes: serves whatever waits, many pieces in one transaction, each in its own savepoint.
final class Writer: Service {
    /// Due timers in one transaction at the most, so that many at once never keep a message waiting.
    static let timersAtOnce = 64

    let store: PeopleStore
    let messengers: [MessengerName: any Messenger]
    let conversation: Conversation
    let courier: Courier
    let jobs: JobRunner
    let alarm: Alarm
    /// Rings where the housekeeping has something to do before the day is over.
    let tidying: Alarm
    let guardian: CrashGuard
    let meters: Meters
    let clock: WallClock
    let logger: Logger
    private let waits: any Waits
    private let random: RandomSource
    let door: WriterDoor
    private let isBusy = Mutex(true)
    /// The machine is in trouble, and a moment is waited for.
    private let isPausing = Mutex(false)
    private let backlog: Backlog
    let sending = Mutex(Sending())

    /// What the Writer knows of the outbox without asking it.
    struct Sending: Sendable {
        /// nil until the outbox was looked through.
        var held: HeldChats?
        var marks = Marks()
    }

    init(
        door: WriterDoor, store: PeopleStore, messengers: [MessengerName: any Messenger], conversation: Conversation,
        courier: Courier, jobs: JobRunner, alarm: Alarm, tidying: Alarm, guardian: CrashGuard, meters: Meters,
        clock: WallClock, waits: any Waits, random: RandomSource, logger: Logger
    ) {
        self.door = door
        self.store = store
        self.messengers = messengers
        self.conversation = conversation
        self.courier = courier
        self.jobs = jobs
        self.alarm = alarm
        self.tidying = tidying
        self.guardian = guardian
        self.meters = meters
        self.clock = clock
        self.waits = waits
        self.random = random
        self.logger = logger
        backlog = Backlog(store: store, messengers: messengers, clock: clock, random: random)
    }

    /// True when nothing more happens until something comes from outside.
    func isAtRest() async throws -> Bool {
        guard door.mailbox.isEmpty, !isBusy.withLock({ $0 }) else { return false }
        let now = clock.now
        let isIdle = try await store.read { try $0.isAtRest() && $0.dueTimers(now: now, limit: 1).isEmpty }
        return isIdle && door.mailbox.isEmpty && !isBusy.withLock { $0 }
    }

    /// False when the outside is waited for, or a moment.
    var isWorking: Bool {
        (!door.mailbox.isEmpty || isBusy.withLock { $0 }) && !isPausing.withLock { $0 } || courier.isSending
    }

    func run() async throws {
        // However it ends, nobody waits for it in vain.
        defer {
            meters.note { $0.isWriting = false }
            door.close()
        }
        meters.note { $0.isWriting = true }
        try await recover()
        door.wake()
        await withGracefulShutdownHandler {
            while true {
                isBusy.withLock { $0 = false }
                meters.note { $0.busySince = nil }
                let requests = await door.mailbox.take()
                isBusy.withLock { $0 = true }
                let now = clock.now
                meters.note { $0.busySince = now }
                guard !requests.isEmpty else { return }
                await serve(requests)
            }
        } onGracefulShutdown: {
            self.door.mailbox.close()
        }
        if !Task.isCancelled { endCleanly() }
    }

    private func endCleanly() {
        do {
            try guardian.endCleanly()
        } catch {
            logger.error("the next start will take this end for a death", metadata: ["reason": "\(error)"])
        }
    }

    /// Everything handed in and all updates that wait, in as few transactions as possible; the next updates are read
    /// and prepared meanwhile. A transaction that is lost is tried again, singly, until it is on disk or the server
    /// stops; where the next updates cannot be read, nothing is lost, and they are looked for again.
    private func serve(_ requests: [Request]) async {
        var round = Round()
        var backoff = Backoff(first: 0.2, most: 30), reading = backoff
        round.add(requests)
        while !round.isDone {
            round.add(door.mailbox.takeWaiting())
            let (requests, updates) = round.next(singly: backoff.failures > 0)
            let last = round.lastUpdate, asked = round.ahead(of: updates.count)
            async let ahead = backlog.next(after: last, limit: asked)
            let hasStored: Bool
            do {
                hasStored = try await serve(requests, updates, of: &round)
                backoff.succeeded()
            } catch {
                round.lookAgain()
                guard await pause(&backoff, after: error) else { return round.giveUp(error) }
                continue
            }
            do {
                round.add(try await ahead, of: asked, hasStored: hasStored)
                reading.succeeded()
            } catch {
                round.lookAgain()
                guard await pause(&reading, afterReading: error) else { return round.giveUp(error) }
            }
        }
    }

    /// One transaction with these of a round; true where it stored updates that wait now.
    private func serve(_ requests: [Request], _ updates: [Prepared], of round: inout Round) async throws -> Bool {
        guard !requests.isEmpty || !updates.isEmpty else { return false }
        let outcome = try await commit(requests.map(\.piece), updates, hasRoom: round.hasRoom)
        for (index, request) in requests.enumerated() { request.answer(outcome.refused[index]) }
        round.finish(requests, updates: outcome.served)
        return outcome.hasStored
    }

    /// Waits before a lost transaction is tried again; false when the server stops.
    func pause(_ backoff: inout Backoff, after error: any Error) async -> Bool {
        if Task.isCancelled { return false }
        meters.note { [now = clock.now] tally in
            tally.lostCommits += 1
            tally.lostSince = tally.lostSince ?? now
        }
        logger.error(
            "the transaction was lost and is tried again: \(error.adviceToOperator ?? "see the reason")",
            metadata: ["reason": "\(error)"])
        return await pause(&backoff)
    }

    /// Waits before the updates that wait are looked for again: what could not be read is no lost commit.
    private func pause(_ backoff: inout Backoff, afterReading error: any Error) async -> Bool {
        if Task.isCancelled { return false }
        logger.error("what waits could not be read and is looked for again", metadata: ["reason": "\(error)"])
        return await pause(&backoff)
    }

    private func pause(_ backoff: inout Backoff) async -> Bool {
        isPausing.withLock { $0 = true }
        defer { isPausing.withLock { $0 = false } }
        let seconds = backoff.failed(jitter: random.unit())
        // When the server stops there is little time left, and what was sent should be written down.
        if door.mailbox.isClosed { return (try? await waits.sleep(seconds: min(seconds, 0.5))) != nil }
        await cancelWhenGracefulShutdown { try? await self.waits.sleep(seconds: seconds) }
        return !Task.isCancelled
    }
}

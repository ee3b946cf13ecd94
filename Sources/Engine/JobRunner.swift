import Actions
import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization

/// Does the work that needs the outside, a few pieces at once, and hands each result back to the Writer.
final class JobRunner: Service {
    private static let placesAtOnce = 4
    /// Seconds for which somebody waits to hear whether they may.
    private static let longestAnswer = 30.0
    /// Seconds that a job gets when it is tried before people are served, and at most.
    private static let rehearsal = 5.0, longestRehearsal = 320.0

    private let door: WriterDoor
    let files: FileStore
    let store: PeopleStore
    let conversation: Conversation
    let clock: WallClock
    let messengers: [MessengerName: any Messenger]
    let helpers: OutsideHelpers
    /// Bytes of files that a person, or a group, may keep.
    let storagePerPerson: Int
    private let waits: any Waits
    private let random: RandomSource
    private let logger: Logger
    private let mailbox = Mailbox<JobRow>()
    private let running = Mutex(0)

    init(
        door: WriterDoor, store: PeopleStore, files: FileStore, messengers: [MessengerName: any Messenger],
        helpers: OutsideHelpers = OutsideHelpers(), storagePerPerson: Int, conversation: Conversation,
        clock: WallClock, waits: any Waits, random: RandomSource, logger: Logger
    ) {
        self.helpers = helpers
        self.storagePerPerson = storagePerPerson
        self.store = store
        self.files = files
        self.conversation = conversation
        self.clock = clock
        self.door = door
        self.messengers = messengers
        self.waits = waits
        self.random = random
        self.logger = logger
    }

    /// None once it is to stop: a job that is not begun then waits on disk.
    var freePlaces: Int { mailbox.isClosed ? 0 : max(0, Self.placesAtOnce - running.withLock { $0 }) }

    func run(_ jobs: [JobRow]) {
        for job in jobs where mailbox.put(job) { running.withLock { $0 += 1 } }
    }

    func run() async throws {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while true {
                    let jobs = await self.mailbox.take()
                    guard !jobs.isEmpty else { return group.cancelAll() }
                    for job in jobs { group.addTask { await self.finish(job) } }
                }
            }
        } onGracefulShutdown: {
            self.mailbox.close()
        }
    }

    private enum End {
        case done(JobResult)
        /// It could not be done, and is to be tried again after so many seconds.
        case held(Double, Tries)
    }

    private func finish(_ job: JobRow) async {
        KillPoint.jobTaken.pass()
        let end = await end(of: job)
        running.withLock { $0 -= 1 }
        do {
            switch end {
            case .done(let result):
                try await door.perform(.jobDone(job, result))
                KillPoint.jobDone.pass()
            case .held(let seconds, let tries): try await hold(job, seconds, after: tries)
            case nil: break
            }
        } catch {
            logger.error("what came of a job was not written", metadata: ["job": "\(job.id)"])
        }
    }

    /// nil when the server stops: the job is still on disk and runs again.
    private func end(of job: JobRow) async -> End? {
        do {
            return .done(try await tryOnce(job))
        } catch {
            guard !Task.isCancelled else { return nil }
            logger.notice("a job could not be done", metadata: ["job": "\(job.id)", "error": "\(error)"])
            var patience = JobPatience(job.tries)
            let isAsking = job.kind == AskAdministrators.kind
            switch patience.next(after: error, jitter: random.unit()) {
            case .wait(let seconds) where !isAsking || clock.now + seconds < job.createdAt + Self.longestAnswer:
                return .held(seconds, patience.tries)
            case .wait, .giveUp: return .done(failure(of: job, "\(error)"))
            }
        }
    }

    /// Does a job before anything else runs. It is called off where it takes long, but gets twice as long after each death
    /// that it was there for, so that one that kills late is found, too.
    func rehearse(_ job: JobRow) async throws -> JobResult {
        let seconds = Self.rehearsal * Double(1 << min(16, max(0, job.tries.faults - 1)))
        return try await waits.limited(to: min(Self.longestRehearsal, seconds)) { try await self.tryOnce(job) }
    }

    /// Others run meanwhile. The moment is on disk for a start that comes before it; here the waiting clock counts, which
    /// never jumps.
    private func hold(_ job: JobRow, _ seconds: Double, after tries: Tries) async throws {
        let date = clock.now + seconds
        try await door.perform(.jobHeld(job, after: tries, until: date))
        guard (try? await waits.sleep(seconds: seconds)) != nil else { return }
        door.hand(in: .jobFree(job.id, heldUntil: date))
    }

    func noteTrouble(of service: String, _ error: any Error) {
        logger.notice("\(service) gave no answer", metadata: ["error": "\(error)"])
    }
}

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
    /// Bytes of one file: what the Bot API lets a bot download (Bot API: getFile).
    static let largestFile = 20_000_000
    /// Seconds for which somebody waits to hear whether they may.
    private static let longestAnswer = 30.0

    private let door: WriterDoor
    let files: FileStore
    let store: PeopleStore
    let conversation: Conversation
    let clock: WallClock
    let messengers: [MessengerName: any Messenger]
    let helpers: OutsideHelpers
    private let waits: any Waits
    private let random: RandomSource
    private let logger: Logger
    private let mailbox = Mailbox<JobRow>()
    private let running = Mutex(0)

    init(
        door: WriterDoor, store: PeopleStore, files: FileStore, messengers: [MessengerName: any Messenger],
        helpers: OutsideHelpers = OutsideHelpers(), conversation: Conversation, clock: WallClock, waits: any Waits,
        random: RandomSource, logger: Logger
    ) {
        self.helpers = helpers
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

    private func finish(_ job: JobRow) async {
        KillPoint.jobTaken.pass()
        let result = await result(of: job)
        running.withLock { $0 -= 1 }
        guard let result else { return }
        do {
            try await door.perform(.jobDone(job, result))
            KillPoint.jobDone.pass()
        } catch {
            logger.error("a job's result was not written", metadata: ["job": "\(job.id)"])
        }
    }

    /// nil when the server stops: the job is still on disk and runs again.
    private func result(of job: JobRow) async -> JobResult? {
        var patience = FetchPatience(tries: job.tries)
        let latest = job.kind == AskAdministrators.kind ? waits.elapsed + Self.longestAnswer : .infinity
        while !Task.isCancelled {
            do {
                return try await tryOnce(job)
            } catch {
                guard !Task.isCancelled else { return nil }
                logger.notice("a job could not be done", metadata: ["job": "\(job.id)", "error": "\(error)"])
                switch patience.next(after: error, jitter: random.unit()) {
                case .wait(let seconds) where waits.elapsed + seconds < latest:
                    try? await waits.sleep(seconds: seconds)
                case .wait, .giveUp: return failure(of: job, "\(error)")
                }
            }
        }
        return nil
    }

    func noteTrouble(of service: String, _ error: any Error) {
        logger.notice("\(service) gave no answer", metadata: ["error": "\(error)"])
    }

    private func failure(of job: JobRow, _ reason: String) -> JobResult {
        guard let question = try? job.payload(as: AskAdministrators.self) else { return .failed(reason: reason) }
        return .notTold(reason: reason, held: prepared(question.held))
    }

    /// Does a job without a second try.
    func tryOnce(_ job: JobRow) async throws -> JobResult {
        if job.kind == FetchFile.kind, let file = try? job.payload(as: FetchFile.self) {
            return try await fetch(file.attachment, of: job)
        }
        if job.kind == AskAdministrators.kind, let question = try? job.payload(as: AskAdministrators.self) {
            return try await ask(question)
        }
        if job.kind == ReadPlaces.kind, let file = try? job.payload(as: ReadPlaces.self) {
            return try await readPlaces(file, of: job)
        }
        if job.kind == KeepPlaces.kind, let chunk = try? job.payload(as: KeepPlaces.self) {
            return try await placesToKeep(chunk)
        }
        if job.kind == ExportThings.kind, let wish = try? job.payload(as: ExportThings.self) {
            return try await export(wish, of: job)
        }
        if job.kind == ReadCalendar.kind, let wish = try? job.payload(as: ReadCalendar.self) {
            return try await read(wish, of: job)
        }
        if job.kind == WriteEntry.kind, let wish = try? job.payload(as: WriteEntry.self) {
            return try await write(wish, of: job)
        }
        if job.kind == AskFacts.kind, let question = try? job.payload(as: AskFacts.self) {
            return try await ask(question)
        }
        if job.kind == FindAddress.kind, let question = try? job.payload(as: FindAddress.self) {
            return try await find(question)
        }
        if job.kind == SearchAddress.kind, let question = try? job.payload(as: SearchAddress.self) {
            return try await search(question)
        }
        if job.kind == Session.leavingJob { return try await forget(job.actor.owner) }
        return .failed(reason: "a job of an unknown kind: \(job.kind)")
    }

    private func ask(_ question: AskAdministrators) async throws -> JobResult {
        guard let messenger = messengers[question.chat.messenger] else { return .nothing }
        let people: [Sender]
        do {
            people = try await messenger.administrators(of: question.chat)
        } catch .migrated(let chat) {
            people = try await messenger.administrators(of: chat)
        } catch .unreachable {
            return .nothing
        }
        return .administrators(people, held: prepared(question.held))
    }

    private func prepared(_ held: HeldUpdate?) -> Prepared? {
        held.map {
            let row = InboxRow(again: $0.update, from: $0.messenger, receivedAt: $0.receivedAt)
            return Prepared(row, messengers[$0.messenger])
        }
    }

    private func fetch(_ attachment: Attachment, of job: JobRow) async throws -> JobResult {
        guard let name = job.cause?.chat.messenger, let messenger = messengers[name] else {
            return .failed(reason: "the file's messenger is not configured")
        }
        let bytes = try await messenger.download(attachment, limit: Self.largestFile)
        KillPoint.fileFetched.pass()
        let hash = try await files.keep(bytes, mediaType: attachment.mediaType)
        KillPoint.fileKept.pass()
        return .file(
            hash: hash, name: attachment.name ?? attachment.kind.usualName, takenAt: HiddenData.position(in: bytes))
    }
}

extension Attachment.Kind {
    /// What a file is called that came without a name.
    fileprivate var usualName: String {
        switch self {
        case .photo: "photo.jpg"
        case .voice: "voice.ogg"
        case .video: "video.mp4"
        case .document, .other: "file"
        }
    }
}

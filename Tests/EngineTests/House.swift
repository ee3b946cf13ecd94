import Actions
import Core
import Foundation
import GRDB
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization
import Testing

@testable import Engine

/// A real store in a folder of its own, a scripted messenger, and the engine between them.
final class House: Sendable {
    static let start = Date(timeIntervalSince1970: 1_773_000_000)

    let folder: URL
    let store: PeopleStore
    let files: FileStore
    let messenger = ScriptedMessenger()
    let waits = HeldWaits()
    let clock = HeldClock()
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    init(outside: OutsideServices = OutsideServices(), reserve: SpaceReserve? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "people.sqlite").path
        try BlankFile.copy(to: path)
        store = try PeopleStore(path: path, outside: outside, reserve: reserve, logger: logger)
        files = try FileStore(
            path: folder.appending(path: "files.sqlite").path, clock: clock.wall, logger: logger)
    }

    deinit {
        try? store.close()
        try? files.close()
        try? FileManager.default.removeItem(at: folder)
    }

    var crashNote: String { folder.appending(path: "running").path }

    /// Runs the engine while `body` runs, then stops it gracefully.
    func live(
        rates: SendLimits.Rates = .init(), helpers: OutsideHelpers = OutsideHelpers(),
        draw: @escaping @Sendable (Picture) async throws -> Data = { _ in throw Engine.NobodyDraws() },
        _ body: (Engine) async throws -> Void, whileStopping: () async throws -> Void = {}
    ) async throws {
        let engine = Engine(
            Engine.Parts(
                store: store, files: files, messengers: [messenger], defaults: Settings(timeZone: .gmt), rates: rates,
                crashNotePath: crashNote, clock: clock.wall, waits: waits,
                random: .seeded(1), helpers: helpers, draw: draw), logger: logger)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: engine.services.map { .init(service: $0) }, gracefulShutdownSignals: [], logger: logger))
        try await withThrowingTaskGroup { tasks in
            tasks.addTask { try await group.run() }
            do {
                try await body(engine)
            } catch {
                await group.triggerGracefulShutdown()
                throw error
            }
            await group.triggerGracefulShutdown()
            try await whileStopping()
            try await tasks.waitForAll()
        }
    }

    /// Waits until nothing more happens; the waiting clock stands still meanwhile.
    func rest(_ engine: Engine, _ place: SourceLocation = #_sourceLocation) async throws {
        let messenger = messenger
        try await until("all is at rest", place) { [engine] in
            try await engine.isAtRest() && messenger.isRead
        }
    }

    /// Waits until something holds; real time only bounds a test that fails.
    func until(
        _ what: Comment, _ place: SourceLocation = #_sourceLocation, _ holds: () async throws -> Bool
    ) async throws {
        for _ in 0..<10_000 {
            if try await holds() { return }
            try await Task.sleep(for: .milliseconds(2))
        }
        Issue.record(what, sourceLocation: place)
        throw CancellationError()
    }

    /// Waits until a stop waits for what is on its way.
    func untilStopWaits(_ place: SourceLocation = #_sourceLocation) async throws {
        try await until("the stop waits", place) { waits.lengths.contains(Courier.lastSeconds) }
    }

    func counts() async throws -> QueueCounts { try await store.read { try $0.queueCounts() } }

    func failures() async throws -> [FailureRow] {
        try await store.read { try $0.standingFailures(offset: 0, limit: 100) }
    }

    func int(_ sql: String) async throws -> Int {
        try await store.read { try Int.fetchOne($0.db, sql: sql) ?? -1 }
    }

    /// A rule of the store that makes a note of that text fail, as a mistake of ours would.
    func poison(_ text: String) async throws { try await poison("note", when: "NEW.text = '\(text)'") }

    func poison(_ table: String, when condition: String) async throws {
        try await store.write { transaction in
            try transaction.db.execute(
                sql: """
                    CREATE TRIGGER poison_\(table) BEFORE INSERT ON \(table) WHEN \(condition)
                    BEGIN SELECT RAISE(ABORT, 'poisoned'); END
                    """)
        }
    }
}

/// A clock that stands still until the test moves it.
final class HeldClock: Sendable {
    private let now = Mutex(House.start)

    var wall: WallClock { WallClock { self.now.withLock { $0 } } }
    func move(by seconds: Double) { now.withLock { $0 += seconds } }
}

/// Waits that last until the test moves the waiting clock on.
final class HeldWaits: Waits {
    private struct State {
        var elapsed = 0.0
        var next = 0
        var sleepers: [Int: (until: Double, wake: CheckedContinuation<Void, Never>)] = [:]
        var lengths: [Double] = []
    }

    private let state = Mutex(State())

    var elapsed: Double { state.withLock { $0.elapsed } }
    /// How long each sleep was to be, in order.
    var lengths: [Double] { state.withLock { $0.lengths } }

    func advance(by seconds: Double) {
        let woken = state.withLock { state in
            state.elapsed += seconds
            let due = state.sleepers.filter { $0.value.until <= state.elapsed }
            for key in due.keys { state.sleepers[key] = nil }
            return due.values.map(\.wake)
        }
        for wake in woken { wake.resume() }
    }

    func sleep(seconds: Double) async throws {
        let key = state.withLock { state in
            state.next += 1
            return state.next
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    state.lengths.append(seconds)
                    guard seconds > 0, !Task.isCancelled else { return true }
                    state.sleepers[key] = (state.elapsed + seconds, continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: key) }?.wake.resume()
        }
        try Task.checkCancellation()
    }
}

extension House {
    /// Messages to Ana of which the first are on their way, and of which nothing is known any more.
    func beginSending(_ messages: [Outgoing]) async throws {
        try await asAna { session in
            for message in messages { try session.say(message) }
            let transaction = session.transaction
            _ = try transaction.takeOutbox(held: transaction.chatsWithOutbox(), now: Self.start, limit: 1)
        }
    }

    /// An import of Ana's that was agreed to, a job for each chunk; `then` is done with it, by the chunks' hashes.
    func beginImport(
        _ chunks: [[ImportedPlace]],
        then: @escaping @Sendable (Session, PlaceImportID, [String]) throws -> Void = { _, _, _ in }
    ) async throws {
        var hashes: [String] = []
        for chunk in chunks {
            let bytes = Data(try JSONText.encode(ImportChunk(places: chunk)).utf8)
            hashes.append(try await files.keep(bytes, mediaType: nil))
        }
        try await asAna { [hashes] session in
            let id = try session.beginImport(
                of: Attachment(kind: .document, fileID: "f", name: "trip.kml"), label: nil)
            try session.transaction.db.execute(sql: "DELETE FROM job WHERE state = 'waiting'")
            try session.planned(id, ImportPlan(chunks: hashes))
            #expect(try session.startImport(id))
            try then(session, id, hashes)
        }
    }

    /// What Ana does in her chat, past the engine.
    private func asAna(_ body: @escaping @Sendable (Session) throws -> Void) async throws {
        try await store.write { transaction in
            let chat = try #require(try transaction.chat(.test("ana")))
            try body(
                Session(
                    transaction: transaction, now: Self.start, actor: PersonID(chat.owner.rawValue), viewer: chat.owner,
                    chat: chat.id, voice: .english, random: .seeded(1)))
        }
    }

    /// An update that waits in the inbox.
    func kept(_ letter: Letter) async throws -> InboxRow {
        try await #require(kept([JSONEncoder().encode(letter)]).first)
    }

    func kept(_ updates: [Data]) async throws -> [InboxRow] {
        let rows = updates.enumerated().map { RawUpdate(id: "\($0.offset)", json: $0.element) }
        return try await store.write { transaction in
            try transaction.store(batch: PolledBatch(updates: rows, cursor: "0"), messenger: .telegram, now: Self.start)
            return try transaction.waitingUpdates(limit: 1000)
        }
    }
}

import BotAPI
import Core
import Engine
import Foundation
import Logging
import Queues
import Replay
import Sandbox
import ServiceLifecycle
import Store
import Synchronization
import TelegramChat
import Testing
import Transport

/// The whole pipeline on the sandbox messenger over real HTTP, with a wire that can be troubled. The wall clock stands
/// still until moved, and waits jump.
final class Town: Sendable {
    static let start = Date(timeIntervalSince1970: 1_773_475_200)

    let folder: URL
    let store: PeopleStore
    let files: FileStore
    let options: SandboxOptions
    let sandbox: SandboxMessenger
    let clock = TownClock()
    let waits = VirtualWaits()
    let log = TownLog()
    let transport = CurlTransport(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let wire: Wire
    let ana: Int64
    let ben: Int64
    let group: Int64

    init(reserve: SpaceReserve? = nil) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "people.sqlite").path
        try BlankFile.copy(to: path)
        store = try PeopleStore(path: path, reserve: reserve, logger: log.logger)
        files = try FileStore(
            path: folder.appending(path: "files.sqlite").path, clock: clock.wall, logger: log.logger)
        var options = SandboxOptions()
        options.clock = SandboxClock(now: { [clock] in clock.now })
        options.path = folder.appending(path: "sandbox.json")
        self.options = options
        sandbox = try SandboxMessenger(options: options)
        wire = Wire(transport)
        ana = try await sandbox.addPerson("Ana", username: "ana").id
        ben = try await sandbox.addPerson("Ben", username: "ben").id
        group = try await sandbox.addGroup("Rome", members: [ana, ben]).id
    }

    deinit {
        try? store.close()
        try? files.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs messenger and engine while `body` runs, then stops them gracefully.
    func live(rates: SendLimits.Rates = .none, _ body: (Engine) async throws -> Void) async throws {
        let server = SandboxServer(messenger: sandbox, port: 0, logger: log.logger)
        try await accompanied(by: [server]) { [self] in
            let engine = engine(port: try await server.port(), rates: rates)
            try await accompanied(by: engine.services) { try await body(engine) }
        }
    }

    func engine(port: Int, rates: SendLimits.Rates = .none) -> Engine {
        let client = BotAPIClient(token: Secret("1:town"), apiBase: "http://127.0.0.1:\(port)", transport: wire)
        let messenger = TelegramMessenger(client: client, clock: clock.wall, logger: log.logger)
        return Engine(
            Engine.Parts(
                store: store, files: files, messengers: [messenger], defaults: Settings(timeZone: .gmt), rates: rates,
                crashNotePath: nil, clock: clock.wall, waits: waits, random: .seeded(1)), logger: log.logger)
    }

    /// A port on which nobody listens just now.
    func closedPort() async throws -> Int {
        var port = 0
        let server = SandboxServer(messenger: try SandboxMessenger(), port: 0, logger: log.logger)
        try await accompanied(by: [server]) { port = try await server.port() }
        return port
    }

    /// Runs services while `body` runs, then stops them gracefully.
    func accompanied(
        by services: [any Service], stopsWithin stop: Duration = .seconds(30), _ body: () async throws -> Void
    ) async throws {
        var configuration = ServiceGroupConfiguration(
            services: services.map { .init(service: $0) }, gracefulShutdownSignals: [], logger: log.logger)
        configuration.maximumGracefulShutdownDuration = stop
        let group = ServiceGroup(configuration: configuration)
        try await withThrowingTaskGroup { tasks in
            tasks.addTask { try await group.run() }
            let result: Result<Void, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
            try result.get()
        }
    }
}

/// A wall clock that stands still until it is set.
final class TownClock: Sendable {
    private let moment = Mutex(Town.start)
    var now: Date { moment.withLock { $0 } }
    var wall: WallClock { WallClock { self.now } }
    func move(by seconds: Double) { moment.withLock { $0 += seconds } }
}

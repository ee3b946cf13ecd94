import Actions
import BotAPI
package import Core
import Engine
package import Foundation
import Geo
package import Logging
package import Sandbox
import MapData
import Pictures
import ServiceLifecycle
import Store
import TelegramChat
import Transport
import UnixSignals
import Web

/// The whole server, wired: the one place that knows everything.
package struct Application: Sendable {
    private let engine: Engine
    private let services: [any Service]
    private let store: PeopleStore
    private let files: FileStore
    private let map: MapStore
    private let transport: CurlTransport
    private let lock: ServerLock
    private let logger: Logger
    /// The sandbox's server, where it runs instead of a real messenger.
    package let sandbox: SandboxServer?

    /// Opens the files and wires everything; nothing runs yet.
    ///
    /// `sandbox` is the messenger to go on with where no token is configured; nil makes one beside the database.
    /// `zone` is what people get who have not said theirs; `webListens` is told the web server's port.
    package static func build(
        _ configuration: ServerConfiguration, clock: WallClock = .system, waits: any Waits = SystemWaits(),
        random: RandomSource = .system(), zone: TimeZone = .current, sandbox: SandboxMessenger? = nil,
        webListens: @escaping @Sendable (Int) async -> Void = { _ in }, logger: Logger
    ) async throws -> Application {
        let path = configuration.database.path
        let lock = try lock(path)
        let map = MapStore(path: configuration.database.mapPath, logger: logger)
        let (store, files) = try await openFiles(configuration, map, clock: clock, waits: waits, logger)
        let server = try configuration.telegram.token == nil ? sandboxServer(configuration, sandbox, logger) : nil
        if sandbox == nil { try await server?.messenger.populateIfEmpty() }
        let transport = CurlTransport(logger: logger)
        let messenger = messenger(configuration, server, transport, clock: clock, logger)
        try await announceSetupCode(configuration, store, random)
        let studio = Studio(
            artist: MapArtist(ground: MapGround(map)), source: configuration.tileSource(transport, waits))
        let engine = Engine(
            Engine.Parts(
                store: store, files: files, messengers: [messenger], defaults: Settings(timeZone: zone),
                rates: server == nil ? configuration.limits.rates : .none,
                updatesPerMinute: configuration.limits.updatesPerMinute,
                storagePerPerson: configuration.limits.storagePerPerson, crashNotePath: path + "-running", clock: clock,
                waits: waits, random: random,
                helpers: configuration.helpers(transport, waits), draw: studio.draw), logger: logger)
        let tiles = DrawingDesk<MapTile, [TileNumber: Data]>(seconds: 10, waits: waits, draw: studio.draw)
        try await noteStart(store, clock)
        let facts = OperatorFacts(
            engine: engine, store: store, files: files, pollTimeout: configuration.telegram.pollTimeout, clock: clock,
            startedAt: clock.now)
        let web = webServer(
            configuration, facts, lock, tiles: TileView(elapsed: { waits.elapsed }) { try await tiles.draw($0.block) },
            feed: feed(store, clock: clock, waits: waits, random: random), webListens, logger)
        return Application(
            engine: engine, services: (server.map { [$0] } ?? []) + engine.services + [tiles, web], store: store,
            files: files, map: map, transport: transport, lock: lock, logger: logger, sandbox: server)
    }

    /// Runs until a graceful shutdown, at most ten seconds beyond it. With `stopsOnSignals`, SIGTERM and SIGINT begin one.
    package func run(stopsOnSignals: Bool = false) async throws {
        var configuration = ServiceGroupConfiguration(
            services: services, gracefulShutdownSignals: stopsOnSignals ? [.sigterm, .sigint] : [], logger: logger)
        configuration.maximumGracefulShutdownDuration = .seconds(8)
        do {
            try await withThrowingTaskGroup { group in
                if let sandbox {
                    group.addTask { [lock] in
                        guard let port = try? await sandbox.port() else { return }
                        lock.change { $0.sandboxPort = port }
                    }
                }
                try await ServiceGroup(configuration: configuration).run()
            }
        } catch {
            try await close()
            throw await problem(behind: error)
        }
        try await close()
    }

    /// A sandbox that never listened is why everything else ended.
    private func problem(behind error: any Error) async -> any Error {
        if let cause = error as? WebServer.CannotListen {
            let reason = cause.isTaken ? nil : cause.cause
            return StartProblem.webPort(host: cause.host, cause.port, cause: reason)
        }
        guard let sandbox else { return error }
        do {
            _ = try await sandbox.port()
            return error
        } catch let cause {
            return StartProblem.sandboxPort(sandbox.requestedPort, cause)
        }
    }

    private func close() async throws {
        await transport.shutdown()
        try store.close()
        try files.close()
        map.close()
        lock.release()
    }

    /// True when nothing more happens until something comes from outside.
    package func isAtRest() async throws -> Bool { try await engine.isAtRest() }

    /// False when only files, the messenger's limits or a moment are waited for.
    package var isWorking: Bool { engine.isWorking }

    /// When the next timer comes due; nil where none waits.
    package func nextTimerMoment() async throws -> Date? { try await engine.nextTimerMoment() }

    /// The wall clock was moved: timers may be due now.
    package func clockMoved() { engine.clockMoved() }

    private static func sandboxServer(
        _ configuration: ServerConfiguration, _ messenger: SandboxMessenger?, _ logger: Logger
    ) throws -> SandboxServer {
        var options = SandboxOptions()
        options.path = URL(fileURLWithPath: configuration.database.path + "-sandbox.json")
        return SandboxServer(
            messenger: try messenger ?? SandboxMessenger(options: options), port: configuration.sandbox.port,
            logger: logger)
    }

    /// Telegram, or the sandbox in its place: the same room speaks to both.
    private static func messenger(
        _ configuration: ServerConfiguration, _ server: SandboxServer?, _ transport: CurlTransport, clock: WallClock,
        _ logger: Logger
    ) -> TelegramMessenger {
        let telegram = configuration.telegram
        let client =
            if let server {
                BotAPIClient(
                    token: Secret("1:sandbox"), apiBase: SandboxTransport.address,
                    transport: SandboxTransport(server: server, transport: transport))
            } else {
                BotAPIClient(token: telegram.token ?? Secret(""), apiBase: telegram.apiBase, transport: transport)
            }
        return TelegramMessenger(client: client, pollTimeout: telegram.pollTimeout, clock: clock, logger: logger)
    }

    /// At the first start: a code with which somebody becomes the administrator.
    private static func announceSetupCode(
        _ configuration: ServerConfiguration, _ store: PeopleStore, _ random: RandomSource
    ) async throws {
        let made = configuration.admin.setupCode?.value ?? String(random.token(words: 1).prefix(10))
        let code = try await store.write { transaction -> String? in
            guard try !transaction.hasAdministrator() else { return nil }
            if let known = try transaction.houseValue(setupCodeKey), configuration.admin.setupCode == nil {
                return known
            }
            try transaction.setHouseValue(setupCodeKey, made)
            return made
        }
        guard let code, configuration.admin.setupCode == nil else { return }
        Terminal.complain("To become the administrator, send the bot: /admin \(code)\n")
    }
}

extension ServerConfiguration.Limits {
    /// Who is answered without a limit may also ask without one.
    var updatesPerMinute: Double { messagesPerChat > 0 ? updatesPerPerson : 0 }

    var rates: SendLimits.Rates {
        SendLimits.Rates(
            overallPerSecond: messagesPerSecond, chatPerSecond: messagesPerChat, groupPerMinute: messagesPerGroup)
    }
}

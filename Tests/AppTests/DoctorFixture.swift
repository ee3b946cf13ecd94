import App
import Foundation
import GRDB
import HTTPTypes
import Logging
import Sandbox
import ServiceLifecycle
import Testing
import Transport

/// A folder of its own, a machine on which all is well, and the doctor for it.
final class Practice: Sendable {
    let folder: URL
    let transport = CurlTransport(logger: quiet)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        for name in ["zones/Europe", "zones/America", "zones/Asia", "fonts/truetype", "leaflet"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        for name in ["Europe/Vienna", "America/New_York", "Asia/Tokyo"] { try write("", to: "zones/\(name)") }
        try write("", to: "fonts/truetype/Sans.TTF")
        try write("", to: "leaflet/leaflet.js")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// What the doctor finds there; the ports are any free ones unless `environment` says otherwise.
    func findings(
        _ environment: [String: String] = [:], file: String? = nil,
        breaking change: (inout Doctor.Surroundings) -> Void = { _ in }
    ) async -> [Finding] {
        var surroundings = Doctor.Surroundings(transport: transport)
        surroundings.environment = ["WAYSIDE_WEB_PORT": "0", "WAYSIDE_SANDBOX_PORT": "0"]
            .merging(environment) { _, new in new }
        surroundings.directory = folder.path
        surroundings.zoneFolder = path("zones")
        surroundings.fontFolders = [path("fonts")]
        surroundings.leafletFolder = path("leaflet")
        surroundings.freeBytes = { _ in 10_000_000_000 }
        surroundings.listeningSeconds = 5
        surroundings.patience = 600
        change(&surroundings)
        return await Doctor(configurationFile: file, surroundings: surroundings).examine()
    }

    /// Runs services while `body` runs.
    func living(_ services: [any Service], _ body: () async throws -> Void) async throws {
        let group = ServiceGroup(
            configuration: .init(
                services: services.map { .init(service: $0) }, gracefulShutdownSignals: [], logger: quiet))
        try await withThrowingTaskGroup { tasks in
            tasks.addTask { try await group.run() }
            do {
                try await body()
            } catch {
                Issue.record(error)
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }

    /// A sandbox messenger on a free port; `body` is given it and the variables that lead there.
    func withSandbox(
        _ change: (inout SandboxOptions) -> Void = { _ in },
        _ body: (SandboxMessenger, _ environment: [String: String]) async throws -> Void
    ) async throws {
        var options = SandboxOptions()
        change(&options)
        let server = SandboxServer(messenger: try SandboxMessenger(options: options), port: 0, logger: quiet)
        try await living([server]) {
            let port = try await server.port()
            try await body(
                server.messenger,
                ["WAYSIDE_TELEGRAM_TOKEN": "1:right", "WAYSIDE_TELEGRAM_API_BASE": "http://127.0.0.1:\(port)"])
        }
    }

    /// A running server with these variables; `body` is told where its web server listens.
    func withServer(
        _ environment: [String: String], _ body: (_ web: String) async throws -> Void
    ) async throws {
        let (ports, tell) = AsyncStream.makeStream(of: Int.self)
        let application = try await Application.build(
            configuration(environment), webListens: { tell.yield($0) }, logger: quiet)
        try await living([ApplicationLife(application: application)]) {
            let port = try #require(await ports.first { _ in true })
            try await body("http://127.0.0.1:\(port)")
        }
    }

    func configuration(_ environment: [String: String]) throws -> ServerConfiguration {
        let ports = ["WAYSIDE_WEB_PORT": "0", "WAYSIDE_SANDBOX_PORT": "0"]
        var configuration = try ServerConfiguration.load(
            environment: ports.merging(environment) { _, new in new }, directory: folder.path)
        configuration.database.path = path("wayside.sqlite")
        configuration.database.mapPath = path("map.sqlite")
        configuration.admin.setupCode = Secret("code")
        return configuration
    }

    func get(_ url: String) async throws -> TransportResponse { try await transport.send(TransportRequest(url: url)) }

    /// Waits until something holds; real time only bounds a test that fails.
    func until(_ what: Comment, _ holds: () async throws -> Bool) async throws {
        for _ in 0..<2_000 {
            if try await holds() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record(what)
        throw CancellationError()
    }
}

struct ApplicationLife: Service {
    let application: Application
    func run() async throws { try await application.run() }
}

let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

extension [Finding] {
    /// The lines that are not fine.
    var troubles: [String] { filter { $0.level != .ok }.map(\.line) }

    func about(_ subject: String) -> [Finding] { filter { $0.subject == subject } }
}

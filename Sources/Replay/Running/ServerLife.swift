import App
import Core
import Foundation
import Logging
import Sandbox
import ServiceLifecycle
import Transport

/// The application as one service, so that it can be stopped from outside.
struct ServerLife: Service {
    /// Where the server of every transcript stands, whatever the machine's own zone is.
    private static let zone = "Europe/Vienna"

    let application: Application

    /// Starts a server on the sandbox messenger that listens on `port`; `settings` by variable.
    static func begin(
        in folder: ServerFolder, port: Int, settings: [String: String], clock: WallClock, waits: any Waits, life: Int,
        logger: Logger
    ) async throws -> ServerLife {
        var configuration = try ServerConfiguration.load(environment: settings, directory: folder.url.path)
        configuration.database.path = folder.database
        configuration.database.mapPath = folder.map
        configuration.telegram.token = Secret("1:transcript")
        configuration.telegram.apiBase = "http://127.0.0.1:\(port)"
        configuration.web.port = 0
        configuration.admin.setupCode = Secret("transcript")
        let application = try await Application.build(
            configuration, clock: clock, waits: waits, random: .seeded(UInt64(life)),
            zone: TimeZone(identifier: zone) ?? .gmt, logger: logger)
        return ServerLife(application: application)
    }

    func run() async throws { try await application.run() }
}

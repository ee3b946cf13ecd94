import Core
import Foundation
import Logging
import Store
import Transport
import Web

/// What the operator sees of a running server: its lock, its web server, the moment of its start.
extension Application {
    static func lock(_ path: String) throws -> ServerLock {
        do {
            return try ServerLock(beside: path)
        } catch let held as ServerLock.Held {
            throw StartProblem.inUse(path: path, process: held.note?.process)
        } catch {
            throw StartProblem.database(path: path, error)
        }
    }

    static func webServer(
        _ configuration: ServerConfiguration, _ facts: OperatorFacts, _ lock: ServerLock,
        tiles: TileView, feed: FeedView,
        _ webListens: @escaping @Sendable (Int) async -> Void, _ logger: Logger
    ) -> WebServer {
        let host = configuration.web.host
        return WebServer(
            host: host, port: configuration.web.port, view: facts.view,
            access: OperatorGuard(token: configuration.web.metricsToken?.value), tiles: tiles, feed: feed,
            logger: logger
        ) { port in
            lock.change { $0.web = "http://\(localName(of: host)):\(port)" }
            await webListens(port)
        }
    }

    /// How this machine itself reaches an address on which the server listens.
    static func localName(of host: String) -> String {
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "[::1]"
        default: host.contains(":") ? "[\(host)]" : host
        }
    }

    static func noteStart(_ store: PeopleStore, _ clock: WallClock) async throws {
        let now = clock.now
        try await store.write { try $0.noteStart(now: now) }
    }
}

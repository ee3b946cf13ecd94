import HTTPTypes
import Hummingbird
package import Logging
import Foundation
import NIOCore
import ServiceLifecycle
import Synchronization

/// The web server: what the operator sees, the tiles of the map, and the feeds of calendars.
package struct WebServer: Service {
    /// Nothing can listen there.
    package struct CannotListen: Error {
        package let host: String
        package let port: Int
        package let cause: any Error
        package let isTaken: Bool
    }

    package let host: String
    /// 0: any free one.
    package let port: Int
    private let view: OperatorView
    private let access: OperatorGuard
    private let tiles: TileView?
    private let feed: FeedView?
    private let onListening: @Sendable (Int) async -> Void
    private let logger: Logger

    /// `onListening` is told the port as soon as the server can be asked.
    package init(
        host: String, port: Int, view: OperatorView, access: OperatorGuard, tiles: TileView? = nil,
        feed: FeedView? = nil,
        logger: Logger,
        onListening: @escaping @Sendable (Int) async -> Void
    ) {
        self.host = host
        self.port = port
        self.view = view
        self.access = access
        self.tiles = tiles
        self.feed = feed
        self.logger = logger
        self.onListening = onListening
    }

    /// Serves until a graceful shutdown.
    /// - Throws: `CannotListen`
    package func run() async throws {
        let listens = Listening()
        do {
            try await application(listens).run()
        } catch {
            guard !listens.hasBegun else { throw error }
            let isTaken = (error as? IOError)?.errnoCode == EADDRINUSE
            throw CannotListen(host: host, port: port, cause: error, isTaken: isTaken)
        }
    }

    /// At once; more wait until one ends, so that no stranger uses up the files that the server may open.
    private static let mostConnections = 256

    private static let nothing = "There is nothing at this address. Wayside is talked to in its messenger."

    private func application(_ listens: Listening) -> some ApplicationProtocol {
        let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
        OperatorRoutes(view: view, access: access).add(to: router)
        if let tiles { TileRoutes(view: tiles).add(to: router) }
        if let feed { FeedRoutes(view: feed).add(to: router) }
        for path: RouterPath in ["/", "**"] {
            router.get(path) { _, _ in Response.sentence(Self.nothing, .notFound) }
        }
        return Application(
            router: router, server: .http1(configuration: .init(idleTimeout: .seconds(60))),
            configuration: .init(
                address: .hostname(host, port: port),
                availableConnectionsDelegate: .maximum(Self.mostConnections, logger: logger)),
            onServerRunning: { [onListening] channel in
                listens.begin()
                if let port = channel.localAddress?.port { await onListening(port) }
            },
            logger: logger)
    }
}

extension WebServer: CustomStringConvertible {
    /// Without the token, wherever it is logged.
    package var description: String { "web server" }
}

/// Whether the server ever listened.
private final class Listening: Sendable {
    private let flag = Atomic(false)
    var hasBegun: Bool { flag.load(ordering: .acquiring) }
    func begin() { flag.store(true, ordering: .releasing) }
}

/// A request's context that knows where the request came from.
struct WebContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the other end.
    let peer: String?

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress?.ipAddress
    }
}

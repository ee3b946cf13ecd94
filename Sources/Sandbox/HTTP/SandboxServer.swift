import HTTPTypes
import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// The sandbox messenger's web server, on the loopback interface only.
package struct SandboxServer: Service {
    package let messenger: SandboxMessenger
    /// 0: any free one.
    package let requestedPort: Int
    private let logger: Logger
    private let bound = Latch<Int>()

    /// Port 0 takes any free one.
    package init(messenger: SandboxMessenger, port: Int, logger: Logger) {
        self.messenger = messenger
        requestedPort = port
        self.logger = logger
    }

    /// The port it listens on, as soon as it does. Throws what kept it from starting.
    package func port() async throws -> Int { try await bound.value() }

    /// Serves until a graceful shutdown, which ends waiting polls at once.
    package func run() async throws {
        do {
            try await serve()
            await bound.settle(.failure(CancellationError()))
        } catch {
            await bound.settle(.failure(error))
            throw error
        }
    }

    private func serve() async throws {
        await messenger.resume()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await application.run()
                return true
            }
            group.addTask {
                await messenger.keepSaving(logger)
                return false
            }
            group.addTask {
                try? await gracefulShutdown()
                await messenger.stop()
                return false
            }
            while let isOver = try await group.next(), !isOver {}
            await messenger.stop()
            group.cancelAll()
        }
    }

    private var application: some ApplicationProtocol {
        Application(
            responder: SandboxResponder(messenger: messenger),
            server: .http1(configuration: .init(idleTimeout: .seconds(120))),
            configuration: .init(address: .hostname("127.0.0.1", port: requestedPort)),
            onServerRunning: { [bound] channel in
                if let port = channel.localAddress?.port { await bound.settle(.success(port)) }
            },
            logger: logger)
    }
}

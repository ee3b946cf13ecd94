import Logging
import Sandbox
import ServiceLifecycle

/// The messenger's door to the network, which may be shut for a while and opens at the same port again.
actor Post {
    private let messenger: SandboxMessenger
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    private var port = 0
    private var open: (group: ServiceGroup, task: Task<Void, any Error>)?

    init(_ messenger: SandboxMessenger) { self.messenger = messenger }

    /// The port at which it listens.
    func open() async throws -> Int {
        let server = SandboxServer(messenger: messenger, port: port, logger: logger)
        let group = ServiceGroup(
            configuration: .init(services: [.init(service: server)], gracefulShutdownSignals: [], logger: logger))
        open = (group, Task { try await group.run() })
        port = try await server.port()
        return port
    }

    func close() async {
        guard let (group, task) = open else { return }
        open = nil
        await group.triggerGracefulShutdown()
        _ = try? await task.value
    }
}

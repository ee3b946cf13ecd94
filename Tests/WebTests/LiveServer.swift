import HTTPTypes
import Logging
import ServiceLifecycle
import Testing
import Transport

@testable import Web

/// The real server on a free port of loopback, for as long as somebody asks it.
struct LiveServer {
    static let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    let port: Int
    private let transport: CurlTransport

    /// Asks for a path, with header fields by their names.
    func callAsFunction(_ path: String, _ fields: [String: String]) async throws -> TransportResponse {
        var request = TransportRequest(url: "http://127.0.0.1:\(port)\(path)")
        for (name, value) in fields { HTTPField.Name(name).map { request.fields[$0] = value } }
        return try await transport.send(request)
    }

    /// Runs the server that `make` gives, which says on which port it listens, while `body` asks it.
    static func run(
        _ make: (@escaping @Sendable (Int) -> Void) -> WebServer, _ body: (LiveServer) async throws -> Void
    ) async throws {
        let (ports, listens) = AsyncStream.makeStream(of: Int.self)
        let server = make { listens.yield($0) }
        let group = ServiceGroup(
            configuration: .init(services: [.init(service: server)], gracefulShutdownSignals: [], logger: quiet))
        let transport = CurlTransport(logger: quiet)
        try await withThrowingTaskGroup { tasks in
            tasks.addTask { try await group.run() }
            let port = try #require(await ports.first { _ in true })
            do {
                try await body(LiveServer(port: port, transport: transport))
            } catch {
                Issue.record(error)
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
        await transport.shutdown()
    }
}

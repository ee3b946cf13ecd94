import Foundation
import HTTPTypes
import Logging
import Testing
import Transport

@testable import Web

/// The real server on loopback, asked over HTTP.
struct WebServerTests {
    private static let good = HealthReport(
        isLive: true, checks: [.init("database", isFine: true, "answers")], version: "1.2.3", uptime: 60)
    private static let unready = HealthReport(
        isLive: true, checks: [.init("messenger", isFine: false, "was not reached yet")], version: "1.2.3", uptime: 0)
    private static let dead = HealthReport(isLive: false, checks: [], version: "1.2.3", uptime: 0)

    @Test(arguments: [(good, 200, 200), (unready, 503, 200), (dead, 503, 503)])
    func `Health says whether it is ready, and whether it lives`(report: HealthReport, ready: Int, live: Int)
        async throws
    {
        try await serving(report) { ask in
            let answer = try await ask("/health", [:])
            #expect(answer.status.code == ready && answer.fields[.contentType] == "application/json")
            #expect(try HealthReport(json: answer.body) == report)
            let liveness = try await ask("/health/live", [:])
            #expect(liveness.status.code == live)
        }
    }

    @Test func `Metrics come in the text format`() async throws {
        try await serving(Self.good) { ask in
            let answer = try await ask("/metrics", [:])
            #expect(answer.status.code == 200)
            #expect(answer.fields[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
            let families = try ExpositionReader.read(String(decoding: answer.body, as: UTF8.self))
            #expect(families == [.counter("a_total", "How often.", 3)])
        }
    }

    @Test(arguments: ["/health", "/health/live", "/metrics"])
    func `A stranger behind a proxy is told what to do, and nothing else`(path: String) async throws {
        try await serving(Self.good) { ask in
            let answer = try await ask(path, ["X-Forwarded-For": "192.0.2.7"])
            #expect(answer.status.code == 401 && answer.fields[.wwwAuthenticate] == "Bearer")
            #expect(String(decoding: answer.body, as: UTF8.self).contains("web.metricsToken"))
            let known = try await ask(path, ["X-Forwarded-For": "192.0.2.7", "Authorization": "Bearer secret"])
            #expect(known.status.code == 200)
        }
    }

    @Test func `Nothing else is there, and that is said`() async throws {
        try await serving(Self.good) { ask in
            #expect(try await ask("/health/other", [:]).status.code == 404)
            for path in ["/", "/admin"] {
                let answer = try await ask(path, [:])
                #expect(answer.status.code == 404)
                #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("There is nothing at this address."))
            }
        }
    }

    @Test func `A taken port is told at once`() async throws {
        try await serving(Self.good) { server in
            await #expect(throws: WebServer.CannotListen.self) {
                try await Self.server(Self.good, port: server.port) { _ in }.run()
            }
        }
    }

    private static func server(
        _ report: HealthReport, port: Int, onListening: @escaping @Sendable (Int) async -> Void
    ) -> WebServer {
        WebServer(
            host: "127.0.0.1", port: port,
            view: OperatorView(health: { report }, metrics: { [.counter("a_total", "How often.", 3)] }),
            access: OperatorGuard(token: "secret"), logger: LiveServer.quiet, onListening: onListening)
    }

    /// Runs the server while `body` asks it.
    private func serving(_ report: HealthReport, _ body: (LiveServer) async throws -> Void) async throws {
        try await LiveServer.run({ Self.server(report, port: 0, onListening: $0) }, body)
    }
}

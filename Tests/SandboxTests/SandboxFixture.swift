import Foundation
import Logging
import Sandbox
import ServiceLifecycle
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A clock that stands still until moved.
final class TestClock: Sendable {
    private let seconds = Mutex(1_773_475_200)
    var now: Int { seconds.withLock { $0 } }
    func advance(_ by: Int) { seconds.withLock { $0 += by } }
}

/// A sandbox that really listens, with two people in it, and a client on the bot's side.
struct SandboxFixture: Sendable {
    let messenger: SandboxMessenger
    let clock: TestClock
    let base: String
    let ana: Int64
    let ben: Int64

    static let token = "6900000001:SANDBOX-TOKEN"

    /// Runs `body` against a server, and stops it gracefully afterwards.
    static func run(
        adjust: (@Sendable (inout SandboxOptions) -> Void)? = nil,
        _ body: @Sendable @escaping (SandboxFixture) async throws -> Void
    ) async throws {
        let clock = TestClock()
        var options = SandboxOptions()
        options.clock = SandboxClock(now: { Date(timeIntervalSince1970: Double(clock.now)) })
        adjust?(&options)
        let messenger = try SandboxMessenger(options: options)
        let ana = try await messenger.addPerson("Ana", username: "ana")
        let ben = try await messenger.addPerson("Ben")
        let server = SandboxServer(messenger: messenger, port: 0, logger: Logger(label: "test"))
        let group = ServiceGroup(
            configuration: .init(services: [.init(service: server)], logger: Logger(label: "test")))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            let port = try await server.port()
            let fixture = SandboxFixture(
                messenger: messenger, clock: clock, base: "http://127.0.0.1:\(port)", ana: ana.id, ben: ben.id)
            let result: Result<Void, any Error>
            do { result = .success(try await body(fixture)) } catch { result = .failure(error) }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
            try result.get()
        }
    }

    /// One request of the bot as JSON; gives the status and the answer.
    func bot(_ method: String, _ parameters: JSON = [:]) async throws -> (status: Int, body: JSON) {
        var request = URLRequest(url: try url("/bot\(Self.token)/\(method)"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = parameters.bytes
        return try await send(request)
    }

    /// An address of this sandbox.
    func url(_ path: String) throws -> URL {
        guard let url = URL(string: base + path) else { throw URLError(.badURL) }
        return url
    }

    func send(_ request: URLRequest) async throws -> (status: Int, body: JSON) {
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return (status, JSON(bytes: data) ?? .null)
    }

    /// The result of a request that must succeed.
    func result(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        let (status, body) = try await bot(method, parameters)
        guard status == 200, let result = body["result"] else { throw Refused(status: status, body: body) }
        return result
    }

    /// The refusal of a request that must fail, as "code text".
    func refusal(_ method: String, _ parameters: JSON = [:]) async throws -> String {
        let (status, body) = try await bot(method, parameters)
        return "\(status) \(body["description"]?.string ?? "none")"
    }

    /// All updates that wait, confirming nothing.
    func updates(_ parameters: [String: JSON] = [:]) async throws -> [JSON] {
        try await result("getUpdates", .object(parameters)).array ?? []
    }

    struct Refused: Error { let status: Int, body: JSON }
}

extension JSON {
    /// The member at a path of names and indices, "result.0.message".
    func at(_ path: String) -> JSON? {
        path.split(separator: ".").reduce(Optional(self)) { value, step in
            Int(step).map { value?[$0] } ?? value?[String(step)]
        }
    }
}

import Foundation
import Sandbox
import Synchronization
import Testing

/// A messenger that stays alive, a folder for the server's files, and whoever listens to the chats.
final class Stage: Sendable {
    let folder: URL
    let messenger: SandboxMessenger
    let ledger = Ledger()
    let trap: Trap
    private let post: Post
    private let port: Int
    private let over = Mutex(false)
    private let children = Mutex<[Child]>([])

    /// Runs `body` with a messenger that listens; afterwards no child lives and the folder is gone.
    static func run(
        _ adjust: (inout SandboxOptions) -> Void = { _ in }, _ body: @escaping @Sendable (Stage) async throws -> Void
    ) async throws {
        let trap = Trap()
        var options = SandboxOptions()
        options.delay = { trap.meet($0.method) }
        adjust(&options)
        let messenger = try SandboxMessenger(options: options)
        let post = Post(messenger)
        let stage = try await Stage(messenger, trap, post, port: post.open())
        let result: Result<Void, any Error>
        do { result = .success(try await stage.accompanied(body)) } catch { result = .failure(error) }
        await stage.clear()
        await post.close()
        try result.get()
    }

    private init(_ messenger: SandboxMessenger, _ trap: Trap, _ post: Post, port: Int) throws {
        self.post = post
        self.messenger = messenger
        self.trap = trap
        self.port = port
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    var database: String { folder.appending(path: "wayside.sqlite").path }
    /// The people finish what they are at and do nothing new.
    var isOver: Bool { over.withLock { $0 } }
    func end() { over.withLock { $0 = true } }

    /// The last lines that the server has logged.
    var log: String {
        let text = (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").suffix(12).joined(separator: "\n")
    }

    /// A new life of the server on the same files.
    func launch(_ variables: [String: String] = [:]) throws -> Child {
        let settings = [
            "PATH": "/usr/bin:/bin", "TZ": "Europe/Vienna", "WAYSIDE_DATABASE_PATH": "wayside.sqlite",
            "WAYSIDE_DATABASE_MAP_PATH": "map.sqlite", "WAYSIDE_TELEGRAM_TOKEN": "1:crash",
            "WAYSIDE_TELEGRAM_API_BASE": "http://127.0.0.1:\(port)", "WAYSIDE_WEB_PORT": "0",
            "WAYSIDE_ADMIN_SETUP_CODE": "crashdriver", "WAYSIDE_LIMITS_MESSAGES_PER_SECOND": "0",
            "WAYSIDE_LIMITS_MESSAGES_PER_CHAT": "0", "WAYSIDE_LIMITS_MESSAGES_PER_GROUP": "0",
            "WAYSIDE_LOG_LEVEL": "notice",
        ]
        let child = try Child(in: folder, settings.merging(variables) { _, new in new })
        children.withLock { $0.append(child) }
        return child
    }

    /// The number of the last request that came.
    var lastRequest: Int { get async { await messenger.requests().last?.number ?? 0 } }

    /// Returns when a server that was launched after that request is up: only then it hears a signal.
    func untilUp(after request: Int) async throws {
        try await until("the server is up") {
            await messenger.requests(after: request).contains { $0.method == "getMe" }
        }
        try await Task.sleep(for: .seconds(0.2))
    }

    /// Waits until something holds; `seen` is what there is instead.
    func until(
        _ what: String, seconds: Double = 240, _ place: SourceLocation = #_sourceLocation,
        seen: () async -> String = { "" }, _ holds: () async throws -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while try await !holds() {
            guard ContinuousClock.now < deadline else {
                let chats = await (ledger.missing + ledger.surprises).joined(separator: "\n")
                let seen = await seen()
                Issue.record("It never came to this: \(what)\n\(seen)\n\(chats)\n\(log)", sourceLocation: place)
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(4))
        }
    }

    /// The messenger cannot be reached for a while; people talk on.
    func interruptMessenger(seconds: Double) async throws {
        await post.close()
        try await Task.sleep(for: .seconds(seconds))
        _ = try await post.open()
    }

    private func accompanied(_ body: @escaping @Sendable (Stage) async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { try await self.listen() }
            group.addTask { try await body(self) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Hands what the bot says to the ledger, until cancelled.
    private func listen() async throws {
        var (seen, activity) = (0, 0)
        while true {
            activity = await messenger.waitForActivity(after: activity, seconds: 1)
            for event in await messenger.events(after: seen) {
                seen = event.version
                if case .sent(let message) = event.kind {
                    await ledger.hear(message.firstLine, of: message.id, in: event.chat)
                }
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private func clear() async {
        for child in children.withLock({ $0 }) {
            child.signal(SIGKILL)
            _ = await child.end()
        }
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Kills a process when the messenger gets a request of some method.
final class Trap: Sendable {
    private let armed = Mutex<(method: String, child: Child)?>(nil)

    /// nil takes the trap away.
    func set(_ method: String?, for child: Child) {
        armed.withLock { $0 = method.map { ($0.lowercased(), child) } }
    }

    func meet(_ method: String) {
        armed.withLock { armed in
            guard let (wanted, child) = armed, wanted == method.lowercased() else { return }
            child.signal(SIGKILL)
            armed = nil
        }
    }
}

package import Foundation

/// How strictly the bot's requests are read.
package enum SandboxStrictness: String, Sendable {
    /// Refuses what the specification does not know, and names it.
    case strict
    /// Does as Telegram's server does: unknown parameters are ignored, wrong numbers are 0.
    case faithful
}

/// Where the sandbox gets the time from and how it waits; handed in, so that tests hold it still.
package struct SandboxClock: Sendable {
    package let now: @Sendable () -> Date
    /// Returns after that many seconds, or throws `CancellationError`.
    package let sleep: @Sendable (Double) async throws -> Void

    package init(
        now: @escaping @Sendable () -> Date,
        sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
    ) {
        self.now = now
        self.sleep = sleep
    }

    package static let system = SandboxClock(now: { Date() })

    /// Seconds since 1970.
    var seconds: Int { Int(now().timeIntervalSince1970.rounded(.down)) }
}

/// What a sandbox is started with.
package struct SandboxOptions: Sendable {
    /// The only token accepted; nil accepts any.
    package var token: String?
    package var bot = SandboxBot(id: 6_900_000_001, name: "Wayside", username: "wayside_bot")
    package var strictness = SandboxStrictness.faithful
    /// Decides the first update id and the ids of files and queries.
    package var seed: UInt64 = 1
    /// Where the state is kept; files lie in a folder beside it. nil keeps all in memory.
    package var path: URL?
    package var clock = SandboxClock.system
    /// What a request waits for before it is done: a slow network, as tests like it.
    package var delay: @Sendable (BotCall) async -> Void = { _ in }
    /// The fault that a request meets for which none was ordered.
    package var trouble: @Sendable (BotCall) -> SandboxFault? = { _ in nil }

    package init() {}
}

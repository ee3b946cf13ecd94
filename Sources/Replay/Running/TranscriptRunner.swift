import App
import Core
import Foundation
import Logging
import Sandbox

/// Runs one transcript through a fresh server and a fresh sandbox messenger, over real HTTP.
///
/// The clock stands still. People act only when the server is at rest.
actor TranscriptRunner {
    /// The clock of a transcript that sets none.
    private static let firstMoment = Date(timeIntervalSince1970: 1_773_475_200)

    let transcript: Transcript
    let clock = StandingClock(firstMoment)
    let waits = VirtualWaits()
    let realWaits = SystemWaits()
    let log: LogTail
    let logger: Logger
    let messenger: SandboxMessenger
    let cast: Cast
    var performance: Performance
    /// Presses whose answer is awaited in this block: who pressed, by query.
    var presses: [String: String] = [:]
    /// Requests that hang although the server that made them is gone.
    var abandoned = 0
    private(set) var folder: ServerFolder
    /// The address of the services of others.
    private var peer = ""
    private var seenEvent = 0
    private var seenRequest = 0
    private var lives = 0

    /// `logger` is told what server and messenger log; without one the last warnings are kept for errors.
    /// - Throws: `TranscriptError`, or what kept the server from starting.
    static func run(_ transcript: Transcript, logger: Logger? = nil) async throws -> Performance {
        try await TranscriptRunner(transcript, logger).run()
    }

    private init(_ transcript: Transcript, _ logger: Logger?) throws {
        self.transcript = transcript
        let tail = LogTail()
        log = tail
        self.logger = logger ?? tail.logger
        var options = SandboxOptions()
        options.strictness = .strict
        options.clock = SandboxClock(now: { [clock] in clock.now })
        options.delay = { [waits] in await Self.delay($0, waits) }
        messenger = try SandboxMessenger(options: options)
        cast = Cast(messenger: messenger)
        folder = try ServerFolder()
        performance = Performance(blocks: transcript.blocks.map { _ in [] })
    }

    private func run() async throws -> Performance {
        defer { folder.remove() }
        let server = SandboxServer(messenger: messenger, port: 0, logger: logger)
        let peer = PeerServer(folder: transcript.folder, logger: logger)
        try await accompanied(by: server, logger: logger) {
            try await accompanied(by: peer, logger: self.logger) {
                try await self.goThrough(port: server.port(), peer: "http://127.0.0.1:\(peer.port())")
                return .graceful
            }
            return .graceful
        }
        return performance
    }

    private func goThrough(port: Int, peer: String) async throws {
        self.peer = peer
        var next = 0
        while next < transcript.blocks.count { next = try await go(from: next, port: port) }
    }

    private func go(from first: Int, port: Int) async throws -> Int {
        let isDown = transcript.blocks[first].action == .stop
        return isDown ? try await wait(from: first) : try await live(from: first, port: port)
    }

    /// What happens while the server is down, until it starts again.
    private func wait(from first: Int) async throws -> Int {
        let end = transcript.blocks.indices.dropFirst(first + 1).first { transcript.blocks[$0].action == .start }
        for index in first + 1..<(end ?? transcript.blocks.count) {
            try await act(transcript.blocks[index], nil)
            await record(index)
        }
        return end ?? transcript.blocks.count
    }

    /// One life of the server: the block at whose action it begins, and all until the next that ends it.
    private func live(from first: Int, port: Int) async throws -> Int {
        lives += 1
        let life = try await ServerLife.begin(
            in: folder, port: port, settings: settings(before: first), clock: clock.wallClock, waits: waits,
            life: lives, logger: logger)
        let old = folder
        try await accompanied(by: life, logger: logger) {
            try await self.play(from: first, life.application)
        }
        abandoned = await messenger.hanging
        if folder.url != old.url { old.remove() }
        return end(after: first)
    }

    /// What was set up to a block, by variable; `{peer}` stands for the services of others.
    private func settings(before block: Int) -> [String: String] {
        transcript.blocks.prefix(block + 1).reduce(into: [:]) { settings, block in
            guard case .set(let key, let value) = block.action else { return }
            settings[ServerConfiguration.settings.first { $0.name == key }?.variable ?? ""] =
                value.replacingOccurrences(of: "{peer}", with: peer)
        }
    }

    /// The next block that ends a life.
    private func end(after first: Int) -> Int {
        transcript.blocks.indices.dropFirst(first + 1).first { transcript.blocks[$0].action?.endsLife == true }
            ?? transcript.blocks.count
    }

    private func play(from first: Int, _ application: Application) async throws -> Ending {
        let end = end(after: first)
        for index in first..<end {
            if index > first { try await act(transcript.blocks[index], application) }
            try await rest(application, line: transcript.blocks[index].line)
            await record(index)
        }
        guard end < transcript.blocks.count, transcript.blocks[end].action == .kill else { return .graceful }
        folder = try folder.copy()
        return .sudden
    }

    /// Notes what the bot has done since the last block.
    private func record(_ index: Int) async {
        let bot = await messenger.bot.id
        for event in await messenger.events(after: seenEvent) {
            seenEvent = event.version
            if let line = await line(event, bot: bot) { performance.blocks[index].append(line) }
        }
        performance.blocks[index] += presses.sorted { $0.key < $1.key }.map { BotLine(chat: $0.value, verb: .ignores) }
        presses = [:]
        for request in await messenger.requests(after: seenRequest) {
            seenRequest = request.number
            guard let sentence = request.invalidity else { continue }
            performance.invalidRequests.append(error(transcript.blocks[index].line, sentence))
        }
    }

    private func line(_ event: SandboxEvent, bot: Int64) async -> BotLine? {
        guard let chat = await cast.name(event.chat) else { return nil }
        guard case .popUp(let query, let person, _, _, _) = event.kind else {
            return BotLine(event, chat: chat, bot: bot)
        }
        presses[query] = nil
        return BotLine(event, chat: await cast.name(person) ?? chat, bot: bot)
    }

    func error(_ line: Int, _ sentence: String) -> TranscriptError {
        TranscriptError(file: transcript.file, line: line, sentence: sentence)
    }
}

extension Action {
    var endsLife: Bool {
        switch self {
        case .restart, .kill, .stop, .set: true
        default: false
        }
    }
}

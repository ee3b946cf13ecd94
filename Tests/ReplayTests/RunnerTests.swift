import Foundation
import Sandbox
import Synchronization
import Testing

@testable import Replay

/// Transcripts that try the runner itself, with real servers.
@Suite(.serialized) struct RunnerTests {
    @Test func `A transcript gives the same bytes every time`() async throws {
        let text = """
            @group rome ana ben
            ana: /start
            ben: /start
            ana/rome: /help
            ana: pin Bakery 48.2082, 16.3738
            ana: note gym: squats
            ana [Open]
            ana: undo

            """
        let first = try await rewritten(text)
        #expect(first.contains("\nbot: ") && first.contains("\nbot/rome: "))
        for _ in 0..<5 { #expect(try await rewritten(text) == first) }
        #expect(try await rewritten(first) == first)
    }

    @Test func `A reply that hung when the server died comes after it lives again`() async throws {
        let text = """
            ana: /start
            bot~ Hello.*
            @fault sendMessage hang
            ana: help
            bot is silent
            @kill
            bot~ I keep .*
            ana: help
            bot~ I keep .*
            bot edits~ .*further down.*

            """
        try await expectUnchanged(text)
    }

    @Test func `Work that waits for a limit needs no real time`() async throws {
        let text = """
            @fault sendMessage 429 30 3
            ana: help
            bot~ I keep .*
            @fault getUpdates 5xx 4
            ana: help
            bot~ I keep .*
            bot edits~ .*further down.*

            """
        try await expectUnchanged(text)
    }

    static let impossible = [
        ("ana: hello\n\nana [No such button]", 3, "no button"),
        ("ana <photo nowhere.png>", 1, "nowhere.png"),
        ("ana edits: hello", 1, "no such message"),
        ("@now 2026-03-14T09:00:00+01:00\n@now 2026-03-14T08:00:00+01:00", 2, "cannot go back"),
    ]

    @Test(arguments: impossible) func `A deed that cannot be done names its line`(
        _ text: String, _ line: Int, _ words: String
    ) async throws {
        let error = try #require(await #expect(throws: TranscriptError.self) { try await rewritten(text) })
        #expect(error.line == line)
        #expect(error.sentence.contains(words))
    }

    @Test func `A request that the specification does not know is not valid, a late one is`() async throws {
        var options = SandboxOptions()
        options.strictness = .strict
        let messenger = try SandboxMessenger(options: options)
        let ana = try await messenger.addPerson("Ana")
        try await messenger.send("hello", from: ana.id, in: ana.id)
        let chat = BotCall.Value.json(.integer(ana.id))
        _ = await messenger.perform(BotCall(method: "sendMessage", values: ["chat_id": chat, "words": .text("hi")]))
        _ = await messenger.perform(BotCall(method: "sendMessage", values: ["chat_id": chat, "text": .text("hi")]))
        _ = await messenger.perform(
            BotCall(method: "deleteMessage", values: ["chat_id": chat, "message_id": .json(99)]))
        let invalid = await messenger.requests().map { $0.invalidity != nil }
        #expect(invalid == [true, false, false])
    }

    @Test func `The command says by its exit code how it went, and rewrites on demand`() async throws {
        let folder = try ServerFolder()
        defer { folder.remove() }
        let file = folder.path("a.chat")
        try Data("ana: help\n".utf8).write(to: URL(fileURLWithPath: file))
        #expect(try await command([file]) == (1, ["--- \(file) (expected)"]))
        #expect(try await command([file], update: true) == (0, ["\(file): rewritten"]))
        #expect(try await command([file]) == (0, []))
        #expect(try await command([folder.path("none.chat")]).code == 2)
        try Data("what\n".utf8).write(to: URL(fileURLWithPath: file))
        let wrong = try await command([file])
        #expect(wrong.code == 2)
        #expect(wrong.output.first?.hasPrefix("\(file):1: ") == true)
        #expect(try await command([]).code == 2)
    }

    /// The exit code and the first line of each output.
    private func command(_ files: [String], update: Bool = false) async throws -> (code: Int32, output: [String]) {
        let output = Mutex<[String]>([])
        let code = await ReplayCommand.replay(files: files, update: update) { text in
            output.withLock { $0.append(String(text.prefix { $0 != "\n" })) }
        }
        return (code, output.withLock { $0 })
    }

    private func expectUnchanged(_ text: String) async throws {
        let difference = UnifiedDiff(text, try await rewritten(text), file: "t.chat").text
        #expect(difference.isEmpty, "\(difference)")
    }

    private func rewritten(_ text: String) async throws -> String {
        let transcript = try read(text)
        let performance = try await TranscriptRunner.run(transcript)
        #expect(performance.invalidRequests.isEmpty)
        return TranscriptWriter.rewrite(transcript, with: performance)
    }
}

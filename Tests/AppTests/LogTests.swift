import Foundation
import Logging
import Synchronization
import Testing

@testable import App
@testable import Replay

/// What the log tells: ids only, in both formats.
@Suite(.serialized) struct LogTests {
    /// Words that stand nowhere in the program itself.
    private static let dialogue = """
        @now 2026-03-14T09:00:00+01:00
        quentin: /start
        quentin: /admin sesamquux
        quentin: /admin transcript
        quentin: pin Kumquatbar 48.20820, 16.37380
        quentin [More]
        quentin [Rename]
        quentin: Zwieback
        quentin: note plumfluff: rhubarbia
        quentin edits: note plumfluff: marzipania
        quentin: frumious bandersnatch
        quentin [Keep as note]
        quentin: undo
        quentin <location 47.07071 15.43950 acc=15>
        quentin: Grazlhof
        quentin <photo cafe.jpg> at the okapihouse
        @fault getFile 5xx 9
        quentin <photo terrace.jpg> the terracotta
        quentin: failures
        @group zanzigroup quentin xiomara
        xiomara: /start
        xiomara/zanzigroup: /note quaggaparty: tentpegs
        @fault sendMessage 429 2
        xiomara: note yakbutter
        @fault sendMessage 5xx 2
        xiomara: note yakmilk
        @fault sendMessage drop
        xiomara: note yakcheese
        @fault sendMessage reset
        xiomara: note yakwool
        @fault getUpdates 5xx 2
        xiomara: time zone Okapitown
        xiomara opens start=wombatcode
        @restart
        xiomara: pins
        @kill
        xiomara blocks the bot
        quentin: near

        """

    private static let words = [
        "quentin", "xiomara", "sesamquux", "kumquatbar", "zwieback", "plumfluff", "rhubarbia", "marzipania",
        "frumious", "bandersnatch", "grazlhof", "okapi", "terracotta", "zanzigroup", "quaggaparty", "tentpegs", "yak",
        "wombatcode", "48.2082", "16.3738", "47.0707", "15.4395", "1:transcript", "cafe.jpg",
    ]

    @Test(arguments: ServerConfiguration.Log.Format.allCases)
    func `At the finest level no word, name, position or token is in the log`(
        format: ServerConfiguration.Log.Format
    ) async throws {
        let log = try await log(of: Self.dialogue, format)
        let text = log.lowercased()
        #expect(log.split(separator: "\n").count > 20)
        for word in Self.words {
            let line = text.split(separator: "\n").first { $0.contains(word) }
            #expect(line == nil, "“\(word)” stands in the log")
        }
    }

    @Test func `A line of JSON is one object, whatever it holds`() throws {
        let lines = Mutex("")
        var configuration = ServerConfiguration()
        configuration.log.format = .json
        let logger = configuration.logger { line in lines.withLock { $0 += line } }
        logger.info("two\nlines \"and\" quotes", metadata: ["a": "b\nc", "list": ["x", "y"]])
        let text = lines.withLock { $0 }
        #expect(text.hasSuffix("\n") && text.dropLast().allSatisfy { $0 != "\n" })
        let fields = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        #expect(fields["message"] == "two\nlines \"and\" quotes" && fields["a"] == "b\nc" && fields["level"] == "info")
        #expect(fields.keys.sorted() == ["a", "level", "list", "logger", "message", "time"])
    }

    @Test func `A line of text stays one line, and the level holds back what is finer`() {
        let lines = Mutex("")
        let logger = ServerConfiguration().logger { line in lines.withLock { $0 += line } }
        logger.debug("not this")
        logger.warning("two\nlines", metadata: ["b": "2", "a": "1"])
        let text = lines.withLock { $0 }
        #expect(text.hasSuffix(" warning wayside: two\\nlines a=1 b=2\n") && text.count { $0 == "\n" } == 1)
    }

    private static let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Transcripts")

    /// All that is logged while a dialogue is run.
    private func log(of text: String, _ format: ServerConfiguration.Log.Format) async throws -> String {
        let lines = Mutex<[String]>([])
        var configuration = ServerConfiguration()
        configuration.log.format = format
        configuration.log.level = .trace
        let logger = configuration.logger { line in lines.withLock { $0.append(line) } }
        let transcript = try TranscriptReader.read(text, file: "log.chat", folder: Self.transcripts)
        _ = try await TranscriptRunner.run(transcript, logger: logger)
        return lines.withLock { $0.joined() }
    }
}

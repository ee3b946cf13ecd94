import Testing

@testable import Replay

struct WriterTests {
    static let lines: [BotLine] = [
        .init(chat: "ana", verb: .says, text: "Done", rows: ["[Undo] [Help]", "[Copy = 48.2, 16.3]"]),
        .init(chat: "ben", verb: .edits, text: "one\n\n  two\n[three]\n\\four\n  \n# five"),
        .init(chat: "ana", verb: .says, text: "ends empty\n"),
        .init(chat: "ana", verb: .says, text: "empty before buttons\n", rows: ["[A]"]),
        .init(chat: "rome", verb: .says, media: "<picture>", text: "a\nb", rows: ["[C -> https://example.org]"]),
        .init(
            chat: "ana", verb: .says, media: "<picture>", text: "near you\n| not a fact\n",
            facts: ["Map, about 800 m wide.", "1 [Bakery] | 2 \\Gym"], rows: ["[1 Bakery]"]),
        .init(chat: "ana", verb: .edits, media: "<picture>", facts: ["Map"]),
        .init(chat: "ana", verb: .edits, media: "<document a b.gpx>"),
        .init(chat: "ana", verb: .popUp, text: "Saved"),
        .init(chat: "ana", verb: .deletes),
        .init(chat: "ana", verb: .reacts, text: "👍"), .init(chat: "ana", verb: .pins, text: "squats"),
        .init(chat: "ana", verb: .unpins, text: "squats"),
        .init(chat: "ben", verb: .ignores),
    ]

    @Test(arguments: lines) func `What the bot did is read as it was written`(_ line: BotLine) throws {
        let text = (["ana: hello"] + line.written(speaker: "ana")).joined(separator: "\n")
        let steps = try read(text).blocks.flatMap(\.steps)
        let found = steps.compactMap { if case .expectation(let one) = $0.content { one } else { nil } }
        #expect(found == [.line(line)])
    }

    @Test func `A label with brackets is one button`() {
        #expect(ButtonRow.labels(ButtonRow.button(#"a [b] \ c"#)) == [#"a [b] \ c"#])
        #expect(ButtonRow.labels("[a] [b]") == ["a", "b"])
        for line in ["[a", "[a]b", "[]", "[a]  [b]", "a]", "", "[a] "] { #expect(ButtonRow.labels(line) == nil) }
    }

    /// What a block expects, what came, and what is written.
    static let rewrites: [(String, [BotLine], String)] = [
        ("bot: a", [says("a")], "bot: a"),
        ("", [says("a")], "bot: a"),
        ("bot: a", [], ""),
        ("bot: a\n# note\nbot: b\n", [says("a"), says("c")], "bot: a\n# note\nbot: c\n"),
        ("bot: a\nbot: b", [says("b"), says("a")], "bot: b\nbot: a"),
        ("bot: a\nbot: b", [says("b")], "bot: b"),
        ("bot: b", [says("a"), says("b"), says("c")], "bot: a\nbot: b\nbot: c"),
        ("bot~ P.*n", [says("Pin\nin")], "bot~ P.*n"),
        ("bot~ P.*n\n    [A]", [says("Pin")], "bot: Pin"),
        ("bot~ i", [says("Pin")], "bot: Pin"),
        ("bot edits~ a", [says("a")], "bot: a"),
        ("bot is silent", [], "bot is silent"),
        ("bot is silent", [says("a")], "bot: a"),
        ("bot: a\nbot is silent", [says("a")], "bot: a\nbot is silent"),
        ("bot is silent\nbot: a", [says("a")], "bot: a"),
        ("bot/ben is silent", [says("a")], "bot/ben is silent\nbot: a"),
        ("bot/ben: x\nbot: a", [says("a"), says("x", to: "ben")], "bot/ben: x\nbot: a"),
        ("bot: a\n\n# next", [says("a"), says("b")], "bot: a\nbot: b\n\n# next"),
        ("bot: a\nbot pop-up: p", [popUp("p"), says("a")], "bot: a\nbot pop-up: p"),
        ("", [says("x", to: "ben"), says("a"), popUp("p")], "bot pop-up: p\nbot: a\nbot/ben: x"),
    ]

    @Test(arguments: rewrites) func `What came takes the place of what was expected, lane by lane`(
        _ expected: String, _ came: [BotLine], _ written: String
    ) throws {
        let transcript = try read("# head\n\nana: hello\n" + (expected.isEmpty ? "" : expected + "\n"))
        let text = TranscriptWriter.rewrite(transcript, with: Performance(blocks: [[], came]))
        #expect(text == "# head\n\nana: hello\n" + (written.isEmpty ? "" : written + "\n"))
    }

    @Test func `The difference shows few lines around`() {
        let old = (1...20).map { "line \($0)" }
        var new = old
        new[9] = "other"
        new.append("more")
        let text = UnifiedDiff(old.joined(separator: "\n") + "\n", new.joined(separator: "\n") + "\n", file: "f").text
        let hunks = """
            --- f (expected)
            +++ f (came)
            @@ -7,7 +7,7 @@
             line 7
             line 8
             line 9
            -line 10
            +other
             line 11
             line 12
             line 13
            @@ -18,3 +18,4 @@
             line 18
             line 19
             line 20
            +more

            """
        #expect(text == hunks)
        #expect(UnifiedDiff("same\n", "same\n", file: "f").text.isEmpty)
    }

    private static func says(_ text: String, to chat: String = "ana") -> BotLine {
        BotLine(chat: chat, verb: .says, text: text)
    }

    private static func popUp(_ text: String) -> BotLine { BotLine(chat: "ana", verb: .popUp, text: text) }
}

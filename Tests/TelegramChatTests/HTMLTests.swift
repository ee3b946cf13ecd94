import Core
import Foundation
import TestSupport
import Testing

@testable import TelegramChat

struct HTMLTests {
    static let rows: [(RichText, String)] = [
        (RichText("a & <b> \"q\""), "a &amp; &lt;b&gt; &quot;q&quot;"),
        (RichText("x", .bold) + RichText(" y", .italic) + RichText("z", .code), "<b>x</b><i> y</i><code>z</code>"),
        (
            RichText("Map", .link("https://x/?a=1&b=\"><b>")),
            "<a href=\"https://x/?a=1&amp;b=&quot;&gt;&lt;b&gt;\">Map</a>"
        ),
        (RichText("") + RichText("", .bold) + RichText("a"), "a"),
        (RichText("a\0b\u{1b}c\n\td"), "a b c\n\td"),
        (RichText("👩‍👩‍👧 שלום ́"), "👩‍👩‍👧 שלום ́"),
        (RichText("</b>", .bold), "<b>&lt;/b&gt;</b>"),
    ]

    @Test(arguments: rows)
    func `Spans become tags, words never`(text: RichText, html: String) {
        #expect(HTMLRenderer().render(text) == html)
    }

    static let cuts: [(RichText, Int, String)] = [
        (RichText("abcd"), 4, "abcd"),
        (RichText("abcde"), 4, "abc…"),
        (RichText("ab", .bold) + RichText("cde", .code), 4, "<b>ab</b><code>c</code>…"),
        (RichText("ab", .bold) + RichText("cd"), 3, "<b>ab</b>…"),
        (RichText("&&&&&"), 3, "&amp;&amp;…"),
        (RichText("a👩‍👩‍👧b"), 5, "a…"),
        (RichText("a👩‍👩‍👧b"), 7, "a👩‍👩‍👧b"),
        (RichText("abc", .link("u")), 2, "<a href=\"u\">a</a>…"),
    ]

    @Test(arguments: cuts)
    func `A text that is too long is cut between characters, its tags closed`(text: RichText, limit: Int, html: String)
    {
        #expect(HTMLRenderer().render(text.fitted(to: limit)) == html)
    }

    @Test func `A text fits whatever it holds`() {
        var random = SeededRandom(seed: 7)
        let letters = ["a", "&", "<", "é", "e\u{301}", "👍🏽", "🇦🇹", "\n", "\u{200d}"]
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                let words = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
                    letters.randomElement(using: &random)
                }
                return RichText(words.joined(), .italic)
            }.joined(separator: " ")
            let limit = Int.random(in: 1...60, using: &random)
            #expect(text.fitted(to: limit).plain.unicodeScalars.count <= limit)
        }
    }

    @Test func `A long message and a long caption keep within Telegram's limits`() async throws {
        let script = Script(Script.message)
        let messenger = script.messenger()
        let long = RichText(String(repeating: "ü<", count: 5000), .bold)
        _ = try await messenger.send(.new(Outgoing(long), to: .ana, key: "k", silent: false))
        let photo = Media(kind: .photo, hash: "0", name: "p.jpg")
        _ = try await messenger.send(.new(Outgoing(long, media: photo), to: .ana, key: "k", silent: false)) { _ in
            Data([1])
        }
        let sent = try #require(
            try JSONSerialization.jsonObject(with: Data(script.calls[0].json.utf8)) as? [String: Any])
        let html = try #require(sent["text"] as? String)
        let caption = try #require(script.calls[1].part("caption"))
        #expect(try Self.scalars(html) == 4096)
        #expect(try Self.scalars(caption) == 1024)
    }

    @Test func `A mark-up that would be too long to read goes as plain words`() async throws {
        let script = Script(Script.message)
        let links = (0..<100).map { RichText("\($0)", .link("https://x/" + String(repeating: "a", count: 400))) }
        _ = try await script.messenger().send(
            .new(Outgoing(links.joined(separator: " ")), to: .ana, key: "k", silent: false))
        #expect(!script.calls[0].json.contains("parse_mode"))
    }

    static func scalars(_ html: String) throws -> Int {
        try HTMLReader.read(html).reduce(0) { $0 + $1.text.unicodeScalars.count }
    }
}

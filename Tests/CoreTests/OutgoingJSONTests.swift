import Core
import Foundation
import Testing

struct OutgoingJSONTests {
    static let words = [
        "", "Pinned", "\"quoted\"", "back\\slash", "line\nbreak\ttab", "\u{0}\u{1f}", "caf\u{e9} 🌊", "\u{2028}",
    ]

    @Test(arguments: words) func `What is written by hand is what Codable reads`(_ words: String) throws {
        let outgoing = Outgoing(
            RichText(spans: [
                .init(words), .init(words, .bold), .init(words, .italic), .init("x", .code), .init("y", .link(words)),
            ]),
            buttons: [
                [Button(words, .press("p:1")), Button("Open", .open(url: words))], [], [Button("Copy", .copy(words))],
            ],
            keyboard: ReplyKeyboard(
                rows: [[.text(words), .requestLocation("Send")]], isOneTime: true, placeholder: words),
            media: Media(kind: .photo, hash: "ab", name: words))
        #expect(try JSONDecoder().decode(Outgoing.self, from: Data(outgoing.json.utf8)) == outgoing)
    }

    @Test func `What is not there is left out`() throws {
        let outgoing = Outgoing("hello", keyboard: .removed)
        #expect(try JSONDecoder().decode(Outgoing.self, from: Data(outgoing.json.utf8)) == outgoing)
        let plain = Outgoing(RichText())
        #expect(plain.json == #"{"text":{"spans":[]},"buttons":[]}"#)
        #expect(try JSONDecoder().decode(Outgoing.self, from: Data(plain.json.utf8)) == plain)
    }
}

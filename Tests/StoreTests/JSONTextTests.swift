import Core
import Foundation
import Store
import Testing

/// What earlier versions kept, they kept with the library's coder.
struct JSONTextTests {
    static let words = [
        "", "Pinned", "\"quoted\"", "back\\slash", "line\nbreak\ttab", "\u{0}\u{1f}", "caf\u{e9} 🌊", "\u{2028}",
    ]

    @Test(arguments: words) func `A message is read as it was kept, by either coder`(_ words: String) throws {
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
        let text = try JSONText.encode(outgoing)
        #expect(try JSONText.decode(Outgoing.self, from: text) == outgoing)
        #expect(try JSONDecoder().decode(Outgoing.self, from: Data(text.utf8)) == outgoing)
        let theirs = String(decoding: try JSONEncoder().encode(outgoing), as: UTF8.self)
        #expect(try JSONText.decode(Outgoing.self, from: theirs) == outgoing)
    }

    @Test func `What is not there is left out`() throws {
        #expect(try JSONText.encode(Outgoing(RichText())) == #"{"text":{"spans":[]},"buttons":[]}"#)
        let outgoing = Outgoing("hello", keyboard: .removed)
        #expect(try JSONText.decode(Outgoing.self, from: JSONText.encode(outgoing)) == outgoing)
    }
}

import Core
import Foundation
import Testing

struct OutgoingCodingTests {
    @Test func `A message is read as it was written`() throws {
        var outgoing = Outgoing(
            RichText(spans: [
                .init("plain "), .init("bold", .bold), .init("it", .italic), .init("x", .code),
                .init("page", .link("https://example.org")), .init("", .invite("abc")),
            ]))
        outgoing.buttons = [
            [Button("Done", .press("done:1"), .good), Button("Web", .open(url: "https://example.org"))],
            [Button("Copy", .copy("words")), Button("Join", .invite("a")), Button("Send", .sendInvite("b"), .bad)],
        ]
        outgoing.about = Thing(kind: .note, id: 3)
        #expect(try JSONDecoder().decode(Outgoing.self, from: JSONEncoder().encode(outgoing)) == outgoing)
    }

    @Test func `What is as usual is left out`() throws {
        let outgoing = Outgoing(RichText("hi"), buttons: [[Button("Done", .press("d"))]])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            try String(decoding: encoder.encode(outgoing), as: UTF8.self)
                == #"{"buttons":[[{"label":"Done","press":"d"}]],"text":{"spans":[{"text":"hi"}]}}"#)
    }

    @Test func `What an older version left in the outbox is read`() throws {
        let json = """
            {"text": {"spans": [{"text": "a", "style": {"plain": {}}}, {"text": "b", "style": {"bold": {}}}]},
             "buttons": [[{"label": "Done", "action": {"press": {"_0": "d:1"}}, "tone": "good"}]]}
            """
        let text = RichText(spans: [.init("a"), .init("b", .bold)])
        let outgoing = Outgoing(text, buttons: [[Button("Done", .press("d:1"), .good)]])
        #expect(try JSONDecoder().decode(Outgoing.self, from: Data(json.utf8)) == outgoing)
    }
}

import Foundation
import Testing

@testable import Language

struct ParseServiceTests {
    static let service = ParseService(matcher: PhraseTests.catalog)

    @Test func `A request is answered with intent, fields and what was assumed`() throws {
        let answer = Self.service.answer(ParseRequest(text: "note gim hall: squats", places: ["Gym Hall"]))
        #expect(answer.intent == "note.add")
        #expect(answer.fields["text"] == .text("squats"))
        #expect(answer.confidence > 0.6)
        #expect(answer.more == [])
    }

    @Test(arguments: [
        (
            #"{"text":"pin Bakery 48.2082, 16.3738","language":"en-GB"}"#,
            #"{"assumed":[],"confidence":0.957,"fields":{"name":"Bakery","point":{"lat":48.2082,"lon":16.3738}},"#
                + #""intent":"pin.create","more":[],"text":"pin Bakery 48.2082, 16.3738"}"#
        ),
        (
            #"{"text":"delte the gym hal","places":["Gym Hall"]}"#,
            #"{"assumed":["delte = delete","the gym hal = Gym Hall"],"confidence":0.792,"fields":{"place":"Gym Hall"},"#
                + #""intent":"pin.delete","more":[],"text":"delte the gym hal"}"#
        ),
        (
            #"{"text":"what a lovely day"}"#,
            #"{"assumed":[],"confidence":0,"fields":{},"intent":"none","more":[],"text":"what a lovely day"}"#
        ),
        (
            #"{"text":"?","as":"help"}"#,
            #"{"assumed":[],"confidence":0.5,"fields":{},"intent":"help","more":[],"text":"?"}"#
        ),
        ("", #"{"error":"not a JSON object"}"#),
        ("{", #"{"error":"not a JSON object"}"#),
        ("[1]", #"{"error":"not a JSON object"}"#),
        ("7", #"{"error":"not a JSON object"}"#),
        ("{}", #"{"error":"\"text\" is missing"}"#),
        (#"{"text":5}"#, #"{"error":"\"text\" has the wrong type"}"#),
        (
            #"{"text":"x","now":"yesterday"}"#,
            #"{"error":"\"now\" must be a local date and time, 2026-03-14T09:00:00"}"#
        ),
        (
            #"{"text":"x","timezone":"Mars/One"}"#,
            #"{"error":"\"timezone\" must be an IANA name, Europe/Vienna"}"#
        ),
        (#"{"text":null}"#, #"{"error":"\"text\" has the wrong type"}"#),
        (#"{"text":"x","places":"gym"}"#, #"{"error":"\"places\" has the wrong type"}"#),
    ])
    func `A line of JSON gives a line of JSON`(line: String, answer: String) {
        #expect(Self.service.answer(line: line) == answer)
    }

    @Test func `Field values keep their shape as JSON`() throws {
        let value = FieldValue.object(["a": .list([.text("x"), .number(2)]), "b": .number(0.5)])
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(FieldValue.self, from: data) == value)
    }
}

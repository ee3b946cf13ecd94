import Foundation
import HTTPTypes
import Queues
import Testing
import Transport

/// Every single thing that can go wrong with a message on its way out, on the whole pipeline.
@Suite(.timeLimit(.minutes(10)))
struct SendFaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: Trouble.Kind
        var times = 1
        /// How often the message is there in the end.
        var copies = 1
        var maybeTwice = 0
        var failures: [String] = []
        /// Seconds that pass at the least.
        var seconds = 0.0
    }

    static let html = "<html><head><title>502 Bad Gateway</title></head></html>"

    static let rows: [Row] = [
        Row(testDescription: "502 with HTML", kind: .instead(502, html), times: 3, seconds: 2),
        Row(testDescription: "500 as JSON", kind: Trouble.refusal(500, "Internal Server Error"), seconds: 0.5),
        Row(testDescription: "503 without a body", kind: .instead(503, ""), seconds: 0.5),
        Row(testDescription: "no, without a code", kind: .instead(200, #"{"ok":false}"#), seconds: 0.5),
        Row(
            testDescription: "429 with retry_after",
            kind: Trouble.refusal(429, "Too Many Requests: retry after 17", parameters: #"{"retry_after":17}"#),
            seconds: 17),
        Row(
            testDescription: "429 in the header alone",
            kind: .instead(429, "{\"ok\":false}", fields: [.retryAfter: "9"]),
            seconds: 9),
        Row(testDescription: "429 in words alone", kind: Trouble.refusal(429, "retry after 6"), times: 2, seconds: 12),
        Row(
            testDescription: "connection refused", kind: .fails(.notSent("refused"), isDone: false), times: 4,
            seconds: 4),
        Row(testDescription: "401 for a while", kind: Trouble.refusal(401, "Unauthorized"), times: 2, seconds: 60),
        Row(
            testDescription: "reset before it was done", kind: .fails(.unknownFate("reset"), isDone: false),
            maybeTwice: 1, seconds: 0.5),
        Row(
            testDescription: "done, then the connection broke", kind: .fails(.unknownFate("reset"), isDone: true),
            copies: 2, maybeTwice: 1, seconds: 0.5),
        Row(
            testDescription: "done, then no answer in time, twice",
            kind: .fails(.unknownFate("time-out"), isDone: true),
            times: 2, copies: 3, maybeTwice: 1, seconds: 1),
        Row(testDescription: "done, then 504", kind: .afterwards(504, html), copies: 2, maybeTwice: 1),
        Row(testDescription: "done, then an empty body", kind: .afterwards(200, ""), copies: 2, maybeTwice: 1),
        Row(testDescription: "done, then a cut body", kind: .cut(40), copies: 2, maybeTwice: 1),
        Row(
            testDescription: "a page instead of JSON, and 200", kind: .instead(200, html), copies: 1, maybeTwice: 1),
        Row(
            testDescription: "done, and answered with something else",
            kind: .afterwards(200, #"{"ok":true,"result":7}"#),
            failures: ["outbox: sendMessage gave an answer of another form"]),
        Row(
            testDescription: "done, and the answer is too long", kind: .fails(.tooLarge, isDone: true),
            failures: ["outbox: the answer is too large"]),
        Row(
            testDescription: "refused for ever", kind: Trouble.refusal(400, "Bad Request: message is too long"),
            copies: 0, failures: ["outbox: Bad Request: message is too long"]),
        Row(
            testDescription: "our mark-up refused",
            kind: Trouble.refusal(400, "Bad Request: can't parse entities: Unexpected end tag")),
        Row(
            testDescription: "blocked", kind: Trouble.refusal(403, "Forbidden: bot was blocked by the user"), copies: 0),
        Row(testDescription: "no such chat", kind: Trouble.refusal(400, "Bad Request: chat not found"), copies: 0),
    ]

    @Test(arguments: rows)
    func `A message that goes wrong comes to its right end, and nobody else waits for it`(row: Row) async throws {
        let town = try await Town()
        try await town.live { engine in
            town.wire.add(Trouble(method: "sendMessage", kind: row.kind, chat: town.ana, count: row.times))
            try await town.say(town.ana, "note one")
            try await town.soon("the trouble is met") { town.wire.troubled > 0 }
            try await town.say(town.ben, "note two")
            let seconds = try await town.rest(engine)
            #expect(seconds >= row.seconds)
            #expect(await town.texts(in: town.ana) == Array(repeating: "Noted: one", count: row.copies))
            #expect(await town.texts(in: town.ben) == ["Noted: two"])
            try await town.say(town.ana, "note three")
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana).last == "Noted: three")
        #expect(town.wire.troubled == row.times)
        #expect(try await town.notes() == ["one", "two", "three"])
        #expect(try await town.counts().maybeTwice == row.maybeTwice)
        #expect(try await town.failures().filter { !$0.hasPrefix("maybe") } == row.failures)
        #expect(try await town.int("SELECT count(*) FROM outbox") == 0)
    }
}

import Foundation
import HTTPTypes
import Queues
import Sandbox
import Testing
import Transport

/// Everything that can go wrong with what comes in.
@Suite(.timeLimit(.minutes(10)))
struct PollFaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: Trouble.Kind
        var times = 1
        /// Seconds that pass at the least.
        var seconds = 0.0
        /// What the operator reads.
        var told: String?
    }

    static let rows: [Row] = [
        Row(testDescription: "502 with HTML", kind: .instead(502, SendFaultTests.html), times: 5, seconds: 7),
        Row(
            testDescription: "429",
            kind: Trouble.refusal(429, "Too Many Requests: retry after 21", parameters: #"{"retry_after":21}"#),
            seconds: 21),
        Row(
            testDescription: "429 that asks for no pause at all",
            kind: Trouble.refusal(429, "Too Many Requests", parameters: #"{"retry_after":0}"#), times: 5, seconds: 5),
        Row(testDescription: "an empty body", kind: .instead(200, ""), times: 2, seconds: 1),
        Row(testDescription: "an answer cut in the middle", kind: .cut(60), times: 2, seconds: 1),
        Row(testDescription: "no JSON", kind: .instead(200, SendFaultTests.html), seconds: 0.5),
        Row(testDescription: "no, without a code", kind: .instead(200, #"{"ok":false}"#), seconds: 0.5),
        Row(testDescription: "an object for a list", kind: .instead(200, #"{"ok":true,"result":{}}"#), seconds: 0.5),
        Row(
            testDescription: "nothing, at once", kind: .instead(200, #"{"ok":true,"result":[]}"#), times: 5, seconds: 5),
        Row(
            testDescription: "updates without ids", kind: .instead(200, #"{"ok":true,"result":[{},7]}"#), seconds: 0.5),
        Row(
            testDescription: "the right type of body, wrongly named",
            kind: .instead(200, #"{"ok":true,"result":[]}"#, fields: [.contentType: "text/html"]), seconds: 1),
        Row(
            testDescription: "refused by a machine that restarts", kind: .fails(.notSent("refused"), isDone: false),
            times: 8, seconds: 30),
        Row(testDescription: "a reset", kind: .fails(.unknownFate("reset"), isDone: false), seconds: 0.5),
        Row(testDescription: "a long answer", kind: .fails(.tooLarge, isDone: false), seconds: 0.5),
        Row(
            testDescription: "the token was revoked for a while", kind: Trouble.refusal(401, "Unauthorized"), times: 6,
            seconds: 15, told: "error: the messenger refuses our token"),
        Row(
            testDescription: "a second poller for a long while",
            kind: Trouble.refusal(409, "Conflict: terminated by other getUpdates request"), times: 8, seconds: 30,
            told: "error: another poller"),
        Row(
            testDescription: "a webhook that somebody set",
            kind: Trouble.refusal(409, "Conflict: can't use getUpdates method while webhook is active"), seconds: 0.5,
            told: "notice: another poller"),
    ]

    @Test(arguments: rows)
    func `A poll that goes wrong loses nothing and is not repeated without a pause`(row: Row) async throws {
        let town = try await Town()
        try await town.say(town.ana, "note one")
        try await town.say(town.ben, "note two")
        town.wire.add(Trouble(method: "getUpdates", kind: row.kind, count: row.times))
        try await town.live { engine in
            let seconds = try await town.rest(engine)
            #expect(seconds >= row.seconds)
            try await town.say(town.ana, "note three")
            try await town.rest(engine)
        }
        #expect(town.wire.troubled == row.times)
        #expect(await town.texts(in: town.ana) == ["Noted: one", "Noted: three"])
        #expect(await town.texts(in: town.ben) == ["Noted: two"])
        #expect(try await town.notes() == ["one", "two", "three"])
        #expect(try await town.failures() == [])
        if let told = row.told { #expect(town.log.lines.contains(told)) }
    }

    @Test func `An update that cannot be read among good ones is kept as a failure, and the others go on`() async throws
    {
        let town = try await Town()
        func update(_ id: String, _ text: String) -> String {
            """
            {\(id)"message":{"message_id":1,"date":1,"text":"\(text)","chat":{"id":\(town.ana),"type":"private"},\
            "from":{"id":\(town.ana),"is_bot":false,"first_name":"Ana"}}}
            """
        }
        let updates = [
            update(#""update_id":5,"#, "note one"), #"{"update_id":6,"message":{"message_id":"x"}}"#, "17",
            update("", "note lost"), update(#""update_id":7,"#, "note \\ud83d"), update(#""update_id":8,"#, "note two"),
        ]
        let answer = #"{"ok":true,"result":[\#(updates.joined(separator: ","))]}"#
        town.wire.add(Trouble(method: "getUpdates", kind: .instead(200, answer)))
        try await town.live { engine in try await town.rest(engine) }
        #expect(try await town.notes() == ["one", "two"])
        #expect(try await town.int("SELECT count(*) FROM inbox WHERE state = 'failed'") == 4)
        #expect(try await town.failures().count == 4)
    }

    @Test(arguments: [(5, 400), (900_000_000, 1_999_999_999), (1_999_999_000, 17)])
    func `Update ids may leave gaps, leap, or begin anew below the old ones`(first: Int, second: Int) async throws {
        let town = try await Town()
        try await town.live { engine in
            try await town.rest(engine)
            await town.sandbox.startUpdates(at: first)
            try await town.say(town.ana, "note one")
            try await town.rest(engine)
            await town.sandbox.startUpdates(at: second)
            try await town.say(town.ana, "note two")
            try await town.say(town.ana, "note three")
            try await town.rest(engine)
        }
        #expect(try await town.notes() == ["one", "two", "three"])
        #expect(await town.texts(in: town.ana) == ["Noted: one", "Noted: two", "Noted: three"])
    }

    @Test func `Updates that come again and again are done once`() async throws {
        let town = try await Town()
        try await town.say(town.ana, "note one")
        // The messenger does not take our word that they arrived.
        town.wire.add(Trouble(method: "getUpdates", kind: .forgets, count: 6))
        try await town.live { engine in
            let seconds = try await town.rest(engine)
            #expect(seconds >= 4)
        }
        #expect(try await town.notes() == ["one"])
        #expect(await town.texts(in: town.ana) == ["Noted: one"])
    }
}

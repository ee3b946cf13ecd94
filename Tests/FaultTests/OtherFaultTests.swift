import Engine
import Foundation
import Queues
import Replay
import Sandbox
import Testing
import Transport

/// Faults of edits, answers, groups and files, and limits of some chats only.
@Suite(.timeLimit(.minutes(10)))
struct OtherFaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: Trouble.Kind
        var times = 1
        /// The card comes as a new message.
        var isNew = false
    }

    static let edits: [Row] = [
        Row(testDescription: "nothing else to show", kind: .afterwards(400, refusal("message is not modified"))),
        Row(
            testDescription: "the message is gone", kind: Trouble.refusal(400, "message to edit not found"), isNew: true
        ),
        Row(testDescription: "too old to edit", kind: Trouble.refusal(400, "message can't be edited"), isNew: true),
        Row(testDescription: "429", kind: Trouble.refusal(429, "retry after 3"), times: 2),
        Row(testDescription: "502", kind: .instead(502, "")),
        Row(testDescription: "done without an answer", kind: .fails(.unknownFate("reset"), isDone: true)),
        Row(testDescription: "mark-up refused", kind: Trouble.refusal(400, "can't parse entities")),
    ]

    static func refusal(_ words: String) -> String {
        #"{"ok":false,"error_code":400,"description":"Bad Request: \#(words)"}"#
    }

    @Test(arguments: edits)
    func `A card that cannot be edited shows what it should in the end, once, and is counted by nobody`(
        row: Row
    ) async throws {
        let town = try await Town()
        try await town.live { engine in
            try await town.say(town.ana, "settings")
            try await town.rest(engine)
            town.wire.add(Trouble(method: "editMessageText", kind: row.kind, chat: town.ana, count: row.times))
            _ = try await town.sandbox.press("Use miles", in: town.ana, by: town.ana)
            try await town.rest(engine)
        }
        let texts = await town.texts(in: town.ana)
        #expect(texts.count == (row.isNew ? 2 : 1))
        #expect(texts.last?.contains("miles") == true)
        #expect(try await town.failures() == [])
        #expect(town.wire.troubled == row.times)
    }

    @Test(arguments: [
        Trouble.refusal(400, "Bad Request: query is too old and response timeout expired or query ID is invalid"),
        .instead(502, ""), .fails(.unknownFate("reset"), isDone: false), .fails(.notSent("refused"), isDone: false),
    ])
    func `An answer to a button that goes wrong hinders nothing`(kind: Trouble.Kind) async throws {
        let town = try await Town()
        try await town.live { engine in
            try await town.say(town.ana, "settings")
            try await town.rest(engine)
            town.wire.add(Trouble(method: "answerCallbackQuery", kind: kind))
            _ = try await town.sandbox.press("Use miles", in: town.ana, by: town.ana)
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.ana).last?.contains("miles") == true)
        #expect(try await town.failures() == [])
        #expect(try await town.int("SELECT count(*) FROM outbox") == 0)
    }

    @Test func `A group that became a supergroup is written to where it is now`() async throws {
        let town = try await Town()
        let new = try await town.sandbox.addGroup("Rome", members: [town.ana, town.ben]).id
        let moved = Trouble.refusal(
            400, "Bad Request: group chat was upgraded to a supergroup chat",
            parameters: #"{"migrate_to_chat_id":\#(new)}"#)
        try await town.live { engine in
            town.wire.add(Trouble(method: "sendMessage", kind: moved, chat: town.group))
            try await town.say(town.ana, "/note one", in: town.group)
            try await town.rest(engine)
            try await town.say(town.ben, "/note two", in: new)
            try await town.rest(engine)
        }
        #expect(await town.texts(in: town.group) == [])
        #expect(await town.texts(in: new).filter { $0.hasPrefix("Noted") } == ["Noted: one", "Noted: two"])
        #expect(try await town.int("SELECT count(DISTINCT owner) FROM note") == 1)
        #expect(try await town.failures() == [])
    }

    @Test func `One chat's 429 holds that chat alone; three chats' hold all`() async throws {
        let town = try await Town()
        let slow = Trouble.refusal(429, "Too Many Requests: retry after 50", parameters: #"{"retry_after":50}"#)
        try await town.live { engine in
            town.wire.add(Trouble(method: "sendMessage", kind: slow, chat: town.ana))
            try await town.say(town.ana, "note one")
            try await town.soon("the pause is asked for") { town.wire.troubled == 1 }
            try await town.say(town.ben, "note two")
            try await town.soon("Ben is served") { await town.texts(in: town.ben).count == 1 }
            #expect(town.waits.elapsed == 0)
            #expect(try await town.rest(engine) == 50)
            for chat in [town.ana, town.ben, town.group] {
                town.wire.add(Trouble(method: "sendMessage", kind: slow, chat: chat))
            }
            try await town.say(town.ana, "note three")
            try await town.say(town.ben, "note four")
            try await town.say(town.ben, "/note five", in: town.group)
            #expect(try await town.rest(engine) == 50)
        }
        #expect(await town.texts(in: town.ana) == ["Noted: one", "Noted: three"])
        #expect(await town.texts(in: town.ben) == ["Noted: two", "Noted: four"])
        #expect(await town.texts(in: town.group).dropFirst() == ["Noted: five"])
        #expect(try await town.counts().maybeTwice == 0)
    }

    static let files: [(method: String, kind: Trouble.Kind, times: Int)] = [
        ("getFile", .instead(502, ""), 5), ("getFile", .fails(.notSent("refused"), isDone: false), 40),
        ("getFile", Trouble.refusal(429, "retry after 9"), 5), ("getFile", Trouble.refusal(401, "Unauthorized"), 5),
        ("getFile", .fails(.unknownFate("stalled"), isDone: true), 5), ("getFile", .cut(30), 3),
        ("getFile", .instead(200, ""), 3),
    ]

    @Test(arguments: files)
    func `A photo comes in the end, however long the messenger was in trouble`(
        method: String, kind: Trouble.Kind, times: Int
    ) async throws {
        let town = try await Town()
        try await town.live { engine in
            town.wire.add(Trouble(method: method, kind: kind, count: times))
            try await town.sandbox.sendPhoto(
                Data([0xFF, 0xD8, 0xFF, 1]), name: "a.jpg", caption: "note gym: broken", from: town.ana, in: town.ana)
            try await town.rest(engine)
        }
        #expect(try await town.int("SELECT count(*) FROM photo") == 1)
        #expect(try await town.failures() == [])
        #expect(town.wire.troubled == times)
    }

    @Test func `A photo that is too large, or that nobody has, is given up and its person told`() async throws {
        let town = try await Town()
        let kinds = [
            Trouble.refusal(400, "Bad Request: file is too big"),
            .instead(200, #"{"ok":true,"result":{"file_id":"f","file_unique_id":"u","file_size":999999999}}"#),
            Trouble.refusal(400, "Bad Request: wrong file_id or the file is temporarily unavailable"),
        ]
        try await town.live { engine in
            for kind in kinds {
                town.wire.add(Trouble(method: "getFile", kind: kind, count: 3))
                try await town.sandbox.sendPhoto(
                    Data([0xFF, 0xD8, 0xFF, 1]), name: "a.jpg", caption: "note gym: x", from: town.ana, in: town.ana)
                try await town.rest(engine)
                #expect(await town.texts(in: town.ana).last?.hasPrefix("I could not fetch that file") == true)
            }
        }
        #expect(try await town.failures().count == 3)
        #expect(try await town.int("SELECT count(*) FROM job") == 0)
    }

    @Test func `While the messenger restarts nothing is lost, and its ids go on`() async throws {
        let town = try await Town()
        try await town.live { engine in
            try await town.say(town.ana, "note one")
            try await town.rest(engine)
        }
        // Nobody listens for a while; then the messenger goes on from its file.
        let port = try await town.closedPort()
        let engine = town.engine(port: port)
        try await town.accompanied(by: engine.services) {
            for _ in 0..<20 {
                try await town.soon("it waits for the next try") { town.waits.moveToNextMoment() }
            }
            let messenger = try SandboxMessenger(options: town.options)
            try await messenger.send("note two", from: town.ana, in: town.ana)
            let server = SandboxServer(messenger: messenger, port: port, logger: town.log.logger)
            try await town.accompanied(by: [server]) {
                try await town.until("all is at rest", engine) {
                    guard await messenger.isConfirmed, await messenger.isPolling else { return false }
                    return try await engine.isAtRest()
                }
            }
            let said = await messenger.chat(town.ana)?.messages.map(\.text.text) ?? []
            #expect(said == ["note one", "Noted: one", "note two", "Noted: two"])
        }
        #expect(try await town.failures() == [])
    }
}

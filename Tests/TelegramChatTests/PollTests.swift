import Core
import Foundation
import Testing
import Transport

@testable import TelegramChat

struct PollTests {
    static let me = Script.Step.result(#"{"id":42,"is_bot":true,"first_name":"Wayside","username":"WaysideBot"}"#)

    static let menu = [
        MenuEntry(command: "pin", summary: "Pin a place"), MenuEntry(command: "Bad-Name", summary: "x"),
        MenuEntry(command: "note", summary: ""),
    ]

    @Test func `The start tells who we are, takes back a webhook and sets the menu`() async throws {
        let script = Script(Self.me, .result("true"))
        let identity = try await script.messenger().prepare(menu: Self.menu)
        #expect(identity == BotIdentity(id: "42", username: "WaysideBot"))
        #expect(script.methods == ["getMe", "deleteWebhook", "setMyCommands"])
        #expect(script.calls[1].json == #"{"drop_pending_updates":false}"#)
        #expect(script.calls[2].json == #"{"commands":[{"command":"pin","description":"Pin a place"}]}"#)
    }

    /// Bot API: setMyCommands, language_code.
    @Test func `A language that has a menu of its own gets it beside everybody's`() async throws {
        let script = Script(Self.me, .result("true"), .result("true"), .result("true"))
        let german = MenuEntry(command: "notiz", summary: "Eine Notiz", language: "de")
        _ = try await script.messenger().prepare(menu: Self.menu + [german])
        #expect(script.methods == ["getMe", "deleteWebhook", "setMyCommands", "setMyCommands"])
        #expect(script.calls[2].json == #"{"commands":[{"command":"pin","description":"Pin a place"}]}"#)
        #expect(
            script.calls[3].json
                == #"{"commands":[{"command":"notiz","description":"Eine Notiz"}],"language_code":"de"}"#)
    }

    @Test func `A menu that is refused stops nothing`() async throws {
        let script = Script(Self.me, .result("true"), .fault(400, "Bad Request: BOT_COMMAND_INVALID"))
        #expect(try await script.messenger().prepare(menu: Self.menu).id == "42")
    }

    @Test func `A wrong token stops the start`() async {
        let script = Script(.fault(401, "Unauthorized"))
        let error = await failure { () async throws(MessengerError) in try await script.messenger().prepare(menu: []) }
        #expect(error == .unauthorized("Unauthorized"))
    }

    @Test func `The kinds of updates are told with the first poll that succeeds, then no more`() async throws {
        let script = Script(.raw(502, ""), .result("[]"))
        let messenger = script.messenger()
        _ = await failure { () async throws(MessengerError) in try await messenger.poll(cursor: nil) }
        _ = try await messenger.poll(cursor: nil)
        _ = try await messenger.poll(cursor: "8")
        let first =
            #"{"timeout":30,"allowed_updates":["message","edited_message","callback_query","my_chat_member","chat_member","message_reaction"]}"#
        #expect(script.calls.map(\.json) == [first, first, #"{"offset":8,"timeout":30}"#])
    }

    /// The answer, the cursor before, the ids that come, the cursor after.
    static let batches: [(String, String?, [String], String)] = [
        ("[]", nil, [], "0"),
        ("[]", "7", [], "7"),
        (#"[{"update_id":7},{"update_id":8}]"#, "7", ["7", "8"], "9"),
        (#"[{"update_id":3}]"#, "900000000", ["3"], "4"),
        (#"[{"update_id":7},{"update_id":8,"message":"\ud83d"},17]"#, nil, ["7", "8", "none"], "9"),
        (#"[{},{"update_id":8},{"update_id":99999999999}]"#, nil, ["none", "8", "none"], "9"),
    ]

    @Test(arguments: batches)
    func `The cursor is one after the last of this batch`(
        answer: String, before: String?, ids: [String], after: String
    ) async throws {
        let batch = try await Script(.result(answer)).messenger().poll(cursor: before)
        #expect(batch.updates.map(\.id) == ids)
        #expect(batch.cursor == after)
    }

    @Test func `A webhook that somebody set while we poll is taken back`() async {
        let script = Script(
            .fault(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first"),
            .result("true"), .fault(409, "Conflict: terminated by other getUpdates request"), .result("[]"))
        let messenger = script.messenger()
        for _ in 0..<3 {
            _ = await failure { () async throws(MessengerError) in try await messenger.poll(cursor: "7") }
        }
        #expect(script.methods == ["getUpdates", "deleteWebhook", "getUpdates", "getUpdates"])
    }

    @Test func `Updates without any id are no progress`() async {
        let messenger = Script(.result("[1,{}]")).messenger()
        let error = await failure { () async throws(MessengerError) in try await messenger.poll(cursor: "7") }
        #expect(error == .unavailable("updates without ids"))
    }

    @Test(arguments: [(-5, 0), (0, 0), (30, 30), (300, 50)])
    func `A poll waits as long as the server allows`(asked: Int, timeout: Int) {
        #expect(Script().messenger(pollTimeout: asked).pollTimeout == timeout)
    }

    @Test func `The end confirms without waiting, and never fails`() async {
        let script = Script(.result("[]"), .fault(409, "Conflict"), .failure(.unknownFate("time-out")))
        let messenger = script.messenger()
        for _ in 0..<3 { await messenger.confirm(cursor: "9") }
        await messenger.confirm(cursor: "no number")
        #expect(script.calls.map(\.json) == Array(repeating: #"{"offset":9,"limit":1,"timeout":0}"#, count: 3))
    }

    @Test func `A file is found and fetched`() async throws {
        let found = Script.Step.result(#"{"file_id":"f","file_unique_id":"u","file_size":5,"file_path":"a/b.jpg"}"#)
        let script = Script(found, .raw(200, "bytes"))
        let attachment = Core.Attachment(kind: .photo, fileID: "f")
        #expect(try await script.messenger().download(attachment, limit: 5) == Data("bytes".utf8))
        #expect(script.methods == ["getFile", "b.jpg"])
        let error = await failure { () async throws(MessengerError) in
            try await Script(found).messenger().download(attachment, limit: 4)
        }
        #expect(error == .rejected("the answer is too large"))
    }
}

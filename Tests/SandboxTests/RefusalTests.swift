import Foundation
import Sandbox
import Testing

/// The bot's requests that Telegram refuses, in its own words.
struct RefusalTests {
    private static func keyboard(_ button: JSON) -> JSON { ["inline_keyboard": [[button]]] }
    private static let rows: [(String, JSON, String)] = [
        ("sendMessage", ["text": "a"], "chat_id is empty"),
        ("sendMessage", ["chat_id": 1, "text": "a"], "chat not found"),
        ("sendMessage", ["chat_id": "@ana", "text": "a"], "chat not found"),
        ("sendMessage", ["chat_id": 0], "message text is empty"),
        ("sendMessage", ["chat_id": 0, "text": " \n"], "text must be non-empty"),
        ("sendMessage", ["chat_id": 0, "text": "<b> </b>", "parse_mode": "HTML"], "text must be non-empty"),
        ("sendMessage", ["chat_id": 0, "text": .string(String(repeating: "😀", count: 4097))], "message is too long"),
        (
            "sendMessage", ["chat_id": 0, "text": "a <b", "parse_mode": "HTML"],
            "can't parse entities: Unclosed start tag at byte offset 2"
        ),
        ("sendMessage", ["chat_id": 0, "text": "a", "parse_mode": "BBCode"], "unsupported parse_mode"),
        (
            "sendMessage", ["chat_id": 0, "text": "a", "reply_markup": keyboard(["text": "x", "callback_data": ""])],
            "BUTTON_DATA_INVALID"
        ),
        (
            "sendMessage",
            [
                "chat_id": 0, "text": "a",
                "reply_markup": keyboard(["text": "x", "callback_data": .string(String(repeating: "ü", count: 33))]),
            ], "BUTTON_DATA_INVALID"
        ),
        (
            "sendMessage", ["chat_id": 0, "text": "a", "reply_markup": keyboard(["text": "x"])],
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
        ),
        (
            "sendMessage", ["chat_id": 0, "text": "a", "reply_markup": keyboard(["text": "x", "url": "geo:1,2"])],
            "inline keyboard button URL 'geo:1,2' is invalid: Wrong HTTP URL"
        ),
        (
            "sendMessage",
            [
                "chat_id": 0, "text": "a",
                "reply_markup": [
                    "inline_keyboard": .array(
                        (0..<101).map { [["text": .string("\($0)"), "callback_data": "x"]] })
                ],
            ], "reply markup is too long"
        ),
        (
            "sendMessage", ["chat_id": 0, "text": "a", "reply_markup": "{"],
            "can't parse reply keyboard markup JSON object"
        ),
        (
            "sendMessage", ["chat_id": 0, "text": "a", "reply_parameters": ["message_id": 99]],
            "message to be replied not found"
        ),
        ("sendMessage", ["chat_id": 0, "text": "a", "message_effect_id": "5"], "EFFECT_ID_INVALID"),
        ("editMessageText", ["chat_id": 0, "message_id": 99, "text": "a"], "message to edit not found"),
        ("editMessageText", ["chat_id": 0, "message_id": 1, "text": "a"], "message can't be edited"),
        (
            "editMessageCaption", ["chat_id": 0, "message_id": 2, "caption": "a"],
            "there is no caption in the message to edit"
        ),
        (
            "editMessageText", ["chat_id": 0, "message_id": 2, "text": "bot's"],
            "message is not modified: specified new message content and reply markup are exactly the same "
                + "as a current content and reply markup of the message"
        ),
        ("deleteMessage", ["chat_id": 0, "message_id": 99], "message to delete not found"),
        ("pinChatMessage", ["chat_id": 0, "message_id": 99], "message to pin not found"),
        ("unpinChatMessage", ["chat_id": 0, "message_id": 99], "message to unpin not found"),
        ("unpinChatMessage", ["chat_id": 0], "message to unpin not found"),
        (
            "answerCallbackQuery", ["callback_query_id": "5"],
            "query is too old and response timeout expired or query ID is invalid"
        ),
        ("sendLocation", ["chat_id": 0, "latitude": 91, "longitude": 0], "wrong location specified"),
        ("sendVenue", ["chat_id": 0, "latitude": 1, "longitude": 0, "address": "x"], "venue title must be non-empty"),
        ("sendPhoto", ["chat_id": 0, "photo": "unknown"], "wrong file identifier/HTTP URL specified"),
        ("sendPhoto", ["chat_id": 0, "photo": "https://example.org/a.png"], "failed to get HTTP URL content"),
        ("sendDocument", ["chat_id": 0], "there is no document in the request"),
        ("getFile", ["file_id": "unknown"], "invalid file_id"),
        ("setMyCommands", ["commands": [["command": "Pin", "description": "x"]]], "BOT_COMMAND_INVALID"),
        ("setMyCommands", ["commands": [["command": "pin", "description": ""]]], "BOT_COMMAND_DESCRIPTION_INVALID"),
    ]

    /// chat_id 0 stands for Ana's chat, where message 1 is hers and message 2 the bot's.
    @Test func `A request that Telegram refuses is refused in its words`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hers", from: sandbox.ana, in: sandbox.ana)
            _ = try await sandbox.result("sendMessage", ["chat_id": .integer(sandbox.ana), "text": "bot's"])
            for (method, parameters, words) in Self.rows {
                var members = parameters.object ?? [:]
                if members["chat_id"] == 0 { members["chat_id"] = .integer(sandbox.ana) }
                #expect(try await sandbox.refusal(method, .object(members)) == "400 Bad Request: " + words)
            }
        }
    }

    @Test func `A bot may not write first, nor to somebody who blocked it`() async throws {
        try await SandboxFixture.run { sandbox in
            let message: JSON = ["chat_id": .integer(sandbox.ben), "text": "hello"]
            #expect(
                try await sandbox.refusal("sendMessage", message)
                    == "403 Forbidden: bot can't initiate conversation with a user")
            try await sandbox.messenger.start("", by: sandbox.ben)
            _ = try await sandbox.result("sendMessage", message)
            try await sandbox.messenger.setBlocked(true, by: sandbox.ben)
            #expect(
                try await sandbox.refusal("sendMessage", message) == "403 Forbidden: bot was blocked by the user")
            let update = try await sandbox.updates(["offset": -1]).first
            #expect(update?.at("my_chat_member.new_chat_member.status")?.string == "kicked")
            try await sandbox.messenger.setBlocked(false, by: sandbox.ben)
            #expect(
                try await sandbox.updates(["offset": -1]).first?.at("my_chat_member.new_chat_member.status")?.string
                    == "member")
            _ = try await sandbox.result("sendMessage", message)
        }
    }

    @Test func `A pressed button can be answered once, and for a short time`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            _ = try await sandbox.result("sendMessage", .withButton(chat: sandbox.ana))
            let tooOld = "400 Bad Request: query is too old and response timeout expired or query ID is invalid"
            let first = try #require(try await sandbox.messenger.press("Yes", in: sandbox.ana, by: sandbox.ana))
            let answer: JSON = ["callback_query_id": .string(first), "text": "Oh", "show_alert": true]
            _ = try await sandbox.result("answerCallbackQuery", answer)
            let popUp = await sandbox.messenger.popUp(first)
            #expect(
                popUp?.kind == .popUp(queryID: first, person: sandbox.ana, text: "Oh", isAlert: true, url: nil))
            #expect(try await sandbox.refusal("answerCallbackQuery", answer) == tooOld)
            let second = try #require(try await sandbox.messenger.press("Yes", in: sandbox.ana, by: sandbox.ana))
            sandbox.clock.advance(16)
            #expect(
                try await sandbox.refusal("answerCallbackQuery", ["callback_query_id": .string(second)]) == tooOld)
        }
    }

    @Test func `A wrong token and an unknown method are refused`() async throws {
        try await SandboxFixture.run(adjust: { $0.token = "1:other" }) { sandbox in
            let refusal = try await sandbox.refusal("getMe")
            #expect(refusal == "401 Unauthorized")
        }
        try await SandboxFixture.run { sandbox in
            let refusal = try await sandbox.refusal("sendGift")
            #expect(refusal == "404 Not Found: method not found")
        }
    }

    @Test func `Old messages cannot be deleted, nor other people's in a group`() async throws {
        try await SandboxFixture.run { sandbox in
            let group = try await sandbox.messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: group.id)
            #expect(
                try await sandbox.refusal("deleteMessage", ["chat_id": .integer(group.id), "message_id": 2])
                    == "400 Bad Request: message can't be deleted")
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            let mine: JSON = ["chat_id": .integer(sandbox.ana), "message_id": 1]
            sandbox.clock.advance(48 * 3600)
            #expect(
                try await sandbox.refusal("deleteMessage", mine)
                    == "400 Bad Request: message can't be deleted for everyone")
        }
    }
}

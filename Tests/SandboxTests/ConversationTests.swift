import Sandbox
import Testing

struct ConversationTests {
    @Test func `A line goes to the bot and an answer comes back`() async throws {
        try await SandboxFixture.run { sandbox in
            #expect(try await sandbox.result("getMe")["username"]?.string == "wayside_bot")
            try await sandbox.messenger.send("/start now", from: sandbox.ana, in: sandbox.ana)
            let updates = try await sandbox.updates()
            #expect(updates.first?.at("message.text")?.string == "/start now")
            #expect(updates.first?.at("message.entities.0.type")?.string == "bot_command")
            let sent = try await sandbox.result(
                "sendMessage",
                [
                    "chat_id": .integer(sandbox.ana), "text": "Hello <b>Ana</b>", "parse_mode": "HTML",
                    "reply_markup": ["inline_keyboard": [[["text": "Yes", "callback_data": "y"]]]],
                ])
            #expect(sent["text"]?.string == "Hello Ana")
            #expect(sent.at("entities.0") == ["type": "bold", "offset": 6, "length": 3])
            let id = try #require(sent["message_id"]?.integer)
            let query = try #require(
                try await sandbox.messenger.press(id, in: sandbox.ana, by: sandbox.ana, row: 0, column: 0))
            let last = try #require(updates.first?["update_id"]?.integer)
            let presses = try await sandbox.updates(["offset": .integer(Int64(last) + 1)])
            #expect(presses.first?.at("callback_query.data")?.string == "y")
            #expect(presses.first?.at("callback_query.id")?.string == query)
            _ = try await sandbox.result("answerCallbackQuery", ["callback_query_id": .string(query), "text": "Done"])
            let edit: JSON = ["chat_id": .integer(sandbox.ana), "message_id": .integer(Int64(id)), "text": "Bye"]
            _ = try await sandbox.result("editMessageText", edit)
            #expect(
                try await sandbox.refusal("editMessageText", edit).hasPrefix("400 Bad Request: message is not modified")
            )
            _ = try await sandbox.result("deleteMessage", edit)
            let kinds = await sandbox.messenger.events().map(\.kind.name)
            #expect(kinds == ["sent", "popUp Done", "edited Bye", "deleted"])
        }
    }

    @Test func `A waiting poll is answered by the first update`() async throws {
        try await SandboxFixture.run { sandbox in
            async let poll = sandbox.updates(["timeout": 50])
            while await !sandbox.messenger.isPolling { await Task.yield() }
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            #expect(try await poll.first?.at("message.text")?.string == "hello")
        }
    }
}

extension SandboxEvent.Kind {
    var name: String {
        switch self {
        case .sent: "sent"
        case .edited(let message): "edited \(message.text.text)"
        case .deleted: "deleted"
        case .popUp(_, _, let text, _, _): "popUp \(text)"
        case .reacted: "reacted"
        case .pinned: "pinned"
        case .unpinned: "unpinned"
        }
    }
}

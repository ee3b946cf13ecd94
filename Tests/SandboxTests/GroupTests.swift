import Foundation
import Sandbox
import Testing

/// Privacy mode: what of a group's talk reaches the bot.
struct GroupTests {
    private static let rows: [(String, Bool)] = [
        ("just talk", false), ("/pin here", true), ("/pin@wayside_bot here", true), ("/pin@Wayside_Bot", true),
        ("/pin@other_bot here", false), ("hey @wayside_bot", false), ("please /pin", false),
        ("please /pin@wayside_bot", true), ("https://example.org/pin", false), ("/", false),
    ]

    @Test func `The bot hears commands in a group and nothing of the rest`() async throws {
        try await SandboxFixture.run { sandbox in
            let group = try await sandbox.messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            for (text, isHeard) in Self.rows {
                let last = try await sandbox.updates(["offset": -1]).first?["update_id"]
                try await sandbox.messenger.send(text, from: sandbox.ben, in: group.id)
                let update = try await sandbox.updates(["offset": -1]).first
                #expect((update?["update_id"] != last) == isHeard, "\(text)")
                if isHeard { #expect(update?.at("message.text")?.string == text) }
            }
        }
    }

    @Test func `The bot is told that it was added, and hears replies and edits of them`() async throws {
        try await SandboxFixture.run { sandbox in
            let group = try await sandbox.messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            let added = try await sandbox.updates()
            #expect(added[0].at("my_chat_member.new_chat_member.status")?.string == "member")
            #expect(added[0].at("my_chat_member.chat.type")?.string == "supergroup")
            #expect(added[1].at("message.new_chat_members.0.username")?.string == "wayside_bot")
            let chat = JSON.integer(group.id)
            let id = try #require(
                try await sandbox.result("sendMessage", ["chat_id": chat, "text": "hi"])["message_id"]?.integer)
            let reply = try await sandbox.messenger.send("yes", from: sandbox.ben, in: group.id, replyTo: id)
            var update = try await sandbox.updates(["offset": -1]).first
            #expect(update?.at("message.reply_to_message.text")?.string == "hi")
            #expect(update?.at("message.reply_to_message.from.is_bot")?.bool == true)
            sandbox.clock.advance(5)
            try await sandbox.messenger.edit(reply.id, in: group.id, by: sandbox.ben, to: "no")
            update = try await sandbox.updates(["offset": -1]).first
            #expect(update?.at("edited_message.text")?.string == "no")
            #expect(update?.at("edited_message.edit_date")?.integer == sandbox.clock.now)
        }
    }

    @Test func `A location can be asked for in a private chat only`() async throws {
        try await SandboxFixture.run { sandbox in
            let group = try await sandbox.messenger.addGroup("Trip", members: [sandbox.ana])
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            let key: JSON = ["text": "Here", "request_location": true]
            let message: (Int64) -> JSON = {
                [
                    "chat_id": .integer($0), "text": "Where?",
                    "reply_markup": ["keyboard": [[key, "Cancel"]], "one_time_keyboard": true],
                ]
            }
            #expect(
                try await sandbox.refusal("sendMessage", message(group.id))
                    == "400 Bad Request: location can be requested in private chats only")
            _ = try await sandbox.result("sendMessage", message(sandbox.ana))
            let keyboard = await sandbox.messenger.chat(sandbox.ana)?.keyboard
            #expect(keyboard?.rows.first?.map(\.text) == ["Here", "Cancel"])
            #expect(keyboard?.rows.first?.map(\.requestsLocation) == [true, false])
            try await sandbox.messenger.send("Cancel", from: sandbox.ana, in: sandbox.ana)
            #expect(await sandbox.messenger.chat(sandbox.ana)?.keyboard == nil)
        }
    }

    @Test func `People can be asked for in a private chat only, and are told without their names`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana, ben) = (sandbox.messenger, sandbox.ana, sandbox.ben)
            let group = try await messenger.addGroup("Trip", members: [ana])
            try await messenger.send("hello", from: ana, in: ana)
            let message: (Int64, JSON) -> JSON = { chat, request in
                let key: JSON = ["text": "Pick", "request_users": request]
                return [
                    "chat_id": .integer(chat), "text": "Who?",
                    "reply_markup": ["keyboard": [[key]], "one_time_keyboard": true],
                ]
            }
            #expect(
                try await sandbox.refusal("sendMessage", message(group.id, ["request_id": 1]))
                    == "400 Bad Request: users can be requested in private chats only")
            for wrong: JSON in [[:], ["request_id": 1, "max_quantity": 11], ["request_id": 4_294_967_296]] {
                #expect(try await sandbox.refusal("sendMessage", message(ana, wrong)).hasPrefix("400"))
            }
            await #expect(throws: SandboxError.self) { try await messenger.shareUsers([ben], from: ana) }
            _ = try await sandbox.result("sendMessage", message(ana, ["request_id": 7]))
            await #expect(throws: SandboxError.self) { try await messenger.shareUsers([], from: ana) }
            await #expect(throws: SandboxError.self) { try await messenger.shareUsers([ana, ben], from: ana) }
            await #expect(throws: SandboxError.self) { try await messenger.shareUsers([1], from: ana) }
            try await messenger.shareUsers([ben], from: ana)
            let update = try await sandbox.updates(["offset": -1]).first
            #expect(
                update?.at("message.users_shared") == ["request_id": 7, "users": [["user_id": .integer(ben)]]])
            #expect(await messenger.chat(ana)?.keyboard == nil)
        }
    }

    @Test func `Only members act in a chat, and only on what is their own`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana, ben) = (sandbox.messenger, sandbox.ana, sandbox.ben)
            let message = try await messenger.send("mine", from: ana, in: ana)
            await #expect(throws: SandboxError.self) { try await messenger.send("x", from: ben, in: ana) }
            await #expect(throws: SandboxError.self) { try await messenger.send(" ", from: ana, in: ana) }
            await #expect(throws: SandboxError.self) {
                try await messenger.edit(message.id, in: ana, by: ben, to: "x")
            }
            await #expect(throws: SandboxError.self) { try await messenger.press("Yes", in: ana, by: ana) }
            await #expect(throws: SandboxError.self) { try await messenger.addPerson("Anna", username: "ANA") }
            try await messenger.delete(message.id, in: ana, by: ana)
            #expect(await messenger.chat(ana)?.messages.first?.isDeleted == true)
        }
    }
}

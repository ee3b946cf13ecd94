import Foundation
import Sandbox
import Testing

/// Who is in a group and who looks after it, strictly by the Bot API.
struct MemberTests {
    @Test func `Administrators are told with what the kind must have, and nobody else`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana, ben) = (sandbox.messenger, sandbox.ana, sandbox.ben)
            let group = try await messenger.addGroup("Trip", members: [ana, ben])
            let ask: JSON = ["chat_id": .integer(group.id)]
            var list = try await sandbox.result("getChatAdministrators", ask)
            #expect(list.array?.count == 1)
            #expect(list.at("0.status")?.string == "creator" && list.at("0.user.id") == .integer(ana))
            try await messenger.setAdministrator(ben, true, in: group.id)
            try await messenger.setAdministrator(messenger.bot.id, true, in: group.id)
            list = try await sandbox.result("getChatAdministrators", ask)
            #expect(list.array?.map { $0.at("user.first_name")?.string } == ["Ana", "Ben", "Wayside"])
            #expect(list.at("1.can_manage_chat")?.bool == true && list.at("1.is_anonymous")?.bool == false)
            try await messenger.setAdministrator(ben, false, in: group.id)
            let one = try await sandbox.result(
                "getChatMember", ["chat_id": .integer(group.id), "user_id": .integer(ben)])
            #expect(one["status"]?.string == "member")
            try await messenger.leave(ben, group.id)
            let gone = try await sandbox.result(
                "getChatMember", ["chat_id": .integer(group.id), "user_id": .integer(ben)])
            #expect(gone["status"]?.string == "left")
        }
    }

    @Test func `A message stays on top of a group only where the bot is an administrator, and as long as it is there`()
        async throws
    {
        try await SandboxFixture.run { sandbox in
            let messenger = sandbox.messenger
            let group = try await messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            let chat = JSON.integer(group.id)
            let sent = try await sandbox.result("sendMessage", ["chat_id": chat, "text": "tent"])
            let pin: JSON = ["chat_id": chat, "message_id": sent["message_id"] ?? .null]
            #expect(
                try await sandbox.refusal("pinChatMessage", pin)
                    == "400 Bad Request: not enough rights to manage pinned messages in the chat")
            try await messenger.setAdministrator(messenger.bot.id, true, in: group.id)
            for _ in 0..<2 { #expect(try await sandbox.result("pinChatMessage", pin).bool == true) }
            #expect(await messenger.chat(group.id)?.messages.filter { $0.isPinned == true }.count == 1)
            #expect(try await sandbox.result("unpinChatMessage", ["chat_id": chat]).bool == true)
            #expect(await messenger.chat(group.id)?.messages.contains { $0.isPinned == true } == false)
            _ = try await sandbox.result("pinChatMessage", pin)
            _ = try await sandbox.result("deleteMessage", pin)
            #expect(
                try await sandbox.refusal("unpinChatMessage", ["chat_id": chat])
                    == "400 Bad Request: message to unpin not found")
        }
    }

    @Test func `What cannot be told is refused`() async throws {
        try await SandboxFixture.run { sandbox in
            let group = try await sandbox.messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            try await sandbox.messenger.send("hello", from: sandbox.ana, in: sandbox.ana)
            let refusal = { try await sandbox.refusal("getChatAdministrators", ["chat_id": .integer($0)]) }
            #expect(
                try await refusal(sandbox.ana) == "400 Bad Request: there are no administrators in the private chat")
            #expect(try await refusal(-5) == "400 Bad Request: chat not found")
            let nobody: JSON = ["chat_id": .integer(group.id), "user_id": 5]
            #expect(try await sandbox.refusal("getChatMember", nobody) == "400 Bad Request: user not found")
            try await sandbox.messenger.leave(sandbox.messenger.bot.id, group.id)
            #expect(try await refusal(group.id) == "403 Forbidden: bot was kicked from the supergroup chat")
        }
    }

    @Test func `A bot that looks after the group is told who stands how, if it asks for that`() async throws {
        try await SandboxFixture.run { sandbox in
            let messenger = sandbox.messenger
            let group = try await messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            let kinds: JSON = ["allowed_updates": ["message", "chat_member", "my_chat_member"]]
            _ = try await sandbox.result("getUpdates", kinds)
            try await messenger.setAdministrator(sandbox.ben, true, in: group.id)
            try await messenger.setAdministrator(messenger.bot.id, true, in: group.id)
            var last = try #require(try await sandbox.updates(["offset": -1]).first)
            #expect(last.at("my_chat_member.new_chat_member.status")?.string == "administrator")
            try await messenger.setAdministrator(sandbox.ben, false, in: group.id)
            last = try #require(try await sandbox.updates(["offset": -1]).first)
            #expect(last.at("chat_member.old_chat_member.status")?.string == "administrator")
            #expect(last.at("chat_member.new_chat_member.status")?.string == "member")
            #expect(last.at("chat_member.new_chat_member.user.first_name")?.string == "Ben")
            // It hears everything then.
            try await messenger.send("just talk", from: sandbox.ben, in: group.id)
            last = try #require(try await sandbox.updates(["offset": -1]).first)
            #expect(last.at("message.text")?.string == "just talk")
        }
    }

    @Test func `Coming and going stand in the group's talk`() async throws {
        try await SandboxFixture.run { sandbox in
            let messenger = sandbox.messenger
            let cleo = try await messenger.addPerson("Cleo").id
            let group = try await messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            try await messenger.join(cleo, group.id)
            var last = try await sandbox.updates(["offset": -1]).first
            #expect(last?.at("message.new_chat_members.0.first_name")?.string == "Cleo")
            try await messenger.leave(cleo, group.id)
            last = try await sandbox.updates(["offset": -1]).first
            #expect(last?.at("message.left_chat_member.first_name")?.string == "Cleo")
            await #expect(throws: SandboxError.self) { try await messenger.leave(cleo, group.id) }
            await #expect(throws: SandboxError.self) { try await messenger.send("x", from: cleo, in: group.id) }
        }
    }

    @Test func `A basic group becomes a supergroup, and the old one sends everybody there`() async throws {
        try await SandboxFixture.run { sandbox in
            let messenger = sandbox.messenger
            let old = try await messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben], isBasic: true)
            let new = try await messenger.migrate(old.id)
            let updates = try await sandbox.updates().suffix(2).map { $0["message"] }
            #expect(updates[0]?.at("migrate_to_chat_id") == .integer(new.id))
            #expect(updates[0]?.at("chat.type")?.string == "group")
            #expect(updates[1]?.at("migrate_from_chat_id") == .integer(old.id))
            #expect(updates[1]?.at("chat.type")?.string == "supergroup")
            let (status, body) = try await sandbox.bot("sendMessage", ["chat_id": .integer(old.id), "text": "hi"])
            #expect(status == 400 && body.at("parameters.migrate_to_chat_id") == .integer(new.id))
            await #expect(throws: SandboxError.self) {
                try await messenger.send("x", from: sandbox.ana, in: old.id)
            }
            await #expect(throws: SandboxError.self) { try await messenger.migrate(new.id) }
        }
    }

    @Test func `An administrator who writes in the group's name is shown as the group`() async throws {
        try await SandboxFixture.run { sandbox in
            let messenger = sandbox.messenger
            let group = try await messenger.addGroup("Trip", members: [sandbox.ana, sandbox.ben])
            try await messenger.sendUnnamed("/pins", from: sandbox.ana, in: group.id)
            let message = try await sandbox.updates(["offset": -1]).first?["message"]
            #expect(message?.at("from.username")?.string == "GroupAnonymousBot")
            #expect(message?.at("sender_chat.id") == .integer(group.id))
            await #expect(throws: SandboxError.self) {
                try await messenger.sendUnnamed("/pins", from: sandbox.ben, in: group.id)
            }
        }
    }

    @Test func `A client may send any data under a message with buttons`() async throws {
        try await SandboxFixture.run { sandbox in
            let (messenger, ana) = (sandbox.messenger, sandbox.ana)
            try await messenger.send("hello", from: ana, in: ana)
            await #expect(throws: SandboxError.self) { try await messenger.forge("x", in: ana, by: ana) }
            let markup: JSON = ["inline_keyboard": [[["text": "Yes", "callback_data": "y"]]]]
            _ = try await sandbox.result(
                "sendMessage", ["chat_id": .integer(ana), "text": "a", "reply_markup": markup])
            try await messenger.forge("pin:1:delete", in: ana, by: ana)
            let query = try await sandbox.updates(["offset": -1]).first?["callback_query"]
            #expect(query?["data"]?.string == "pin:1:delete")
        }
    }
}

import Foundation
import Testing

@testable import Sandbox

struct PollingTests {
    private static func texts(_ updates: [JSON]) -> [String] { updates.compactMap { $0.at("message.text")?.string } }

    private static func say(_ words: [String], _ sandbox: SandboxFixture) async throws {
        for word in words { try await sandbox.messenger.send(word, from: sandbox.ana, in: sandbox.ana) }
    }

    @Test func `An offset confirms what lies below it, and nothing else does`() async throws {
        try await SandboxFixture.run { sandbox in
            try await Self.say(["one", "two", "three"], sandbox)
            let first = try await sandbox.updates()
            #expect(Self.texts(first) == ["one", "two", "three"])
            #expect(Self.texts(try await sandbox.updates(["limit": 2])) == ["one", "two"])
            #expect(Self.texts(try await sandbox.updates(["limit": 0])) == ["one"])
            #expect(await !sandbox.messenger.isConfirmed)
            let second = try #require(first[1]["update_id"])
            #expect(Self.texts(try await sandbox.updates(["offset": second])) == ["two", "three"])
            #expect(Self.texts(try await sandbox.updates()) == ["two", "three"])
            let after = JSON.integer(Int64(try #require(first[2]["update_id"]?.integer)) + 1)
            #expect(try await sandbox.updates(["offset": after]).isEmpty)
            #expect(await sandbox.messenger.isConfirmed)
        }
    }

    @Test func `A negative offset keeps only the newest`() async throws {
        try await SandboxFixture.run { sandbox in
            try await Self.say(["one", "two", "three"], sandbox)
            #expect(Self.texts(try await sandbox.updates(["offset": -2])) == ["two", "three"])
            #expect(Self.texts(try await sandbox.updates()) == ["two", "three"])
        }
    }

    @Test func `An offset far beyond the end is none`() async throws {
        try await SandboxFixture.run { sandbox in
            try await Self.say(["one"], sandbox)
            let id = Int64(try #require(try await sandbox.updates().first?["update_id"]?.integer))
            #expect((2_000_000..<1_000_000_000).contains(id))
            #expect(try await sandbox.updates(["offset": .integer(id + 1000)]).count == 1)
        }
    }

    @Test func `A second waiting poll ends the first with 409`() async throws {
        try await SandboxFixture.run { sandbox in
            async let first = sandbox.refusal("getUpdates", ["timeout": 50])
            while await !sandbox.messenger.isPolling { await Task.yield() }
            async let second = sandbox.updates(["timeout": 50])
            #expect(
                try await first == "409 Conflict: terminated by other getUpdates request; "
                    + "make sure that only one bot instance is running")
            try await Self.say(["hello"], sandbox)
            #expect(Self.texts(try await second) == ["hello"])
        }
    }

    @Test func `A second conflict soon after the first is told late`() async throws {
        try await SandboxFixture.run { sandbox in
            async let first = sandbox.refusal("getUpdates", ["timeout": 50])
            while await !sandbox.messenger.isPolling { await Task.yield() }
            async let second = sandbox.refusal("getUpdates", ["timeout": 50])
            let conflict = try await first
            #expect(conflict.hasPrefix("409"))
            async let third = sandbox.updates(["timeout": 50])
            while await sandbox.messenger.pollsSeen < 3 { await Task.yield() }
            try await Self.say(["hello"], sandbox)
            #expect(Self.texts(try await third) == ["hello"])
            #expect(await sandbox.messenger.requests().map(\.status) == [409, 200])
            await sandbox.messenger.stop()
            let late = try await second
            #expect(late.hasPrefix("409"))
        }
    }

    @Test func `A poll that need not wait leaves the waiting one alone`() async throws {
        try await SandboxFixture.run { sandbox in
            async let first = sandbox.updates(["timeout": 50])
            while await !sandbox.messenger.isPolling { await Task.yield() }
            #expect(try await sandbox.updates(["timeout": 0]).isEmpty)
            try await Self.say(["hello"], sandbox)
            #expect(Self.texts(try await first) == ["hello"])
        }
    }

    @Test func `A waiting poll ends empty after its timeout`() async throws {
        try await SandboxFixture.run(adjust: { $0.clock = .init(now: $0.clock.now, sleep: { _ in }) }) { sandbox in
            let updates = try await sandbox.updates(["timeout": 50])
            #expect(updates.isEmpty)
            #expect(await !sandbox.messenger.isPolling)
        }
    }

    @Test func `A graceful stop ends a waiting poll at once`() async throws {
        try await SandboxFixture.run { sandbox in
            async let poll = sandbox.updates(["timeout": 50])
            while await !sandbox.messenger.isPolling { await Task.yield() }
            await sandbox.messenger.stop()
            let updates = try await poll
            #expect(updates.isEmpty)
        }
    }

    @Test func `The list of allowed types stays until another one is sent`() async throws {
        try await SandboxFixture.run { sandbox in
            _ = try await sandbox.updates(["allowed_updates": ["callback_query"]])
            try await Self.say(["unheard"], sandbox)
            #expect(try await sandbox.updates().isEmpty)
            _ = try await sandbox.updates(["allowed_updates": "[broken"])
            try await Self.say(["unheard"], sandbox)
            #expect(try await sandbox.updates(["allowed_updates": []]).isEmpty)
            try await Self.say(["heard"], sandbox)
            #expect(Self.texts(try await sandbox.updates()) == ["heard"])
        }
    }

    @Test func `Reactions come only where they were asked for`() async throws {
        try await SandboxFixture.run { sandbox in
            try await Self.say(["one"], sandbox)
            try await sandbox.messenger.react("👍", to: 1, in: sandbox.ana, by: sandbox.ana)
            #expect(try await sandbox.updates(["offset": -1]).first?["message"] != nil)
            _ = try await sandbox.updates(["allowed_updates": ["message", "message_reaction"]])
            try await sandbox.messenger.react("❤", to: 1, in: sandbox.ana, by: sandbox.ana)
            let update = try await sandbox.updates(["offset": -1]).first
            #expect(update?.at("message_reaction.old_reaction.0.emoji")?.string == "👍")
            #expect(update?.at("message_reaction.new_reaction.0.emoji")?.string == "❤")
        }
    }

    @Test func `Updates wait a day, pressed buttons 150 seconds`() async throws {
        try await SandboxFixture.run { sandbox in
            try await Self.say(["hello"], sandbox)
            _ = try await sandbox.result("sendMessage", .withButton(chat: sandbox.ana))
            try await sandbox.messenger.press("Yes", in: sandbox.ana, by: sandbox.ana)
            sandbox.clock.advance(149)
            #expect(try await sandbox.updates().count == 2)
            sandbox.clock.advance(1)
            #expect(try await sandbox.updates().count == 1)
            sandbox.clock.advance(86_400 - 151)
            #expect(try await sandbox.updates().count == 1)
            sandbox.clock.advance(1)
            #expect(try await sandbox.updates().isEmpty)
            #expect(await sandbox.messenger.isConfirmed)
        }
    }
}

extension JSON {
    /// A message with the button [Yes].
    static func withButton(chat: Int64) -> JSON {
        [
            "chat_id": .integer(chat), "text": "Sure?",
            "reply_markup": ["inline_keyboard": [[["text": "Yes", "callback_data": "yes"]]]],
        ]
    }
}

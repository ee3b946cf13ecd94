import Foundation
import Sandbox
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct FaultTests {
    private static func message(_ sandbox: SandboxFixture) -> JSON {
        ["chat_id": .integer(sandbox.ana), "text": "hello"]
    }

    private static func isSent(_ sandbox: SandboxFixture) async -> Bool { await !sandbox.messenger.events().isEmpty }

    @Test func `A 429 says how long to wait, and comes as often as ordered`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hi", from: sandbox.ana, in: sandbox.ana)
            await sandbox.messenger.add(.init(method: "SENDMESSAGE", kind: .tooManyRequests, count: 2, retryAfter: 3))
            for _ in 1...2 {
                let (status, body) = try await sandbox.bot("sendMessage", Self.message(sandbox))
                #expect(status == 429)
                #expect(body.at("parameters.retry_after")?.integer == 3)
                #expect(await !Self.isSent(sandbox))
            }
            _ = try await sandbox.result("sendMessage", Self.message(sandbox))
        }
    }

    @Test func `A server error is a page of HTML`() async throws {
        try await SandboxFixture.run { sandbox in
            await sandbox.messenger.add(.init(method: "*", kind: .serverError))
            let (status, body) = try await sandbox.bot("getMe")
            #expect(status == 502)
            #expect(body == .null)
            _ = try await sandbox.result("getMe")
        }
    }

    @Test(arguments: [(SandboxFault.Kind.drop, true), (.reset, false)])
    func `A cut connection has done the work or not`(kind: SandboxFault.Kind, isDone: Bool) async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hi", from: sandbox.ana, in: sandbox.ana)
            await sandbox.messenger.add(.init(method: "sendMessage", kind: kind))
            await #expect(throws: URLError.self) { try await sandbox.bot("sendMessage", Self.message(sandbox)) }
            #expect(await Self.isSent(sandbox) == isDone)
            #expect(await sandbox.messenger.requests().last?.status == 0)
        }
    }

    @Test func `A garbled answer breaks off, and the work is done`() async throws {
        try await SandboxFixture.run { sandbox in
            try await sandbox.messenger.send("hi", from: sandbox.ana, in: sandbox.ana)
            await sandbox.messenger.add(.init(method: "sendMessage", kind: .garbled))
            let (status, body) = try await sandbox.bot("sendMessage", Self.message(sandbox))
            #expect(status == 200)
            #expect(body == .null)
            #expect(await Self.isSent(sandbox))
        }
    }

    @Test func `A slow answer comes whole in the end`() async throws {
        let slept = Mutex(0.0)
        try await SandboxFixture.run { options in
            options.clock = SandboxClock(
                now: options.clock.now,
                sleep: { seconds in
                    slept.withLock { $0 += seconds < 3 ? seconds : 0 }
                    if seconds > 3 { try await Task.sleep(for: .seconds(seconds)) }
                })
        } _: { sandbox in
            try await sandbox.messenger.send("hi", from: sandbox.ana, in: sandbox.ana)
            await sandbox.messenger.add(.init(method: "sendMessage", kind: .slow, retryAfter: 20))
            _ = try await sandbox.result("sendMessage", Self.message(sandbox))
            #expect(slept.withLock { $0 } >= 18)
        }
    }

    @Test func `A fault may be meant for one chat, and one that nobody ordered may come by itself`() async throws {
        try await SandboxFixture.run { options in
            options.trouble = { $0.method == "getMe" ? SandboxFault(method: "getMe", kind: .serverError) : nil }
        } _: { sandbox in
            try await sandbox.messenger.send("hi", from: sandbox.ana, in: sandbox.ana)
            await sandbox.messenger.add(.init(method: "*", kind: .tooManyRequests, chat: sandbox.ben))
            _ = try await sandbox.result("sendMessage", Self.message(sandbox))
            #expect(try await sandbox.bot("getMe").status == 502)
            #expect(
                try await sandbox.bot("sendMessage", ["chat_id": .integer(sandbox.ben), "text": "a"]).status == 429)
        }
    }

    @Test func `A hanging request is let go when the sandbox stops`() async throws {
        try await SandboxFixture.run { sandbox in
            await sandbox.messenger.add(.init(method: "getMe", kind: .hang))
            await #expect(throws: URLError.self) {
                async let hanging = sandbox.bot("getMe")
                while await sandbox.messenger.hasFaults { await Task.yield() }
                await sandbox.messenger.stop()
                _ = try await hanging
            }
        }
    }

    @Test func `Every request stands in the log with its answer`() async throws {
        try await SandboxFixture.run { sandbox in
            _ = try await sandbox.bot("sendmessage", ["chat_id": 5, "text": "a"])
            let request = try #require(await sandbox.messenger.requests().last)
            #expect(request.method == "sendMessage")
            #expect(request.parameters == ["chat_id": 5, "text": "a"])
            #expect(request.status == 400)
            #expect(request.description == "Bad Request: chat not found")
            #expect(await sandbox.messenger.requests(after: request.number).isEmpty)
        }
    }
}

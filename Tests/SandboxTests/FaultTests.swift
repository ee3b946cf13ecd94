import Foundation
import Sandbox
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

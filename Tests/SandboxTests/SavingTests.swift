import Foundation
import Logging
import Sandbox
import Testing

struct SavingTests {
    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sandbox-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appendingPathComponent("sandbox.json"))
    }

    @Test func `People, chats, ids and files go on after a restart`() async throws {
        try await Self.withFolder { path in
            try await SandboxFixture.run(adjust: { $0.path = path }) { sandbox in
                try await sandbox.messenger.sendPhoto(
                    FileTests.png, name: "a.png", caption: "hi", from: sandbox.ana, in: sandbox.ana)
                _ = try await sandbox.result("sendMessage", .withButton(chat: sandbox.ana))
                try await sandbox.messenger.press("Yes", in: sandbox.ana, by: sandbox.ana)
            }
            var options = SandboxOptions()
            options.path = path
            options.clock = SandboxClock(now: { Date(timeIntervalSince1970: Double(TestClock().now)) })
            let again = try SandboxMessenger(options: options)
            #expect(await again.people.map(\.name) == ["Ana", "Ben"])
            let ana = try #require(await again.people.first?.id)
            let messages = try #require(await again.chat(ana)?.messages)
            #expect(messages.map(\.text.text) == ["hi", "Sure?"])
            let file = try #require(messages[0].file)
            #expect(await again.file(file.id)?.bytes == FileTests.png)
            #expect(await !again.isConfirmed)
            try await again.populateIfEmpty()
            #expect(await again.people.count == 2)
        }
    }

    @Test func `A broken state file stops the start`() async throws {
        try await Self.withFolder { path in
            try Data("{".utf8).write(to: path)
            var options = SandboxOptions()
            options.path = path
            #expect(throws: (any Error).self) { try SandboxMessenger(options: options) }
        }
    }

    @Test func `The same doings give the same bytes`() async throws {
        let transcript: @Sendable (SandboxFixture) async throws -> [JSON] = { sandbox in
            try await sandbox.messenger.sendPhoto(FileTests.png, name: "a.png", from: sandbox.ana, in: sandbox.ana)
            let sent = try await sandbox.result("sendMessage", .withButton(chat: sandbox.ana))
            try await sandbox.messenger.press("Yes", in: sandbox.ana, by: sandbox.ana)
            return try await sandbox.updates() + [sent]
        }
        let runs = Runs()
        for _ in 1...2 {
            try await SandboxFixture.run { sandbox in await runs.add(try await transcript(sandbox)) }
        }
        #expect(await runs.all[0] == runs.all[1])
    }

    private actor Runs {
        var all: [[JSON]] = []
        func add(_ run: [JSON]) { all.append(run) }
    }

    @Test func `A fresh sandbox has two people and a group`() async throws {
        let messenger = try SandboxMessenger()
        try await messenger.populateIfEmpty()
        #expect(await messenger.people.map(\.name) == ["Ana", "Ben"])
        #expect(await messenger.chats.map(\.title) == ["Wayside", "Wayside", "Weekend"])
    }
}

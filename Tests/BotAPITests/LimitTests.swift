import Foundation
import Testing
import Transport

@testable import BotAPI

/// Every call has a limit on its time and on its answer, and operators can read which.
struct LimitTests {
    /// What the table in docs/operating.md calls it, a call of that kind, and what its answer is.
    static let rows: [(name: String, answer: String, call: @Sendable (BotAPIClient) async throws -> Void)] = [
        ("a poll of 30 s", "[]", { _ = try await $0.call(GetUpdates(timeout: 30)) }),
        ("the last poll, at the end", "[]", { _ = try await $0.call(GetUpdates(limit: 1, timeout: 0), within: 3) }),
        (
            "a message, an edit, any other call", "true",
            { _ = try await $0.call(DeleteMessage(chatID: 1, messageID: 2)) }
        ),
        (
            "a file that is sent", #"{"message_id":1,"chat":{"id":1,"type":"private"}}"#,
            {
                let upload = InputFile.Upload(data: Data([1]), name: "a")
                _ = try await $0.call(SendDocument(chatID: 1, document: .upload(upload)))
            }
        ),
        ("a file that is fetched", "", { _ = try await $0.download(path: "a/b", limit: 20_000_000) }),
    ]

    @Test(arguments: rows.indices)
    func `A call's limits are those that the operator reads`(index: Int) async throws {
        let row = Self.rows[index]
        let transport = OneAnswer(#"{"ok":true,"result":\#(row.answer)}"#)
        try await row.call(BotAPIClient(token: BotAPIClientTests.token, transport: transport))
        let limits = try #require(transport.requests.first).limits
        #expect(limits.connect > 0 && limits.total > 0 && limits.total <= 180 && limits.responseBytes > 0)
        let cells = [
            row.name, "\(Int(limits.connect)) s", "\(Int(limits.total)) s",
            limits.stall.map { "\(Int($0)) s" } ?? "-", Self.bytes(limits.responseBytes),
        ]
        #expect(try Self.guide().contains("| \(cells.joined(separator: " | ")) |"), "\(cells)")
    }

    private static func guide() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "docs/operating.md"), encoding: .utf8)
    }

    private static func bytes(_ count: Int) -> String {
        count % (1 << 20) == 0 ? "\(count >> 20) MiB" : "\(count / 1_000_000) MB"
    }
}

import Foundation
import Sandbox
import Testing

/// One person in one chat, with what their doings must leave behind.
struct Actor: Sendable {
    let stage: Stage
    let person: Int64
    let chat: Int64
    /// Who else speaks there; nil in a private chat.
    var other: Int64?

    /// The same with the other's mouth.
    var turned: Actor {
        other.map { Actor(stage: stage, person: $0, chat: chat, other: person) } ?? self
    }

    /// Types a line that must be answered by messages which begin so.
    @discardableResult
    func types(_ text: String, hears lines: String...) async throws -> Int {
        await stage.ledger.expect(lines, in: chat)
        return try await stage.messenger.send(text, from: person, in: chat).id
    }

    func edits(_ message: Int, to text: String, hears lines: String...) async throws {
        await stage.ledger.expect(lines, in: chat)
        try await stage.messenger.edit(message, in: chat, by: person, to: text)
    }

    func sendsPhoto(_ bytes: Data, _ caption: String, hears lines: String...) async throws {
        await stage.ledger.expect(lines, in: chat)
        try await stage.messenger.sendPhoto(bytes, name: "rack.jpg", caption: caption, from: person, in: chat)
    }

    func sendsLocation(hears lines: String...) async throws {
        await stage.ledger.expect(lines, in: chat)
        try await stage.messenger.sendLocation(
            latitude: 48.2082, longitude: 16.3738, accuracy: 15, from: person, in: chat)
    }

    func presses(_ label: String) async throws {
        await stage.ledger.expect([], in: chat)
        try await stage.messenger.press(label, in: chat, by: person)
    }

    /// Waits until all that was to be heard has come.
    func listens() async throws {
        try await stage.until("chat \(chat) has heard everything") { await stage.ledger.isComplete(chat) }
    }

    /// Waits until what is now the newest message, or one that comes after it, begins like this; or until it is over.
    func sees(_ line: String, orTheEnd: Bool = false) async throws {
        let newest = await messages().last?.id ?? 0
        let page = await messages().map { "\($0.id) \($0.firstLine)" }.joined(separator: "\n")
        try await stage.until("chat \(chat) shows “\(line)”\n\(page)", seconds: orTheEnd ? 3600 : 240) {
            if orTheEnd, stage.isOver { return true }
            return await messages().contains { $0.id >= newest && $0.firstLine == line }
        }
    }

    private func messages() async -> [SandboxMessage] {
        await stage.messenger.chat(chat)?.messages.suffix(20).filter { $0.sender != person && !$0.isDeleted } ?? []
    }
}

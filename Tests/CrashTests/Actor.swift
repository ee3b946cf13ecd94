import Foundation
import Sandbox
import Testing

/// One person in one chat, with what their doings must leave behind.
struct Actor: Sendable {
    let stage: Stage
    let person: Int64
    let chat: Int64
    /// Who else acts: in a group another of its people, in a private chat the owner of another account.
    var other: Int64?

    /// The same with the other's mouth.
    var turned: Actor {
        other.map { Actor(stage: stage, person: $0, chat: chat, other: person) } ?? self
    }

    /// The other in their own private chat.
    var partner: Actor { Actor(stage: stage, person: other ?? person, chat: other ?? chat, other: person) }

    /// Types a line that must be answered by messages which begin so.
    @discardableResult
    func types(_ text: String, hears lines: String...) async throws -> Int {
        await stage.ledger.expect(lines, in: chat)
        return try await stage.messenger.send(text, from: person, in: chat).id
    }

    /// Messages that come of what another does.
    func expects(_ lines: String...) async { await stage.ledger.expect(lines, in: chat) }

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

    /// Presses a button until the newest message with buttons has the next one, or what was pressed.
    func presses(_ label: String, finding next: String) async throws {
        await stage.ledger.expect([], in: chat)
        try await presses(label) { pressed in
            let page = await buttons()
            return page.last?.labels.contains(next) == true
                || pressed.map { id in page.contains { $0.id >= id && $0.labels.contains(next) } } == true
        }
    }

    /// Presses a button until all that was to be heard has come.
    func presses(_ label: String, hears lines: String...) async throws {
        await stage.ledger.expect(lines, in: chat)
        try await presses(label) { _ in await stage.ledger.isComplete(chat) }
    }

    /// Presses a button, once: what it does must not be done anew where a copy of its message comes later.
    func pressesOnce(_ label: String, hears lines: String...) async throws {
        await stage.ledger.expect(lines, in: chat)
        try await presses(label) { $0 != nil }
        try await listens()
    }

    /// What was sent around a kill may stand there twice, and the server knows only the newest: the button is pressed
    /// again on each newer message that has it. `isThere` is told the message that was pressed last.
    private func presses(_ label: String, until isThere: (Int?) async -> Bool) async throws {
        var pressed: Int?
        try await stage.until(
            "chat \(chat) answers the button “\(label)”", seen: { "Pressed: \(pressed ?? 0)\n\(await page())" }
        ) {
            if await isThere(pressed) { return true }
            if let newest = await buttons().last(where: { $0.labels.contains(label) })?.id, newest > pressed ?? 0 {
                // An earlier press may take effect just now, and the button be gone.
                do {
                    try await stage.messenger.press(label, in: chat, by: person)
                    await stage.ledger.press(newest, in: chat)
                    pressed = newest
                } catch let error as SandboxError where error.isMissing {}
            }
            return false
        }
    }

    /// The words of the newest message.
    func reads() async -> String { await messages().last?.text.text ?? "" }

    /// Waits until all that was to be heard has come.
    func listens() async throws {
        try await stage.until("chat \(chat) has heard everything") { await stage.ledger.isComplete(chat) }
    }

    /// Waits until what is now the newest message, or one that comes after it, begins like this; or until it is over.
    func sees(_ line: String, orTheEnd: Bool = false) async throws {
        let newest = await messages().last?.id ?? 0
        try await stage.until("chat \(chat) shows “\(line)”", seconds: orTheEnd ? 3600 : 240, seen: page) {
            if orTheEnd, stage.isOver { return true }
            return await messages().contains { $0.id >= newest && $0.firstLine == line }
        }
    }

    private func buttons() async -> [(id: Int, labels: [String])] {
        await messages().filter { !$0.buttons.isEmpty }.map { ($0.id, $0.buttons.joined().map(\.text)) }
    }

    /// The newest messages with their buttons.
    private func page() async -> String {
        await messages().map { "\($0.id) \($0.firstLine) \($0.buttons.joined().map(\.text))" }.joined(separator: "\n")
    }

    private func messages() async -> [SandboxMessage] {
        await stage.messenger.chat(chat)?.messages.suffix(20).filter { $0.sender != person && !$0.isDeleted } ?? []
    }
}

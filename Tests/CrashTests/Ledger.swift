import Foundation
import Sandbox

/// What each chat is to hear, in order, and what it heard.
actor Ledger {
    private struct Chat {
        var expected: [String] = []
        var heard = 0
    }

    private var chats: [Int64: Chat] = [:]
    /// Messages that came a second time.
    private(set) var doubles = 0
    /// Lines that were out of place. A card that is sent once more shows what it is by then.
    private(set) var surprises: [String] = []
    private(set) var messages = 0
    /// What people did.
    private(set) var updates = 0

    /// Somebody does something, and the chat's next messages begin with these lines.
    func expect(_ lines: [String], in chat: Int64) {
        updates += 1
        chats[chat, default: Chat()].expected += lines
    }

    /// A message of the bot: the next one that is awaited, or the last one once more.
    func hear(_ line: String, in id: Int64) {
        messages += 1
        var chat = chats[id] ?? Chat()
        if chat.heard < chat.expected.count, chat.expected[chat.heard] == line {
            chat.heard += 1
        } else if chat.heard > 0, chat.expected[chat.heard - 1] == line {
            doubles += 1
        } else {
            let awaited = chat.heard < chat.expected.count ? "“\(chat.expected[chat.heard])”" : "nothing"
            surprises.append("chat \(id) heard “\(line)” and awaited \(awaited)")
        }
        chats[id] = chat
    }

    /// Every awaited message of the chat has come.
    func isComplete(_ chat: Int64) -> Bool { chats[chat].map { $0.heard == $0.expected.count } ?? true }

    /// What is still awaited, a line for each chat.
    var missing: [String] {
        chats.compactMap { id, chat in
            chat.heard < chat.expected.count ? "chat \(id) still awaits “\(chat.expected[chat.heard])”" : nil
        }
    }
}

extension SandboxMessage {
    var firstLine: String { text.text.split(separator: "\n").first.map(String.init) ?? "" }
}

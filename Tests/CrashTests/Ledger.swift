import Foundation
import Sandbox

/// What each chat is to hear, in order, and what it heard.
actor Ledger {
    private struct Chat {
        var expected: [String] = []
        var heard = 0
        /// How each message of the bot began when it came.
        var lines: [Int: String] = [:]
        /// The messages on which a button was pressed until it was answered.
        var pressed: [Int] = []
        /// Where a line was last out of place, by how many it had been awaited then.
        var outOfPlace: [String: Int] = [:]

        /// A reply that two deaths met comes three times, and is counted once, as the server does.
        mutating func isNewCopy(_ line: String) -> Bool {
            defer { outOfPlace[line] = heard }
            return outOfPlace[line].map { heard - $0 > 2 } ?? true
        }
    }

    private var chats: [Int64: Chat] = [:]
    /// Replies that came more than once.
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

    /// Somebody presses a button of a message, perhaps not for the first time.
    func press(_ message: Int, in chat: Int64) { chats[chat, default: Chat()].pressed.append(message) }

    /// Presses on messages that came more than once: a copy that the server does not know of is answered by its card
    /// once more.
    var pressesOnCopies: Int {
        chats.values.reduce(0) { sum, chat in
            sum + chat.pressed.count { message in chat.lines.values.count { $0 == chat.lines[message] } > 1 }
        }
    }

    /// A message of the bot: the next one that is awaited, or the last one once more.
    func hear(_ line: String, of message: Int, in id: Int64) {
        messages += 1
        var chat = chats[id] ?? Chat()
        chat.lines[message] = line
        if chat.heard < chat.expected.count, chat.expected[chat.heard] == line {
            chat.heard += 1
        } else if !chat.isNewCopy(line) {
            // What comes a third time is counted already.
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

/// From what people do to what the bot is told.
extension SandboxState {
    private static let day = 86_400

    /// Queues a new or edited message of a person, if privacy mode lets the bot see it.
    mutating func deliver(_ message: SandboxMessage, edited: Bool, now: Int) {
        guard let chat = chat(message.chat), !chat.isBlocked, isVisible(message, in: chat) else { return }
        let since = message.editDate ?? message.date
        queue.add(edited ? "edited_message" : "message", wire(message, now: now), expires: since + Self.day)
    }

    /// Queues a pressed button.
    mutating func deliverPress(_ query: String, person: Int64, message: SandboxMessage, data: String, now: Int) {
        let body = JSON.members([
            "id": .string(query), "from": wireUser(person), "message": wire(message, now: now),
            "chat_instance": .string(String(UInt64(bitPattern: message.chat).scrambled >> 1)),
            "data": .string(data),
        ])
        queue.add("callback_query", body, expires: now + 150)
    }

    /// Queues that the bot's own standing in a chat changed.
    mutating func deliverStanding(in chat: SandboxChat, by person: Int64, from old: String, to new: String, now: Int) {
        let body = JSON.members([
            "chat": wire(chat), "from": wireUser(person), "date": .number(now),
            "old_chat_member": wire(memberOf: chat, bot.id, as: old),
            "new_chat_member": wire(memberOf: chat, bot.id, as: new),
        ])
        queue.add("my_chat_member", body, expires: now + Self.day)
    }

    /// Privacy mode: in a group the bot gets commands, replies to it, and service messages; as an administrator all.
    private func isVisible(_ message: SandboxMessage, in chat: SandboxChat) -> Bool {
        if chat.kind == .private || message.service != nil || chat.roles?.botIsAdministrator == true { return true }
        if let reply = message.replyTo, self.message(reply, in: chat.id)?.sender == bot.id { return true }
        let commands = message.text.entities.filter { $0.type == "bot_command" }
        return commands.contains { command in
            let words = message.text.words(command)
            guard let at = words.firstIndex(of: "@") else { return command.offset == 0 }
            return words[words.index(after: at)...].lowercased() == bot.username.lowercased()
        }
    }
}

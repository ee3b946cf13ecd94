extension SandboxState {
    /// A person's reaction, nil takes it away. The bot is told only where it asked for such updates, in a group as one
    /// of its administrators alone (Bot API: Update.message_reaction).
    mutating func react(
        _ emoji: String?, to id: Int, in chatID: Int64, by person: Int64, now: Int
    ) throws(SandboxError) {
        let chat = try chat(chatID, of: person)
        guard let old = message(id, in: chatID) else { throw .missing("There is no message \(id) here.") }
        let key = String(person)
        guard old.reactions[key] != emoji else { return }
        change(id, in: chatID) { $0.reactions[key] = emoji }
        guard chat.kind == .private || chat.roles?.botIsAdministrator == true, !chat.isBlocked else { return }
        let list: (String?) -> JSON = { .array($0.map { [["type": "emoji", "emoji": .string($0)]] } ?? []) }
        let body = JSON.members([
            "chat": wire(chat), "message_id": .number(id), "user": wireUser(person), "date": .number(now),
            "old_reaction": list(old.reactions[key]), "new_reaction": list(emoji),
        ])
        queue.add("message_reaction", body, expires: now + 86_400)
    }

    /// A person takes one of their own messages away; bots are never told.
    mutating func delete(_ id: Int, in chat: Int64, by person: Int64) throws(SandboxError) {
        _ = try own(id, in: chat, of: person)
        change(id, in: chat) { $0.isDeleted = true }
    }
}

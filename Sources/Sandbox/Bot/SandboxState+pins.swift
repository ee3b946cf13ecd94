/// pinChatMessage and unpinChatMessage.
extension SandboxState {
    mutating func pinChatMessage(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try pinnableChat(of: call)
        guard let id = call.integer("message_id"), let message = message(id, in: chat.id), message.service == nil else {
            throw .bad("message to pin not found")
        }
        try setPinned(message, true)
        return true
    }

    /// Without an id the one that was pinned last.
    mutating func unpinChatMessage(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try pinnableChat(of: call)
        let named = call.integer("message_id").map { message($0, in: chat.id) }
        guard let message = named ?? newestPinned(in: chat.id) else { throw .bad("message to unpin not found") }
        try setPinned(message, false)
        return true
    }

    func newestPinned(in chat: Int64) -> SandboxMessage? {
        messages[chat]?.last { $0.isPinned == true && !$0.isDeleted }
    }

    private mutating func setPinned(_ message: SandboxMessage, _ isPinned: Bool) throws(BotRefusal) {
        guard (message.isPinned == true) != isPinned else { return }
        let changed = change(message.id, in: message.chat) { $0.isPinned = isPinned ? true : nil }
        if let changed { note(isPinned ? .pinned(changed) : .unpinned(changed), in: message.chat) }
    }

    /// In a group only an administrator pins.
    private func pinnableChat(of call: BotCall) throws(BotRefusal) -> SandboxChat {
        let chat = try writableChat(of: call)
        guard chat.kind == .private || chat.roles?.botIsAdministrator == true else {
            throw .bad("not enough rights to manage pinned messages in the chat")
        }
        return chat
    }
}

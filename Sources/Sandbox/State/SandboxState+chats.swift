extension SandboxState {
    func person(_ id: Int64) -> SandboxPerson? { people.first { $0.id == id } }

    func chatIndex(_ id: Int64) -> Int? { chats.firstIndex { $0.id == id } }

    func chat(_ id: Int64) -> SandboxChat? { chatIndex(id).map { chats[$0] } }

    /// The chat with its messages in it, for those outside. In here the two lie apart, so that a held chat
    /// never makes the next message copy all the others.
    func wholeChat(_ id: Int64) -> SandboxChat? {
        guard var chat = chat(id) else { return nil }
        chat.messages = messages[id] ?? []
        return chat
    }

    /// A message that is still there.
    func message(_ id: Int, in chat: Int64) -> SandboxMessage? {
        guard let all = messages[chat], all.indices.contains(id - 1), !all[id - 1].isDeleted else { return nil }
        return all[id - 1]
    }

    func isMember(_ person: Int64, of chat: SandboxChat) -> Bool { chat.members.contains(person) }

    /// Puts a new message at the end of its chat. `make` is given its id.
    mutating func append(to chat: Int64, _ make: (Int) -> SandboxMessage) -> SandboxMessage? {
        guard let index = chatIndex(chat) else { return nil }
        version += 1
        var message = make((messages[chat]?.count ?? 0) + 1)
        message.version = version
        messages[chat, default: []].append(message)
        chats[index].version = version
        return message
    }

    /// Changes a message in place and gives it back as it is now.
    @discardableResult
    mutating func change(_ id: Int, in chat: Int64, _ body: (inout SandboxMessage) -> Void) -> SandboxMessage? {
        guard let index = chatIndex(chat), messages[chat]?.indices.contains(id - 1) == true else { return nil }
        version += 1
        body(&messages[chat, default: []][id - 1])
        messages[chat, default: []][id - 1].version = version
        chats[index].version = version
        return messages[chat]?[id - 1]
    }

    mutating func changeChat(_ id: Int64, _ body: (inout SandboxChat) -> Void) {
        guard let index = chatIndex(id) else { return }
        version += 1
        body(&chats[index])
        chats[index].version = version
    }
}

extension SandboxState {
    func person(_ id: Int64) -> SandboxPerson? { people.first { $0.id == id } }

    func chatIndex(_ id: Int64) -> Int? { chats.firstIndex { $0.id == id } }

    func chat(_ id: Int64) -> SandboxChat? { chatIndex(id).map { chats[$0] } }

    /// A message that is still there.
    func message(_ id: Int, in chat: Int64) -> SandboxMessage? {
        guard let index = chatIndex(chat), chats[index].messages.indices.contains(id - 1) else { return nil }
        let message = chats[index].messages[id - 1]
        return message.isDeleted ? nil : message
    }

    func isMember(_ person: Int64, of chat: SandboxChat) -> Bool { chat.members.contains(person) }

    /// Puts a new message at the end of its chat. `make` is given its id.
    mutating func append(to chat: Int64, _ make: (Int) -> SandboxMessage) -> SandboxMessage? {
        guard let index = chatIndex(chat) else { return nil }
        version += 1
        var message = make(chats[index].messages.count + 1)
        message.version = version
        chats[index].messages.append(message)
        chats[index].version = version
        return message
    }

    /// Changes a message in place and gives it back as it is now.
    @discardableResult
    mutating func change(_ id: Int, in chat: Int64, _ body: (inout SandboxMessage) -> Void) -> SandboxMessage? {
        guard let index = chatIndex(chat), chats[index].messages.indices.contains(id - 1) else { return nil }
        version += 1
        body(&chats[index].messages[id - 1])
        chats[index].messages[id - 1].version = version
        chats[index].version = version
        return chats[index].messages[id - 1]
    }

    mutating func changeChat(_ id: Int64, _ body: (inout SandboxChat) -> Void) {
        guard let index = chatIndex(id) else { return }
        version += 1
        body(&chats[index])
        chats[index].version = version
    }
}

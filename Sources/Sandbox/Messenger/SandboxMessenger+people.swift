/// People's side of the messenger.
extension SandboxMessenger {
    package var bot: SandboxBot { state.bot }
    package var people: [SandboxPerson] { state.people }
    package var chats: [SandboxChat] { state.chats.compactMap { state.wholeChat($0.id) } }
    package func chat(_ id: Int64) -> SandboxChat? { state.wholeChat(id) }

    @discardableResult
    package func addPerson(
        _ name: String, username: String? = nil, language: String = "en"
    ) throws(SandboxError) -> SandboxPerson {
        try change { state throws(SandboxError) in
            try state.addPerson(name, username: username, language: language)
        }
    }

    /// Makes a group of these people and the bot, and tells the bot.
    @discardableResult
    package func addGroup(
        _ title: String, members: [Int64], isBasic: Bool = false
    ) throws(SandboxError) -> SandboxChat {
        try change { [now] state throws(SandboxError) in
            try state.addGroup(title, members: members, isBasic: isBasic, now: now)
        }
    }

    @discardableResult
    package func send(
        _ text: String, from person: Int64, in chat: Int64, replyTo: Int? = nil
    ) throws(SandboxError) -> SandboxMessage {
        let typed = SandboxState.typed(text)
        guard !typed.text.isEmpty else { throw .wrong("The text is empty.") }
        return try post(typed, nil, person, chat, replyTo)
    }

    /// Opens the bot's `?start=CODE` link.
    @discardableResult
    package func start(_ code: String, by person: Int64) throws(SandboxError) -> SandboxMessage {
        try send(code.isEmpty ? "/start" : "/start " + code, from: person, in: person)
    }

    @discardableResult
    package func edit(
        _ message: Int, in chat: Int64, by person: Int64, to text: String
    ) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in
            try state.edit(message, in: chat, by: person, SandboxState.typed(text), now: now)
        }
    }

    /// Picks people with the key of the chat's keyboard that asks for them, as the messenger's own chooser does.
    @discardableResult
    package func shareUsers(_ ids: [Int64], from person: Int64) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in try state.shareUsers(ids, from: person, now: now) }
    }

    /// Presses a button; gives the query's id, or nil for a button that only the client acts on (link, copy).
    @discardableResult
    package func press(
        _ message: Int, in chat: Int64, by person: Int64, row: Int, column: Int
    ) throws(SandboxError) -> String? {
        try change { [now] state throws(SandboxError) in
            try state.press(message, in: chat, by: person, row: row, column: column, now: now)
        }
    }

    /// Presses the button with that label on the newest message that has one; nil as with `press`.
    @discardableResult
    package func press(_ label: String, in chat: Int64, by person: Int64) throws(SandboxError) -> String? {
        for message in (state.messages[chat] ?? []).reversed() where !message.isDeleted {
            for (row, buttons) in message.buttons.enumerated() {
                guard let column = buttons.firstIndex(where: { $0.text == label }) else { continue }
                return try press(message.id, in: chat, by: person, row: row, column: column)
            }
        }
        throw .missing("There is no button [\(label)] here.")
    }

    /// The answer to a pressed button, once the bot has given it.
    package func popUp(_ queryID: String) -> SandboxEvent? {
        state.events.last { if case .popUp(queryID, _, _, _, _) = $0.kind { true } else { false } }
    }

    /// nil takes the reaction away.
    package func react(
        _ emoji: String?, to message: Int, in chat: Int64, by person: Int64
    ) throws(SandboxError) {
        try change { [now] state throws(SandboxError) in
            try state.react(emoji, to: message, in: chat, by: person, now: now)
        }
    }

    package func delete(_ message: Int, in chat: Int64, by person: Int64) throws(SandboxError) {
        try change { state throws(SandboxError) in try state.delete(message, in: chat, by: person) }
    }

    package func setBlocked(_ blocked: Bool, by person: Int64) throws(SandboxError) {
        try change { [now] state throws(SandboxError) in try state.setBlocked(person, blocked, now: now) }
    }

    func post(
        _ text: SandboxText, _ media: SandboxMedia?, _ person: Int64, _ chat: Int64, _ replyTo: Int?,
        album: String? = nil
    ) throws(SandboxError) -> SandboxMessage {
        try change { [now] state throws(SandboxError) in
            try state.send(text, media, from: person, in: chat, replyTo: replyTo, album: album, now: now)
        }
    }
}

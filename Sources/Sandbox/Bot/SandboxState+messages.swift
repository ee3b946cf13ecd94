/// sendMessage, the edits, the deletes.
extension SandboxState {
    static let textLimit = 4096
    static let captionLimit = 1024

    mutating func sendMessage(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let text = try messageText(call)
        return try post(text, nil, by: call, in: try writableChat(of: call), now: now)
    }

    mutating func editMessageText(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let text = try messageText(call)
        let message = try editable(call)
        guard message.media == nil else { throw .bad("there is no text in the message to edit") }
        return try edit(message, call, now: now) { $0.text = text }
    }

    mutating func editMessageCaption(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let caption = try call.caption()
        let message = try editable(call)
        switch message.media {
        case .photo, .document, .voice: break
        default: throw .bad("there is no caption in the message to edit")
        }
        return try edit(message, call, now: now) { $0.text = caption }
    }

    mutating func editMessageReplyMarkup(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        try edit(try editable(call), call, now: now) { _ in }
    }

    mutating func deleteMessage(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try chat(of: call)
        guard let id = call.integer("message_id"), let message = message(id, in: chat.id) else {
            throw .deleteNotFound
        }
        try delete(message, in: chat, now: now)
        return true
    }

    /// Those that are not there are passed over.
    mutating func deleteMessages(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try chat(of: call)
        let ids = try call.json("message_ids", else: .bad("can't parse message identifiers JSON object"))
        guard let ids = ids?.array else { throw .bad("message identifiers are not specified") }
        guard ids.count <= 100 else { throw .bad("too many message identifiers specified") }
        for id in ids.compactMap(\.integer) {
            guard let message = message(id, in: chat.id) else { continue }
            try delete(message, in: chat, now: now)
        }
        return true
    }

    private func messageText(_ call: BotCall) throws(BotRefusal) -> SandboxText {
        guard !call.string("text").isEmpty else { throw .textEmpty }
        let text = try call.formattedText("text", entities: "entities", limit: Self.textLimit, tooLong: .tooLong)
        guard !text.text.isEmpty else { throw .bad("text must be non-empty") }
        return text
    }

    /// The bot's own message that an edit names.
    func editable(_ call: BotCall) throws(BotRefusal) -> SandboxMessage {
        let chat = try chat(of: call)
        guard let id = call.integer("message_id"), id > 0 else { throw .bad("message identifier is not specified") }
        guard let message = message(id, in: chat.id) else { throw .editNotFound }
        if chat.isBlocked { throw chat.refusalWhereBlocked }
        guard message.sender == bot.id, message.service == nil else { throw .cannotEdit }
        return message
    }

    /// An edit without reply_markup takes the buttons away; one that changes nothing is refused.
    mutating func edit(
        _ old: SandboxMessage, _ call: BotCall, now: Int, _ body: (inout SandboxMessage) -> Void
    ) throws(BotRefusal) -> JSON {
        let markup = try call.replyMarkup(isPrivate: old.chat > 0)
        var new = old
        new.buttons = []
        if case .buttons(let buttons) = markup { new.buttons = buttons }
        if case .change = markup { throw .bad("inline keyboard expected") }
        body(&new)
        guard new != old else { throw .notModified }
        if new.text != old.text || new.media != old.media { new.editDate = now }
        guard let edited = change(old.id, in: old.chat, { $0 = new }) else { throw .editNotFound }
        note(.edited(edited), in: old.chat)
        return wire(edited, now: now)
    }

    private mutating func delete(_ message: SandboxMessage, in chat: SandboxChat, now: Int) throws(BotRefusal) {
        guard chat.kind == .private || message.sender == bot.id else { throw .cannotDelete }
        guard now - message.date < 48 * 3600 else { throw .cannotDeleteOld }
        guard let gone = change(message.id, in: chat.id, { $0.isDeleted = true }) else { throw .deleteNotFound }
        note(.deleted(gone), in: chat.id)
    }
}

/// What every method of the bot needs: which chat, may we write there, what is answered.
extension SandboxState {
    /// The chat of the chat_id parameter, whether or not the bot may write there.
    func chat(of call: BotCall) throws(BotRefusal) -> SandboxChat {
        let text = call.string("chat_id")
        guard !text.isEmpty else { throw .chatIDEmpty }
        guard let id = Int64(text) else { throw .chatNotFound }
        guard let chat = chat(id) else { throw .chatNotFound }
        if let new = chat.roles?.movedTo { throw .upgraded(to: new) }
        return chat
    }

    /// The chat of the chat_id parameter, if the bot may write there.
    func writableChat(of call: BotCall) throws(BotRefusal) -> SandboxChat {
        let chat = try chat(of: call)
        if chat.isBlocked { throw chat.refusalWhereBlocked }
        guard chat.isStarted else { throw .cannotInitiate }
        return chat
    }

    /// The message a new one replies to: reply_parameters, or the older reply_to_message_id.
    func replyTarget(of call: BotCall, in chat: SandboxChat) throws(BotRefusal) -> Int? {
        let fault = BotRefusal.bad("can't parse reply parameters JSON object")
        let parameters = try call.json("reply_parameters", else: fault)
        let old = call.integer("reply_to_message_id").flatMap { $0 == 0 ? nil : $0 }
        guard let id = parameters?["message_id"]?.integer ?? old else { return nil }
        if message(id, in: chat.id) != nil { return id }
        let isOptional =
            parameters?["allow_sending_without_reply"]?.bool ?? call.flag("allow_sending_without_reply")
        if isOptional { return nil }
        throw .replyNotFound
    }

    /// Puts a message of the bot into the chat and tells it to whoever watches.
    mutating func post(
        _ text: SandboxText, _ media: SandboxMedia?, by call: BotCall, in chat: SandboxChat, now: Int
    ) throws(BotRefusal) -> JSON {
        let markup = try call.replyMarkup(isPrivate: chat.kind == .private)
        let reply = try replyTarget(of: call, in: chat)
        let effect = try call.messageEffect(isPrivate: chat.kind == .private)
        let sender = bot.id
        let sent = append(to: chat.id) { id in
            var message = SandboxMessage(id: id, chat: chat.id, sender: sender, date: now, text: text)
            message.media = media
            message.replyTo = reply
            message.effect = effect
            message.isSilent = call.flag("disable_notification") ? true : nil
            if case .buttons(let buttons) = markup { message.buttons = buttons }
            if case .change(let change) = markup { message.keyboardChange = change }
            return message
        }
        guard let sent else { throw .chatNotFound }
        if let change = sent.keyboardChange { apply(change, to: chat.id) }
        note(.sent(sent), in: chat.id)
        return wire(sent, now: now)
    }

    private mutating func apply(_ change: SandboxKeyboardChange, to chat: Int64) {
        switch change {
        case .show(let keyboard): changeChat(chat) { $0.keyboard = keyboard }
        case .remove: changeChat(chat) { $0.keyboard = nil }
        case .forceReply: break
        }
    }
}

extension SandboxChat {
    /// What the bot is told of a chat that does not want it.
    var refusalWhereBlocked: BotRefusal {
        kind == .private ? .blocked : roles?.isBasic == true ? .kickedFromGroup : .kicked
    }
}

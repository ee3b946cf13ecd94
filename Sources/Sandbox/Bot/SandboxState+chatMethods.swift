/// getChat, sendChatAction, setMessageReaction, and the webhook, which nothing is ever sent to.
extension SandboxState {
    private static let actions: Set<String> = [
        "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice", "upload_document",
        "choose_sticker", "find_location", "record_video_note", "upload_video_note",
    ]

    mutating func getChat(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try chat(of: call)
        guard case .object(var members) = wire(chat) else { return .null }
        members["accent_color_id"] = 0
        members["max_reaction_count"] = 11
        members["accepted_gift_types"] = [
            "unlimited_gifts": false, "limited_gifts": false, "unique_gifts": false, "premium_subscription": false,
            "gifts_from_channels": false,
        ]
        return .object(members)
    }

    mutating func sendChatAction(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        _ = try writableChat(of: call)
        guard Self.actions.contains(call.string("action")) else { throw .bad("wrong parameter action in request") }
        return true
    }

    mutating func setMessageReaction(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let chat = try writableChat(of: call)
        let list = try call.json("reaction", else: .bad("can't parse reaction types JSON object"))?.array ?? []
        guard list.count <= 1 else { throw .bad("REACTIONS_TOO_MANY") }
        guard let id = call.integer("message_id"), message(id, in: chat.id) != nil else {
            throw .bad("message to react not found")
        }
        let emoji = list.first?["emoji"]?.string
        if !list.isEmpty, emoji == nil { throw .bad("REACTION_INVALID") }
        let key = String(bot.id)
        if let changed = change(id, in: chat.id, { $0.reactions[key] = emoji }) { note(.reacted(changed), in: chat.id) }
        return true
    }

    mutating func deleteWebhook(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        if call.flag("drop_pending_updates") { queue.dropAll() }
        webhook = ""
        return true
    }

    var webhookInfo: JSON {
        [
            "url": .string(webhook), "has_custom_certificate": false,
            "pending_update_count": .number(queue.updates.count),
        ]
    }
}

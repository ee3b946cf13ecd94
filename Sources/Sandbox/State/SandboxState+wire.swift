/// How the Bot API shows things to the bot.
extension SandboxState {
    func wire(_ person: SandboxPerson) -> JSON {
        .members([
            "id": .number(person.id), "is_bot": false, "first_name": .string(person.name),
            "username": person.username.map(JSON.string), "language_code": .string(person.language),
        ])
    }

    var wireBot: JSON {
        ["id": .number(bot.id), "is_bot": true, "first_name": .string(bot.name), "username": .string(bot.username)]
    }

    /// Anybody by id: a person, the bot, or nil.
    func wireUser(_ id: Int64) -> JSON? { id == bot.id ? wireBot : person(id).map(wire) }

    func wire(_ chat: SandboxChat) -> JSON {
        switch chat.kind {
        case .private:
            let person = person(chat.id)
            return .members([
                "id": .number(chat.id), "type": "private", "first_name": .string(person?.name ?? chat.title),
                "username": (person?.username).map(JSON.string),
            ])
        case .group:
            let type = chat.roles?.isBasic == true ? "group" : "supergroup"
            return ["id": .number(chat.id), "type": .string(type), "title": .string(chat.title)]
        }
    }

    /// The message as it is now; what it replies to is shown one level deep.
    func wire(_ message: SandboxMessage, now: Int, withReply: Bool = true) -> JSON {
        var members: [String: JSON?] = [
            "message_id": .number(message.id), "date": .number(message.date), "from": wireUser(message.sender),
            "chat": chat(message.chat).map(wire), "edit_date": message.editDate.map { .number($0) },
            "media_group_id": message.albumID.map(JSON.string),
        ]
        if message.isUnnamed == true {
            members["from"] = Self.groupBot
            members["sender_chat"] = members["chat"]
        }
        members["forward_origin"] = message.origin.map { wire($0, date: message.date) }
        if withReply, let id = message.replyTo, let original = self.message(id, in: message.chat) {
            members["reply_to_message"] = wire(original, now: now, withReply: false)
        }
        if !message.buttons.isEmpty {
            members["reply_markup"] = ["inline_keyboard": .array(message.buttons.map { .array($0.map(\.wire)) })]
        }
        members.merge(textMembers(message)) { _, new in new }
        members.merge(mediaMembers(message, now: now)) { _, new in new }
        members.merge(serviceMembers(message)) { _, new in new }
        return .members(members)
    }

    private func wire(_ origin: SandboxOrigin, date: Int) -> JSON {
        switch origin {
        case .hidden(let name):
            ["type": "hidden_user", "date": .number(date), "sender_user_name": .string(name)]
        case .user(let id):
            .members(["type": "user", "date": .number(date), "sender_user": wireUser(id)])
        }
    }

    private func textMembers(_ message: SandboxMessage) -> [String: JSON?] {
        guard !message.text.text.isEmpty else { return [:] }
        let (text, entities) = message.media == nil ? ("text", "entities") : ("caption", "caption_entities")
        let list = message.text.entities.map(wire)
        return [text: .string(message.text.text), entities: list.isEmpty ? nil : .array(list)]
    }

    private func wire(_ entity: SandboxEntity) -> JSON {
        var members: [String: JSON?] = [
            "type": .string(entity.type), "offset": .number(entity.offset), "length": .number(entity.length),
            "url": entity.url.map(JSON.string), "language": entity.language.map(JSON.string),
        ]
        switch entity.type {
        case "text_mention": members["user"] = entity.argument.flatMap { Int64($0) }.flatMap(wireUser)
        case "custom_emoji": members["custom_emoji_id"] = entity.argument.map(JSON.string)
        case "date_time": members["unix_time"] = entity.argument.flatMap { Int64($0) }.map { .number($0) }
        default: break
        }
        return .members(members)
    }

    /// Names only where they were asked for (Bot API: SharedUser).
    private func wireShared(_ id: Int64, _ request: SandboxUsersRequest) -> JSON {
        .members([
            "user_id": .number(id),
            "first_name": request.wantsNames ? person(id).map { .string($0.name) } : nil,
            "username": request.wantsUsernames ? person(id)?.username.map(JSON.string) : nil,
        ])
    }
    /// Stands in for an administrator who speaks in the group's name (Bot API: Message.from).
    private static let groupBot: JSON = [
        "id": 1_087_968_824, "is_bot": true, "first_name": "Group", "username": "GroupAnonymousBot",
    ]

    private func serviceMembers(_ message: SandboxMessage) -> [String: JSON?] {
        switch message.service {
        case .joined(let ids): ["new_chat_members": .array(ids.compactMap(wireUser))]
        case .left(let id): ["left_chat_member": wireUser(id)]
        case .sharedUsers(let request, let ids):
            [
                "users_shared": [
                    "request_id": .number(request.id), "users": .array(ids.map { wireShared($0, request) }),
                ]
            ]
        case .becomes(let id): ["migrate_to_chat_id": .number(id)]
        case .was(let id): ["migrate_from_chat_id": .number(id)]
        case nil: [:]
        }
    }
}

extension SandboxButton {
    var wire: JSON {
        let kind: (String, JSON) =
            switch action {
            case .callback(let data): ("callback_data", .string(data))
            case .url(let url): ("url", .string(url))
            case .copy(let words): ("copy_text", ["text": .string(words)])
            }
        return .members(["text": .string(text), "style": style.map(JSON.string), kind.0: kind.1])
    }
}

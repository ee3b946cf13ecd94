/// How people and chats look to the page.
enum PageShapes {
    static func person(_ person: SandboxPerson) -> JSON {
        .members([
            "id": .number(person.id), "name": .string(person.name), "username": person.username.map(JSON.string),
        ])
    }

    static func chat(_ chat: SandboxChat) -> JSON {
        .members([
            "id": .number(chat.id), "type": .string(chat.kind.rawValue), "title": .string(chat.title),
            "person": chat.kind == .private ? .number(chat.id) : nil,
            "members": .array(chat.members.map { .number($0) }),
            "creator": (chat.roles?.creator).map { .number($0) },
            "administrators": .array((chat.roles?.administrators ?? []).map { .number($0) }),
            "basic": (chat.roles?.isBasic).map { .bool($0) },
            "bot_administrator": (chat.roles?.botIsAdministrator).map { .bool($0) },
            "moved_to": (chat.roles?.movedTo).map { .number($0) }, "blocked": .bool(chat.isBlocked),
            "version": .number(chat.version),
        ])
    }

    static func keyboard(_ keyboard: SandboxKeyboard) -> JSON {
        let key: (SandboxKeyboard.Key) -> JSON = {
            .members([
                "text": .string($0.text), "request_location": .bool($0.requestsLocation),
                "request_contact": .bool($0.requestsContact),
                "request_users": $0.requestsUsers.map { .number($0.most) },
            ])
        }
        return .members([
            "rows": .array(keyboard.rows.map { .array($0.map(key)) }),
            "placeholder": keyboard.placeholder.map(JSON.string), "one_time": .bool(keyboard.isOneTime),
        ])
    }

    static func button(_ button: SandboxButton) -> JSON {
        switch button.action {
        case .callback:
            .members(["text": .string(button.text), "kind": "callback", "tone": button.style.map(JSON.string)])
        case .url(let url): ["text": .string(button.text), "kind": "url", "url": .string(url)]
        case .copy(let words): ["text": .string(button.text), "kind": "copy", "copy": .string(words)]
        }
    }

    static func request(_ request: SandboxRequest) -> JSON {
        .members([
            "number": .number(request.number), "date": .number(request.date), "method": .string(request.method),
            "parameters": request.parameters, "status": .number(request.status),
            "description": request.description.map(JSON.string),
        ])
    }
}

/// What the page reads.
extension SandboxMessenger {
    var pageState: JSON {
        let menu = state.chats.first { $0.kind == .private }.map { state.menu(in: $0, language: "en") } ?? []
        return [
            "version": .number(state.version),
            "bot": [
                "id": .number(state.bot.id), "name": .string(state.bot.name), "username": .string(state.bot.username),
            ],
            "people": .array(state.people.map(PageShapes.person)), "chats": .array(state.chats.map(PageShapes.chat)),
            "commands": .array(menu),
        ]
    }

    func pageMessages(_ id: Int64, since: Int) throws(SandboxError) -> JSON {
        guard let chat = state.chat(id) else { throw .missing("There is no chat \(id).") }
        let all = state.messages[id] ?? []
        let messages = since > 0 ? all.filter { $0.version > since } : all.filter { !$0.isDeleted }.suffix(500)
        return [
            "version": .number(state.version), "messages": .array(messages.map(state.page)),
            "keyboard": chat.keyboard.map(PageShapes.keyboard) ?? .null,
        ]
    }

    func pageMessage(_ message: SandboxMessage) throws(SandboxError) -> JSON { state.page(message) }

    /// A version from before a restart that forgot everything counts as none.
    func pageEvents(since: Int) -> JSON {
        let since = since > state.version ? 0 : since
        let popUps = state.events.filter { $0.version > since }.compactMap { event -> JSON? in
            guard case .popUp(_, let person, let text, let isAlert, let url) = event.kind else { return nil }
            return .members([
                "person": .number(person), "chat": .number(event.chat), "text": .string(text), "alert": .bool(isAlert),
                "url": url.map(JSON.string),
            ])
        }
        return [
            "version": .number(state.version), "state": .bool(state.peopleVersion > since),
            "changed": .array(state.chats.filter { $0.version > since }.map { .number($0.id) }),
            "popups": .array(popUps),
        ]
    }

    func pageLog(since: Int) -> JSON { ["requests": .array(requests(after: since).map(PageShapes.request))] }
}

extension SandboxState {
    fileprivate func page(_ message: SandboxMessage) -> JSON {
        if message.isDeleted {
            return ["id": .number(message.id), "version": .number(message.version), "deleted": true]
        }
        var members: [String: JSON?] = [
            "id": .number(message.id), "version": .number(message.version), "deleted": false,
            "from": [
                "id": .number(message.sender), "name": .string(author(message)),
                "bot": .bool(message.sender == bot.id),
            ],
            "date": .number(message.date), "edited": .bool(message.editDate != nil),
            "text": .string(message.text.text), "spans": .array(PageSpans.spans(message.text)),
            "buttons": .array(message.buttons.map { .array($0.map(PageShapes.button)) }),
            "reply_to": message.replyTo.map { .number($0) }, "album": message.albumID.map(JSON.string),
            "effect": message.effect.map(JSON.string),
            "pinned": message.isPinned.map { .bool($0) },
            "forwarded_from": message.origin.map { .string(name($0)) },
            "service": message.service.map { .string(sentence($0, by: message.sender)) },
            "reactions": .array(
                message.reactions.sorted { $0.key < $1.key }.map {
                    ["from": .number(Int64($0.key) ?? 0), "emoji": .string($0.value)]
                }),
        ]
        if case .forceReply = message.keyboardChange { members["force_reply"] = true }
        if let (key, shape) = media(message) { members[key] = shape }
        return .members(members)
    }

    private func media(_ message: SandboxMessage) -> (String, JSON)? {
        switch message.media {
        case .photo(let file): ("photo", shape(file))
        case .document(let file): ("document", shape(file))
        case .voice(let file): ("voice", shape(file))
        case .location(let location): ("location", shape(location, sent: message.date, nil, nil))
        case .venue(let location, let title, let address):
            ("location", shape(location, sent: message.date, title, address))
        case nil: nil
        }
    }

    private func shape(_ file: SandboxFile) -> JSON {
        .members([
            "url": .string("/api/file/" + file.id), "name": .string(file.name), "size": .number(file.size),
            "description": file.description.map(JSON.string),
        ])
    }

    private func shape(_ location: SandboxLocation, sent: Int, _ title: String?, _ address: String?) -> JSON {
        .members([
            "lat": .fraction(location.latitude), "lon": .fraction(location.longitude),
            "accuracy": location.accuracy.map(JSON.fraction),
            "live_until": location.livePeriod.map { .number(sent + $0) },
            "title": title.map(JSON.string), "address": address.map(JSON.string),
        ])
    }

    private func name(_ id: Int64) -> String { id == bot.id ? bot.name : person(id)?.name ?? "Somebody" }

    private func name(_ origin: SandboxOrigin) -> String {
        switch origin {
        case .hidden(let name): name
        case .user(let id): name(id)
        }
    }

    private func author(_ message: SandboxMessage) -> String {
        message.isUnnamed == true ? chat(message.chat)?.title ?? "" : name(message.sender)
    }

    private func sentence(_ service: SandboxService, by person: Int64) -> String {
        switch service {
        case .joined([person]): "\(name(person)) joined"
        case .joined(let ids): "\(name(person)) added \(ids.map(name).joined(separator: ", "))"
        case .left(person): "\(name(person)) left"
        case .left(let id): "\(name(person)) removed \(name(id))"
        case .sharedUsers(_, let ids): "\(name(person)) picked \(ids.map(name).joined(separator: ", "))"
        case .becomes: "This group became a supergroup"
        case .was: "This group was upgraded"
        }
    }
}

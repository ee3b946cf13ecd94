/// The bot's command menu and the texts of its profile.
extension SandboxState {
    mutating func setMyCommands(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        let list = try call.json("commands", else: .bad("can't parse commands JSON object"))
        guard let list = list?.array else { throw .bad("expected an Array of BotCommand") }
        guard list.count <= 100 else { throw .bad("too many commands specified") }
        for entry in list { try Self.check(command: entry) }
        commands[try scope(call)] = list
        notePeople()
        return true
    }

    mutating func getMyCommands(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        .array(commands[try scope(call)] ?? [])
    }

    mutating func deleteMyCommands(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        commands[try scope(call)] = nil
        notePeople()
        return true
    }

    mutating func setMyName(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        try setText("name", limit: 64, call)
    }
    mutating func getMyName(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON { text("name", call) }

    mutating func setMyDescription(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        try setText("description", limit: 512, call)
    }
    mutating func getMyDescription(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON { text("description", call) }

    mutating func setMyShortDescription(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        try setText("short_description", limit: 120, call)
    }
    mutating func getMyShortDescription(_ call: BotCall, now: Int) throws(BotRefusal) -> JSON {
        text("short_description", call)
    }

    /// The menu that a client with that language shows in a chat: the narrowest scope that has one.
    func menu(in chat: SandboxChat, language: String) -> [JSON] {
        let scopes = [
            "chat/\(chat.id)", chat.kind == .private ? "all_private_chats" : "all_group_chats", "default",
        ]
        for scope in scopes {
            for language in [language, ""] {
                if let menu = commands[CommandScope(scope: scope, language: language)] { return menu }
            }
        }
        return []
    }

    private func scope(_ call: BotCall) throws(BotRefusal) -> CommandScope {
        let scope = try call.json("scope", else: .bad("can't parse BotCommandScope JSON object"))
        let type = scope?["type"]?.string ?? "default"
        let chat = scope?["chat_id"].map { "/" + ($0.string ?? $0.text) } ?? ""
        return CommandScope(scope: type + chat, language: call.string("language_code"))
    }

    private static func check(command: JSON) throws(BotRefusal) {
        guard let name = command["command"]?.string, let words = command["description"]?.string else {
            throw .bad("can't parse BotCommand: Can't find field \"command\" or \"description\"")
        }
        guard name.wholeMatch(of: /\/?[a-z0-9_]{1,32}/) != nil else { throw .bad("BOT_COMMAND_INVALID") }
        guard (1...256).contains(words.unicodeScalars.count) else { throw .bad("BOT_COMMAND_DESCRIPTION_INVALID") }
    }

    private mutating func setText(_ name: String, limit: Int, _ call: BotCall) throws(BotRefusal) -> JSON {
        guard call.string(name).unicodeScalars.count <= limit else { throw .bad("text is too long") }
        profile[name + "/" + call.string("language_code")] = call.string(name)
        notePeople()
        return true
    }

    private func text(_ name: String, _ call: BotCall) -> JSON {
        let own = profile[name + "/" + call.string("language_code")]
        return [name: .string(own ?? profile[name + "/"] ?? "")]
    }
}

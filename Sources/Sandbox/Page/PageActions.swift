/// What the page can do, by path under /api.
enum PageActions {
    typealias Action = @Sendable (SandboxMessenger, PageInput) async throws -> JSON

    static let byPath: [(String, Action)] = [
        ("/people", addPerson), ("/group", addGroup), ("/migrate", migrate), ("/send", send), ("/edit", edit),
        ("/press", press), ("/location", location), ("/users", users), ("/live", live), ("/file", file),
        ("/block", block), ("/react", react), ("/delete", delete), ("/forward", forward), ("/member", member),
        ("/administrator", administrator), ("/fault", fault),
    ]

    private static let done: JSON = ["ok": true]

    private static let addPerson: Action = { messenger, input in
        let person = try await messenger.addPerson(
            input.text("name"), username: input.optional("username"), language: input.optional("language") ?? "en")
        return PageShapes.person(person)
    }

    private static let addGroup: Action = { messenger, input in
        let isBasic = input.flag("basic")
        return PageShapes.chat(
            try await messenger.addGroup(input.text("title"), members: input.ids("members"), isBasic: isBasic))
    }

    private static let migrate: Action = { messenger, input in
        PageShapes.chat(try await messenger.migrate(input.id("chat")))
    }

    private static let send: Action = { messenger, input in
        let message = try await messenger.send(
            input.text("text"), from: input.id("as"), in: input.id("chat"), replyTo: input.number("reply_to"))
        return try await messenger.pageMessage(message)
    }

    private static let edit: Action = { messenger, input in
        let message = try await messenger.edit(
            input.index("message"), in: input.id("chat"), by: input.id("as"), to: input.text("text"))
        return try await messenger.pageMessage(message)
    }

    private static let press: Action = { messenger, input in
        if let data = input.optional("data") {
            let query = try await messenger.forge(data, in: input.id("chat"), by: input.id("as"))
            return ["query": .string(query)]
        }
        let query = try await messenger.press(
            input.index("message"), in: input.id("chat"), by: input.id("as"), row: input.index("row"),
            column: input.index("column"))
        return ["query": query.map(JSON.string) ?? .null]
    }

    private static let location: Action = { messenger, input in
        let message = try await messenger.sendLocation(
            latitude: input.degrees("latitude"), longitude: input.degrees("longitude"),
            accuracy: input.decimal("accuracy"), livePeriod: input.number("live_period"), from: input.id("as"),
            in: input.id("chat"), replyTo: input.number("reply_to"))
        return try await messenger.pageMessage(message)
    }

    private static let users: Action = { messenger, input in
        let message = try await messenger.shareUsers(input.ids("users"), from: input.id("as"))
        return try await messenger.pageMessage(message)
    }

    private static let live: Action = { messenger, input in
        let (id, chat, person) = (try input.index("message"), try input.id("chat"), try input.id("as"))
        if input.flag("stop") {
            return try await messenger.pageMessage(try await messenger.stopLive(id, in: chat, by: person))
        }
        let message = try await messenger.moveLive(
            id, in: chat, by: person, latitude: input.degrees("latitude"), longitude: input.degrees("longitude"),
            accuracy: input.decimal("accuracy"))
        return try await messenger.pageMessage(message)
    }

    private static let file: Action = { messenger, input in
        let upload = try input.file("file")
        let (person, chat) = (try input.id("as"), try input.id("chat"))
        let (caption, reply) = (input.text("caption"), input.number("reply_to"))
        let message =
            input.text("kind") == "photo"
            ? try await messenger.sendPhoto(
                upload.bytes, name: upload.name, caption: caption, from: person, in: chat, replyTo: reply)
            : try await messenger.sendDocument(
                upload.bytes, name: upload.name, caption: caption, from: person, in: chat, replyTo: reply)
        return try await messenger.pageMessage(message)
    }

    private static let block: Action = { messenger, input in
        try await messenger.setBlocked(input.flag("blocked"), by: input.id("as"))
        return done
    }

    private static let react: Action = { messenger, input in
        try await messenger.react(
            input.optional("emoji"), to: input.index("message"), in: input.id("chat"), by: input.id("as"))
        return done
    }

    private static let delete: Action = { messenger, input in
        try await messenger.delete(input.index("message"), in: input.id("chat"), by: input.id("as"))
        return done
    }

    private static let forward: Action = { messenger, input in
        let message = try await messenger.forward(
            input.index("message"), from: input.id("chat"), by: input.id("as"), to: input.id("to"))
        return try await messenger.pageMessage(message)
    }

    /// Without a person the bot is meant.
    private static let member: Action = { messenger, input in
        let person = try input.optional("person") == nil ? await messenger.bot.id : input.id("person")
        if input.flag("in") {
            try await messenger.join(person, input.id("chat"))
        } else {
            try await messenger.leave(person, input.id("chat"))
        }
        return done
    }

    private static let administrator: Action = { messenger, input in
        let person = try input.optional("person") == nil ? await messenger.bot.id : input.id("person")
        try await messenger.setAdministrator(person, input.flag("on"), in: input.id("chat"))
        return done
    }

    private static let fault: Action = { messenger, input in
        let count = input.number("count") ?? 1
        if count == 0 {
            await messenger.clearFaults()
            return done
        }
        guard let kind = SandboxFault.Kind(rawValue: input.text("kind")) else {
            throw SandboxError.wrong("\"kind\" must be 429, 5xx, drop, hang or reset.")
        }
        let retry = input.number("retry_after") ?? 1
        await messenger.add(
            SandboxFault(method: input.optional("method") ?? "*", kind: kind, count: count, retryAfter: retry))
        return done
    }
}

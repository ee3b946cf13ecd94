import Sandbox

/// The people and groups of a transcript, under the names it gives them. People come into being by their first use.
actor Cast {
    private let messenger: SandboxMessenger
    private var ids: [String: Int64] = [:]
    private var names: [Int64: String] = [:]

    init(messenger: SandboxMessenger) { self.messenger = messenger }

    /// A chat's name in the transcript.
    func name(_ chat: Int64) -> String? { names[chat] }

    /// The group's chat, or the person's own.
    func chat(_ name: String) async throws(SandboxError) -> Int64 {
        if let id = ids[name] { return id }
        return try await makePerson(name)
    }

    /// `language` is an IETF tag, as the person's messenger tells it.
    @discardableResult
    func makePerson(_ name: String, language: String = "en") async throws(SandboxError) -> Int64 {
        let person = try await messenger.addPerson(
            name.prefix(1).uppercased() + name.dropFirst(), username: name, language: language)
        keep(person.id, as: name)
        return person.id
    }

    /// The first of the members makes it.
    func makeGroup(_ name: String, members: [String], isBasic: Bool) async throws(SandboxError) {
        var people: [Int64] = []
        for member in members { people.append(try await chat(member)) }
        let title = name.prefix(1).uppercased() + name.dropFirst()
        keep(try await messenger.addGroup(title, members: people, isBasic: isBasic).id, as: name)
    }

    func move(_ name: String, into isIn: Bool, _ group: String) async throws(SandboxError) {
        let (person, group) = (try await someone(name), try await chat(group))
        if isIn { try await messenger.join(person, group) } else { try await messenger.leave(person, group) }
    }

    func promote(_ name: String, _ isOne: Bool, in group: String) async throws(SandboxError) {
        try await messenger.setAdministrator(try await someone(name), isOne, in: try await chat(group))
    }

    /// From now on the name means the new chat; what is still sent to the old one stands under it too.
    func migrate(_ group: String) async throws(SandboxError) {
        keep(try await messenger.migrate(try await chat(group)).id, as: group)
    }

    private func someone(_ name: String) async throws(SandboxError) -> Int64 {
        if name == "bot" { return await messenger.bot.id }
        return try await chat(name)
    }

    private func keep(_ id: Int64, as name: String) {
        ids[name] = id
        names[id] = name
    }
}

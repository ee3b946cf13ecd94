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

    func makeGroup(_ name: String, members: [String]) async throws(SandboxError) {
        var people: [Int64] = []
        for member in members { people.append(try await chat(member)) }
        keep(try await messenger.addGroup(name.prefix(1).uppercased() + name.dropFirst(), members: people).id, as: name)
    }

    private func keep(_ id: Int64, as name: String) {
        ids[name] = id
        names[id] = name
    }
}

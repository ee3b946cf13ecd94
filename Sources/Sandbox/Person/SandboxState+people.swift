/// People and chats come into being.
extension SandboxState {
    mutating func addPerson(_ name: String, username: String?, language: String) throws(SandboxError) -> SandboxPerson {
        let name = name.trimmingBlanks
        guard !name.isEmpty, name.count <= 64 else { throw .wrong("A person needs a name of 1 to 64 characters.") }
        if let username, people.contains(where: { $0.username?.lowercased() == username.lowercased() }) {
            throw .wrong("There is already somebody called @\(username).")
        }
        let person = SandboxPerson(
            id: 7_000_000_001 + Int64(people.count), name: name, username: username, language: language)
        people.append(person)
        notePeople()
        chats.append(
            SandboxChat(id: person.id, kind: .private, title: bot.name, members: [person.id], version: version))
        return person
    }

    /// The first of the members makes it; a basic group is not a supergroup yet.
    mutating func addGroup(
        _ title: String, members: [Int64], isBasic: Bool = false, now: Int
    ) throws(SandboxError) -> SandboxChat {
        let title = title.trimmingBlanks
        guard !title.isEmpty, title.count <= 128 else { throw .wrong("A group needs a title.") }
        for member in members where person(member) == nil { throw .missing("There is no person \(member).") }
        guard let founder = members.first else { throw .wrong("A group needs somebody in it.") }
        var chat = SandboxChat(id: freshGroupID(isBasic), kind: .group, title: title, members: members)
        chat.roles = SandboxRoles(creator: founder, isBasic: isBasic)
        chat.isStarted = true
        notePeople()
        chat.version = version
        chats.append(chat)
        deliverStanding(in: chat, by: founder, from: "left", to: "member", now: now)
        tell(.joined([bot.id]), in: chat.id, by: founder, now: now)
        return self.chat(chat.id) ?? chat
    }

    func freshGroupID(_ isBasic: Bool) -> Int64 {
        let number = Int64(chats.count { $0.kind == .group } + 1)
        return isBasic ? -4_000_000_000 - number : -1_002_000_000_000 - number
    }

    /// What a group's talk shows of itself.
    mutating func tell(_ service: SandboxService, in chat: Int64, by person: Int64, now: Int) {
        let told = append(to: chat) { id in
            var message = SandboxMessage(id: id, chat: chat, sender: person, date: now, text: SandboxText())
            message.service = service
            return message
        }
        if let told { deliver(told, edited: false, now: now) }
    }

    /// A private chat that is blocked gets nothing from the bot, and the bot is told.
    mutating func setBlocked(_ person: Int64, _ blocked: Bool, now: Int) throws(SandboxError) {
        guard let chat = chat(person) else { throw .missing("There is no person \(person).") }
        guard chat.isBlocked != blocked else { return }
        changeChat(person) { $0.isBlocked = blocked }
        notePeople()
        let (old, new) = blocked ? ("member", "kicked") : ("kicked", "member")
        deliverStanding(in: chat, by: person, from: old, to: new, now: now)
    }

    /// The chat, if the person is in it.
    func chat(_ id: Int64, of person: Int64) throws(SandboxError) -> SandboxChat {
        guard self.person(person) != nil else { throw .missing("There is no person \(person).") }
        guard let chat = chat(id) else { throw .missing("There is no chat \(id).") }
        guard isMember(person, of: chat) else { throw .wrong("That person is not in this chat.") }
        if chat.roles?.movedTo != nil { throw .wrong("This group became a supergroup; write there.") }
        return chat
    }
}

extension String {
    var trimmingBlanks: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

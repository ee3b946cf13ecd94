/// People and the bot come, go, and look after a group.
extension SandboxState {
    private static let day = 86_400

    /// Comes in, or is let in by the group's maker.
    mutating func join(_ person: Int64, _ id: Int64, now: Int) throws(SandboxError) {
        let chat = try group(id)
        guard self.person(person) != nil else { throw .missing("There is no person \(person).") }
        guard !isMember(person, of: chat) else { throw .wrong("That person is in this group already.") }
        changeGroup(id) { $0.members.append(person) }
        tell(.joined([person]), in: id, by: person, now: now)
        deliverStanding(of: person, in: id, before: chat, now: now)
    }

    mutating func leave(_ person: Int64, _ id: Int64, now: Int) throws(SandboxError) {
        let chat = try group(id)
        guard isMember(person, of: chat) else { throw .wrong("That person is not in this group.") }
        guard chat.members.count > 1 else { throw .wrong("Somebody has to stay.") }
        tell(.left(person), in: id, by: person, now: now)
        changeGroup(id) {
            $0.members.removeAll { $0 == person }
            $0.roles?.administrators.removeAll { $0 == person }
        }
        deliverStanding(of: person, in: id, before: chat, now: now)
    }

    /// Makes somebody an administrator, or takes that away; the bot too.
    mutating func setAdministrator(
        _ person: Int64, _ isAdministrator: Bool, in id: Int64, now: Int
    ) throws(SandboxError) {
        let chat = try group(id)
        if person == bot.id {
            return setBotAdministrator(isAdministrator, in: chat, now: now)
        }
        guard isMember(person, of: chat) else { throw .wrong("That person is not in this group.") }
        guard chat.roles?.creator != person else { throw .wrong("Whoever made the group looks after it.") }
        changeGroup(id) {
            $0.roles?.administrators.removeAll { $0 == person }
            if isAdministrator { $0.roles?.administrators.append(person) }
        }
        deliverStanding(of: person, in: id, before: chat, now: now)
    }

    /// The maker throws the bot out, or lets it in again.
    mutating func setBot(_ isIn: Bool, in id: Int64, now: Int) throws(SandboxError) {
        let chat = try group(id)
        guard chat.isBlocked == isIn, let maker = chat.roles?.creator else {
            throw .wrong(isIn ? "The bot is in this group already." : "The bot is not in this group.")
        }
        let old = isIn ? "kicked" : chat.roles?.botIsAdministrator == true ? "administrator" : "member"
        changeGroup(id) {
            $0.isBlocked = !isIn
            $0.roles?.botIsAdministrator = false
        }
        deliverStanding(in: chat, by: maker, from: old, to: isIn ? "member" : "kicked", now: now)
        tell(isIn ? .joined([bot.id]) : .left(bot.id), in: id, by: maker, now: now)
    }

    /// A basic group becomes a supergroup: another chat with the same people, where messages count from 1.
    mutating func migrate(_ id: Int64, now: Int) throws(SandboxError) -> SandboxChat {
        let old = try group(id)
        guard var roles = old.roles, roles.isBasic else { throw .wrong("This is a supergroup already.") }
        roles.isBasic = false
        var new = SandboxChat(id: freshGroupID(false), kind: .group, title: old.title, members: old.members)
        (new.roles, new.isStarted, new.isBlocked) = (roles, true, old.isBlocked)
        notePeople()
        new.version = version
        chats.append(new)
        tell(.becomes(new.id), in: id, by: roles.creator, now: now)
        changeGroup(id) { $0.roles?.movedTo = new.id }
        tell(.was(id), in: new.id, by: roles.creator, now: now)
        return chat(new.id) ?? new
    }

    private mutating func setBotAdministrator(_ isAdministrator: Bool, in chat: SandboxChat, now: Int) {
        guard let roles = chat.roles, roles.botIsAdministrator != isAdministrator, !chat.isBlocked else { return }
        changeGroup(chat.id) { $0.roles?.botIsAdministrator = isAdministrator }
        let words = isAdministrator ? ("member", "administrator") : ("administrator", "member")
        deliverStanding(in: chat, by: roles.creator, from: words.0, to: words.1, now: now)
    }

    private func group(_ id: Int64) throws(SandboxError) -> SandboxChat {
        guard let chat = chat(id), chat.kind == .group else { throw .missing("There is no group \(id).") }
        if chat.roles?.movedTo != nil { throw .wrong("This group became a supergroup.") }
        return chat
    }

    private mutating func changeGroup(_ id: Int64, _ body: (inout SandboxChat) -> Void) {
        changeChat(id, body)
        notePeople()
    }

    /// Queues that somebody's standing changed: only a bot that looks after the group is told.
    private mutating func deliverStanding(of person: Int64, in id: Int64, before old: SandboxChat, now: Int) {
        guard let new = chat(id), new.roles?.botIsAdministrator == true, let maker = new.roles?.creator else { return }
        let body = JSON.members([
            "chat": wire(new), "from": wireUser(maker), "date": .number(now),
            "old_chat_member": wire(memberOf: old, person), "new_chat_member": wire(memberOf: new, person),
        ])
        queue.add("chat_member", body, expires: now + Self.day)
    }
}

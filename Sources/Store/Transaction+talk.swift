package import Core
package import Foundation

/// Who speaks where, as most updates find it: somebody known, in their own chat.
package struct Talk: Sendable {
    package let person: PersonID
    package let chat: ChatRow
    package let account: Account
    /// What nearly every line asks next; nil where it was not asked.
    let asked: Asked?

    struct Asked: Sendable {
        let nameStamp: Int64?
        /// `Transaction.writes` of then.
        let writes: Int
        let question: String?
        let talk: KeptTalk
    }

    package init(person: PersonID, chat: ChatRow, account: Account) {
        self.init(person: person, chat: chat, account: account, asked: nil)
    }

    fileprivate init(person: PersonID, chat: ChatRow, account: Account, asked: Asked?) {
        self.person = person
        self.chat = chat
        self.account = account
        self.asked = asked
    }
}

extension Session {
    /// What was asked with who speaks is not asked again.
    package func take(_ talk: Talk) {
        guard let asked = talk.asked else { return }
        keptNameStamp = (asked.nameStamp, asked.writes)
        keptQuestion = .some(asked.question)
        keptTalk = asked.talk
    }
}

extension Transaction {
    /// All that is asked of an update's sender, in one statement; nil for whoever is new or speaks in a group.
    ///
    /// Keeps the names that the messenger shows up to date.
    package func talk(of sender: Sender, in ref: ChatRef, now: Date) throws -> Talk? {
        let query: Query = """
            SELECT identity.id, identity.username, displayName, chat.id, chat.isReachable,
                chat.identity, chat.usedAt, person.id,
                \(sql: SettingsColumns.names), stamp, question, about, coalesce(at, 0)
            FROM identity
            JOIN chat ON chat.messenger = identity.messenger AND chat.externalID = \(ref.id)
            JOIN person ON person.id = chat.owner AND person.id = identity.person
            LEFT JOIN nameStamp ON nameStamp.owner = person.id
            LEFT JOIN conversation ON conversation.chat = chat.id AND conversation.person = person.id
                AND askedAt > \(Session.oldestQuestion(now))
            LEFT JOIN recall ON recall.chat = chat.id AND recall.person = person.id
            WHERE identity.messenger = \(ref.messenger.rawValue) AND identity.externalID = \(sender.id)
            """
        guard let (identity, talk) = try db.first(query, { try read($0, ref) }) else { return nil }
        if identity.username != sender.username || identity.displayName != sender.name {
            try rename(identity.id, to: sender)
        }
        note(talk.chat)
        return talk
    }

    private func read(_ cursor: Cursor, _ ref: ChatRef) throws -> (Identity, Talk) {
        var row = Columns(cursor)
        let identity = try Identity(id: row.next(), username: row.nextIfAny(), displayName: row.next())
        let id: ChatID = try row.next()
        let isReachable: Bool = try row.next()
        let linked: IdentityID? = row.nextIfAny()
        let usedAt: Double? = row.nextIfAny()
        let owner: OwnerID = try row.next()
        let chat = ChatRow(
            id: id, messenger: ref.messenger.rawValue, externalID: ref.id, owner: owner, isGroup: false,
            isReachable: isReachable, identity: linked, usedAt: usedAt.map(Date.init(stored:)))
        let account = Account(owner: owner, isGroup: false, settings: try SettingsColumns.read(&row))
        let asked = try Talk.Asked(
            nameStamp: row.nextIfAny(), writes: writes, question: row.nextIfAny(),
            talk: KeptTalk(about: row.nextIfAny(), at: row.next()))
        return (identity, Talk(person: PersonID(owner.rawValue), chat: chat, account: account, asked: asked))
    }

    /// The name that a messenger shows has changed.
    func rename(_ identity: IdentityID, to sender: Sender) throws {
        try db.run(
            "UPDATE identity SET username = \(sender.username), displayName = \(sender.name) WHERE id = \(identity)")
    }
}

private struct Identity {
    let id: IdentityID
    let username: String?
    let displayName: String
}

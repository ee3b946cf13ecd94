package import Core
import GRDB

extension Transaction {
    /// The chat's row. A new private chat belongs to `person`, who writes from that account; a new group starts with
    /// `defaults`.
    package func chat(
        _ ref: ChatRef, isGroup: Bool, title: String?, person: PersonID, account: String? = nil, defaults: Settings
    ) throws -> ChatRow {
        if let known = try chat(ref) {
            if known.isGroup, let title { try rename(known.owner, to: title) }
            return known.isGroup ? known : try taken(over: known, by: person)
        }
        let owner = isGroup ? try newGroup(title ?? "", as: defaults) : person.owner
        let row = try ChatRow.fetchOne(
            db,
            literal: """
                INSERT INTO chat (messenger, externalID, owner, isGroup, identity)
                VALUES (\(ref.messenger.rawValue), \(ref.id), \(owner), \(isGroup),
                    (SELECT id FROM identity WHERE messenger = \(ref.messenger.rawValue) AND externalID = \(account)
                        AND linkedAt IS NOT NULL AND NOT \(isGroup))) RETURNING *
                """)
        guard let row else { throw SessionError.unknownOwner(owner) }
        return row
    }

    /// What was said last to whoever left is that chat's; from now on it is of whoever writes there.
    private func taken(over chat: ChatRow, by person: PersonID) throws -> ChatRow {
        guard try name(of: PersonID(chat.owner.rawValue)) == nil else { return chat }
        forgetChats()
        try db.run("UPDATE chat SET owner = \(person) WHERE id = \(chat.id)")
        try db.run("DELETE FROM owner WHERE id = \(chat.owner)")
        return try self.chat(chat.ref) ?? chat
    }

    /// nil for a chat that never wrote to us.
    package func chat(_ ref: ChatRef) throws -> ChatRow? {
        try ChatRow.fetchOne(
            db,
            literal: "SELECT * FROM chat WHERE messenger = \(ref.messenger.rawValue) AND externalID = \(ref.id)")
    }

    package func chat(id: ChatID) throws -> ChatRow? {
        if let noted = noted(id) { return noted }
        let row = try ChatRow.fetchOne(db, literal: "SELECT * FROM chat WHERE id = \(id)")
        if let row { note(row) }
        return row
    }

    /// Whether we can write to the chat; one that cannot be reached loses what waits for it.
    package func setReachable(_ chat: ChatID, _ isReachable: Bool) throws {
        forgetChats()
        try db.run(
            "UPDATE chat SET isReachable = \(isReachable) WHERE id = \(chat) AND isReachable <> \(isReachable)"
        )
        if isReachable, db.changed > 0 { try rearmReminders(in: chat) }
        if !isReachable {
            try db.run("DELETE FROM outbox WHERE chat = \(chat) AND state = 'waiting'")
            try db.run("DELETE FROM card WHERE chat = \(chat) AND message IS NULL")
        }
    }

    private func newGroup(_ title: String, as settings: Settings) throws -> OwnerID {
        var settings = settings
        settings.timeZoneIsAssumed = true
        let owner = try newOwner("group")
        try insertAccount("groupChat", owner, naming: "title", title, settings)
        return owner
    }

    /// A title is the messenger's, not ours: it changes outside the journal.
    private func rename(_ group: OwnerID, to title: String) throws {
        try db.run("UPDATE groupChat SET title = \(title) WHERE id = \(group) AND title <> \(title)")
    }
}

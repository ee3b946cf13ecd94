package import Core
import GRDB

extension Transaction {
    /// The chat's row. A new private chat belongs to `person`; a new group starts with that person's settings.
    package func chat(_ ref: ChatRef, isGroup: Bool, title: String?, person: PersonID) throws -> ChatRow {
        if let known = try chat(ref) {
            if known.isGroup, let title { try rename(known.owner, to: title) }
            return known
        }
        let owner = isGroup ? try newGroup(title ?? "", as: settings(of: person.owner)) : person.owner
        let row = try ChatRow.fetchOne(
            db,
            literal: """
                INSERT INTO chat (messenger, externalID, owner, isGroup)
                VALUES (\(ref.messenger.rawValue), \(ref.id), \(owner), \(isGroup)) RETURNING *
                """)
        guard let row else { throw SessionError.unknownOwner(owner) }
        return row
    }

    /// nil for a chat that never wrote to us.
    package func chat(_ ref: ChatRef) throws -> ChatRow? {
        try ChatRow.fetchOne(
            db,
            literal: "SELECT * FROM chat WHERE messenger = \(ref.messenger.rawValue) AND externalID = \(ref.id)")
    }

    package func chat(id: ChatID) throws -> ChatRow? {
        try ChatRow.fetchOne(db, literal: "SELECT * FROM chat WHERE id = \(id)")
    }

    /// Whether we can write to the chat; one that cannot be reached loses what waits for it.
    package func setReachable(_ chat: ChatID, _ isReachable: Bool) throws {
        try db.execute(
            literal: "UPDATE chat SET isReachable = \(isReachable) WHERE id = \(chat) AND isReachable <> \(isReachable)"
        )
        if !isReachable {
            try db.execute(literal: "DELETE FROM outbox WHERE chat = \(chat) AND state = 'waiting'")
            try db.execute(literal: "DELETE FROM card WHERE chat = \(chat) AND message IS NULL")
        }
    }

    /// The messenger gave the chat another id. Where both are known already, they become one.
    package func migrate(chat old: ChatRef, to new: ChatRef) throws {
        guard let from = try chat(old) else { return }
        guard let target = try chat(new) else {
            return try db.execute(literal: "UPDATE chat SET externalID = \(new.id) WHERE id = \(from.id)")
        }
        try merge(target, into: from)
        try db.execute(literal: "UPDATE chat SET externalID = \(new.id), isReachable = 1 WHERE id = \(from.id)")
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
        try db.execute(literal: "UPDATE groupChat SET title = \(title) WHERE id = \(group) AND title <> \(title)")
    }

    /// What the newer row gathered goes to the older one, which keeps its owner; then the newer row goes.
    private func merge(_ newer: ChatRow, into older: ChatRow) throws {
        for table in ["outbox", "card", "job"] {
            try db.execute(
                literal: "UPDATE \(sql: table) SET chat = \(older.id) WHERE chat = \(newer.id)")
        }
        if newer.owner != older.owner, newer.isGroup {
            try withoutJournal {
                for table in ["place", "note", "heading", "entry"] {
                    try db.execute(
                        literal: "UPDATE \(sql: table) SET owner = \(older.owner) WHERE owner = \(newer.owner)")
                }
                try db.execute(literal: "UPDATE job SET viewer = \(older.owner) WHERE viewer = \(newer.owner)")
                try db.execute(literal: "DELETE FROM owner WHERE id = \(newer.owner)")
            }
        }
        try db.execute(literal: "DELETE FROM chat WHERE id = \(newer.id)")
    }
}

extension Transaction {
    /// Runs changes that Undo must not know: joining owners, and forgetting one.
    func withoutJournal(_ body: () throws -> Void) throws {
        try savepoint {
            try db.execute(sql: "UPDATE journal SET isPaused = 1")
            try body()
            try db.execute(sql: "UPDATE journal SET isPaused = 0")
        }
    }

    /// Deletes an owner and all that is theirs, journal and chats included. There is no way back.
    package func forget(_ owner: OwnerID) throws {
        try withoutJournal { try db.execute(literal: "DELETE FROM owner WHERE id = \(owner)") }
    }
}

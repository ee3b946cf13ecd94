package import Core
import GRDB

extension Transaction {
    /// The messenger gave the chat another id. Where both are known already, they become one.
    package func migrate(chat old: ChatRef, to new: ChatRef) throws {
        guard old != new else { return }
        forgetChats()
        guard let from = try chat(old) else { return }
        try forgetMessages(of: from.id)
        guard let target = try chat(new) else {
            return try db.run("UPDATE chat SET externalID = \(new.id) WHERE id = \(from.id)")
        }
        try merge(target, into: from)
        touch(from.id)
        try db.run("UPDATE chat SET externalID = \(new.id), isReachable = 1 WHERE id = \(from.id)")
    }

    /// Messages have other ids in the new chat: what an old one carried must not be taken for what a new one carries.
    func forgetMessages(of chat: ChatID) throws {
        try db.run("DELETE FROM card WHERE chat = \(chat) AND message IS NOT NULL")
        for table in ["origin", "unreadLine"] { try db.run("DELETE FROM \(sql: table) WHERE chat = \(chat)") }
    }

    /// What the newer row gathered goes to the older one, which keeps its owner; then the newer row goes.
    private func merge(_ newer: ChatRow, into older: ChatRow) throws {
        try move(whatNames: "chat", from: newer.id, to: older.id)
        if newer.owner != older.owner, newer.isGroup {
            try withoutJournal {
                try joinOccasions(of: newer.owner, to: older.owner)
                try joinFavourites(of: newer.owner, to: older.owner)
                for table in ["owner", "groupChat"] { try move(whatNames: table, from: newer.owner, to: older.owner) }
                try db.run("DELETE FROM owner WHERE id = \(newer.owner)")
            }
        }
        try db.run("DELETE FROM chat WHERE id = \(newer.id)")
    }

    /// Every row that names another one in whatever column, as the schema tells; but who or what is that other one. What
    /// both have and can be there only once stays as the older one has it.
    private func move<Row>(whatNames table: String, from newer: ID<Row>, to older: ID<Row>) throws {
        let references = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT known.name AS source, reference."from" AS name
                FROM sqlite_schema AS known JOIN pragma_foreign_key_list(known.name) AS reference
                WHERE known.type = 'table' AND reference."table" = \(table) AND reference."from" <> 'id'
                """)
        for reference in references {
            let (source, name) = (reference["source"] as String, reference["name"] as String)
            try db.run("UPDATE OR IGNORE \(sql: source) SET \(sql: name) = \(older) WHERE \(sql: name) = \(newer)")
        }
    }

    /// Only one heading of a group holds its favourites: the other becomes one like any.
    private func joinFavourites(of newer: OwnerID, to older: OwnerID) throws {
        try db.run(
            """
            UPDATE heading SET holdsFavourites = 0 WHERE owner = \(newer)
                AND EXISTS (SELECT 1 FROM heading AS kept WHERE kept.owner = \(older) AND kept.holdsFavourites)
            """)
    }

    /// Of two occasions of one name one is left, with the tasks of both.
    private func joinOccasions(of newer: OwnerID, to older: OwnerID) throws {
        let pairs = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT gone.id AS gone, kept.id AS kept FROM occasion AS gone JOIN occasion AS kept ON kept.name = gone.name
                WHERE gone.owner = \(newer) AND kept.owner = \(older)
                """)
        for pair in pairs {
            let (gone, kept) = (pair["gone"] as OccasionID, pair["kept"] as OccasionID)
            for table in ["task", "bundle", "routine"] {
                try db.run("UPDATE \(sql: table) SET occasion = \(kept) WHERE occasion = \(gone)")
            }
            try db.run("UPDATE occasion SET next = \(kept) WHERE next = \(gone) AND id <> \(kept)")
            try db.run("DELETE FROM occasion WHERE id = \(gone)")
        }
    }
}

extension Transaction {
    /// Runs changes that Undo must not know: joining owners, and forgetting one.
    package func withoutJournal(_ body: () throws -> Void) throws {
        try savepoint {
            try db.execute(sql: "UPDATE journal SET isPaused = 1")
            try body()
            try db.execute(sql: "UPDATE journal SET isPaused = 0")
        }
    }
}

package import Core
import Foundation

extension Transaction {
    /// Deletes an owner and all that is theirs, journal and chats included, and takes them out of the history of others.
    /// There is no way back. An account that was linked to a person has what was its own again.
    ///
    /// What was `forgotten` before is not looked for again. `retitling` gives, in a language, the line of an entry of
    /// another's of which only a part is left.
    package func forget(
        _ owner: OwnerID, but forgotten: Forgotten = Forgotten(), retitling: (String) -> String
    ) throws {
        forgetChats()
        _ = try forgetUpdates(of: owner, after: forgotten.update, limit: .max)
        try forgetFailures(of: owner)
        for account in try accounts(of: PersonID(owner.rawValue)) where account.isLinked { try unlink(account.id) }
        try noteFiles(of: owner)
        try withoutJournal {
            let history = HistoryWithout(owner, db, after: forgotten.change)
            try history.take(history.cut(), retitling: retitling)
            try forgetTimers(of: owner)
            try db.run("DELETE FROM owner WHERE id = \(owner)")
        }
        try leaveResidue(of: "\(owner)")
    }

    /// Forgets some of the newest entries of an owner who is about to go; no Undo is left of them.
    /// - Returns: false where there were none.
    package func forgetEntries(of owner: OwnerID, limit: Int) throws -> Bool {
        for column in ["owner", "actor"] {
            try forget(
                entries: "SELECT id FROM entry WHERE \(sql: column) = \(owner) ORDER BY id DESC LIMIT \(limit)")
            if db.changed > 0 { return true }
        }
        return false
    }

    func forget(entries: Query) throws {
        try noteFiles(ofEntries: entries)
        try db.run("DELETE FROM entry WHERE id IN (\(entries))")
    }

    /// A chat in which only a last message is left to be said: it belongs to an owner who is nobody, until somebody writes
    /// there anew or `purgeFarewells` finds that it is said.
    package func farewellChat(_ ref: ChatRef) throws -> ChatID {
        let nobody = try newOwner("person")
        try db.run(
            """
            INSERT INTO chat (messenger, externalID, owner, isGroup)
            VALUES (\(ref.messenger.rawValue), \(ref.id), \(nobody), 0)
            """)
        return ChatID(db.newID)
    }

    /// Forgets the chats in which the last message was said.
    package func purgeFarewells() throws {
        forgetChats()
        try db.run(
            """
            DELETE FROM owner WHERE kind = 'person' AND NOT EXISTS (SELECT 1 FROM person WHERE person.id = owner.id)
                AND NOT EXISTS (SELECT 1 FROM outbox JOIN chat ON chat.id = outbox.chat WHERE chat.owner = owner.id)
            """)
        if db.changed > 0 { try leaveResidue(of: "farewells") }
    }

    /// Forgets raw updates that came from the person or name their account, of some of those after an id; what still waits
    /// is read as somebody new's.
    /// - Returns: the last id that was looked at; nil where there are none.
    package func forgetUpdates(of owner: OwnerID, after first: Int64, limit: Int) throws -> Int64? {
        let last = try Int64.fetchOne(
            db,
            literal: "SELECT max(id) FROM (SELECT id FROM inbox WHERE id > \(first) ORDER BY id LIMIT \(limit))")
        guard let last else { return nil }
        let account: Query = """
            SELECT 1 FROM identity CROSS JOIN json_tree(CAST(inbox.json AS TEXT)) AS part
            WHERE person = \(owner) AND identity.messenger = inbox.messenger
                AND instr(CAST(inbox.json AS TEXT), externalID) > 0 AND CAST(part.atom AS TEXT) = externalID
            """
        try db.run(
            """
            DELETE FROM inbox WHERE id > \(first) AND id <= \(last) AND state <> 'waiting'
                AND CASE WHEN json_valid(CAST(inbox.json AS TEXT)) THEN EXISTS (\(account)) ELSE 0 END
            """)
        return last
    }

    private func forgetFailures(of owner: OwnerID) throws {
        try db.run(
            """
            DELETE FROM failure WHERE source = 'inbox' AND NOT EXISTS (SELECT 1 FROM inbox WHERE CAST(id AS TEXT) = reference)
                OR source = 'job' AND json_valid(payload)
                    AND \(owner) IN (json_extract(payload, '$.actor'), json_extract(payload, '$.viewer'))
            """)
    }

    /// The files that an owner has are looked at at the next tidying: those that nobody else has go.
    private func noteFiles(of owner: OwnerID) throws {
        for kind in ["note", "place", "task"] {
            try note(
                files: """
                    SELECT hash AS file FROM \(sql: kind) AS thing JOIN photo ON photo.\(sql: kind) = thing.id
                    WHERE thing.owner = \(owner)
                    """)
        }
        try note(files: "SELECT picture AS file FROM person WHERE id = \(owner)")
        try note(files: "SELECT file FROM calendar WHERE owner = \(owner)")
        try note(
            files: """
                SELECT chunk.value AS file FROM placeImport, json_each(plan, '$.chunks') AS chunk WHERE owner = \(owner)
                """)
        try note(files: "SELECT hash AS file FROM keptFile WHERE owner = \(owner)")
        try noteFiles(ofEntries: "SELECT id FROM entry WHERE owner = \(owner) OR actor = \(owner)")
    }

    private func noteFiles(ofEntries entries: Query) throws {
        try note(
            files: """
                SELECT json_extract(side.value, column.value) AS file FROM change INDEXED BY changeOfEntry
                JOIN json_each(json_array(old, new)) AS side ON side.value NOT NULL
                JOIN json_each('["$.hash", "$.picture", "$.file"]') AS column
                WHERE entry IN (\(entries)) AND tableName IN ('photo', 'person', 'calendar')
                """)
    }

    private func note(files: Query) throws {
        try db.run(
            "INSERT OR IGNORE INTO unwantedFile SELECT file FROM (\(files)) WHERE length(file) = 64")
    }

    /// Those that hang on no row with a trigger of its own.
    private func forgetTimers(of owner: OwnerID) throws {
        let kinds = NoticeTimer.allCases.map(\.rawValue)
        try db.run("DELETE FROM timer WHERE row = \(owner) AND kind IN (\(list: kinds))")
        try db.run(
            """
            DELETE FROM timer WHERE kind = 'question' AND row IN (SELECT id FROM conversation WHERE person = \(owner)
                OR chat IN (SELECT id FROM chat WHERE chat.owner = \(owner)))
            """)
    }
}

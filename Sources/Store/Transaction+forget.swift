package import Core
import Foundation

extension Transaction {
    /// Deletes an owner and all that is theirs, journal and chats included, and takes them out of the history of others.
    /// There is no way back. An account that was linked to a person has what was its own again.
    ///
    /// `retitling` gives, in a language, the line of an entry of another's of which only a part is left.
    package func forget(_ owner: OwnerID, retitling: (String) -> String) throws {
        forgetChats()
        try forgetUpdates(of: owner)
        for account in try accounts(of: PersonID(owner.rawValue)) where account.isLinked { try unlink(account.id) }
        let files = try referencedFiles(since: .distantPast)
        try withoutJournal {
            try HistoryWithout(owner, db).write(retitling: retitling)
            try forgetTimers(of: owner)
            try db.run("DELETE FROM owner WHERE id = \(owner)")
        }
        for hash in files.subtracting(try referencedFiles(since: .distantPast)) {
            try db.run("INSERT OR IGNORE INTO unwantedFile VALUES (\(hash))")
        }
        try leaveResidue(of: "\(owner)")
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

    /// Raw updates that came from the person or name their account; what still waits is read as somebody new's.
    private func forgetUpdates(of owner: OwnerID) throws {
        let account: Query = """
            SELECT 1 FROM identity CROSS JOIN json_tree(CAST(inbox.json AS TEXT)) AS part
            WHERE person = \(owner) AND identity.messenger = inbox.messenger
                AND instr(CAST(inbox.json AS TEXT), externalID) > 0 AND CAST(part.atom AS TEXT) = externalID
            """
        try db.run(
            """
            DELETE FROM inbox WHERE state <> 'waiting'
                AND CASE WHEN json_valid(CAST(inbox.json AS TEXT)) THEN EXISTS (\(account)) ELSE 0 END
            """)
        try db.run(
            """
            DELETE FROM failure WHERE source = 'inbox' AND NOT EXISTS (SELECT 1 FROM inbox WHERE CAST(id AS TEXT) = reference)
                OR source = 'job' AND json_valid(payload)
                    AND \(owner) IN (json_extract(payload, '$.actor'), json_extract(payload, '$.viewer'))
            """)
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

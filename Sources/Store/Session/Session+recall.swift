package import Core
import GRDB

extension Session {
    /// How long a follow-up may wait, in seconds.
    private static let recallLasts: Double = 600

    /// Keeps what the actor's talk in this chat is about now, in the place of what it was about before.
    package func keepRecall(_ about: some Encodable) throws {
        keptRecall = true
        try keepRecall(about, of: actor, in: ownChat())
    }

    /// The same of somebody else's talk.
    package func keepRecall(_ about: some Encodable, of person: PersonID, in chat: ChatID) throws {
        try db.run(
            """
            INSERT INTO recall (chat, person, about, at)
            VALUES (\(chat), \(person), \(JSONText.encode(about)), \(now.stored))
            ON CONFLICT (chat, person) DO UPDATE SET about = excluded.about, at = excluded.at
            """)
    }

    /// What the actor's talk in this chat was about in the last ten minutes; nil for what this version cannot read.
    package func recall<T: Decodable>(as type: T.Type = T.self) throws -> T? {
        try recall(as: type, since: now.stored - Self.recallLasts)
    }

    /// The same, however long ago that was.
    package func oldRecall<T: Decodable>(as type: T.Type = T.self) throws -> T? { try recall(as: type, since: 0) }

    private func recall<T: Decodable>(as type: T.Type, since moment: Double) throws -> T? {
        guard let chat else { return nil }
        let text = try String.fetchOne(
            db,
            literal: """
                SELECT about FROM recall
                WHERE chat = \(chat) AND person = \(actor) AND at > \(moment)
                """)
        return text.flatMap { try? JSONText.decode(type, from: $0) }
    }

    /// What the talk of everybody in this chat was about in the last ten minutes, the newest first.
    package func recalls<T: Decodable>(as type: T.Type = T.self) throws -> [T] {
        guard let chat else { return [] }
        return try String.fetchAll(
            db,
            literal: """
                SELECT about FROM recall WHERE chat = \(chat) AND at > \(now.stored - Self.recallLasts)
                ORDER BY at DESC LIMIT \(Self.mostRecalled)
                """
        ).compactMap { try? JSONText.decode(type, from: $0) }
    }

    private static let mostRecalled = 8

    /// Whether somebody's talk in a chat was about anything in the last ten minutes.
    package func hasRecall(of person: PersonID, in chat: ChatID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM recall
                    WHERE chat = \(chat) AND person = \(person) AND at > \(now.stored - Self.recallLasts))
                """) == true
    }

    /// The talk turned to something else.
    package func forgetRecall() throws {
        guard let chat else { return }
        try db.run("DELETE FROM recall WHERE chat = \(chat) AND person = \(actor)")
    }
}

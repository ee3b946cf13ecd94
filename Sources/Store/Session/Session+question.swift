import Core
import Foundation
import GRDB

extension Session {
    /// A question stays open for a day.
    private static let patience: Double = 24 * 3600

    /// Leaves an open question in the piece's chat, in the place of an older one.
    package func ask(_ question: some Encodable) throws {
        try db.run(
            """
            INSERT INTO conversation (chat, question, askedAt)
            VALUES (\(ownChat()), \(JSONText.encode(question)), \(now.stored))
            ON CONFLICT (chat) DO UPDATE SET question = excluded.question, askedAt = excluded.askedAt
            """)
        try db.run(
            """
            INSERT INTO timer (due, kind, row) VALUES (\(now.stored + Self.patience), 'question', \(ownChat()))
            ON CONFLICT (kind, row) DO UPDATE SET due = excluded.due
            """)
    }

    /// The open question, where there is one of that type.
    package func question<T: Decodable>(as type: T.Type = T.self) throws -> T? {
        guard let chat else { return nil }
        let text = try String.fetchOne(
            db,
            literal: """
                SELECT question FROM conversation
                WHERE chat = \(chat) AND askedAt > \(now.stored - Self.patience)
                """)
        return text.flatMap { try? JSONText.decode(type, from: $0) }
    }

    package func clearQuestion() throws {
        guard let chat else { return }
        try db.run("DELETE FROM conversation WHERE chat = \(chat)")
        try db.run("DELETE FROM timer WHERE kind = 'question' AND row = \(chat)")
    }
}

package import Core
import Foundation
import GRDB

extension Session {
    /// A question stays open for a day.
    private static let patience: Double = .day

    /// What was asked then or before is no longer open, in seconds since 1970.
    static func oldestQuestion(_ now: Date) -> Double { now.stored - patience }

    /// Leaves an open question for the actor in the piece's chat, in the place of an older one.
    package func ask(_ question: some Encodable) throws {
        keptQuestion = nil
        try db.run(
            """
            INSERT INTO conversation (chat, person, question, askedAt)
            VALUES (\(ownChat()), \(actor), \(JSONText.encode(question)), \(now.stored))
            ON CONFLICT (chat, person) DO UPDATE SET question = excluded.question, askedAt = excluded.askedAt
            """)
        try db.run(
            """
            INSERT INTO timer (due, kind, row)
            SELECT \(now.stored + Self.patience), 'question', id FROM conversation
            WHERE chat = \(chat) AND person = \(actor)
            ON CONFLICT (kind, row) DO UPDATE SET due = excluded.due
            """)
    }

    /// The actor's open question, where there is one of that type.
    package func question<T: Decodable>(as type: T.Type = T.self) throws -> T? {
        let text = try keptQuestion ?? openQuestionText()
        keptQuestion = .some(text)
        return text.flatMap { try? JSONText.decode(type, from: $0) }
    }

    private func openQuestionText() throws -> String? {
        guard let chat else { return nil }
        return try String.fetchOne(
            db,
            literal: """
                SELECT question FROM conversation
                WHERE chat = \(chat) AND person = \(actor) AND askedAt > \(Self.oldestQuestion(now))
                """)
    }

    package func clearQuestion() throws {
        guard let chat else { return }
        keptQuestion = .some(nil)
        try db.run(
            """
            DELETE FROM timer WHERE kind = 'question'
                AND row = (SELECT id FROM conversation WHERE chat = \(chat) AND person = \(actor))
            """)
        try db.run("DELETE FROM conversation WHERE chat = \(chat) AND person = \(actor)")
    }
}

extension Transaction {
    /// Whose question in which chat a timer is about; nil when it was answered since.
    package func questioned(_ conversation: Int64) throws -> (chat: ChatRow, person: PersonID)? {
        let row = try SQLRow.fetchOne(db, literal: "SELECT chat, person FROM conversation WHERE id = \(conversation)")
        guard let row, let chat = try chat(id: row["chat"]) else { return nil }
        return (chat, row["person"])
    }
}

import Core
import GRDB

/// A line that meant no command, kept for a day so that a button can still make a note of it.
package struct UnreadLine: Sendable {
    package let text: String
    /// Where a note of it belongs, in the words of whoever kept it.
    package let home: String
    package init(text: String, home: String) {
        self.text = text
        self.home = home
    }
}

extension Session {
    private static let unreadLasts: Double = .day

    /// Keeps the words of a message of the piece's chat; what is older than a day goes.
    package func keepUnread(_ line: UnreadLine, of message: String) throws {
        unread = message
        let chat = try ownChat()
        try db.run("DELETE FROM unreadLine WHERE chat = \(chat) AND at <= \(now.stored - Self.unreadLasts)")
        try db.run(
            """
            INSERT INTO unreadLine (chat, message, text, home, at)
            VALUES (\(chat), \(message), \(line.text), \(line.home), \(now.stored))
            ON CONFLICT (chat, message) DO UPDATE SET text = excluded.text, home = excluded.home, at = excluded.at
            """)
    }

    /// Whether the words of a message wait to be kept.
    package func hasUnread(of message: String) throws -> Bool {
        let chat = try ownChat(), after = now.stored - Self.unreadLasts
        return try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM unreadLine WHERE chat = \(chat) AND message = \(message) AND at > \(after))
                """) == true
    }

    /// Gives a kept line once; nil when it was taken already or is a day old.
    package func takeUnread(of message: String) throws -> UnreadLine? {
        let chat = try ownChat()
        let row = try SQLRow.fetchOne(
            db,
            literal: """
                SELECT text, home FROM unreadLine
                WHERE chat = \(chat) AND message = \(message) AND at > \(now.stored - Self.unreadLasts)
                """)
        guard let row else { return nil }
        try db.run("DELETE FROM unreadLine WHERE chat = \(chat) AND message = \(message)")
        return UnreadLine(text: row["text"], home: row["home"])
    }
}

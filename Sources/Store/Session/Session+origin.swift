package import Core
import GRDB

extension Session {
    /// Keeps which thing the causing message made, so that an edit of the message can follow it.
    package func remember(origin thing: Thing) throws {
        guard let cause else { throw SessionError.noCause }
        try remember(cause.id, thing: thing)
    }

    /// Keeps which thing the photos of an album belong to, for those of them that still come.
    package func remember(album: String, thing: Thing) throws {
        try remember("album \(album)", thing: thing)
    }

    private func remember(_ message: String, thing: Thing) throws {
        try db.run(
            """
            INSERT OR IGNORE INTO origin (chat, message, kind, thing)
            VALUES (\(ownChat()), \(message), \(thing.kind.rawValue), \(thing.id))
            """)
    }

    /// Where the earlier photos of an album went.
    package func thing(ofAlbum album: String, in chat: ChatRef) throws -> Thing? {
        try thing(from: MessageRef(chat: chat, id: "album \(album)"))
    }

    /// What a message made, as far as it is still there and the viewer sees it; in the order of kind and id.
    package func things(from message: MessageRef) throws -> [Thing] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT origin.kind, thing FROM origin JOIN chat ON chat.id = origin.chat
                WHERE messenger = \(message.chat.messenger.rawValue) AND externalID = \(message.chat.id)
                    AND message = \(message.id)
                ORDER BY origin.kind, thing
                """)
        return try rows.compactMap { row in
            ThingKind(rawValue: row["kind"]).map { Thing(kind: $0, id: row["thing"]) }
        }.filter { try sees($0) }
    }

    /// The first of the things a message made.
    package func thing(from message: MessageRef) throws -> Thing? { try things(from: message).first }
}

/// The lines of one message that have made a thing each.
extension Session {
    /// Keeps what a line of the causing message made, so that an edit can follow each of them.
    package func remember(origin thing: Thing, ofLine number: Int) throws {
        guard let cause else { throw SessionError.noCause }
        try remember("\(cause.id)/\(number)", thing: thing)
    }

    /// What the lines of a message made, in their order, be it still there or not.
    package func things(fromLinesOf message: MessageRef) throws -> [Thing] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT origin.kind, thing FROM origin JOIN chat ON chat.id = origin.chat
                WHERE messenger = \(message.chat.messenger.rawValue) AND externalID = \(message.chat.id)
                    AND message > \(message.id + "/") AND message < \(message.id + "0")
                ORDER BY CAST(substr(message, \(message.id.count + 2)) AS INTEGER), thing
                """)
        return rows.compactMap { row in
            ThingKind(rawValue: row["kind"]).map { Thing(kind: $0, id: row["thing"]) }
        }
    }
}

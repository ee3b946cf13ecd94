package import Core
package import Foundation
package import Store

/// A row that nothing needs any more, of a table that would only grow.
package enum StaleRow: Sendable, Hashable {
    /// A card that gave way to another one long ago.
    case card(ID<CardRow>)
    /// A use of a place that has many newer ones.
    case placeUse(Int64)
    /// What messages of a chat were about, but for the newest of them: replies to these and edits of them find it.
    case origins(ChatID, Thing, kept: Int)
}

extension Transaction {
    /// Uses of a place by which lists are sorted, and messages about a thing of which replies are understood.
    private static let mostUses = 50, mostOrigins = 50
    /// Rows of a table that are looked at in a day.
    private static let mostStale = 50_000

    private static let oldCards = "cards.old"
    private static let youngCards = "cards.young"

    /// Cards do not know how old they are: the newest one of a day is noted until that day is before `date`. All up to it
    /// are old then, and that of this day is noted.
    package func noteNewestCard(now: Date, before date: Date) throws {
        let young = try houseValue(Self.youngCards)?.split(separator: " ") ?? []
        if let day = young.first.flatMap({ Double($0) }), day > date.stored { return }
        try setHouseValue(Self.oldCards, young.last.map(String.init))
        let newest = try Int64.fetchOne(db, literal: "SELECT max(id) FROM card") ?? 0
        try setHouseValue(Self.youngCards, "\(now.stored) \(newest)")
    }

    package func staleRows() throws -> [StaleRow] { try staleCards() + staleUses() + staleOrigins() }

    package func drop(_ rows: [StaleRow]) throws {
        for row in rows {
            switch row {
            case .card(let id):
                try db.run(
                    """
                    DELETE FROM card
                    WHERE id = \(id) AND NOT isLive AND NOT EXISTS (SELECT 1 FROM outbox WHERE card = \(id))
                    """)
            case .placeUse(let id): try db.run("DELETE FROM placeUse WHERE id = \(id)")
            case .origins(let chat, let thing, let kept): try dropOrigins(of: thing, in: chat, but: kept)
            }
        }
    }

    /// A messenger's ids rise within a chat.
    private func dropOrigins(of thing: Thing, in chat: ChatID, but kept: Int) throws {
        let these: Query = "chat = \(chat) AND kind = \(thing.kind.rawValue) AND thing = \(thing.id)"
        try db.run(
            """
            DELETE FROM origin WHERE \(these) AND message NOT IN (
                SELECT message FROM origin WHERE \(these) ORDER BY length(message) DESC, message DESC LIMIT \(kept))
            """)
    }

    private func staleCards() throws -> [StaleRow] {
        guard let last = try houseValue(Self.oldCards).flatMap({ Int64($0) }) else { return [] }
        return try ID<CardRow>.fetchAll(
            db,
            literal: "SELECT id FROM card WHERE id <= \(last) AND NOT isLive ORDER BY id LIMIT \(Self.mostStale)"
        ).map { .card($0) }
    }

    private func staleUses() throws -> [StaleRow] {
        try Int64.fetchAll(
            db,
            literal: """
                SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY place ORDER BY id DESC) AS age FROM placeUse)
                WHERE age > \(Self.mostUses) LIMIT \(Self.mostStale)
                """
        ).map { .placeUse($0) }
    }

    /// Of things that are gone for good, and of those that many messages were about.
    private func staleOrigins() throws -> [StaleRow] {
        let gone = try ThingKind.allCases.flatMap { kind in
            try origins(
                """
                kind = \(kind.rawValue) AND NOT EXISTS (SELECT 1 FROM \(sql: kind.rawValue) WHERE id = origin.thing)
                    AND NOT EXISTS (SELECT 1 FROM change WHERE tableName = \(kind.rawValue) AND rowID = origin.thing)
                GROUP BY chat, kind, thing
                """, kept: 0)
        }
        return try gone
            + origins("true GROUP BY chat, kind, thing HAVING count(*) > \(Self.mostOrigins)", kept: Self.mostOrigins)
    }

    private func origins(_ condition: Query, kept: Int) throws -> [StaleRow] {
        try SQLRow.fetchAll(
            db, literal: "SELECT chat, kind, thing FROM origin WHERE \(condition) LIMIT \(Self.mostStale)"
        ).compactMap { row in
            ThingKind(rawValue: row["kind"]).map {
                .origins(row["chat"], Thing(kind: $0, id: row["thing"]), kept: kept)
            }
        }
    }
}

package import Core
package import Foundation
package import Store

/// One thing to send, taken from the outbox.
package struct OutboxRow: Sendable, Hashable {
    package enum Work: Sendable, Hashable {
        case message(Outgoing)
        /// A card that has no message yet.
        case card(CardRow)
        /// The card's message is to show what the card is now; send nothing where the hash is the same.
        case edit(CardRow)
        /// The card's message gave way to a newer one and shrinks.
        case retire(CardRow)
        case delete(MessageRef)
        case answer(PressAnswer)
    }

    package let id: ID<OutboxRow>
    package let chat: ChatRow
    package let outboxClass: OutboxClass
    package let work: Work
    /// Said above a card this once.
    package let preface: Outgoing?
    /// How often it was tried before this time.
    package let tries: Int
    package let createdAt: Date
    /// A new message does not ring.
    package let isSilent: Bool

    /// For messengers that send a key only once.
    package var key: String { "wayside-\(id)" }

    /// The message that a card's row changes.
    package func message(of card: CardRow) -> MessageRef? {
        card.message.map { MessageRef(chat: chat.ref, id: $0) }
    }

    /// A new message is the only work that is seen twice when it is done twice.
    package var isNewMessage: Bool {
        switch work {
        case .message, .card: true
        case .edit, .retire, .delete, .answer: false
        }
    }

    package var card: CardRow? {
        switch work {
        case .card(let card), .edit(let card), .retire(let card): card
        case .message, .delete, .answer: nil
        }
    }
}

extension OutboxRow {
    /// The row of that id; what was left in this same transaction needs no reading.
    /// - Throws: `OutboxError` or a `DecodingError` where the row does not fit the program.
    static func read(_ id: ID<OutboxRow>, in transaction: Transaction) throws -> OutboxRow {
        guard let said = transaction.said[id.rawValue], let chat = try transaction.chat(id: said.chat) else {
            return try OutboxRow(id, in: transaction)
        }
        let (work, preface): (Work, Outgoing?) =
            switch said.work {
            case .message(let outgoing): (.message(outgoing), nil)
            case .card(let card, let preface): (.card(card), preface)
            }
        return OutboxRow(
            id: id, chat: chat, outboxClass: said.outboxClass, work: work, preface: preface, tries: 0,
            createdAt: said.at, isSilent: said.isSilent)
    }
}

extension OutboxRow {
    fileprivate init(_ id: ID<OutboxRow>, in transaction: Transaction) throws {
        let row = try SQLRow.fetchOne(transaction.db, literal: "SELECT * FROM outbox WHERE id = \(id)")
        guard let row, let chat = try transaction.chat(id: row["chat"]),
            let outboxClass = OutboxClass(rawValue: row["class"])
        else { throw OutboxError.unreadable(id) }
        self.init(
            id: id, chat: chat, outboxClass: outboxClass, work: try Self.work(row, transaction),
            preface: try Self.preface(row), tries: row["tries"], createdAt: Date(stored: row["createdAt"]),
            isSilent: row["isSilent"])
    }

    private static func preface(_ row: SQLRow) throws -> Outgoing? {
        guard (row["card"] as Int64?) != nil, let payload: String = row["payload"] else { return nil }
        return try JSONText.decode(Outgoing.self, from: payload)
    }

    private static func work(_ row: SQLRow, _ transaction: Transaction) throws -> Work {
        let payload: String = row["payload"] ?? ""
        switch row["kind"] as String {
        case "message": return .message(try JSONText.decode(Outgoing.self, from: payload))
        case "answer": return .answer(try JSONText.decode(PressAnswer.self, from: payload))
        case "delete": return .delete(try JSONText.decode(MessageRef.self, from: payload))
        case let kind:
            let card = try transaction.card(row["card"])
            guard let card else { throw OutboxError.unreadable(row["id"]) }
            return kind == "card" ? .card(card) : kind == "edit" ? .edit(card) : .retire(card)
        }
    }
}

/// A row that does not fit the program, as after going back to an older version.
enum OutboxError: Error {
    case unreadable(ID<OutboxRow>)
}

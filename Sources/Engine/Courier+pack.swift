import Commands
import Core
import Foundation
import Queues
import Store

extension Courier {
    /// A request made of a row, with what the card then shows.
    struct Parcel: Sendable {
        var request: SendRequest?
        var hash: String?
        var topics: Set<String> = []
        /// A picture cannot become text: its message goes, and a new one comes in its place.
        var isReplaced = false
    }

    /// A parcel of each row, nil where there is nothing to do any more. All cards are drawn on one snapshot.
    func pack(_ rows: [OutboxRow]) async -> [Result<Parcel?, any Error>] {
        do {
            let looks = rows.contains(where: \.isDrawn)
            guard looks else { return rows.map { row in Result { try pack(row, in: nil) } } }
            return try await store.read { transaction in rows.map { row in Result { try pack(row, in: transaction) } } }
        } catch {
            return rows.map { _ in .failure(error) }
        }
    }

    private func pack(_ row: OutboxRow, in transaction: Transaction?) throws -> Parcel? {
        switch row.work {
        case .message(let outgoing): Parcel(request: .new(outgoing, to: row.chat.ref, key: row.key, silent: false))
        case .delete(let message): Parcel(request: .delete(message))
        case .answer(let answer):
            Parcel(request: .answer(queryID: answer.queryID, text: answer.text, isAlert: answer.isAlert))
        case .card(let card), .edit(let card): try transaction.flatMap { try draw(card, row, in: $0) }
        case .retire(let card):
            try row.message(of: card).flatMap { message in
                try transaction.map { try retire(message, card, in: row.chat, $0) }
            }
        }
    }

    /// Draws what a row shows and sends nothing.
    func rehearse(_ row: OutboxRow) async { _ = await pack([row]) }

    private func draw(_ card: CardRow, _ row: OutboxRow, in transaction: Transaction) throws -> Parcel? {
        let shown = try conversation.face(
            of: card, for: row.chat, preface: row.preface, in: transaction, now: clock.now)
        // Nobody is told of a thing that was taken back before they heard of it.
        if shown == nil, row.message(of: card) == nil, row.outboxClass == .notice { return nil }
        let face = try shown ?? conversation.goneFace(of: card, for: row.chat, in: transaction, now: clock.now)
        let hash = face.outgoing.fingerprint
        var parcel = Parcel(hash: hash, topics: Set(face.topics))
        guard let message = row.message(of: card) else {
            parcel.request = .new(face.outgoing, to: row.chat.ref, key: row.key, silent: row.outboxClass == .broadcast)
            return parcel
        }
        if card.showsMedia && face.outgoing.media == nil {
            parcel.request = .delete(message)
            parcel.isReplaced = true
        } else if hash != card.hash {
            parcel.request = .edit(message, face.outgoing)
        }
        return parcel
    }

    /// An old card shrinks to one line; a picture cannot, and goes.
    private func retire(
        _ message: MessageRef, _ card: CardRow, in chat: ChatRow, _ transaction: Transaction
    ) throws -> Parcel {
        guard !card.showsMedia else { return Parcel(request: .delete(message)) }
        let voice = try conversation.look(at: chat, in: transaction, now: clock.now).voice
        return Parcel(request: .edit(message, Outgoing(voice.say(CourierReply.below))))
    }
}

extension OutboxRow {
    /// What it shows is asked when it is sent.
    fileprivate var isDrawn: Bool {
        switch work {
        case .card, .edit, .retire: true
        case .message, .delete, .answer: false
        }
    }
}

enum CourierReply: Reply {
    case below

    var wording: Wording { Wording("card.below", "_↓ Shown again further down._") }
}

extension Outgoing {
    /// The same for the same looks, in every run: FNV-1a of its JSON.
    var fingerprint: String {
        let json = (try? JSONText.encode(self)) ?? ""
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in json.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (media == nil ? "" : Self.mediaMark) + String(hash, radix: 16)
    }

    fileprivate static let mediaMark = "media-"
}

extension CardRow {
    /// The card's message shows a picture or a file, as its hash tells.
    fileprivate var showsMedia: Bool { hash?.hasPrefix(Outgoing.mediaMark) == true }
}

extension Conversation {
    /// A card as its viewer sees it now; nil where it is gone.
    func face(
        of card: CardRow, for chat: ChatRow, preface: Outgoing?, in transaction: Transaction, now: Date
    ) throws -> CardFace? {
        let session = try look(at: chat, in: transaction, now: now)
        guard var face = try CommandCatalog.card(card.code)?.render(in: session) else { return nil }
        if let preface {
            face.outgoing.text = preface.text + "\n\n" + face.outgoing.text
            face.outgoing.buttons += preface.buttons
        }
        return face
    }

    /// The line that a card comes to when it is gone. One of another's thing may be shown again: it keeps its topics.
    func goneFace(
        of card: CardRow, for chat: ChatRow, in transaction: Transaction, now: Date
    ) throws -> CardFace {
        try look(at: chat, in: transaction, now: now).goneFace(showing: transaction.topics(of: card.id))
    }
}

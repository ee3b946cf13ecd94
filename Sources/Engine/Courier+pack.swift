import Commands
import Core
import Foundation
import Queues
import Store
import Synchronization

extension Courier {
    /// A request made of a row, with what the card then shows.
    struct Parcel: Sendable {
        var request: SendRequest?
        var hash: String?
        var topics: Set<String> = []
        /// How many commits were on disk when it was drawn.
        var commits = 0
        /// A picture cannot become text: its message goes, and a new one comes in its place.
        var isReplaced = false
        /// What goes out where the bytes of the picture cannot be had.
        var instead: Instead?
        /// What goes out where the message may not be put on top.
        var unpinned: Instead?
        /// It stays on top once it is there.
        var pinsNext = false
    }

    /// The same words and buttons, saying that their picture is missing.
    struct Instead: Sendable {
        let request: SendRequest
        let hash: String?
    }

    /// A parcel of each row, nil where there is nothing to do any more. All cards are drawn on one snapshot, which shows
    /// at least what was on disk before.
    func pack(_ rows: [OutboxRow]) async -> [Result<Parcel?, any Error>] {
        let commits = state.withLock { $0.commits }
        do {
            let looks = rows.contains(where: \.isDrawn)
            guard looks else { return rows.map { row in Result { try pack(row, after: commits, in: nil) } } }
            return try await store.read { transaction in
                rows.map { row in Result { try pack(row, after: commits, in: transaction) } }
            }
        } catch {
            return rows.map { _ in .failure(error) }
        }
    }

    private func pack(_ row: OutboxRow, after commits: Int, in transaction: Transaction?) throws -> Parcel? {
        var parcel = try pack(row, in: transaction)
        parcel?.commits = commits
        return parcel
    }

    private func pack(_ row: OutboxRow, in transaction: Transaction?) throws -> Parcel? {
        switch row.work {
        case .message(let outgoing): try message(outgoing, row, in: transaction)
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

    /// Makes what a row shows, to the bytes of its picture or file, and sends nothing.
    func rehearse(_ row: OutboxRow) async {
        guard let media = try? await pack([row]).first?.get()?.request?.media else { return }
        _ = try? await bytes(of: media)
    }

    private func draw(_ card: CardRow, _ row: OutboxRow, in transaction: Transaction) throws -> Parcel? {
        let shown = try conversation.face(of: card, for: row.chat, in: transaction, now: clock.now)
        // Nobody is told of a thing that was taken back before they heard of it.
        if shown == nil, row.message(of: card) == nil, row.outboxClass == .notice { return nil }
        let face = try shown ?? conversation.goneFace(of: card, for: row.chat, in: transaction, now: clock.now)
        let preface = shown.flatMap { _ in row.preface }
        let whole = preface.map { face.outgoing.under($0) } ?? face.outgoing
        var outgoing = whole.withWords(fitting: messengers[row.chat.ref.messenger]?.abilities)
        let staysOnTop = outgoing.pin == true, isOnTop = card.isOnTop
        outgoing.pin = staysOnTop && row.message(of: card) != nil ? true : nil
        // Of the card alone: what was said above it stays there until the card itself changes.
        var looks = face.outgoing
        (looks.media, looks.pin) = (outgoing.media, outgoing.pin)
        let hash = looks.fingerprint
        var parcel = Parcel(hash: hash, topics: Set(face.topics))
        guard let message = row.message(of: card) else {
            parcel.pinsNext = staysOnTop
            let isSilent = row.isSilent || row.outboxClass == .broadcast
            (parcel.request, parcel.instead) = try new(outgoing, row, isSilent: isSilent, in: transaction)
            return parcel
        }
        if card.showsMedia && outgoing.media == nil {
            parcel.request = .delete(message)
            parcel.isReplaced = true
        } else if hash != card.hash || preface != nil {
            outgoing.pin = staysOnTop == isOnTop ? nil : staysOnTop
            if outgoing.pin == true { parcel.unpinned = try unpinned(outgoing, message, in: row.chat, transaction) }
            parcel.request = .edit(message, outgoing)
            parcel.instead = try instead(of: outgoing, in: row.chat, transaction, isKept: card.showsMedia) {
                card.showsMedia ? .reword(message, $0) : .edit(message, $0)
            }
        }
        return parcel
    }

    private func message(_ outgoing: Outgoing, _ row: OutboxRow, in transaction: Transaction?) throws -> Parcel {
        let (request, instead) = try new(outgoing, row, isSilent: row.isSilent, in: transaction)
        return Parcel(request: request, instead: instead)
    }

    /// The request for a new message, and what to send instead where its picture is missing.
    private func new(
        _ outgoing: Outgoing, _ row: OutboxRow, isSilent: Bool, in transaction: Transaction?
    ) throws -> (SendRequest, Instead?) {
        let request = { SendRequest.new($0, to: row.chat.ref, key: row.key, silent: isSilent) }
        return (request(outgoing), try transaction.flatMap { try instead(of: outgoing, in: row.chat, $0, request) })
    }

    /// The same words, saying why they do not stay on top.
    private func unpinned(
        _ outgoing: Outgoing, _ message: MessageRef, in chat: ChatRow, _ transaction: Transaction
    ) throws -> Instead {
        let voice = try conversation.look(at: chat, in: transaction, now: clock.now).voice
        var words = outgoing
        words.pin = nil
        words.text += "\n" + voice.say(CourierReply.mayNotPin)
        return Instead(request: .edit(message, words), hash: words.fingerprint)
    }

    /// `isKept` where the message goes on showing what it showed before, since it can show nothing less.
    private func instead(
        of outgoing: Outgoing, in chat: ChatRow, _ transaction: Transaction, isKept: Bool = false,
        _ request: (Outgoing) -> SendRequest
    ) throws -> Instead? {
        guard let media = outgoing.media else { return nil }
        let voice = try conversation.look(at: chat, in: transaction, now: clock.now).voice
        let reply: CourierReply =
            switch media.source {
            case _ where isKept: .olderPicture
            case .file: .noFile
            case .bareFile: .notShared
            case .picture: .notDrawn
            }
        var words = outgoing
        words.media = nil
        words.text += (words.text.isEmpty ? "" : "\n") + voice.say(reply)
        return Instead(request: request(words), hash: (isKept ? Outgoing.mediaMark : "") + words.fingerprint)
    }

    /// An old card shrinks to one line; a picture cannot, and goes.
    private func retire(
        _ message: MessageRef, _ card: CardRow, in chat: ChatRow, _ transaction: Transaction
    ) throws -> Parcel {
        guard !card.showsMedia else { return Parcel(request: .delete(message)) }
        let voice = try conversation.look(at: chat, in: transaction, now: clock.now).voice
        var line = Outgoing(voice.say(CourierReply.below))
        if card.isOnTop { line.pin = false }
        return Parcel(request: .edit(message, line))
    }
}

extension OutboxRow {
    /// What it shows is asked when it is sent.
    var isDrawn: Bool {
        switch work {
        case .card, .edit, .retire: true
        case .message(let outgoing): outgoing.media != nil
        case .delete, .answer: false
        }
    }
}

import Commands
import Core
import Foundation
import Store

extension Conversation {
    /// A card as its viewer sees it now; nil where it is gone.
    func face(of card: CardRow, for chat: ChatRow, in transaction: Transaction, now: Date) throws -> CardFace? {
        try CommandCatalog.card(card.code)?.render(in: look(at: chat, in: transaction, now: now))
    }

    /// The line that a card comes to when it is gone. One of another's thing may be shown again: it keeps its topics.
    func goneFace(
        of card: CardRow, for chat: ChatRow, in transaction: Transaction, now: Date
    ) throws -> CardFace {
        let topics = try transaction.topics(of: card.id)
        var face = try look(at: chat, in: transaction, now: now).goneFace(showing: topics)
        // What was on top comes back there with its thing.
        if card.isOnTop { face.topics = topics }
        return face
    }
}

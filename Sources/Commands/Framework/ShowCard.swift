import Core
import Store

/// Turns the pressed message into another card.
struct ShowCard: Press {
    static let verb = "show"
    let card: any Card
    init(_ card: any Card) { self.card = card }
    init?(_ arguments: [String]) {
        guard let card = CommandCatalog.card(arguments.joined(separator: ":")) else { return nil }
        self.card = card
    }
    var arguments: [String] { [card.code] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard try card.isPlain || card.render(in: session) != nil else {
            throw try Refusal(session.gone(card.thing ?? card.home?.thing))
        }
        try session.show(card)
        return nil
    }
}

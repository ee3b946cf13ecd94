import Actions
import Core
import Store

/// Turns the help card to another topic.
struct HelpTopic: Press {
    static let verb = "topic"
    let card: HelpCard
    init(card: HelpCard) { self.card = card }
    init?(_ arguments: [String]) {
        guard let card = HelpCard(arguments) else { return nil }
        self.card = card
    }
    var arguments: [String] { card.arguments }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.show(card)
        return nil
    }
}

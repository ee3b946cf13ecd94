import Store

/// A command that has no fields and shows one card.
protocol OpensCard: Command {
    init()
    func card(in session: Session) throws -> any Card
}

extension OpensCard {
    init(_ said: Said) throws { self.init() }
    func perform(in session: Session) throws { try session.show(card(in: session)) }
}

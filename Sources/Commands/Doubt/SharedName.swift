import Actions
import Core
import Language
import Store

extension Session {
    private static let mostTokens = 10

    /// Opens what others share by its name: "show Bakehouse", "Ben's cabin", where somebody else has one.
    func showShared(namedIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard !isGroup, understanding.mayOnlyLook, spoken.line.tokens.count <= Self.mostTokens else { return false }
        if try showShared(namedIn: spoken.line, of: nil) { return true }
        guard let (person, rest) = try owner(namedIn: spoken.text.withoutEnd) else { return false }
        return try showShared(namedIn: LineReader.read(rest, language: spoken.line.language), of: person)
    }

    private func showShared(namedIn line: ReadLine, of owner: PersonID?) throws -> Bool {
        guard let words = SearchWords(line.rareWords) else { return false }
        let named = try find(words).shared.filter { thing in
            guard try thing.kind != .note && name(of: thing).map(line.saysOnly) == true else { return false }
            return try owner.map { try isOwned(thing, by: $0) } ?? true
        }
        guard let first = named.first, let card = try card(of: first) else { return false }
        try named.count == 1 ? show(card) : show(SearchCard(words))
        return true
    }
}

extension Understanding {
    /// Nothing tells that a line wants something changed.
    fileprivate var mayOnlyLook: Bool {
        if let suggestion { return Ranking.isLooking(Self.command(of: suggestion).about.intent) }
        if case .intent(let intent) = meaning { return Ranking.isLooking(intent) }
        return true
    }
}

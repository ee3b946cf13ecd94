import Actions
import Core
import Language
import Store

extension Session {
    private static let mostTokens = 10

    /// Opens what others share by its name: "show Bakehouse", where somebody else has one.
    func showShared(namedIn spoken: Spoken) throws -> Bool {
        guard !isGroup, spoken.line.tokens.count <= Self.mostTokens, let words = SearchWords(spoken.line.rareWords)
        else { return false }
        let named = try find(words).shared.filter { thing in
            try thing.kind != .note && name(of: thing).map(spoken.line.saysOnly) == true
        }
        guard let first = named.first, let card = try card(of: first) else { return false }
        try named.count == 1 ? show(card) : show(SearchCard(words))
        return true
    }
}

import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// "heart Bakery and Gym": nothing is called so, but each part is the name of a pin. It is done with each, as one change.
    func act(onEachNamedIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let name = understanding.unknownName, name.kind == .place, name.typed.contains(" ") else { return false }
        return try act(onEachIn: name.typed, of: spoken)
    }

    /// The same for words of a line.
    func act(onEachIn words: String, of spoken: Spoken) throws -> Bool {
        let parts = ThingsInLine.each(of: words, language: spoken.line.language)
        guard parts.count > 1, parts.count <= WishSplit.most, try existingHome(named: words) == nil,
            let said = spoken.text.range(of: words, options: .backwards),
            try parts.allSatisfy({ try pin(surelyCalled: $0) != nil })
        else { return false }
        let each = parts.map { spoken.text.replacingCharacters(in: said, with: $0) }
        try answer(each, of: spoken)
        return true
    }
}

/// Who is likely named in a few words, though nobody is known: "call Ben", "cake with Ben Miller", "Anna's present".
package enum LikelyNames {
    /// Words of one name.
    private static let most = 3

    package static func find(in text: String, language: LanguageID) -> [String] {
        let words = Lexicon.of(language).titleWords
        let said = text.split(whereSeparator: \.isWhitespace).map { Said($0, language) }
        let begins = { (index: Int) in
            guard said[index].isNamelike else { return false }
            let before = index > 0 ? said[index - 1].key : "", after = index + 1 < said.count ? said[index + 1].key : ""
            return said[index].isOwner || words.wish.personLinks.contains(before) || words.wish.calls.contains(before)
                || words.wish.isVerbLast && words.wish.calls.contains(after)
        }
        return said.indices.filter(begins).map { start in
            said[start...].prefix { $0.isNamelike }.prefix(most).map(\.name).joined(separator: " ")
        }
    }

    /// A word of the text.
    private struct Said {
        let name: String
        let key: String
        /// "Anna's"
        let isOwner: Bool
        /// It begins with a capital letter, and is no word of every day.
        let isNamelike: Bool

        init(_ word: Substring, _ language: LanguageID) {
            let bare = word.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
            let text = String(bare), owner = text.certainOwner
            name = owner ?? text
            key = Folding.fold(name)
            isOwner = owner != nil
            isNamelike =
                name.first?.isUppercase == true && name.contains { $0.isLowercase }
                && !Lexicon.of(language).traits(of: key).contains(.common)
        }
    }
}

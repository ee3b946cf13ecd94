/// Finds the occasion that words mean: "leaving the office" is "leave office".
package struct OccasionFinder: Sendable {
    private let names: [(id: Int64, words: [String])]
    private let titles: TitleFinder
    private let words: WishWords

    package init(_ names: [(id: Int64, name: String)], language: LanguageID) {
        let words = Lexicon.of(language).titleWords.wish
        self.words = words
        self.names = names.map { ($0.id, Self.stems(of: $0.name, words)) }
        titles = TitleFinder(names.map { ($0.id, $0.name) }, language: language)
    }

    /// The one that says the same; nil where none or several do.
    package func same(as text: String) -> Int64? {
        let wanted = Self.stems(of: text, words)
        let found = names.filter { $0.words == wanted }
        return found.count == 1 ? found.first?.id : nil
    }

    /// The one that says the same, else those that fit best by some of their words.
    package func find(_ text: String) -> [Int64] { same(as: text).map { [$0] } ?? titles.find(text) }

    /// Without who speaks and small words, and without the endings of verbs.
    private static func stems(of text: String, _ words: WishWords) -> [String] {
        let all = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { Folding.fold($0) }
        let small = all.filter { !words.speakers.contains($0) && !words.determiners.contains($0) }
        return (small.isEmpty ? all : small).map(stem)
    }

    /// "leaving" and "leave" are "leav", "getting" is "get".
    private static func stem(_ word: String) -> String {
        var stem = word
        if stem.hasSuffix("ing"), stem.count > 4 {
            stem.removeLast(3)
            if let last = stem.last, stem.dropLast().last == last { stem.removeLast() }
        } else if stem.hasSuffix("e"), stem.count > 3 {
            stem.removeLast()
        }
        return stem
    }
}

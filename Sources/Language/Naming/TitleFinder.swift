/// Finds among titles those that a few words mean: "milk", "the report", "oat milks".
package struct TitleFinder: Sendable {
    /// How well a title fits, the best first.
    fileprivate enum Fit: Int, Comparable {
        case exact, same, within, around, partly
        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// How much of a title and of what is asked for must be the same.
    package enum Measure: Sendable {
        /// All that is asked for stands in the title.
        case wholly
        /// Or all of the title in what is asked for.
        case surely
        /// Or some of both.
        case partly

        fileprivate var least: Fit {
            switch self {
            case .wholly: .within
            case .surely: .around
            case .partly: .partly
            }
        }
    }

    private let titles: [(id: Int64, words: [[UInt32]])]
    private let small: [WordSet]
    private let language: LanguageID

    package init(_ titles: [(id: Int64, title: String)], language: LanguageID) {
        let words = Lexicon.of(language).titleWords
        self.language = language
        small = [words.wish.articles, words.wish.determiners]
        let small = small
        self.titles = titles.map { ($0.id, Self.words(of: $0.title, without: small)) }
    }

    /// A title without the article before it: "dinner" for "the dinner".
    package static func bare(_ title: String, language: LanguageID) -> String {
        let titles = Lexicon.of(language).titleWords, words = title.split(whereSeparator: \.isWhitespace)
        let bare = words.drop { titles.wish.determiners.contains(Folding.fold($0)) }
        return (bare.isEmpty ? words[...] : bare).joined(separator: " ")
    }

    /// The ids of those that fit best, in the given order; several where nothing tells them apart.
    package func find(_ text: String, _ measure: Measure = .partly) -> [Int64] {
        let wanted = Self.words(of: text, without: small)
        guard !wanted.isEmpty else { return [] }
        let fits = titles.compactMap { title in Self.fit(wanted, title.words).map { (id: title.id, fit: $0) } }
        let least = Self.isName(text, language: language) ? measure.least : .same
        guard let best = fits.map(\.fit).min(), best <= least else { return [] }
        return fits.filter { $0.fit == best }.map(\.id)
    }

    /// Some word of it can name a thing: not "it", "about", "him".
    package static func isName(_ text: String, language: LanguageID) -> Bool {
        LineReader.read(text, language: language).tokens.contains { !$0.isSoft && !$0.traits.contains(.stop) }
    }

    /// All that is asked for stands in the title, or the other way round, or most of the longer words do.
    private static func fit(_ wanted: [[UInt32]], _ title: [[UInt32]]) -> Fit? {
        guard !title.isEmpty else { return nil }
        if wanted == title { return .exact }
        let found = wanted.filter { word in title.contains { isNear(word, $0) } }
        if found.count == wanted.count { return title.count == wanted.count ? .same : .within }
        if title.allSatisfy({ word in wanted.contains { isNear($0, word) } }) { return .around }
        let long = found.filter { $0.count > 3 }.count
        return long > 0 && long * 2 >= min(wanted.count, title.count) ? .partly : nil
    }

    /// One typing error in a long word, or another ending.
    static func isNear(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        if a == b { return true }
        let (short, long) = a.count < b.count ? (a, b) : (b, a)
        if short.count > 2, long.count - short.count < 3, long.starts(with: short) { return true }
        return short.count > 4 && EditDistance.between(a[...], b[...], atMost: 1) < 2
    }

    private static func words(of text: String, without small: [WordSet]) -> [[UInt32]] {
        let all = text.split { !$0.isLetter && !$0.isNumber }.map { Folding.spelled($0) }.filter { !$0.isEmpty }
        let long = all.filter { word in !small.contains { $0.contains(word) } }
        return (long.isEmpty ? all : long).map { $0.unicodeScalars.map(\.value) }
    }
}

package import Core

/// Finds the occasion that words mean, by what is done and with what: "leaving the office" is "leave office", and
/// whoever checks in "leaving for the ofice" may mean "go to the office".
package struct OccasionFinder: Sendable {
    /// What was found, the best first.
    package enum Finding: Hashable, Sendable {
        case sure(Int64)
        /// Those that come near; empty where none does.
        case near([Int64])
    }

    private static let mostNear = 4
    private let words: CheckInWords
    private let occasions: [(id: Int64, meaning: OccasionMeaning)]
    private let titles: TitleFinder

    package init(_ names: [(id: Int64, name: String)], language: LanguageID) {
        let words = LanguageTables.tables(for: language).checkIns
        self.words = words
        occasions = names.map { ($0.id, OccasionMeaning($0.name, words)) }
        titles = TitleFinder(names.map { ($0.id, $0.name) }, language: language)
    }

    /// The one that says the same in this form or another; nil where none or several do. "When I am home" is when one
    /// gets there.
    package func same(as text: String, _ relation: OccasionRelation? = nil) -> Int64? {
        let said = OccasionMeaning(text, words)
        let found = occasions.filter { said.fit(to: $0.meaning).isSame }
        let alike = relation != .when ? [] : occasions.filter { said.arrives(where: $0.meaning) }
        return found.count == 1 ? found.first?.id : found.isEmpty && alike.count == 1 ? alike.first?.id : nil
    }

    /// The one at which somebody checks in who says so, and nothing that only comes near.
    /// Who is somewhere, with no more said, has come there.
    package func find(_ text: String, _ relation: OccasionRelation? = nil) -> Finding {
        let said = OccasionMeaning(text, words, isThere: relation == .when)
        let fits = occasions.map { (id: $0.id, fit: said.fit(to: $0.meaning)) }.filter { $0.fit.isNear }
            .sorted { $0.fit > $1.fit }
        guard let best = fits.first else { return .near([]) }
        let isAlone = fits.count == 1 || fits[1].fit < best.fit
        return best.fit.isSure && isAlone ? .sure(best.id) : .near(fits.prefix(Self.mostNear).map(\.id))
    }

    /// The one that says the same, else those that fit best by some of their words.
    package func closest(to text: String) -> [Int64] { same(as: text).map { [$0] } ?? titles.find(text) }
}

/// What the words of an occasion say: what is done, and with what.
struct OccasionMeaning: Sendable {
    let motion: OccasionMotion?
    let things: [[UInt32]]
    let stems: [String]

    init(_ text: String, _ words: CheckInWords, isThere: Bool = false) {
        let said = text.split { !$0.isLetter && !$0.isNumber }.map { Folding.fold($0) }.filter { !$0.isEmpty }
        let all = said.flatMap { words.same[$0] ?? [$0] }
        // "going to leave" is leaving.
        let motions = all.compactMap { words.motion(of: $0) }
        let motion = motions.first == .go ? motions.last : motions.first
        let isAway = all.contains { words.away.contains($0) }, isToward = all.contains { words.toward.contains($0) }
        self.motion =
            motion.map { $0 != .end && isAway ? .leave : $0 == .leave && isToward ? .go : $0 }
            ?? (isAway ? .leave : isThere ? .arrive : nil)
        let isThing = { (word: String) in
            words.motion(of: word) == nil && !words.small.contains(word) && !words.leads.contains(word)
                && !words.away.contains(word) && !words.toward.contains(word)
        }
        let words = all.filter(isThing)
        (things, stems) = (words.map { $0.unicodeScalars.map(\.value) }, words.map(Self.stem))
    }

    /// "baking" and "bake" are "bak", "jogging" is "jog".
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

    /// How well two of them fit: the things first, then what is done with them.
    struct Fit: Comparable, Sendable {
        /// 3: the same things to the letter; 2: but for a slip; 1: some of them; 0: others.
        let things: Int
        /// 4: the same; 3: not said; 2: what is often said instead; 1: what it may end; 0: another.
        let motion: Int

        var isSame: Bool { things == 3 && motion == 4 }
        var isNear: Bool { things > 0 }
        var isSure: Bool { things > 1 && motion > 0 }
        static func < (left: Fit, right: Fit) -> Bool { (left.things, left.motion) < (right.things, right.motion) }
    }

    func fit(to other: OccasionMeaning) -> Fit { Fit(things: sameThings(as: other), motion: sameMotion(as: other)) }

    /// One of both is an arrival, and the other says only where.
    func arrives(where other: OccasionMeaning) -> Bool {
        sameThings(as: other) == 3 && Set([motion, other.motion]) == [nil, .arrive]
    }

    private func sameThings(as other: OccasionMeaning) -> Int {
        guard !things.isEmpty, !other.things.isEmpty else {
            return things.isEmpty && other.things.isEmpty && motion != nil && motion == other.motion ? 3 : 0
        }
        if stems == other.stems { return 3 }
        let shared = things.count { thing in other.things.contains { TitleFinder.isNear(thing, $0) } }
        if shared == things.count, things.count == other.things.count { return 2 }
        return shared > 0 ? 1 : 0
    }

    private func sameMotion(as other: OccasionMeaning) -> Int {
        guard let motion, let second = other.motion else { return self.motion == other.motion ? 4 : 3 }
        return motion == second ? 4 : motion.isKin(to: second) ? 2 : motion == .end && second == .go ? 1 : 0
    }
}

/// What a line has somebody else do, be asked or be told: "ask ben to buy milk", "ben should mop", "tell ana I'm late".
package struct Handing: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Something to do, and nothing but that can be meant: "tell ben to buy milk".
        case order
        /// The same, where somebody is called so: "ben should buy milk", "get ben to mop".
        case wish
        /// The same of what people do themselves: "can ana do the dishes".
        case plea
        /// That somebody is to do so, which may only be told of them: "ben has to mop".
        case duty
        /// Something to do at a time: "remind ben and cara to pay".
        case reminder
        /// A question to somebody: "ask ben if he has time".
        case question
        /// News for somebody: "tell ana that I'm late".
        case message
    }

    package let kind: Kind
    /// As typed: "ben", "@cara".
    package let names: [String]
    /// What is to be done, asked or told, as typed.
    package let words: String
    package let language: LanguageID
}

/// How people hand things to others in one language, with who and what in it.
struct HandingWords: Sendable {
    /// In `who` stand the names, in `what` the words, before `verb` where it stands apart: "milch zu kaufen".
    var phrases: [Handing.Kind: [Phrase]] = [:]
    /// Whole answers to whether one will do a thing.
    var answers: [AskedSaying: [Phrase]] = [:]
    /// That somebody, `who`, is to see no longer what was spoken of.
    var without: [Phrase] = []
    /// Words that begin, or where verbs stand last end or deny, what nobody does for others: "not", "see", "know".
    var undone: WordSet = []
    /// Words beside them that make it something to do after all: "not forget", "see to".
    var butDone: WordSet = []
    /// What may stand beside such an answer and says nothing more: "sorry", "it".
    var beside: WordSet = []

    static let none = HandingWords()

    /// Where the names stand in a pattern.
    static let who = "<who>"

    /// Each pattern with one name, which ends at its word ("tell ben to give it to ana"), and with several.
    static func phrases(_ patterns: String...) -> [Phrase] {
        patterns.flatMap { pattern in
            Set(["[@] {who:word}", "[@] {who:text}"].map { pattern.replacing(who, with: $0) }).sorted().reversed()
                .map { Phrase($0) }
        }
    }
}

extension Handing {
    private static let longest = 60
    private static let longestNames = 8

    private static let matcher = PhraseMatcher(
        LanguageTables.all.flatMap { tables in
            Kind.allCases.map {
                PhraseTable(intent: $0.rawValue, language: tables.id, phrases: tables.handing.phrases[$0] ?? [])
            }
        })

    /// What is wrong with the phrases; nothing in a healthy house.
    package static var faults: [String] { matcher.faults }

    /// Every way to read a line so, the likeliest first; to the letter, in its own language or else in another one.
    package static func readings(of line: ReadLine) -> [Handing] {
        guard (3...longest).contains(line.tokens.count) else { return [] }
        let lines = line.inEachLanguage
        return lines.lazy.map(readings(inOwn:)).first { !$0.isEmpty } ?? []
    }

    private static func readings(inOwn line: ReadLine) -> [Handing] {
        matcher.candidates(for: line).filter(\.assumptions.isEmpty).compactMap { Handing($0, line) }
            .filter { !$0.isAsked(in: line) && (!$0.isOfDeeds || $0.saysDeed) && !$0.isUndone && !$0.isTimeAlone }
    }

    /// "can ben come?"
    private func isAsked(in line: ReadLine) -> Bool {
        (kind == .wish || isOfDeeds) && line.tokens.last?.key == "?"
    }

    /// It says so only of what people do themselves.
    private var isOfDeeds: Bool { kind == .plea || kind == .duty }

    /// "ask ben if he can on saturday": no deed, but a question.
    private var isTimeAlone: Bool {
        guard kind == .order || kind == .wish || isOfDeeds else { return false }
        let line = LineReader.read(words, language: language)
        return !LineReader.read(line.withoutTimes, language: language).tokens.contains {
            $0.kind == .word && !$0.traits.contains(.stop)
        }
    }

    /// "ben should no longer see it": said of somebody, and nothing that they could do.
    private var isUndone: Bool {
        guard kind == .wish || isOfDeeds else { return false }
        return !isButDone && keys(1).contains(where: Lexicon.of(language).tables.handing.undone.contains)
    }

    /// "ben should not forget the milk", "ben should look after it"
    private var isButDone: Bool { keys(2).contains(where: Lexicon.of(language).tables.handing.butDone.contains) }

    /// The first words where a verb stands first, else all.
    private func keys(_ count: Int) -> [String] {
        let words = LineReader.read(words, language: language).tokens.filter { $0.kind == .word }.map(\.key)
        return Lexicon.of(language).titleWords.wish.isVerbLast ? words : Array(words.prefix(count))
    }

    /// Surely meant for whoever is named: "ben should buy milk" rather than "ben should be there", "ben has to study".
    package var isPlain: Bool {
        switch kind {
        case .order, .reminder, .question, .message, .plea: true
        case .wish: saysDeed || isButDone
        case .duty: false
        }
    }

    /// What people do themselves is said: "do the dishes" rather than "be right".
    private var saysDeed: Bool {
        let line = LineReader.read(words, language: language), titles = Lexicon.of(language).titleWords
        let said = LineReader.read(line.withoutTimes, language: language).tokens.filter { $0.kind == .word }
        guard let verb = titles.wish.isVerbLast ? said.last : said.first else { return false }
        return [
            titles.wish.imperatives, titles.wish.chores, titles.wish.choresOrThings, titles.wish.askables,
            titles.wish.doers,
        ].contains {
            $0.contains(verb.key)
        } || titles.wish.isVerbLast && said.count > 1 && titles.wish.hasVerb(verb.key)
    }

    private init?(_ candidate: Candidate, _ line: ReadLine) {
        guard let kind = Kind(rawValue: candidate.intent), let who = candidate.slots.text("who"),
            let what = candidate.slots.text("what")
        else { return nil }
        names = Self.names(in: who, isMarked: line.isMarked(candidate.slots["who"]), line)
        words = [what, candidate.slots.text("verb"), candidate.slots["when"]?.typed].compactMap(\.self)
            .joined(separator: " ")
        (self.kind, language) = (kind, line.language)
        // "and me of the rent" are not the words, but the rest of the names.
        guard !names.isEmpty, !LineReader.read(what, language: line.language).begins(with: .and) else { return nil }
    }

    /// "ben", "cara" of "ben and cara", also "me" of "ben and me"; nothing where something else than names stands there.
    private static func names(in words: String, isMarked: Bool, _ line: ReadLine) -> [String] {
        let spaced = words.split(separator: ",", omittingEmptySubsequences: false).joined(separator: " , ")
        let said = spaced.split(whereSeparator: \.isWhitespace).map(String.init)
        guard said.count <= longestNames else { return [] }
        let parts = said.split { $0 == "," || $0 == "&" || line.means($0, .and) }
        guard
            parts.allSatisfy({
                $0.count == 1 && (line.mayName($0.first ?? "") || parts.count > 1 && line.means($0.first ?? "", .me))
            }),
            !parts.isEmpty
        else { return [] }
        let names = parts.compactMap(\.first)
        return isMarked ? ["@" + names[0]] + names.dropFirst() : names
    }
}

extension ReadLine {
    /// It is none of the words that hold sentences together, nor whoever speaks: "ben" rather than "me" or "the".
    fileprivate func mayName(_ word: String) -> Bool {
        if word.hasPrefix("@") { return word.count > 1 }
        let traits = Lexicon.of(language).traits(of: Folding.fold(word))
        let isSmall = traits.contains(.stop) || traits.contains(.article)
        return !isSmall && word.contains(where: \.isLetter) && !means(word, .me) && !means(word, .it)
    }

    /// An "@" stands before it.
    fileprivate func isMarked(_ filled: Slots.Filled?) -> Bool {
        guard let filled else { return false }
        return String(decoding: text.utf8.prefix(filled.range.lowerBound), as: UTF8.self).last == "@"
    }
}

extension Handing {
    /// It stands for all of some people, or for one whom others call by no name: "everyone", "mum", "people".
    package func isNobodysName(_ name: String) -> Bool {
        guard !name.hasPrefix("@") else { return false }
        let key = Folding.fold(name), lexicon = Lexicon.of(language), words = lexicon.titleWords
        return lexicon.traits(of: key).contains(.common) || words.wish.family.contains(key)
            || words.wish.callees.contains(key)
    }
}

/// What a whole line says to being asked to do something: "ok, will do", "cant tonight", "done".
package enum AskedSaying: String, Sendable, CaseIterable {
    /// Will do; may do, or "ok" of anything else; will not; "no" of anything else; not yet; is done; hands back what was taken.
    case take, nod, refuse, deny, wait, did, handBack
    /// Does it in another way than it was asked: "ok but only 1 litre"; asks who asked it, or what it was.
    case but, look
}

extension AskedSaying {
    private static let longest = 10

    private static let matcher = PhraseMatcher(
        LanguageTables.all.flatMap { tables in
            allCases.map {
                PhraseTable(intent: $0.rawValue, language: tables.id, phrases: tables.handing.answers[$0] ?? [])
            }
        })

    /// What is wrong with the phrases; nothing in a healthy house.
    package static var faults: [String] { matcher.faults }

    /// nil for a line that says anything besides, but when: "cant find my keys".
    package init?(_ line: ReadLine) {
        guard (1...Self.longest).contains(line.tokens.count) else { return nil }
        let lines = line.inEachLanguage
        let read = lines.lazy.compactMap { line in
            Self.whole(line) ?? Self.read(line) ?? (line.tellsOnlyDone ? .did : nil)
        }
        guard let said = read.first else { return nil }
        self = said
    }

    private static func whole(_ line: ReadLine) -> AskedSaying? {
        let words = line.tokens.filter { !$0.isSoft || $0.kind == .symbol }.map(\.key).joined(separator: " ")
        let sayings: [(SignalWord, AskedSaying)] = [
            (.taking, .take), (.nodding, .nod), (.refusing, .refuse), (.waiting, .wait),
        ]
        return sayings.first { Lexicon.of(line.language).words(for: $0.0).contains(words) }?.1
    }

    private static func read(_ line: ReadLine) -> AskedSaying? {
        matcher.candidates(for: line).lazy.filter(\.assumptions.isEmpty).compactMap { candidate in
            if let how = candidate.slots.text("how"), !isHow(how, line) { return nil }
            let said = AskedSaying(rawValue: candidate.intent)
            guard let more = candidate.slots.text("more") else { return said }
            // "I can't before Tuesday" is no "no".
            if said == .refuse, saysUntilWhen(more, line) { return .wait }
            return saysOnlyWhen(more, line) ? said : nil
        }.first
    }

    /// "only 1 litre": how much of it, which neither says no nor when, and asks and tells nothing: "who pays", "im busy".
    private static func isHow(_ words: String, _ line: ReadLine) -> Bool {
        let rest = LineReader.read(words, language: line.language)
        let words = line.wishWords
        return rest.timeValues.isEmpty && !rest.says(.denying) && AskedSaying(rest) == nil && !rest.asks
            && rest.tokens.contains { $0.kind == .number || words.determiners.contains($0.key) }
            && !rest.tokens.contains { words.tellers.contains($0.key) }
    }

    private static func saysUntilWhen(_ words: String, _ line: ReadLine) -> Bool {
        LineReader.read(words, language: line.language).timeValues.contains { found in
            switch found.value {
            case .span(.before), .span(.until): true
            default: false
            }
        }
    }

    private static func saysOnlyWhen(_ words: String, _ line: ReadLine) -> Bool {
        let beside = LanguageTables.tables(for: line.language).handing.beside
        let rest = LineReader.read(
            LineReader.read(words, language: line.language).withoutTimes, language: line.language)
        return rest.tokens.allSatisfy { $0.isSoft || beside.contains($0.key) }
    }
}

extension ReadLine {
    /// "I bought it already", "schon gekauft": a word that says that something is done, and else nothing but who did it and
    /// that it is what was spoken of.
    fileprivate var tellsOnlyDone: Bool {
        let handing = LanguageTables.tables(for: language).handing
        let telling = tokens.filter { token in
            !token.isSoft && !handing.beside.contains(token.key)
                && ![.having, .mine, .it, .nodding].contains { means(token.key, $0) }
        }
        return telling.count == 1 && telling[0].kind == .word && means(telling[0].key, .completed)
    }
}

extension ReadLine {
    /// "no to both", "yes to all of them": besides how many are meant nothing is said but yes or no; not "all right".
    package var saysOfAll: Bool {
        let words = titleWords
        let rest = tokens.filter { token in
            !token.isSoft && ![.both, .everything].contains { means(token.key, $0) }
                && !words.wish.connectors.contains(token.key) && !words.wish.pronouns.contains(token.key)
                && !words.links.contains(token.key)
        }.map { string($0.range) }.joined(separator: " ")
        return rest.isEmpty || AskedSaying(LineReader.read(rest, language: language)) != nil
    }
}

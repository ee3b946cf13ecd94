/// What a line names, and what it may be the name of.
extension ReadLine {
    /// Its words but those of every day, as typed.
    package var rareWords: String {
        plainWords.filter { !$0.isOfEveryDay }.map { string($0.range) }.joined(separator: " ")
    }

    /// "wifi" of "the wifi note", "door code" of "the door code", and whether such a word stands at its end.
    package func withoutKind(_ kind: SignalWord) -> (words: String, isSaid: Bool) {
        let isSaid = tokens.count > 1 && tokens.last.map { means($0.key, kind) } == true
        let start = tokens.prefix(while: isArticle).count, end = tokens.count - (isSaid ? 1 : 0)
        return start < end ? (string(bytes(ofTokens: start..<end)), isSaid) : (text, false)
    }

    /// The line, and what is left of it as each word goes that only asks to be shown something: "show me my urgent" is
    /// "urgent" at last.
    package var withoutShowing: [String] {
        let words = wishWords
        let lead = tokens.prefix { token in
            [.showing, .filtering, .me].contains { means(token.key, $0) } || isArticle(token)
                || words.determiners.contains(token.key) || words.listing.nouns.contains(token.key)
        }.count
        return (0...lead).filter { $0 < tokens.count }.map { text(from: $0) }
    }

    /// "event", "calendar": what only programs keep is named.
    package var namesProgram: Bool {
        tokens.contains { wishWords.programWords.contains($0.key) }
    }

    /// "my calendar", "all my notes", "everything": what programs keep, and no single thing of it.
    package var namesNoSingleThing: Bool {
        let words = wishWords
        let told = tokens.filter { $0.kind == .word && !words.determiners.contains($0.key) && !isArticle($0) }
        let isOfAll = tokens.contains { means($0.key, .everything) || words.determiners.contains($0.key) }
        return isOfAll && !told.isEmpty
            && told.allSatisfy { words.programWords.contains($0.key) || means($0.key, .everything) }
    }

    /// "he needs to call the bank": what somebody else does or has to.
    var tellsOfOther: Bool {
        tokens.dropFirst(starts.last ?? 0).first.map { wishWords.others.contains($0.key) }
            == true
    }

    /// "Clubhouse" of "name: Clubhouse", "save it as Clubhouse"; empty where it is only to be kept: "save it".
    package var nameGiven: String? {
        guard let first = tokens.first, means(first.key, .naming) || means(first.key, .saving) else { return nil }
        let rest = tokens.dropFirst().drop { means($0.key, .asName) }
        guard rest.count < tokens.count - 1 || tokens.count == 1 && means(first.key, .saving) else { return nil }
        if rest.isEmpty { return means(first.key, .saving) ? "" : nil }
        return string(bytes(ofTokens: rest.indices))
    }

    /// "Clubhouse" of "this is Clubhouse", "I'm at the Clubhouse"; nil where nothing tells where one is.
    package var nameTold: String? {
        let ones = Lexicon.of(language).tables.followUps.ones
        let rest = tokens.drop {
            means($0.key, .presenting) || $0.traits.contains(.article) || ones.contains($0.key)
        }
        guard let first = tokens.first, means(first.key, .presenting), !rest.isEmpty,
            tokens.prefix(tokens.count - rest.count).contains(where: { means($0.key, .locating) })
        else { return nil }
        return string(bytes(ofTokens: rest.indices))
    }

    /// "steep stairs" of "note: steep stairs", which says of nothing else whose note it is.
    package var noteAlone: String? {
        guard tokens.count > 2, means(tokens[0].key, .note), tokens[1].key == ":" else { return nil }
        return text(from: 2)
    }

    /// A word of it is none of every day: "yoga", but not "maybe".
    package func isTelling(_ words: String) -> Bool {
        LineReader.read(words, language: language).tokens.contains { $0.kind == .word && !$0.isOfEveryDay }
    }

    /// It may be what something is called: not "wieder nicht", "only Meyer", "both lists".
    package var mayName: Bool {
        guard let first = tokens.first, let last = tokens.last, !means(last.key, .denying),
            ![.alone, .both, .everything].contains(where: { means(first.key, $0) })
        else { return false }
        return tokens.contains { $0.kind == .number || $0.kind == .word && !$0.traits.contains(.stop) }
    }

    /// "mum"
    package func isOfFamily(_ word: String) -> Bool {
        let family = wishWords.family
        return LineReader.read(word, language: language).tokens.contains { family.contains($0.key) }
    }

    /// "today and tomorrow", "me", "p1": words that are the name of nothing.
    package func namesNothing(_ words: String) -> Bool {
        let line = LineReader.read(words, language: language)
        return !line.timeValues.isEmpty || line.priority != nil
            || line.tokens.allSatisfy { $0.isSoft || $0.traits.contains(.stop) }
    }

    /// Its words but those that hold sentences together, as typed.
    package var tellingWords: String {
        let apart = Lexicon.of(language).tables.contractions
        return plainWords.filter { $0.isTelling && apart[$0.key] == nil }.map { string($0.range) }
            .joined(separator: " ")
    }

    /// It says that name, and beside it nothing but words of every day: "history of Bakehouse".
    package func saysOnly(_ name: String) -> Bool {
        let (words, name) = (plainWords, LineReader.read(name, language: language).plainWords.map(\.key))
        guard !name.isEmpty, name.count <= words.count else { return false }
        return (0...words.count - name.count).contains { start in
            let end = start + name.count
            return words[start..<end].map(\.key) == name
                && (words[..<start] + words[end...]).allSatisfy(\.isOfEveryDay)
        }
    }

    /// It tells more than that name with a word or two around it: "buy stamps today" beside "buy stamps".
    package func saysMore(than name: String) -> Bool {
        let name = LineReader.read(name, language: language)
        return found.count > name.found.count || tellingCount > name.tellingCount + 1
    }

    /// A word of it, also a small one, stands not in the title: "off essay", "milk from the fridge"; articles and times say
    /// no more.
    package func hasWords(beside title: String) -> Bool {
        let tokens = LineReader.read(withoutTimes, language: language).tokens
        let known = Set(LineReader.read(title, language: language).tokens.map(\.key))
        let determiners = wishWords.determiners
        return tokens.contains { $0.kind == .word && !known.contains($0.key) && !determiners.contains($0.key) }
    }

    private var tellingCount: Int { plainWords.count(where: \.isTelling) }

    private var plainWords: [Token] { tokens.filter { $0.kind == .word || $0.kind == .number } }
}

extension Token {
    var isTelling: Bool { !traits.contains(.stop) && !traits.contains(.article) }
    package var isOfEveryDay: Bool {
        traits.contains(.common) || traits.contains(.stop) || traits.contains(.article)
    }
}

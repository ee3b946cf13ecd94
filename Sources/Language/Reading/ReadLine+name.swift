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
        let words = Lexicon.of(language).titleWords.wish
        let lead = tokens.prefix { token in
            [.showing, .filtering, .me].contains { means(token.key, $0) } || isArticle(token)
                || words.determiners.contains(token.key) || words.listing.nouns.contains(token.key)
        }.count
        return (0...lead).filter { $0 < tokens.count }.map { string(bytes(ofTokens: $0..<tokens.count)) }
    }

    /// It asks something: "where is ...", or with a question mark at its end.
    package var asks: Bool {
        guard let first = tokens.dropFirst(starts.last ?? 0).first(where: { $0.kind == .word }) else { return false }
        let word = Lexicon.of(language).tables.contractions[first.key]?.first ?? first.key
        return means(word, .asking) || tokens.last.map { string($0.range).hasSuffix("?") } == true
    }

    /// A question mark stands anywhere in it.
    var hasQuestionMark: Bool { tokens.contains { $0.key == "?" } }

    /// "dentist tomorrow at 10?": a question mark behind words that ask for nothing.
    var wonders: Bool {
        guard tokens.last?.key == "?", starts.last ?? 0 == 0, let first = tokens.first else { return false }
        let words = Lexicon.of(language).titleWords
        return !words.openings.contains(first.key) && !words.deeds.contains(first.key)
    }

    /// "I am not there", "I have no time": whoever speaks says what they do not.
    package var deniesOfOneself: Bool {
        let tables = Lexicon.of(language).tables
        return tokens.contains { tables.titleWords.wish.speakers.contains($0.key) }
            && tokens.contains { means($0.key, .denying) || tables.handing.undone.contains($0.key) }
    }

    /// "no walk tomorrow": something is not to be.
    package var beginsWithout: Bool {
        tokens.count > 2 && means(tokens[0].key, .lacking) && !tokens.contains(where: \.isSeparator)
    }

    /// "postpone bank to Monday", "the report can wait till Monday"
    package var postpones: Bool {
        tokens.indices.contains { index in
            // "wait, Monday" puts something right.
            let isPutRight =
                means(tokens[index].key, .correcting) && !(index > 0 && means(tokens[index - 1].key, .able))
            return means(tokens[index].key, .postponing) && !isPutRight
        }
    }

    /// "can't make it": it says what is not.
    package var isDenying: Bool { tokens.contains { means($0.key, .denying) } }

    /// "event", "calendar": what only programs keep is named.
    package var namesProgram: Bool {
        tokens.contains { Lexicon.of(language).titleWords.wish.programWords.contains($0.key) }
    }

    /// "my calendar", "all my notes", "everything": what programs keep, and no single thing of it.
    package var namesNoSingleThing: Bool {
        let words = Lexicon.of(language).titleWords.wish
        let told = tokens.filter { $0.kind == .word && !words.determiners.contains($0.key) && !isArticle($0) }
        let isOfAll = tokens.contains { means($0.key, .everything) || words.determiners.contains($0.key) }
        return isOfAll && !told.isEmpty
            && told.allSatisfy { words.programWords.contains($0.key) || means($0.key, .everything) }
    }

    /// "he needs to call the bank": what somebody else does or has to.
    var tellsOfOther: Bool {
        tokens.dropFirst(starts.last ?? 0).first.map { Lexicon.of(language).titleWords.wish.others.contains($0.key) }
            == true
    }

    /// It asks something, and is nothing to be done: "when is the dentist", but not "do the dishes".
    package var asksPlainly: Bool {
        let words = tokens.dropFirst(starts.last ?? 0).filter { $0.kind == .word }
        let isQuestion = words.dropFirst().first.map { means($0.key, .asking) || means($0.key, .asker) } == true
        return asks && (isQuestion || tokens.last.map { string($0.range).hasSuffix("?") } == true)
    }

    /// It asks something of one's own, and so is nothing to be kept: "wann muss ich die Bank anrufen". Where verbs stand
    /// first, "when I get home" begins like a question.
    var asksAboutOwn: Bool {
        guard Lexicon.of(language).titleWords.wish.isVerbLast else { return false }
        let words = tokens.dropFirst(starts.last ?? 0).filter { $0.kind == .word }.prefix(3)
        guard let first = words.first, means(first.key, .asking),
            let asker = words.firstIndex(where: { means($0.key, .asker) })
        else { return false }
        // "was ich kaufen muss: Milch" asks nothing.
        return asker - words.startIndex > 1 || Lexicon.of(language).titleWords.wish.duties.contains(first.key)
    }

    /// What it asks how to do: "share a list" of "how do I share a list"; nil where it asks something else.
    package var wishAskedFor: ReadLine? {
        let words = tokens.indices.dropFirst(starts.last ?? 0).filter { tokens[$0].kind == .word }
        guard words.count > 2, means(tokens[words[0]].key, .how) else { return nil }
        let asker = words[1...2].first { means(tokens[$0].key, .asker) }
        guard let asker else { return nil }
        // "wie teile ich eine Liste": the verb stands before whoever asks.
        let verb = words[1] < asker && tokens[words[1]].isTelling ? [string(tokens[words[1]].range)] : []
        let rest = string(bytes(ofTokens: asker + 1..<tokens.count))
        return LineReader.read((verb + [rest]).joined(separator: " "), language: language)
    }

    /// What it names beside a word of that meaning, at its beginning or, where verbs stand last, at its end: "milk" of
    /// "show me milk"; nil where it has no such word, or nothing beside it.
    package func object(of signal: SignalWord) -> String? {
        let first = starts.last ?? 0
        let said = tokens[first..<(ends.first { $0 > first } ?? tokens.count)]
        let isSaid = { (token: Token?) in token.map { means($0.key, signal) } == true }
        let isLast = Lexicon.of(language).titleWords.wish.isVerbLast && isSaid(said.last)
        guard isSaid(said.first) || isLast else { return nil }
        let object = (isSaid(said.first) ? said.dropFirst() : said.dropLast()).drop { !$0.isTelling }
        return object.isEmpty ? nil : string(bytes(ofTokens: object.indices))
    }

    /// The line with a name in the place of the first word of that meaning; nil where it has none.
    package func saying(_ name: String, for signal: SignalWord) -> String? {
        guard let index = tokens.firstIndex(where: { means($0.key, signal) && !$0.isQuoted }) else { return nil }
        return saying(name, at: index..<index + 1)
    }

    /// "call Ana" of "call me": whoever speaks by their name, where something is done to them alone; nil for other lines.
    package func naming(speaker name: String) -> String? {
        let said = tokens.indices.filter { means(tokens[$0].key, .speaker) && !tokens[$0].isQuoted }
        guard said.count == 1, said[0] < 2, string(tokens[said[0]].range).allSatisfy(\.isLowercase) else { return nil }
        return saying(name, at: said[0]..<said[0] + 1)
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

    /// "movie night" of "when is movie night", "essay" of "when is the essay due"; nil where nothing is asked for by its name.
    package var titleAskedWhen: String? {
        let phrases = Lexicon.of(language).titleWords.wish.whenAsked
        let dues = Lexicon.of(language).titleWords.wish.dues, start = starts.last ?? 0
        let limit = tokens.lastIndex { !$0.isSoft && !dues.contains($0.key) }.map { $0 + 1 } ?? 0
        guard let end = phrases.end(in: tokens, at: start, limit: limit), end < limit else { return nil }
        return string(bytes(ofTokens: end..<endOfName(from: end, to: limit)))
    }

    /// Without "end", "zu Ende" behind it.
    private func endOfName(from start: Int, to limit: Int) -> Int {
        let starters = Lexicon.of(language).titleWords.wish.starters
        var end = limit
        while end - start > 1, case let last = tokens[end - 1],
            means(last.key, .ending) || means(last.key, .lasting) || starters.contains(last.key)
                || end < limit && last.traits.contains(.stop)
        {
            end -= 1
        }
        return end
    }

    /// "steep stairs" of "note: steep stairs", which says of nothing else whose note it is.
    package var noteAlone: String? {
        guard tokens.count > 2, means(tokens[0].key, .note), tokens[1].key == ":" else { return nil }
        return string(bytes(ofTokens: 2..<tokens.count))
    }

    /// A word of it is none of every day: "yoga", but not "maybe".
    package func isTelling(_ words: String) -> Bool {
        LineReader.read(words, language: language).tokens.contains { $0.kind == .word && !$0.isOfEveryDay }
    }

    /// "actually not", "ne doch nicht": it is not to be so after all.
    package var thinksBetter: Bool {
        tokens.first.map { means($0.key, .correcting) } == true && tokens.contains { means($0.key, .denying) }
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
        let family = Lexicon.of(language).titleWords.wish.family
        return LineReader.read(word, language: language).tokens.contains { family.contains($0.key) }
    }

    /// "today and tomorrow", "me", "p1": words that are the name of nothing.
    package func namesNothing(_ words: String) -> Bool {
        let line = LineReader.read(words, language: language)
        return !line.timeValues.isEmpty || line.priority != nil
            || line.tokens.allSatisfy { $0.isSoft || $0.traits.contains(.stop) }
    }

    /// The number that the line is, with nothing but words like "no, actually" before it.
    package var numberAlone: Int? {
        let said = tokens.filter { !$0.isSoft && !means($0.key, .correcting) }
        return said.count == 1 && said[0].kind == .number ? Int(said[0].key) : nil
    }

    /// "bread" of "no, bread": what stands behind a word that puts right, and a mark; nil for any other line.
    package var correction: String? {
        guard let first = tokens.first, tokens.count > 2, means(first.key, .correcting), tokens[1].isSeparator else {
            return nil
        }
        return string(bytes(ofTokens: 2..<tokens.count))
    }

    /// The line without words of that meaning at its beginning.
    package func without(_ signal: SignalWord) -> ReadLine {
        let first = tokens.firstIndex { !means($0.key, signal) } ?? 0
        return first == 0 ? self : LineReader.read(string(bytes(ofTokens: first..<tokens.count)), language: language)
    }

    /// "milk and eggs" of "Milch und Eier hab ich", where verbs may stand behind what they are about.
    package var saidToHave: String? {
        guard Lexicon.of(language).titleWords.wish.isVerbLast else { return nil }
        let what = without(tail: .having)
        return what.tokens.count + 2 <= tokens.count ? what.text : nil
    }

    /// Without the words of that meaning at its end.
    package func without(tail signal: SignalWord) -> ReadLine {
        let last = tokens.lastIndex { !$0.isSoft && $0.key != "?" && !means($0.key, signal) } ?? tokens.count - 1
        return last == tokens.count - 1
            ? self : LineReader.read(string(bytes(ofTokens: 0..<last + 1)), language: language)
    }

    /// What it names before a word of that meaning at its end: "wash the car" of "wash the car is done"; nil where it has
    /// no such word, or nothing before it.
    package func object(before signal: SignalWord) -> String? {
        let last = tokens.last { !$0.isSoft }
        guard let last, means(last.key, signal), !last.isQuoted else { return nil }
        var object = tokens.prefix { $0.range.lowerBound < last.range.lowerBound }
        while let word = object.last, means(word.key, .being) || means(word.key, .calling) {
            object = object.dropLast()
        }
        return object.isEmpty ? nil : string(bytes(ofTokens: object.indices))
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
        let determiners = Lexicon.of(language).titleWords.wish.determiners
        return tokens.contains { $0.kind == .word && !known.contains($0.key) && !determiners.contains($0.key) }
    }

    private var tellingCount: Int { plainWords.count(where: \.isTelling) }

    private var plainWords: [Token] { tokens.filter { $0.kind == .word || $0.kind == .number } }
}

extension Token {
    fileprivate var isTelling: Bool { !traits.contains(.stop) && !traits.contains(.article) }
    package var isOfEveryDay: Bool {
        traits.contains(.common) || traits.contains(.stop) || traits.contains(.article)
    }
}

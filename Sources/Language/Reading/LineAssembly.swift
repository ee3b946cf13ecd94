/// Puts the tokens and values of a line together from its spans.
struct LineAssembly {
    let text: ScalarText
    let lexicon: Lexicon
    private(set) var tokens: [Token] = []
    private(set) var found: [Found] = []

    init(text: ScalarText, lexicon: Lexicon) {
        self.text = text
        self.lexicon = lexicon
        tokens.reserveCapacity(text.count / 4 + 2)
    }

    mutating func take(_ spans: [Span]) {
        var index = 0
        for span in spans {
            plain(index..<span.range.lowerBound)
            take(span)
            index = span.range.upperBound
        }
        plain(index..<text.count)
        while tokens.last?.kind == .lineBreak { tokens.removeLast() }
        spellOut()
    }

    private static let longestShort = 6

    /// "b4" is read as the word for which it stands in a hurry, but not in "room b4".
    private mutating func spellOut() {
        let titleWords = lexicon.titleWords
        // A word alone may be a name: "WAT" is a time zone.
        for index in tokens.indices where tokens.count > 1 {
            let token = tokens[index]
            guard token.kind == .word, token.traits.isEmpty, !token.isQuoted, token.key.utf8.count <= Self.longestShort,
                let long = lexicon.longForm(of: token.key),
                index == 0 || !titleWords.wish.hasNumber(tokens[index - 1].key) && !isCapitalized(token)
            else { continue }
            spellOut(long, at: index)
        }
        spellTwo()
    }

    /// "Termin mit Vo": within a line a name.
    private func isCapitalized(_ token: Token) -> Bool {
        text.string(bytes: token.range).unicodeScalars.first?.properties.isUppercase == true
    }

    /// "remind me 2 call mum": a figure for a word.
    private mutating func spellTwo() {
        let words = lexicon.tables.beforeTwo, deeds = lexicon.titleWords.deeds
        for index in tokens.indices.dropFirst().dropLast() where tokens[index].key == "2" {
            let before = tokens[index - 1].key
            guard words.contains(before) || lexicon.times.word(before)?.namesDay == true,
                deeds.contains(tokens[index + 1].key)
            else { continue }
            found.removeAll { $0.tokens == index..<index + 1 }
            spellOut("to", at: index)
        }
    }

    private mutating func spellOut(_ word: String, at index: Int) {
        tokens[index] = Token(
            kind: .word, range: tokens[index].range, key: word, traits: lexicon.traits(of: word), isSpelledOut: true)
    }

    private mutating func take(_ span: Span) {
        let first = tokens.count
        switch span.kind {
        case .quoted(let inner):
            tokens += Tokenizer(text: text, lexicon: lexicon).tokens(in: span.range, isQuoted: true)
            add(.quoted(text.string(inner)), span, from: first)
        case .link:
            addLink(span)
        case .linkedPoint(let value):
            addLink(span)
            add(value, span, from: first)
        case .value(let value, let isCertain):
            plain(span.range)
            add(value, span, from: first, isCertain: isCertain)
        }
    }

    private mutating func addLink(_ span: Span) {
        tokens.append(Token(kind: .link, range: text.bytes(span.range), key: text.string(span.range)))
    }

    private mutating func add(_ value: Found.Value, _ span: Span, from first: Int, isCertain: Bool = true) {
        found.append(
            Found(value: value, range: text.bytes(span.range), tokens: first..<tokens.count, isCertain: isCertain))
    }

    private mutating func plain(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let reader = NumberReader(decimalSeparator: lexicon.tables.decimalSeparator)
        Tokenizer(text: text, lexicon: lexicon).cut(range) { token in
            if token.kind == .number, let number = reader.read(token.key) {
                found.append(
                    Found(
                        value: .number(number), range: token.range, tokens: tokens.count..<tokens.count + 1,
                        isCertain: true))
            }
            tokens.append(token)
        }
    }
}

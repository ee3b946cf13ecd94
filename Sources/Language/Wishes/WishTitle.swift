/// Which words of a line are the title of what is wished for: not the wish's own words at the beginning ("could you
/// please add"), nor the list at the end ("to my shopping list"), nor what was read as a value.
struct WishTitle {
    let line: ReadLine
    let taken: Set<Int>
    let intent: String

    /// Tokens; nil where nothing is left.
    var range: Range<Int>? {
        if let quoted { return quoted }
        let words = Lexicon.of(line.language).titleWords
        let end = line.ends.first ?? line.tokens.count
        let start = min(line.starts.last ?? 0, end)
        guard let trigger = trigger(words, start..<end) else { return trimmed(start..<end, words, words.leads) }
        return trimmed(trigger + 1..<end, words, words.after) ?? trimmed(start..<trigger, words, words.leads)
    }

    /// The first word that asks for such a thing: "remind", "forget".
    private func trigger(_ words: TitleWords, _ range: Range<Int>) -> Int? {
        let family = intent.prefix { $0 != "." }
        guard let triggers = words.triggers[String(family)] else { return nil }
        return range.prefix(12).first { triggers.contains(line.tokens[$0].key) && !taken.contains($0) }
    }

    private func trimmed(_ range: Range<Int>, _ words: TitleWords, _ leads: Set<String>) -> Range<Int>? {
        var (first, end) = (range.lowerBound, range.upperBound)
        while first < end, isPassed(first) || isLead(first, leads) { first += 1 }
        end = self.end(of: first..<end, words)
        if let tail = tail(words, first..<end) { end = self.end(of: first..<tail, words) }
        return first < end ? first..<end : nil
    }

    /// The words of some tokens without those that were taken, in one line.
    static func text(of line: ReadLine, _ range: Range<Int>, without taken: Set<Int>) -> String {
        if let quoted = line.found.first(where: { $0.tokens == range }), case .quoted(let words) = quoted.value {
            return words
        }
        var parts: [Range<Int>] = []
        for position in range where !taken.contains(position) {
            if let last = parts.last, last.upperBound == position {
                parts[parts.count - 1] = last.lowerBound..<position + 1
            } else {
                parts.append(position..<position + 1)
            }
        }
        return parts.map { line.string(line.bytes(ofTokens: $0)) }.joined(separator: " ")
    }

    /// Words between quotes are the title without question.
    private var quoted: Range<Int>? {
        line.found.lazy.compactMap { found -> Range<Int>? in
            if case .quoted = found.value { found.tokens } else { nil }
        }.first
    }

    private func isPassed(_ position: Int) -> Bool {
        let token = line.tokens[position]
        return taken.contains(position) || token.kind == .lineBreak || (token.isSoft && token.kind != .symbol)
    }

    /// Where the last word is that says something.
    private func end(of range: Range<Int>, _ words: TitleWords) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, isPassed(end - 1) || words.links.contains(line.tokens[end - 1].key) { end -= 1 }
        return end
    }

    private func isLead(_ position: Int, _ leads: Set<String>) -> Bool {
        let token = line.tokens[position]
        // A note is kept as it was said, with its articles.
        return leads.contains(token.key) || (!intent.hasPrefix("note.") && token.traits.contains(.article))
    }

    /// Where "to my shopping list" or "on the list of things to buy" begins, behind at least one word.
    private func tail(_ words: TitleWords, _ range: Range<Int>) -> Int? {
        range.dropFirst().first { position in
            let key = line.tokens[position].key
            guard words.links.contains(key), !words.joints.contains(key) else { return false }
            let near = position + 1..<min(position + 5, range.upperBound)
            let list = near.first { words.lists.contains(line.tokens[$0].key) && !line.tokens[$0].isQuoted }
            return list.map { range.upperBound - $0 <= 5 } ?? false
        }
    }
}

/// A language's words around a title.
struct TitleWords: Sendable {
    /// Words of the wish itself.
    let leads: Set<String>
    /// Words by which things of a family are asked for, behind which the title begins.
    let triggers: [String: Set<String>]
    /// Words between such a word and the title.
    let after: Set<String>
    /// Words between the title and what stands behind it.
    let links: Set<String>
    /// Words for lists.
    let lists: Set<String>
    /// Words with which a further wish of a line begins, and what stands between two wishes.
    let openings: Set<String>
    let joints: Set<String>

    init(
        leads: String, triggers: [String: String], after: String, links: String, lists: String, openings: String,
        joints: String
    ) {
        self.leads = Self.words(leads)
        self.triggers = triggers.mapValues(Self.words)
        self.after = Self.words(after)
        self.links = Self.words(links)
        self.lists = Self.words(lists)
        self.openings = Self.words(openings)
        self.joints = Self.words(joints)
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}

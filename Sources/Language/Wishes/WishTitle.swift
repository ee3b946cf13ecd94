/// Which words of a line are the title of what is wished for: not the wish's own words at the beginning ("could you
/// please add"), nor the list at the end ("to my shopping list"), nor what was read as a value.
struct WishTitle {
    let line: ReadLine
    let taken: Set<Int>
    /// A note is kept as it was said, with its articles.
    let keepsArticles: Bool

    /// Tokens; nil where nothing is left.
    var range: Range<Int>? {
        if let quoted { return quoted }
        let words = line.titleWords
        var end = line.ends.first ?? line.tokens.count
        var first = min(line.starts.last ?? 0, end)
        while first < end, isPassed(first) || isLead(first, words) { first += 1 }
        if let tail = tail(words, first..<end) { end = tail }
        while end > first, isPassed(end - 1) || words.links.contains(line.tokens[end - 1].key) || joins(end - 1, words)
        {
            end -= 1
        }
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

    /// The "and also" of "print the form and also at 3".
    private func joins(_ position: Int, _ words: TitleWords) -> Bool {
        let key = line.tokens[position].key
        return words.wish.joiners.contains(key) || words.wish.softeners.contains(key)
    }

    private func isLead(_ position: Int, _ words: TitleWords) -> Bool {
        let token = line.tokens[position]
        return words.leads.contains(token.key) || (!keepsArticles && token.traits.contains(.article))
    }

    /// Where "to my shopping list" or "on the list of things to buy" begins, behind at least one word.
    private func tail(_ words: TitleWords, _ range: Range<Int>) -> Int? {
        range.dropFirst().first { position in
            guard words.links.contains(line.tokens[position].key) else { return false }
            let near = position + 1..<min(position + 5, range.upperBound)
            let list = near.first { words.lists.contains(line.tokens[$0].key) && !line.tokens[$0].isQuoted }
            return list.map { range.upperBound - $0 <= 5 } ?? false
        }
    }
}

extension ReadLine {
    /// A title of the line, with the word before it where it begins with "with": "appointment with Ana".
    package func whole(title: String) -> String {
        let link = title.split(separator: " ").first.map { Folding.fold($0) } ?? ""
        guard wishWords.companyLinks.contains(link),
            let index = tokens.firstIndex(where: { $0.key == link }), index > 0, tokens[index - 1].kind == .word,
            !found.contains(where: { $0.value.saysWhen && $0.tokens.contains(index - 1) })
        else { return title }
        return "\(string(tokens[index - 1].range)) \(title)"
    }
}

/// Why something is changed, beside what is changed.
extension ReadLine {
    /// Longer lines say something of their own.
    private static let longestWithReason = 40

    /// A line says once why.
    private static let mostReasons = 3

    /// "cancel that" of "actually cancel that, I'm at work then", "move everything to Monday" of "sick today, move everything
    /// to Monday": the line without what tells why, before or behind a mark or "because".
    package var withoutReason: LazyMapSequence<ArraySlice<Range<Int>>, ReadLine> {
        let isShort = tokens.count <= Self.longestWithReason
        return (isShort ? besideReasons : []).prefix(Self.mostReasons).lazy.map(part)
    }

    /// What stands before each comma behind which something is told in some words, with no time: "move it to friday, jo needs
    /// the car".
    var beforeMarks: LazyMapSequence<ArraySlice<Range<Int>>, ReadLine> {
        let times = found.filter(\.value.isTime)
        let ends = tokens.indices.dropFirst().dropLast().filter { end in
            tokens[end].key == "," && !tokens[end].isQuoted && tokens.count - end > 3
                && !times.contains { $0.tokens.upperBound > end + 1 } && !asksForMore(end + 1..<tokens.count)
        }
        return ends.map { 0..<$0 }.prefix(Self.mostReasons).lazy.map(part)
    }

    private var besideReasons: [Range<Int>] {
        tokens.indices.dropFirst().dropLast().filter { !tokens[$0].isQuoted }.flatMap { index in
            let (before, behind) = (0..<index, index + 1..<tokens.count)
            if givesReason(at: index) { return asksForMore(behind) ? [] : [before] }
            guard tokens[index].isSeparator, tokens[index].key != ":" else { return [] }
            // "delete it, is that ok" asks.
            let asks = wishWords.copulas.contains(tokens[index + 1].key)
            return (tells(behind) && !asks && !asksForMore(behind) ? [before] : [])
                + (tellsWhy(before) && !asksForMore(before, deedAnywhere: false) ? [behind] : [])
        }
    }

    /// "because", "im off": why something is, and no condition.
    private func givesReason(at index: Int) -> Bool {
        let lexicon = Lexicon.of(language), titles = lexicon.titleWords, key = tokens[index].key
        if titles.wish.reasons.contains(key) { return !titles.wish.conditions.contains(key) }
        guard let told = lexicon.tables.contractions[key], told.count == 2 else { return false }
        return titles.wish.speakers.contains(told[0]) && titles.wish.tellers.contains(told[1])
    }

    /// "sick today", "running late", "Sam is ill"
    private func tellsWhy(_ range: Range<Int>) -> Bool {
        means(tokens[range.lowerBound].key, .excusing) || tells(range)
    }

    /// "and also remind me", "then book a table", "but Jo comes at 3", "if it rains": a wish of its own may stand in it, or a
    /// condition.
    private func asksForMore(_ range: Range<Int>, deedAnywhere: Bool = true) -> Bool {
        let words = titleWords, conditions = words.wish.conditions
        let contrasts = Lexicon.of(language).times.table.contrasts
        let isTimed = found.contains { range.overlaps($0.tokens) && $0.saysClock }
        return isTimed
            || range.contains { index in
                let key = tokens[index].key
                let isDeed = words.deeds.contains(key) && (deedAnywhere || index == range.lowerBound)
                return isDeed || words.openings.contains(key) || contrasts.contains(key) || conditions.contains(key)
                    || words.joints.contains(key) && index + 1 < range.upperBound
            }
    }

    /// Something is said to be or to be done by somebody: "is", "we".
    private func tells(_ range: Range<Int>) -> Bool {
        let tellers = wishWords.tellers
        return tokens[range].contains { tellers.contains($0.key) }
    }

    private func part(_ range: Range<Int>) -> ReadLine {
        LineReader.read(string(bytes(ofTokens: range)), language: language)
    }
}

import Core

extension ReadLine {
    private static let mostRestated = 10

    /// "the 27th" of "its the 27th", "wed at 11" of "they moved it to wed 11", "pm" of "pm i mean": another time for what was
    /// just told, and nothing else but words that say so; a number alone is an hour. nil for any other line.
    package var timeRestated: String? {
        guard (1...Self.mostRestated).contains(tokens.count), !asks, tokens.count > 1 || timeValues.isEmpty else {
            return nil
        }
        let said = tokens[..<(ends.first ?? tokens.count)].indices.filter {
            !tokens[$0].isSoft && !tokens[$0].isSeparator
        }
        let words = Lexicon.of(language).tables.followUps.restating
        let kept = said.filter {
            isOfTime($0) || !words.contains(tokens[$0].key) && !means(tokens[$0].key, .correcting)
        }
        guard let first = kept.first, let last = kept.last, kept.count < said.count || said.count == 1,
            kept.count == last - first + 1 || kept.count == 2 && isRule(first)
        else { return nil }
        let start = first > 0 && isArticle(tokens[first - 1]) ? first - 1 : first
        let isRun = kept.count == last - first + 1
        return time(in: isRun ? [start..<last + 1] : [start..<first + 1, last..<last + 1])
    }

    /// "at 11" of "11", "wed at 11" of "wed 11", where nothing but a time is said.
    private func time(in parts: [Range<Int>]) -> String? {
        let lead = Lexicon.of(language).tables.leads.hour, last = parts[parts.count - 1].upperBound - 1
        let before = parts.map { $0.lowerBound..<min($0.upperBound, last) }.filter { !$0.isEmpty }
        let plain = words(of: parts)
        let ways =
            tokens[last].kind == .number
            ? [plain, "\(words(of: before)) \(lead) \(string(tokens[last].range))".trimmed] : [plain]
        return ways.first { LineReader.read($0, language: language).soleTime != nil }
            ?? (isHalfOfDay(plain) ? plain : nil)
    }

    private func words(of parts: [Range<Int>]) -> String {
        parts.map { string(bytes(ofTokens: $0)) }.joined(separator: " ")
    }

    /// "pm"
    private func isHalfOfDay(_ word: String) -> Bool {
        guard case .time(let time)? = LineReader.read("7 \(word)", language: language).soleTime else { return false }
        return !word.contains(" ") && time.clock?.half != nil
    }

    /// "Wednesdays" of "Wednesdays its 9", where "the April one is Thursday" says two things.
    private func isRule(_ index: Int) -> Bool {
        found.contains { found in
            if case .repetition = found.value { found.tokens.contains(index) } else { false }
        }
    }

    private func isOfTime(_ index: Int) -> Bool { found.contains { $0.isTime && $0.tokens.contains(index) } }

    /// "3 on Monday": a time is said, and its first word is no part of it.
    var beginsBesideTime: Bool {
        found.contains(where: \.isTime)
            && !found.contains { found in
                if case .number = found.value { false } else { found.tokens.contains(0) }
            }
    }
}

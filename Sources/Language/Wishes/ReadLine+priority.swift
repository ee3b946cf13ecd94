extension ReadLine {
    /// The priority that the line ends with or that is all of it, in words or as a sign: "high", "p1", "2"; 4 for none.
    package var priority: Int? {
        let words = titleWords
        let end = tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        let last = saidPriorities.filter { $0.tokens.upperBound == end }
        if let longest = last.min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
            return isLessened(at: longest.tokens.lowerBound) ? Self.lowest : longest.level
        }
        guard let token = end > 0 ? tokens[end - 1] : nil else { return nil }
        if let marked = words.wish.priorityMarks.first(where: { $0.words.contains(token.key) }) { return marked.level }
        return token.prioritySign ?? Int(token.key).flatMap { (1...4).contains($0) ? $0 : nil }
    }

    private static let lowest = 3

    /// "less", "not so" stand before it.
    private func isLessened(at index: Int) -> Bool {
        let lessers = wishWords.lessers
        guard index > 0, !tokens[index - 1].isSeparator else { return false }
        return tokens[max(0, index - 2)..<index].contains { lessers.contains($0.key) }
    }

    /// The priority that the line names anywhere: "my p2 to-dos".
    package var namedPriority: Int? {
        tokens.first(where: \.isPrioritySign)?.prioritySign
            ?? saidPriorities.max { $0.tokens.count < $1.tokens.count }?.level
    }

    /// The priority that the line begins with: "urgent: remind me at 6".
    package var leadingPriority: Int? {
        let start = starts.last ?? 0
        return saidPriorities.first { $0.tokens.lowerBound == start || $0.tokens.lowerBound == 0 }?.level
    }

    /// The words before the priority that ends the line, and how urgent that is: "call mum, urgent", "rent !!"; nil
    /// where the line ends otherwise, or says so of something ("that it is urgent").
    package var beforePriority: (text: String, level: Int)? {
        guard let end = endingPriority ?? endingMarks, end.start > 0 else { return nil }
        var last = end.start
        while last > 0, tokens[last - 1].isSeparator, tokens[last - 1].key != "." { last -= 1 }
        guard last > 0 else { return nil }
        return (string(bytes(ofTokens: 0..<last)), end.level)
    }

    /// A word by itself may be said of something ("read what is important"), unless a mark parts it from that.
    private var endingPriority: (start: Int, level: Int)? {
        let words = titleWords
        let end = tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        if end > 1, let level = tokens[end - 1].prioritySign, level < 4 { return (end - 1, level) }
        let last = saidPriorities.filter { $0.tokens.upperBound == end && $0.tokens.lowerBound > 0 }
        guard let said = last.min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) else { return nil }
        let start = said.tokens.lowerBound, before = tokens[start - 1]
        let isPlain = said.tokens.count > 1 || words.wish.priorityLeads.contains(tokens[start].key)
        let isTold = [words.wish.copulas, words.wish.tellers, words.wish.determiners, words.wish.joiners].contains {
            $0.contains(before.key)
        }
        return before.isSeparator || isPlain && !isTold ? (start, said.level) : nil
    }

    /// "!", "!!" by itself.
    private var endingMarks: (start: Int, level: Int)? {
        var start = tokens.count
        while start > 0, tokens[start - 1].key == "!" { start -= 1 }
        guard start > 0, start < tokens.count, tokens.count - start <= 3,
            tokens[start - 1].range.upperBound < tokens[start].range.lowerBound
        else { return nil }
        return (start, 4 - (tokens.count - start))
    }

    private var saidPriorities: [(tokens: Range<Int>, level: Int)] {
        let end = tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        return wishWords.priorities.flatMap { phrases, level in
            (0..<end).compactMap { start in
                phrases.end(in: tokens, at: start, limit: end).map { (start..<$0, level) }
            }
        }
    }
}

extension Token {
    /// The level of "p1" to "p4", of which the last is none.
    var prioritySign: Int? {
        guard key.utf8.count == 2, key.hasPrefix("p"), let level = Int(key.dropFirst()) else { return nil }
        return (1...4).contains(level) ? level : nil
    }

    /// It is a sign for some priority.
    var isPrioritySign: Bool { prioritySign.map { $0 < 4 } == true }
}

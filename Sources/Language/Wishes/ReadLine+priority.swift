extension ReadLine {
    /// The priority that the line ends with or that is all of it, in words or as a sign: "high", "p1", "2"; 4 for none.
    package var priority: Int? {
        let words = Lexicon.of(language).titleWords.wish
        let end = tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        let last = saidPriorities.filter { $0.tokens.upperBound == end }
        if let longest = last.min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) { return longest.level }
        guard let key = end > 0 ? tokens[end - 1].key : nil else { return nil }
        if let marked = words.priorityMarks.first(where: { $0.words.contains(key) }) { return marked.level }
        let digits = key.hasPrefix("p") ? key.dropFirst() : Substring(key)
        return Int(digits).flatMap { (1...4).contains($0) ? $0 : nil }
    }

    /// The priority that the line names anywhere: "my p2 to-dos".
    package var namedPriority: Int? {
        let sign = tokens.lazy.compactMap { $0.key.count == 2 && $0.key.first == "p" ? Int($0.key.dropFirst()) : nil }
        return sign.first { (1...3).contains($0) } ?? saidPriorities.max { $0.tokens.count < $1.tokens.count }?.level
    }

    private var saidPriorities: [(tokens: Range<Int>, level: Int)] {
        let end = tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        return Lexicon.of(language).titleWords.wish.priorities.flatMap { phrases, level in
            (0..<end).compactMap { start in
                phrases.end(in: tokens, at: start, limit: end).map { (start..<$0, level) }
            }
        }
    }
}

extension ReadLine {
    /// The priority that the line ends with or that is all of it, in words or as a sign: "high", "p1", "2"; 4 for none.
    package var priority: Int? {
        let words = Lexicon.of(language).titleWords.wish
        let end = tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        let said = words.priorities.flatMap { phrases, level in
            (0..<end).compactMap {
                phrases.end(in: tokens, at: $0, limit: end) == end ? (start: $0, level: level) : nil
            }
        }
        if let longest = said.min(by: { $0.start < $1.start }) { return longest.level }
        guard let key = end > 0 ? tokens[end - 1].key : nil else { return nil }
        if let marked = words.priorityMarks.first(where: { $0.words.contains(key) }) { return marked.level }
        let digits = key.hasPrefix("p") ? key.dropFirst() : Substring(key)
        return Int(digits).flatMap { (1...4).contains($0) ? $0 : nil }
    }
}

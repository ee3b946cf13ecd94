extension WishSplit {
    /// "milk tomorrow, bread on Friday": each thing with its day behind it. Nothing where one of them has none, or several,
    /// or no words of its own.
    static func things(ofDaysIn line: ReadLine) -> [String] {
        let days = line.found.filter(\.isDay).map(\.tokens)
        guard days.count > 1, days.count <= most, line.ends.allSatisfy({ $0 >= line.tokens.count }) else { return [] }
        let words = Lexicon.of(line.language).titleWords
        var start = 0
        var parts: [Range<Int>] = []
        for day in days {
            while start < day.lowerBound, isBetween(line.tokens[start], words) { start += 1 }
            let end = day.upperBound
            let isLast = end == line.tokens.count || isBetween(line.tokens[end], words)
            let isWhole = (start..<day.lowerBound).allSatisfy { !line.tokens[$0].isSeparator }
            let hasWords = (start..<day.lowerBound).contains {
                line.tokens[$0].kind == .word && !line.tokens[$0].traits.contains(.stop)
            }
            guard isLast, isWhole, hasWords else { return [] }
            parts.append(start..<end)
            start = end
        }
        guard start == line.tokens.count else { return [] }
        return parts.map { line.string(line.bytes(ofTokens: $0)) }
    }
}

extension Found {
    /// A time that says the day.
    fileprivate var isDay: Bool {
        if case .time(let time) = value { time.day != nil } else { false }
    }
}

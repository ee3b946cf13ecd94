extension WishSplit {
    /// "milk tomorrow, bread on Friday": each thing with its day behind it, or what is to be done with its time: "buy milk
    /// tomorrow, call mum at 7". Nothing where one of them has none, or several, or no words of its own.
    static func things(ofDaysIn line: ReadLine) -> [String] {
        let moments = line.found.filter(\.isMoment), days = moments.map(\.tokens)
        guard days.count > 1, days.count <= most, line.ends.allSatisfy({ $0 >= line.tokens.count }) else { return [] }
        let words = Lexicon.of(line.language).titleWords
        var start = 0
        var parts: [Range<Int>] = []
        for (day, moment) in zip(days, moments) {
            while start < day.lowerBound, isBetween(line.tokens[start], words) { start += 1 }
            let end = day.upperBound
            let isLast = end == line.tokens.count || isBetween(line.tokens[end], words)
            let isWhole = (start..<day.lowerBound).allSatisfy { !line.tokens[$0].isSeparator }
            let hasWords = (start..<day.lowerBound).contains {
                line.tokens[$0].kind == .word && !line.tokens[$0].traits.contains(.stop)
            }
            let isDeed = start < day.lowerBound && words.deeds.contains(line.tokens[start].key)
            guard isLast, isWhole, hasWords, isDeed || moment.isDay else { return [] }
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

    /// A time, or until when.
    fileprivate var isMoment: Bool {
        switch value {
        case .time(let time): time.day != nil || time.clock != nil
        case .timeSpan(let span): span.isDeadline
        default: false
        }
    }
}

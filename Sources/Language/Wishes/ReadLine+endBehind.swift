extension ReadLine {
    /// "meeting 3pm - 5pm" of "meeting 3pm ends at 5pm", "train 17:58 - 19:02" of "train 17:58 arrives 19:02"; nil for a line
    /// that says no end behind a time of day.
    var withEndLinked: ReadLine? {
        let arrivals = wishWords.arrivals
        let verb = tokens.indices.dropFirst().first {
            !tokens[$0].isQuoted && (means(tokens[$0].key, .ending) || arrivals.contains(tokens[$0].key))
        }
        guard let verb, let start = found.first(where: { $0.tokens.upperBound == verb })?.clockSaid,
            let end = found.first(where: { $0.tokens.lowerBound > verb && $0.clockSaid != nil }),
            start.day == nil || end.clockSaid?.day == nil,
            tokens[verb + 1..<end.tokens.lowerBound].allSatisfy(isLink)
        else { return nil }
        let first = tokens[end.tokens].firstIndex { !isLink($0) } ?? end.tokens.lowerBound
        let rest = text(from: first)
        return LineReader.read("\(string(bytes(ofTokens: 0..<verb))) - \(rest)", language: language)
    }
}

extension Found {
    /// A time of day, perhaps with its day.
    fileprivate var clockSaid: SaidTime? { if case .time(let time) = value, time.clock != nil { time } else { nil } }
}

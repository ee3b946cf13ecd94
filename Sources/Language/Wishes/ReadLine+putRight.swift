/// Thinking aloud: what the end of a line takes back.
extension ReadLine {
    /// "gym tomorrow 6am no wait 7am" as it is meant: the time behind the word that takes something back is said instead of
    /// the one before it; nil for a line that takes no time back.
    package var putRight: String? {
        for index in tokens.indices.dropFirst(2).suffix(Self.mostBehind)
        where means(tokens[index].key, .correcting) && !tokens[index].isQuoted {
            let old = found.last { $0.tokens.upperBound <= index && $0.saidTime != nil }
            guard let old, let said = old.saidTime, let new = timeInstead(from: index) else { continue }
            let kept = new.time.day == nil ? shortest(of: old.tokens, SaidTime(day: said.day)) : nil
            let hour = new.time.clock == nil ? shortest(of: old.tokens, SaidTime(clock: said.clock)) : nil
            let parts = [
                words(0..<old.tokens.lowerBound), kept, new.words, hour,
                words(old.tokens.upperBound..<start(ofCorrection: index)),
            ]
            return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
        return nil
    }

    /// Few words say what it is instead.
    private static let mostBehind = 12

    private func start(ofCorrection index: Int) -> Int {
        var start = index
        while start > 0, means(tokens[start - 1].key, .correcting) || tokens[start - 1].isSeparator { start -= 1 }
        return start
    }

    /// "no wait make it 10": the time, and the words for it.
    private func timeInstead(from index: Int) -> (time: SaidTime, words: String)? {
        let end = LineReader.read(words(index..<tokens.count), language: language)
        // Behind a time and a comma "no 11" is an hour rather than the eleventh.
        if tokens[index - 1].isSeparator, let hour = end.numberAlone, (1...24).contains(hour), end.tokens.count == 2,
            case let words = "\(Lexicon.of(language).tables.leads.hour) \(hour)",
            let time = try? LineReader.read(words, language: language).times.first?.time.get()
        {
            return (time, words)
        }
        guard let followUp = FollowUp(end, isForeign: false), [.correct, .change, .meant].contains(followUp.kind),
            case .success(let time)? = followUp.time, time.day != nil || time.clock != nil
        else { return nil }
        let isBare = LineReader.read(followUp.words, language: language).times.isEmpty
        return (time, isBare ? "\(Lexicon.of(language).tables.leads.hour) \(followUp.words)" : followUp.words)
    }

    private func words(_ range: Range<Int>) -> String {
        range.isEmpty ? "" : string(bytes(ofTokens: range)).withoutBlanks
    }
}

extension Found {
    fileprivate var saidTime: SaidTime? { if case .time(let time) = value { time } else { nil } }
}

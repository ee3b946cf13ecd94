import Core

/// Thinking aloud: what the end of a line takes back.
extension ReadLine {
    /// "gym tomorrow 6am no wait 7am" as it is meant: the time behind the word that takes something back is said instead of
    /// the one before it; nil for a line that takes no time back.
    package var putRight: String? {
        for index in tokens.indices.dropFirst(2).suffix(Self.mostBehind)
        where beginsCorrection(index) && !tokens[index].isQuoted {
            if let hour = hourInstead(from: index) { return hour }
            let start = start(ofCorrection: index)
            let old = found.last { $0.tokens.upperBound <= index && $0.saidTime != nil }
            guard let old, let said = old.saidTime, let new = timeInstead(from: index) else { continue }
            let kept = new.time.day == nil ? day(of: old.tokens) : nil
            let hour = new.time.clock == nil ? shortest(of: old.tokens, SaidTime(clock: said.clock)) : nil
            let parts = [
                words(0..<old.tokens.lowerBound), kept, new.words, hour, words(endWithHour(of: old, start)..<start),
            ]
            return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
        return nil
    }

    /// Few words say what it is instead.
    private static let mostBehind = 12

    /// "no", "i mean"
    private func beginsCorrection(_ index: Int) -> Bool {
        let meaning = Lexicon.of(language).tables.followUps.meaning
        return means(tokens[index].key, .correcting)
            || meaning.end(in: tokens, at: index, limit: tokens.count) != nil
    }

    /// "remind me at 6 to call tom" of "remind me at 5 no 6 to call tom": right behind a time of day a number is another hour.
    private func hourInstead(from index: Int) -> String? {
        let words = Lexicon.of(language).tables.followUps, start = start(ofCorrection: index)
        let ends = [words.meaning, words.corrections].compactMap { $0.end(in: tokens, at: index, limit: tokens.count) }
        guard var behind = ends.max() else { return nil }
        while behind < tokens.count, tokens[behind].isSeparator { behind += 1 }
        guard behind < tokens.count, let hour = Int(string(tokens[behind].range)), (1...24).contains(hour),
            behind + 1 == tokens.count || tokens[behind + 1].isSeparator || tokens[behind + 1].traits.contains(.stop),
            let old = found.first(where: { $0.saidTime != nil && endWithHour(of: $0, start) == start }),
            let said = old.saidTime, said.clock != nil || said.plainHour != nil || old.tokens.upperBound < start,
            !found.contains(where: { $0.isTime && $0.tokens.contains(behind) && $0.tokens.count > 1 })
        else { return nil }
        let parts = [
            self.words(0..<old.tokens.lowerBound), day(of: old.tokens),
            "\(Lexicon.of(language).tables.leads.hour) \(hour)",
            self.words(behind + 1..<tokens.count),
        ]
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Behind "tuesday 3", of which the number is read as an hour nowhere but at the end of a line.
    private func endWithHour(of old: Found, _ start: Int) -> Int {
        let end = old.tokens.upperBound
        guard end + 1 == start, old.saidTime?.isDayAlone == true, let hour = Int(string(tokens[end].range)) else {
            return end
        }
        return (1...24).contains(hour) ? start : end
    }

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
        range.isEmpty ? "" : string(bytes(ofTokens: range)).trimmed
    }
}

extension Found {
    fileprivate var saidTime: SaidTime? { if case .time(let time) = value { time } else { nil } }
}

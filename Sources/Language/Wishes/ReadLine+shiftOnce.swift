import Core

extension ReadLine {
    /// "this time half an hour earlier", "next week an hour later": how much later one time of what comes again is, and on which
    /// day or in which week where that is said; nil for any other line.
    ///
    /// `followUp`: the line as one.
    package func shiftOnce(_ followUp: FollowUp?) -> (day: SaidTime?, length: SaidLength)? {
        if let followUp, followUp.kind == .thisOnce {
            return shift(in: LineReader.read(followUp.words, language: language)).map { (nil, $0) }
        }
        guard let day = found.first, day.tokens.lowerBound == (starts.last ?? 0), case .time(let said) = day.value,
            said.isDayAlone, said.length == nil, day.tokens.upperBound < tokens.count,
            let length = shift(in: read(from: day.tokens.upperBound))
        else { return nil }
        return (said, length)
    }

    /// "on Fridays" and an hour of "on Fridays an hour later"; nil for any other line.
    package var shiftOfDays: (days: String, length: SaidLength)? {
        let start = starts.last ?? 0
        guard tokens[start...].contains(where: { Lexicon.of(language).times.table.words[$0.key]?.weekday != nil })
        else {
            return nil
        }
        // "on Mondays 2" of "on Mondays 2 hours earlier" is no hour.
        for end in start + 1..<max(start + 1, min(tokens.count, start + Self.mostOfDays)) {
            let days = string(bytes(ofTokens: start..<end))
            guard case .repetition(let said)? = LineReader.read(days, language: language).soleTime,
                said.rule.frequency == .weekly, said.clocks.isEmpty, let length = shift(in: read(from: end))
            else { continue }
            return (days, length)
        }
        return nil
    }

    private static let mostOfDays = 6

    private func shift(in line: ReadLine) -> SaidLength? {
        guard let followUp = FollowUp(line), [.later, .earlier, .delay, .advance].contains(followUp.kind) else {
            return nil
        }
        return followUp.length
    }
}

extension ReadLine {
    /// The one time of day that is said among other words, "Eva wants 12:30", and the words that say it.
    package var onlyClock: (time: SaidTime, words: String)? {
        if let words = withFigureAsHour { return LineReader.read(words, language: language).onlyClock }
        let clocks = found.compactMap { found -> (SaidTime, String)? in
            guard case .time(let time) = found.value, time.clock != nil else { return nil }
            return (time, string(found.range))
        }
        guard timeValues.count == 1, clocks.count == 1 else { return nil }
        return clocks[0]
    }

    /// Seconds in an hour of "remind me in 1 hour to call": the unit of the one length after which something is; nil for a line
    /// that says no such length.
    package var unitOfLength: Double? {
        let lengths = found.compactMap { if case .time(let time) = $0.value { time.length } else { nil } }
        return timeValues.count == 1 && lengths.count == 1 ? lengths[0].unit.seconds : nil
    }

    /// "haircut at 10.30" of "haircut 10.30"; nil for a line that says a time or ends otherwise.
    var withFigureAsHour: String? {
        guard timeValues.isEmpty, tokens.count > 1, let last = tokens.last, last.kind == .number,
            case let parts = string(last.range).split(separator: "."), parts.count == 2, parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        let lead = LanguageTables.tables(for: language).leads.hour
        return "\(string(bytes(ofTokens: 0..<tokens.count - 1))) \(lead) \(parts[0]):\(parts[1])"
    }
}

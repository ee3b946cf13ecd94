/// Finds the times in a line: "in 20 minutes", "tomorrow at 8", "on Friday at 3 in the afternoon".
///
/// What is meant as a time but not read yet ("every day") is found as a problem, so that nothing is guessed.
struct TimeReader {
    let tokens: [Token]
    let tables: LanguageTables
    /// The original.
    let text: String

    /// In the order of the line; none within another.
    func times() -> [Found] {
        var result: [Found] = []
        var index = 0
        while index < tokens.count {
            if let found = time(at: index) {
                result.append(found)
                index = found.tokens.upperBound
            } else {
                index += 1
            }
        }
        return result
    }

    /// The word at an index; nil for what says nothing of times, and in quotes.
    func word(_ index: Int) -> TimeWord? {
        guard tokens.indices.contains(index), !tokens[index].isQuoted, tokens[index].kind != .link else { return nil }
        return tables.times[tokens[index].key]
    }

    func isNumber(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .number && !tokens[index].isQuoted
    }

    /// The two stand together: "6pm", "24th".
    func touches(_ index: Int) -> Bool {
        tokens.indices.contains(index) && index > 0
            && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    private func time(at index: Int) -> Found? {
        guard isNumber(index) || word(index) != nil else { return nil }
        if let span = span(at: index) { return found(.time(span.time), index..<span.end) }
        guard let moment = MomentReader(self).read(at: index) else { return nil }
        return found(moment.value, index..<moment.end)
    }

    private func found(_ value: Reading, _ range: Range<Int>) -> Found {
        let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
        let value: Found.Value =
            switch value {
            case .time(let time) where time.isTooFar: .timeProblem(.tooFar(text.string(atBytes: bytes)))
            case .time(let time): .time(time)
            case .noSuchClock: .timeProblem(.noSuchClock(text.string(atBytes: bytes)))
            case .unread: .timeProblem(.unread(text.string(atBytes: bytes)))
            }
        return Found(value: value, range: bytes, tokens: range, isCertain: true)
    }

    enum Reading {
        case time(SaidTime)
        case noSuchClock
        case unread
    }
}

/// Spans: "in an hour and a half", "20 min from now".
extension TimeReader {
    private func span(at index: Int) -> (time: SaidTime, end: Int)? {
        let isIn = word(index) == .within
        guard let length = length(at: isIn ? index + 1 : index) else { return nil }
        if isIn { return (length.time, length.end) }
        guard word(length.end) == .from, word(length.end + 1) == .now else { return nil }
        return (length.time, length.end + 2)
    }

    private func length(at index: Int) -> (time: SaidTime, end: Int)? {
        guard let first = part(at: index) else { return nil }
        if let days = first.days {
            // "in 2 days at 8" is a day with a time of day, which the clock behind it completes.
            let day = SaidTime(day: .span(days))
            guard let clock = MomentReader(self).clock(at: first.end), case .time(let time) = clock.value,
                let whole = day.joined(with: time)
            else { return (day, first.end) }
            return (whole, clock.end)
        }
        var (seconds, end) = (first.seconds, first.end)
        if word(end) == .and, let half = half(of: first.unit, at: end + 1) {
            (seconds, end) = (seconds + half, end + 2 + (word(end + 1) == .half ? 0 : 1))
        } else if let second = part(at: word(end) == .and ? end + 1 : end), second.days == nil, second.unit < first.unit
        {
            (seconds, end) = (seconds + second.seconds, second.end)
        }
        return (SaidTime(seconds: Int(seconds.rounded())), end)
    }

    private struct Part {
        let seconds: Double
        /// Seconds of the unit.
        let unit: Double
        /// For whole days, which are counted on the calendar.
        let days: Int?
        let end: Int
    }

    /// "20 minutes", "half an hour", "1.5 h".
    private func part(at index: Int) -> Part? {
        var (index, factor) = (index, 1.0)
        if word(index) == .half || word(index) == .quarter {
            factor = word(index) == .half ? 0.5 : 0.25
            index += 1
        }
        var count: Double? = factor < 1 ? 1 : nil
        if let number = number(at: index) {
            (count, index) = (number.value, number.end)
        }
        guard let count, case .unit(let unit) = word(index) else { return nil }
        let length = Self.seconds(unit), value = count * factor
        let isDays = length >= 86_400 && (value * length).truncatingRemainder(dividingBy: 86_400) == 0
        let seconds = min(value * length, 1e10)
        return Part(seconds: seconds, unit: length, days: isDays ? Int(seconds / 86_400) : nil, end: index + 1)
    }

    /// "an hour and a half"
    private func half(of unit: Double, at index: Int) -> Double? {
        let isA = word(index) == .number(1)
        guard word(isA ? index + 1 : index) == .half else { return nil }
        return unit / 2
    }

    /// "20", "twenty five", "an".
    private func number(at index: Int) -> (value: Double, end: Int)? {
        if isNumber(index) {
            return NumberReader(decimalSeparator: tables.decimalSeparator).read(tokens[index].key).map {
                ($0, index + 1)
            }
        }
        guard case .number(let tens) = word(index) else { return nil }
        if tens >= 20, case .number(let ones) = word(index + 1), ones < 10 { return (tens + ones, index + 2) }
        return (tens, index + 1)
    }

    private static func seconds(_ unit: TimeWord.Unit) -> Double {
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        }
    }
}

extension SaidTime {
    /// Ten years, in days.
    private static let most = 3653

    fileprivate var isTooFar: Bool {
        if let seconds { return seconds > Self.most * 86_400 }
        if case .span(let days) = day { return days > Self.most }
        return false
    }
}

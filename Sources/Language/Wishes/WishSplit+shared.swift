import Core

/// Several things of which one says the day or the time of day of all.
extension WishSplit {
    /// "klein 9, berger 10:30, novak 12 tomorrow": the day behind the last is that of all.
    static func thingsUnderLastDay(_ line: ReadLine) -> [String] {
        let parts = cut(line), moments = Self.moments(of: line)
        guard (2...most).contains(parts.count), let last = moments.last, last.upperBound == line.tokens.count,
            moments.dropLast().allSatisfy({ line.time(of: $0)?.day == nil }), line.time(of: last)?.clock != nil,
            let day = line.day(of: last), text(line, last).hasSuffix(day)
        else { return [] }
        let whole = parts.dropLast().map { "\($0) \(day)" } + parts.suffix(1)
        return whole.allSatisfy { isThingBeforeTime($0, line.language) } ? whole : []
    }

    /// "tomorrow at 10 dentist and at 12 lunch with eva": each time of day stands before its thing, and the day before all.
    static func thingsBehindTimes(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line), words = Lexicon.of(line.language).titleWords
        guard (2...most).contains(moments.count), let day = line.day(of: moments[0]),
            moments.allSatisfy({ line.time(of: $0)?.clock != nil }),
            moments.dropFirst().allSatisfy({
                line.time(of: $0)?.day == nil && isBetween(line.tokens[$0.lowerBound - 1], words)
            })
        else { return [] }
        var parts: [String] = []
        for (number, moment) in moments.enumerated() {
            var end = number + 1 < moments.count ? moments[number + 1].lowerBound : line.tokens.count
            while isBetween(line.tokens[end - 1], words) { end -= 1 }
            guard end > moment.upperBound || number == 0 && moment.lowerBound > 0 else { return [] }
            parts.append(number == 0 ? text(line, 0..<end) : "\(day) \(text(line, moment.lowerBound..<end))")
        }
        return parts
    }

    /// "tue and thu 18:00 training": the same on several days, at the time of day behind the last.
    static func daysOfThing(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line)
        guard (2...most).contains(moments.count), let last = moments.last, areJoined(moments, line),
            moments.dropLast().allSatisfy({ line.time(of: $0)?.isDayAlone == true }),
            let time = line.time(of: last), time.day != nil, let said = time.clock,
            let clock = line.shortest(of: last, SaidTime(clock: said))
        else { return [] }
        let before = text(line, 0..<moments[0].lowerBound), behind = text(line, last.upperBound..<line.tokens.count)
        return moments.map { moment in
            [before, text(line, moment), moment == last ? "" : clock, behind].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }
}

extension WishSplit {
    private static func text(_ line: ReadLine, _ tokens: Range<Int>) -> String {
        line.string(line.bytes(ofTokens: tokens))
    }

    private static func moments(of line: ReadLine) -> [Range<Int>] {
        line.found.filter { found in
            if case .time(let time) = found.value { time.day != nil || time.clock != nil } else { false }
        }.map(\.tokens)
    }

    /// Nothing but "and" or a comma lies between them.
    private static func areJoined(_ moments: [Range<Int>], _ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords
        return zip(moments, moments.dropFirst()).allSatisfy { left, right in
            left.upperBound < right.lowerBound
                && line.tokens[left.upperBound..<right.lowerBound].allSatisfy { isBetween($0, words) }
        }
    }

    /// "berger 10:30 tomorrow"
    private static func isThingBeforeTime(_ text: String, _ language: LanguageID) -> Bool {
        let line = LineReader.read(text, language: language), moments = Self.moments(of: line)
        guard moments.count == 1, moments[0].upperBound == line.tokens.count, moments[0].lowerBound > 0,
            let time = line.time(of: moments[0])
        else { return false }
        return time.clock != nil && time.day != nil
    }
}

extension WishSplit {
    /// "milk tomorrow, bread on Friday", "dentist 10am, lunch 12:30": each thing with its time behind it, or what is to be
    /// done with its time: "buy milk tomorrow, call mum at 7"; else "mon gym 7am, wed yoga 6pm". Nothing where one of them
    /// has none, or no words of its own.
    static func things(ofDaysIn line: ReadLine) -> [String] {
        let ways = [
            thingsUnderLastDay, thingsBeforeTimes, thingsBetweenMarks, thingsBehindTimes, thingsBehindHours,
            daysOfThing,
        ]
        return ways.lazy.map { $0(line) }.first { !$0.isEmpty } ?? []
    }

    /// Several that take place at some time, and what else is to be done: "dentist thu 3pm, haircut fri 10am, buy milk". Of
    /// one of them the rest may be a part: "dentist friday, bring papers".
    private static func thingsBetweenMarks(_ line: ReadLine) -> [String] {
        let words = Lexicon.of(line.language).titleWords
        let parts = cut(line)
        guard (2...most).contains(parts.count) else { return [] }
        let others = parts.map { LineReader.read($0, language: line.language) }.filter { !Appointment.isMeant($0) }
        return parts.count - others.count > 1 && others.allSatisfy { isDeed($0, words) } ? parts : []
    }

    /// What stands between "and" and commas.
    static func cut(_ line: ReadLine) -> [String] {
        let words = Lexicon.of(line.language).titleWords
        return line.tokens.split { isBetween($0, words) }.map {
            line.string(line.bytes(ofTokens: $0.startIndex..<$0.endIndex))
        }
    }

    /// "friday: haircut 10am, lunch 12:30": a day before everything else is that of all, until another day is
    /// named.
    static func underDay(of line: ReadLine, _ parts: [String]) -> [String] {
        let start = line.starts.last ?? 0
        guard parts.count > 1, let first = line.found.first(where: { $0.isMoment && $0.tokens.lowerBound == start }),
            var day = line.day(of: first.tokens)
        else { return parts }
        return parts.map { words in
            let part = LineReader.read(words, language: line.language)
            let moments = part.found.filter(\.isMoment).map(\.tokens)
            if let own = moments.lazy.compactMap({ part.day(of: $0) }).first {
                day = own
                return words
            }
            let isOfDay = moments.count < 2 && moments.allSatisfy { part.time(of: $0)?.clock != nil }
            return isOfDay ? "\(words) \(day)" : words
        }
    }

    private static func thingsBeforeTimes(_ line: ReadLine) -> [String] {
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
            guard isLast, isWhole, hasWords, isDeed || moment.isSure else { return [] }
            parts.append(start..<end)
            start = end
        }
        guard start == line.tokens.count else { return [] }
        return parts.map { line.string(line.bytes(ofTokens: $0)) }
    }
}

extension Found {
    /// A time that says the day, or more of the hour than a number.
    fileprivate var isSure: Bool {
        if case .time(let time) = value { time.day != nil || time.clock?.isNumber == false } else { false }
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

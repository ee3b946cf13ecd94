import Core

/// Several things of which one says the day or the time of day of all.
extension WishSplit {
    /// "klein 9, berger 10:30, novak 12 tomorrow": the day behind the last is that of all.
    static func thingsUnderLastDay(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line)
        guard let last = moments.last, last.upperBound == line.tokens.count, case let parts = cut(line),
            (2...most).contains(parts.count),
            moments.dropLast().allSatisfy({ line.time(of: $0)?.day == nil }), line.time(of: last)?.clock != nil,
            let day = line.day(of: last), text(line, last).hasSuffix(day),
            // "eggs 6, milk 2, bread 1 tomorrow" says no hours.
            moments.dropLast().contains(where: { text(line, $0).contains { $0.isLetter || $0 == ":" } })
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
            // "at 8 and at 20 after food", "8pm if late" tell nothing of another thing.
            let thing = line.tokens[moment.upperBound..<max(end, moment.upperBound)]
            guard thing.first?.traits.contains(.stop) != true, thing.isEmpty || !thing.allSatisfy(\.isOfEveryDay) else {
                return []
            }
            parts.append(number == 0 ? text(line, 0..<end) : "\(day) \(text(line, moment.lowerBound..<end))")
        }
        return parts
    }

    /// "tomorrow 9 dentist, 11 bank, 14 school": bare hours that rise, each before its thing.
    static func thingsBehindHours(_ line: ReadLine) -> [String] {
        guard !moments(of: line).isEmpty else { return [] }
        let parts = cut(line)
        guard (2...most).contains(parts.count) else { return [] }
        let first = LineReader.read(parts[0], language: line.language)
        guard let moment = moments(of: first).first, moment.lowerBound == 0, moment.upperBound < first.tokens.count,
            let day = first.day(of: moment),
            var clock = first.time(of: moment)?.clock
        else { return [] }
        var things = [parts[0]]
        for part in parts.dropFirst() {
            guard let next = LeadingHour(part, language: line.language), next.clock.hour > clock.hour else { return [] }
            clock = next.clock
            things.append("\(day) \(clock.hour):00 \(next.rest)")
        }
        return things
    }

    /// "tue and thu 18:00 training", "2nd and 4th of May 10am rehearsal": the same on several days, with what stands behind
    /// the last.
    static func daysOfThing(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line)
        guard (2...most).contains(moments.count), let last = moments.last, areJoined(moments, line),
            let time = line.said(at: last), time.day != nil, time.clock != nil,
            moments.dropLast().allSatisfy({ line.said(at: $0)?.isDayAlone == true }),
            !isJoint(at: last.upperBound, line)
        else { return [] }
        let before = text(line, 0..<moments[0].lowerBound), behind = text(line, last.upperBound..<line.tokens.count)
        let whole = moments.dropLast().compactMap { words(of: $0, with: last, line) } + [text(line, last)]
        guard whole.count == moments.count else { return [] }
        return whole.map { moment in [before, moment, behind].filter { !$0.isEmpty }.joined(separator: " ") }
    }

    /// A day with as many words of the last moment as say its month and its time of day.
    private static func words(of day: Range<Int>, with last: Range<Int>, _ line: ReadLine) -> String? {
        var wanted = line.said(at: last)
        wanted?.day = line.said(at: day)?.day
        return last.lazy.map { "\(text(line, day)) \(text(line, $0..<last.upperBound))" }.first {
            LineReader.read($0, language: line.language).onlyTime == wanted
        }
    }
}

extension WishSplit {
    /// "tue and thu at 6": the first of several days that have their time of day behind the last of them; nil where it is
    /// no day alone.
    static func wordsShared(_ moments: ArraySlice<Range<Int>>, _ line: ReadLine) -> String? {
        guard moments.count > 1, let day = moments.first, let last = moments.last, areJoined(Array(moments), line),
            line.said(at: day)?.isDayAlone == true, line.said(at: last)?.clock != nil
        else { return nil }
        return words(of: day, with: last, line)
    }
}

extension ReadLine {
    /// The time that was read of some tokens, as the whole line says it.
    fileprivate func said(at tokens: Range<Int>) -> SaidTime? {
        found.lazy.filter { $0.tokens == tokens && $0.isCertain }.compactMap { found in
            if case .time(let time) = found.value { time } else { nil }
        }.first
    }
}

extension WishSplit {
    static func text(_ line: ReadLine, _ tokens: Range<Int>) -> String {
        line.string(line.bytes(ofTokens: tokens))
    }

    static func moments(of line: ReadLine) -> [Range<Int>] {
        line.found.filter { found in
            if case .time(let time) = found.value { time.day != nil || time.clock != nil } else { false }
        }.map(\.tokens)
    }

    /// Nothing but "and" or a comma lies between them.
    static func areJoined(_ moments: [Range<Int>], _ line: ReadLine) -> Bool {
        let words = Lexicon.of(line.language).titleWords
        return zip(moments, moments.dropFirst()).allSatisfy { left, right in
            left.upperBound < right.lowerBound
                && line.tokens[left.upperBound..<right.lowerBound].allSatisfy { isBetween($0, words) }
        }
    }

    static func isJoint(at index: Int, _ line: ReadLine) -> Bool {
        index < line.tokens.count && isBetween(line.tokens[index], Lexicon.of(line.language).titleWords)
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

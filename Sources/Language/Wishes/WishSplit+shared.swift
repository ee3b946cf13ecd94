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

    /// "tomorrow at 10 dentist and at 12 lunch with eva": each time of day stands before its thing, and the day, if one is
    /// said, before all.
    static func thingsBehindTimes(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line), words = line.titleWords
        let day = moments.first.flatMap { line.day(of: $0) }
        guard (2...most).contains(moments.count), moments[0].lowerBound == 0 || day != nil,
            moments.allSatisfy({ line.time(of: $0)?.clock != nil }), !line.found.contains(where: \.saysStretch),
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
            let words = text(line, moment.lowerBound..<end)
            parts.append(number == 0 ? text(line, 0..<end) : day.map { "\($0) \(words)" } ?? words)
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
            let day = first.day(of: moment), let time = first.time(of: moment),
            var clock = time.clock ?? time.plainHour
        else { return [] }
        // "wednesday 10" alone may be a date.
        var things = [
            time.clock == nil
                ? "\(day) \(clock.hour):00 \(text(first, moment.upperBound..<first.tokens.count))" : parts[0]
        ]
        for part in parts.dropFirst() {
            guard let next = hour(before: part, line.language), next.clock.isLater(than: clock) else { return [] }
            clock = next.clock
            things.append("\(day) \(next.words)")
        }
        return things
    }

    /// "11 bank" as "11:00 bank", and "3pm school" as it is; nil for words that begin otherwise.
    private static func hour(before part: String, _ language: LanguageID) -> (clock: SaidTime.Clock, words: String)? {
        if let hour = LeadingHour(part, language: language) {
            return (hour.clock, "\(hour.clock.hour):00 \(hour.rest)")
        }
        let line = LineReader.read(part, language: language)
        guard let moment = moments(of: line).first, moment.lowerBound == 0, moment.upperBound < line.tokens.count,
            let time = line.time(of: moment), time.day == nil, let clock = time.clock
        else { return nil }
        return (clock, part)
    }

    /// "tue and thu 18:00 training", "2nd and 4th of May 10am rehearsal", "dentist fri + mon", "shift mon tue 6-14": the same on
    /// several days, with what stands behind the last.
    static func daysOfThing(_ line: ReadLine) -> [String] {
        let moments = line.found.filter { $0.value.beginning != nil }.map(\.tokens)
        guard (2...most).contains(moments.count), let last = moments.last,
            let time = line.said(at: last)?.beginning, time.day != nil,
            time.clock != nil || moments[0].lowerBound > 0 && last.upperBound == line.tokens.count,
            areJoined(moments, line, orSide: time.clock != nil && areDays(moments, line)),
            moments.dropLast().allSatisfy({ line.said(at: $0)?.isDayAlone == true }),
            !isJoint(at: last.upperBound, line), !line.endsThings
        else { return [] }
        let before = text(line, 0..<moments[0].lowerBound), behind = text(line, last.upperBound..<line.tokens.count)
        let whole = moments.dropLast().compactMap { words(of: $0, with: last, line) } + [text(line, last)]
        guard whole.count == moments.count else { return [] }
        return whole.map { moment in [before, moment, behind].filter { !$0.isEmpty }.joined(separator: " ") }
    }

    /// Days of the week, or dates with their months.
    private static func areDays(_ moments: [Range<Int>], _ line: ReadLine) -> Bool {
        moments.allSatisfy { moment in
            switch line.said(at: moment)?.beginning?.day {
            case .weekday, .figures: true
            case .date(let date): date.month != nil && date.day != nil
            default: false
            }
        }
    }

    /// A day with as many words of the last moment as say its month and its time of day.
    private static func words(of day: Range<Int>, with last: Range<Int>, _ line: ReadLine) -> String? {
        let wanted = line.said(at: last)?.on(line.said(at: day)?.beginning?.day)
        let ends = last.lazy.map { "\(text(line, day)) \(text(line, $0..<last.upperBound))" }
        return (Array(ends) + [text(line, day)]).first {
            let read = LineReader.read($0, language: line.language)
            return read.times.count == 1
                && read.found.contains { $0.value == wanted && $0.tokens == read.tokens.indices }
        }
    }
}

extension WishSplit {
    /// "tue and thu at 6": the first of several days that have their time of day behind the last of them; nil where it is
    /// no day alone.
    static func wordsShared(_ moments: ArraySlice<Range<Int>>, _ line: ReadLine) -> String? {
        guard moments.count > 1, let day = moments.first, let last = moments.last, areJoined(Array(moments), line),
            line.said(at: day)?.isDayAlone == true, line.said(at: last)?.beginning?.clock != nil
        else { return nil }
        return words(of: day, with: last, line)
    }
}

extension ReadLine {
    /// What was read of some tokens, as the whole line says it: a time, or from when to when.
    fileprivate func said(at tokens: Range<Int>) -> Found.Value? {
        found.lazy.filter { $0.tokens == tokens && $0.isCertain }.map(\.value).first { $0.beginning != nil }
    }
}

extension Found {
    /// From one time to another.
    fileprivate var saysStretch: Bool { if case .timeSpan(.between) = value { true } else { false } }
}

extension Found.Value {
    /// The time, or that at which a stretch of one day begins.
    fileprivate var beginning: SaidTime? {
        switch self {
        case .time(let time) where time.day != nil || time.clock != nil: time
        case .timeSpan(.between(let time, let end, _)) where time.day != nil && end.day == nil: time
        default: nil
        }
    }

    fileprivate var isDayAlone: Bool { if case .time(let time) = self { time.isDayAlone } else { false } }

    /// The same on another day.
    fileprivate func on(_ day: SaidDay?) -> Self {
        guard var time = beginning else { return self }
        time.day = day
        guard case .timeSpan(.between(_, let end, let isThrough)) = self else { return .time(time) }
        return .timeSpan(.between(time, end, isThrough: isThrough))
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

    /// Nothing but "and" or a comma lies between them, or nothing at all where they may stand side by side.
    static func areJoined(_ moments: [Range<Int>], _ line: ReadLine, orSide: Bool = false) -> Bool {
        let words = line.titleWords
        return zip(moments, moments.dropFirst()).allSatisfy { left, right in
            (orSide || left.upperBound < right.lowerBound)
                && line.tokens[left.upperBound..<right.lowerBound].allSatisfy { isBetween($0, words) }
        }
    }

    static func isJoint(at index: Int, _ line: ReadLine) -> Bool {
        index < line.tokens.count && isBetween(line.tokens[index], line.titleWords)
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

extension SaidTime.Clock {
    /// Later in a day that is gone through from its morning on: "3pm", and "3" behind "10".
    fileprivate func isLater(than other: SaidTime.Clock) -> Bool {
        let hours = [self, other].map { $0.half == .pm && $0.hour < 12 ? $0.hour + 12 : $0.hour }
        return hours[0] > hours[1]
    }
}

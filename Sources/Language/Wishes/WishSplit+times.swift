/// The same thing at several times of day.
extension WishSplit {
    /// "mtg mon 9 w anna, tue 10 w ben": the thing is said once, and each time with its own company.
    static func thingWithOthers(_ line: ReadLine) -> [String] {
        let links = line.wishWords.companyLinks
        let words = cut(line)
        guard (2...most).contains(words.count) else { return [] }
        let parts = words.map { LineReader.read($0, language: line.language) }
        guard let start = moments(of: parts[0]).first?.lowerBound, start > 0,
            parts.enumerated().allSatisfy({ number, part in
                guard let moment = moments(of: part).first, number == 0 || moment.lowerBound == 0,
                    let time = part.time(of: moment), time.day != nil, time.clock != nil || time.plainHour != nil
                else { return false }
                return moment.upperBound < part.tokens.count && links.contains(part.tokens[moment.upperBound].key)
            })
        else { return [] }
        let thing = text(parts[0], 0..<start)
        return [parts[0].text] + parts.dropFirst().map { "\(thing) \($0.text)" }
    }

    /// "take pills 8am 2pm and 8pm", "class tuesday 10am and thursday 2pm": one for each, on the day that was said before it, or of all.
    static func timesOfThing(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line)
        guard (2...most).contains(moments.count), let last = moments.last,
            moments[0].lowerBound > 0 || saysThing(line, behind: last.upperBound),
            areJoined(moments, line, orSide: moments.count > 2 || moments.allSatisfy { line.isDayWithHour($0) }),
            moments.allSatisfy({ line.time(of: $0).map { $0.clock != nil || $0.part != nil } == true }),
            !isJoint(at: last.upperBound, line)
        else { return [] }
        // "remind me at 9 and at 10" names nothing.
        let lead = opening(of: line, line.titleWords) ?? 0
        guard lead < moments[0].lowerBound || last.upperBound < line.tokens.count else { return [] }
        let before = text(line, 0..<moments[0].lowerBound), behind = text(line, last.upperBound..<line.tokens.count)
        // "3pm and 5pm tomorrow"
        var day = moments.dropLast().allSatisfy { line.day(of: $0) == nil } ? line.day(of: last) : nil
        let past = line.hoursPastNoon(of: moments)
        return moments.enumerated().map { number, moment in
            let own = line.day(of: moment)
            defer { day = own ?? day }
            let said = past?[number] ?? line.exactHour(of: moment, beside: moments) ?? line.words(of: moment)
            return [before, own == nil ? day ?? "" : "", said, behind].filter { !$0.isEmpty }.joined(
                separator: " ")
        }
    }
}

extension WishSplit {
    private static let mostBehind = 4

    /// "meeting" of "today at 14 and 16 meeting": few words, which do not begin with a small one.
    private static func saysThing(_ line: ReadLine, behind index: Int) -> Bool {
        let words = line.tokens.dropFirst(index)
        return (1...mostBehind).contains(words.count) && words.allSatisfy { $0.kind == .word }
            && words.first?.traits.contains(.stop) == false
    }
}

extension ReadLine {
    /// "mon 16.3. 18:00"
    fileprivate func isDayWithHour(_ moment: Range<Int>) -> Bool {
        time(of: moment).map { $0.day != nil && $0.clock != nil } == true
    }

    /// "at 08:00" of "at 8" where another of the hours, as "at 20", is of the clock of 24 hours; nil for what is said
    /// exactly already.
    func exactHour(of moment: Range<Int>, beside moments: [Range<Int>]) -> String? {
        guard let time = time(of: moment), let clock = time.clock, time.day == nil, time.part == nil, clock.half == nil,
            clock.isWholeHour, clock.hour < 13,
            moments.contains(where: { self.time(of: $0)?.clock.map { $0.hour > 12 && $0.half == nil } == true })
        else { return nil }
        return exactly(clock.hour)
    }

    /// "at 09:00", "at 15:00", "at 21:00" of "at 9, 3 and 9": hours of one day that go on past noon; nil where they rise as
    /// they stand.
    fileprivate func hoursPastNoon(of moments: [Range<Int>]) -> [String]? {
        let hours = moments.compactMap(openHour)
        guard hours.count == moments.count, zip(hours, hours.dropFirst()).contains(where: { $0 >= $1 }) else {
            return nil
        }
        var rising: [Int] = []
        for hour in hours {
            guard let next = [hour, hour + 12].first(where: { $0 > rising.last ?? Self.lastOfNight }), next < 24 else {
                return nil
            }
            rising.append(next)
        }
        return rising.map(exactly)
    }

    private static let lastOfNight = 4

    /// 9 of "at 9", which says neither the day nor the half of it.
    private func openHour(_ moment: Range<Int>) -> Int? {
        guard let time = time(of: moment), let clock = time.clock, time.day == nil, time.part == nil, clock.half == nil,
            clock.isWholeHour, (1...12).contains(clock.hour)
        else { return nil }
        return clock.hour
    }

    private func exactly(_ hour: Int) -> String {
        "\(LanguageTables.tables(for: language).leads.hour) \(hour < 10 ? "0" : "")\(hour):00"
    }
}

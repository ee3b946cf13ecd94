/// Hours of which a line leaves unsaid what they belong to.
extension ReadLine {
    /// "antibiotic every day at 8am, 2pm and 8pm until Friday" of "antibiotic 8am 2pm 8pm until Friday": several hours before a
    /// last day, or before so many days, are hours of each of those days; nil for any other line.
    package var withHoursOfEachDay: String? {
        guard found.contains(where: \.isTime), let end = endOfDays else { return nil }
        let said = LineReader.read(string(bytes(ofTokens: 0..<end.lowerBound)), language: language)
        guard let hours = said.hoursInRow else { return nil }
        let tables = Lexicon.of(language).tables, list = hours.map { said.string(said.bytes(ofTokens: $0)) }
        let clocks = list.dropLast().joined(separator: ", ") + " \(tables.followUps.and) " + (list.last ?? "")
        let start = hours[0].lowerBound, stop = hours[hours.count - 1].upperBound
        let isTied = start > 0 && said.isLink(said.tokens[start - 1])
        let parts = [
            said.string(said.bytes(ofTokens: 0..<(isTied ? start - 1 : start))), said.text(from: stop),
            tables.leads.eachDay,
            isTied ? said.string(said.tokens[start - 1].range) : "", clocks, string(bytes(ofTokens: end)),
            text(from: end.upperBound),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let mostOfEnd = 4

    /// "until Friday", "for 5 days"
    private var endOfDays: Range<Int>? {
        let table = Lexicon.of(language).times.table.words
        for start in tokens.indices.dropFirst(2) {
            guard let marks = table[tokens[start].key]?.marks, marks.contains(.until) || marks.contains(.forSpan) else {
                continue
            }
            let ends = (start + 2...max(start + 2, min(tokens.count, start + Self.mostOfEnd))).reversed()
            let end = ends.first { $0 <= tokens.count && endsDays(string(bytes(ofTokens: start + 1..<$0))) }
            if let end { return start..<end }
        }
        return nil
    }

    private func endsDays(_ words: String) -> Bool {
        switch LineReader.read(words, language: language).soleTime {
        case .time(let time): time.isDayAlone
        case .length(let length): length.days > 0
        default: false
        }
    }

    /// Times of day alone that stand one behind the other, with "8" and "14" before "20 Uhr": at least two of them with
    /// something between, or three.
    private var hoursInRow: [Range<Int>]? {
        let times = found.filter(\.isTime).map(\.tokens), words = titleWords
        guard found.allSatisfy({ !$0.isTime || $0.isHourAlone }), let last = times.last,
            var index = times.first?.lowerBound
        else { return nil }
        while let number = tokens[..<index].lastIndex(where: { !WishSplit.isBetween($0, words) }), isHour(number) {
            index = number
        }
        var hours: [Range<Int>] = [], isJoined = false
        while index < last.upperBound {
            if let hour = times.first(where: { $0.lowerBound == index }) ?? (isHour(index) ? index..<index + 1 : nil) {
                hours.append(hour)
                index = hour.upperBound
                continue
            }
            isJoined = isJoined || WishSplit.isBetween(tokens[index], words)
            guard WishSplit.isBetween(tokens[index], words) || isLink(tokens[index]) else { return nil }
            index += 1
        }
        return hours.count > 2 || hours.count == 2 && isJoined ? hours : nil
    }

    private func isHour(_ index: Int) -> Bool {
        tokens[index].kind == .number && Int(string(tokens[index].range)).map { $0 <= 24 } == true
    }

    /// "dentist Monday at 9" of "Monday dentist 9", "lunch kim wed 12.30" of "wed lunch kim 12.30": a day before what takes place
    /// at an hour, and a number behind it; nil for any other line.
    package var withHourBehindThing: String? {
        guard tokens.last?.kind == .number else { return nil }
        let start = starts.last ?? 0, times = found.filter(\.isTime)
        guard let day = times.first, day.tokens.lowerBound == start, let last = tokens.last,
            tokens.count - day.tokens.upperBound > 1,
            times.dropFirst().allSatisfy({ $0.tokens.lowerBound >= tokens.count - 1 }),
            time(of: day.tokens)?.isDayAlone == true, let hour = hour(last)
        else { return nil }
        let thing = tokens[day.tokens.upperBound..<tokens.count - 1], isExact = hour.contains(":")
        guard thing.allSatisfy({ $0.kind == .word }) else { return nil }
        let isThing = { (token: Token) in self.wishWords.appointments.contains(token.key) }
        guard isExact ? thing.contains(where: isThing) : thing.last.map(isThing) == true else { return nil }
        let words = string(bytes(ofTokens: thing.indices)), rest = string(bytes(ofTokens: 0..<start))
        return [rest, words, string(day.range), leadOfHour, hour].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// "9", "12:30" of "12.30"
    private func hour(_ token: Token) -> String? {
        let parts = string(token.range).split { ".:".contains($0) }.map(String.init)
        guard let hour = parts.first.flatMap({ Int($0) }), (1...24).contains(hour) else { return nil }
        if parts.count == 1 { return parts[0] }
        return parts.count == 2 && parts[1].count == 2 && Int(parts[1]).map({ $0 < 60 }) == true
            ? parts.joined(separator: ":") : nil
    }
}

extension ReadLine {
    /// The one time of a line that is a time of day and no day, with its words; `isOpen`: it says not which half of the day.
    package var openHour: (time: SaidTime, words: String, isOpen: Bool)? {
        let times = found.filter(\.isTime)
        guard times.count == 1, times[0].isHourAlone, case .time(let time) = times[0].value, let clock = time.clock
        else {
            return nil
        }
        let isOpen = clock.half == nil && time.part == nil && (1...12).contains(clock.hour)
        return (time, string(times[0].range), isOpen)
    }

    /// "at 08:05" of the 485th minute of a day.
    package func words(ofMinute minute: Int) -> String {
        let figures = [minute / 60, minute % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
        return "\(leadOfHour) \(figures.joined(separator: ":"))"
    }

    /// "at"
    var leadOfHour: String { LanguageTables.tables(for: language).leads.hour }
}

extension Found {
    /// A time of day, and nothing of the day.
    fileprivate var isHourAlone: Bool {
        if case .time(let time) = value { time.clock != nil && time.day == nil && time.length == nil } else { false }
    }
}

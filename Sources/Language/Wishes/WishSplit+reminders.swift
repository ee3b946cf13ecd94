import Core

extension WishSplit {
    /// "remind me at 6 to call mum and at 8 to call dad": each moment with words of its own, and with those that ask.
    ///
    /// The moments stand all before what they are for, or all behind it; one that stands alone is for what its neighbour
    /// is for. Nothing where the line asks for one reminder.
    static func reminders(in line: ReadLine) -> [String] {
        let words = line.titleWords
        let rhythms = line.found.filter(\.isRhythmOfDays)
        // "at 6 to take the pill, every 20 minutes until I have done it" is one.
        var moments = (rhythms.count > 1 ? rhythms : line.found.filter(\.isMoment)).map(\.tokens)
        guard var lead = opening(of: line, words) else { return [] }
        // "remind me tomorrow to call mum at 9 and dad at 10": that day is of all of them.
        if moments.count > 2, let day = moments.first, day.lowerBound == lead, line.time(of: day)?.isDayAlone == true {
            (lead, moments) = (day.upperBound, Array(moments.dropFirst()))
        }
        guard moments.count > 1,
            let parts = MomentPart.parts(of: line, from: lead, moments, words)
        else { return [] }
        let opening = 0..<lead
        let days = line.days(of: parts.map(\.moment))
        func text(_ tokens: Range<Int>) -> String { line.string(line.bytes(ofTokens: tokens)) }
        func joined(_ words: String...) -> String { words.filter { !$0.isEmpty }.joined(separator: " ") }
        let whole = parts.indices.map {
            wordsShared(moments[$0...], line) ?? line.exactHour(of: parts[$0].moment, beside: parts.map(\.moment))
                ?? line.words(of: parts[$0].moment)
        }
        if parts.allSatisfy(\.before.isEmpty), let last = parts.last, !last.behind.isEmpty {
            return parts.indices.map { index in
                let behind = parts[index...].first { !$0.behind.isEmpty }?.behind ?? last.behind
                return joined(text(opening), days[index], whole[index], text(behind))
            }
        }
        if parts.allSatisfy(\.behind.isEmpty), let first = parts.first, !first.before.isEmpty {
            return parts.indices.map { index in
                let before = parts[...index].last { !$0.before.isEmpty }?.before ?? first.before
                return joined(text(opening), line.withCall(of: first.before, before), days[index], whole[index])
            }
        }
        return []
    }
}

extension WishSplit {
    /// "dinner Saturday at 8, remind me at 6": a reminder that says when and nothing else is for what was said before it, on
    /// the day of that, where that takes place or is to be done.
    static func remindersOfBefore(_ parts: [String], _ language: LanguageID) -> [String] {
        let words = Lexicon.of(language).titleWords
        let lines = parts.map { LineReader.read($0, language: language) }
        return parts.indices.map { index in
            let before = lines[..<index].last { opening(of: $0, words) == nil }
            return before.flatMap { reminder(lines[index], of: $0, words) } ?? parts[index]
        }
    }

    private static func reminder(_ line: ReadLine, of before: ReadLine, _ words: TitleWords) -> String? {
        guard let lead = opening(of: line, words), Appointment.isMeant(before) || isDeed(before, words),
            let parts = MomentPart.parts(of: line, from: lead, line.found.filter(\.isMoment).map(\.tokens), words),
            parts.count == 1, parts[0].before.isEmpty, parts[0].behind.isEmpty, !endsWithBefore(line, words)
        else { return nil }
        let title = String(before.withoutTimes.trimmingPrefix(" "))
        let isOfDay = line.time(of: parts[0].moment).map { $0.day == nil && $0.length == nil } == true
        let day = isOfDay ? before.found.filter(\.isMoment).lazy.compactMap { before.day(of: $0.tokens) }.first : nil
        let moment = line.string(line.bytes(ofTokens: parts[0].moment))
        let opening = line.string(line.bytes(ofTokens: 0..<lead))
        return [opening, title, day, moment].compactMap(\.self).joined(separator: " ")
    }

    /// "the day before" is counted from what it is of.
    private static func endsWithBefore(_ line: ReadLine, _ words: TitleWords) -> Bool {
        let end = line.tokens.lastIndex { !$0.isSoft } ?? 0
        return words.wish.relations[.before]?.end(in: line.tokens, at: end, limit: end + 1) != nil
    }

    /// "call mum", "buy milk"
    static func isDeed(_ line: ReadLine, _ words: TitleWords) -> Bool {
        guard let first = line.tokens.first, line.tokens.count > 1 else { return false }
        return !words.wish.isVerbLast && (words.wish.chores.contains(first.key) || words.wish.calls.contains(first.key))
    }

    /// Where the words end that ask for a reminder.
    static func opening(of line: ReadLine, _ words: TitleWords) -> Int? {
        let start = line.starts.last ?? 0
        guard line.tokens.indices.contains(start), words.openings.contains(line.tokens[start].key) else { return nil }
        return words.wish.openings.end(in: line.tokens, at: start, limit: line.tokens.count)
    }
}

/// A part of a line with several moments: one of them, and what it is for.
private struct MomentPart {
    let before: Range<Int>
    /// With what ties it: "at".
    let moment: Range<Int>
    let behind: Range<Int>

    /// nil where no "and" or comma stands between two of the moments.
    static func parts(
        of line: ReadLine, from start: Int, _ moments: [Range<Int>], _ words: TitleWords
    ) -> [MomentPart]? {
        var parts: [MomentPart] = []
        var start = start
        for (number, moment) in moments.enumerated() {
            let next = number + 1 < moments.count ? moments[number + 1].lowerBound : line.tokens.count
            let joint = (moment.upperBound..<next).last { WishSplit.isBetween(line.tokens[$0], words) }
            guard joint != nil || number + 1 == moments.count else { return nil }
            var end = number + 1 < moments.count ? joint ?? next : line.ends.first ?? next
            let behind = number + 1 < moments.count ? end + 1 : end
            while end > moment.upperBound, WishSplit.isBetween(line.tokens[end - 1], words) { end -= 1 }
            parts.append(MomentPart(line, start..<end, moment, words))
            start = behind
        }
        return parts
    }

    private init(_ line: ReadLine, _ tokens: Range<Int>, _ moment: Range<Int>, _ words: TitleWords) {
        var start = moment.lowerBound
        while start > tokens.lowerBound, words.wish.timeLinks.contains(line.tokens[start - 1].key) { start -= 1 }
        var first = tokens.lowerBound
        while first < start, words.wish.repeaters.contains(line.tokens[first].key) { first += 1 }
        (before, self.moment) = (first..<start, start..<moment.upperBound)
        behind = moment.upperBound..<max(moment.upperBound, tokens.upperBound)
    }
}

extension Found {
    fileprivate var isMoment: Bool {
        switch value {
        case .time, .timeProblem: isCertain
        default: false
        }
    }

    /// "every morning", "every Monday at 9"
    fileprivate var isRhythmOfDays: Bool {
        if case .repetition(let repetition) = value { isCertain && !repetition.rule.isOfClock } else { false }
    }
}

extension ReadLine {
    private static let mostCalled = 3

    /// "to call dave" of "dave" behind "to call sarah at 10": whom one calls, too.
    fileprivate func withCall(of first: Range<Int>, _ words: Range<Int>) -> String {
        let said = string(bytes(ofTokens: words))
        guard words != first, words.count <= Self.mostCalled, !wishWords.isVerbLast,
            let verb = first.first(where: { wishWords.calls.contains(tokens[$0].key) }), verb <= first.lowerBound + 1,
            let own = words.first, !titleWords.deeds.contains(tokens[own].key),
            !wishWords.calls.contains(tokens[own].key),
            !means(tokens[own].key, .toDo)
        else { return said }
        return "\(string(bytes(ofTokens: first.lowerBound..<verb + 1))) \(said)"
    }

    /// For each moment that says a time of day alone the day of the one before it, in its words: "tomorrow" for the
    /// second of "tomorrow at noon and 5pm"; else nothing.
    fileprivate func days(of moments: [Range<Int>]) -> [String] {
        var day = ""
        return moments.map { moment in
            guard let time = time(of: moment) else { return "" }
            if time.day != nil { day = self.day(of: moment) ?? "" }
            return time.day == nil && time.clock != nil ? day : ""
        }
    }

    /// The words of a moment that say its day; of "Sat 8" the day of the week.
    func day(of moment: Range<Int>) -> String? {
        guard let time = time(of: moment), var day = time.day else { return nil }
        if time.plainHour != nil, case .date(let date) = day, let weekday = date.weekday {
            day = .weekday(weekday, .coming)
        }
        return shortest(of: moment, SaidTime(day: day))
    }

    /// "sat" of "fortress sat 10am", as what it means and as it is typed; nil where the first time says no day of the week.
    package var weekdaySaid: (day: SaidDay, words: String)? {
        guard let moment = found.first(where: \.isMoment)?.tokens, case .weekday(_, .coming)? = time(of: moment)?.day,
            let day = time(of: moment)?.day, let words = self.day(of: moment)
        else { return nil }
        return (day, words)
    }

    func time(of moment: Range<Int>) -> SaidTime? {
        LineReader.read(words(of: moment), language: language).onlyTime
    }

    /// Its words as they say it alone: "at 20" of the last of "at 8 and 20".
    func words(of moment: Range<Int>) -> String {
        let words = string(bytes(ofTokens: moment))
        return Int(words) == nil ? words : "\(LanguageTables.tables(for: language).leads.hour) \(words)"
    }

    /// The fewest words at the start or the end of a moment that say this and nothing else: its day.
    func shortest(of moment: Range<Int>, _ wanted: SaidTime) -> String? {
        let parts = moment.dropFirst().flatMap { [moment.lowerBound..<$0, $0..<moment.upperBound] } + [moment]
        let words = parts.map { string(bytes(ofTokens: $0)) }.filter {
            LineReader.read($0, language: language).onlyTime == wanted
        }
        return words.min { $0.count < $1.count }
    }

    /// The one time that the line says.
    var onlyTime: SaidTime? {
        guard times.count == 1, case .success(let time) = times[0].time else { return nil }
        return time
    }
}

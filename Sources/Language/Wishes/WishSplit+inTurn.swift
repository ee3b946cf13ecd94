/// A day as it is dictated: one thing behind the other, most of them with their time.
extension WishSplit {
    /// "take the car to the garage tomorrow at 8 then call the insurance and on Tuesday pick it up at 5", "monday 8 drop leo
    /// off, 10.30 haircut, buy nappies", "rubbish every Tuesday, recycling every second Friday". Cut is only between things of
    /// their own: what people do, and what has a time; at least two of them say when. Hours go on past noon.
    static func thingsInTurn(_ line: ReadLine) -> [String] {
        guard line.found.count(where: \.value.isTime) + line.tokens.count(where: { $0.kind == .number }) > 1 else {
            return []
        }
        let pieces = piecesInTurn(of: line)
        guard (2...most).contains(pieces.count), pieces.count(where: \.saysWhen) > 1, pieces.allSatisfy(\.isThing)
        else { return [] }
        var last = 0
        return pieces.enumerated().flatMap { number, piece in
            let said = piece.words(behind: &last)
            let words = number > 0 && piece.shares(deedOf: pieces[0]) ? "\(pieces[0].deed ?? "") \(said)" : said
            // "mon and wed football at 3pm"
            let each = daysOfThing(LineReader.read(words, language: line.language))
            return each.isEmpty ? [words] : each
        }
    }

    /// What stands between "and", "then" and commas, with what is no thing of its own left where it is: "lunch with tom and
    /// anna at 1".
    private static func piecesInTurn(of line: ReadLine) -> [PieceInTurn] {
        let words = line.titleWords, times = line.found.filter(\.value.isTime).map(\.tokens)
        let raw = line.tokens.indices.split { index in
            isBetween(line.tokens[index], words) && !times.contains { $0.contains(index) && $0.lowerBound < index }
        }
        var pieces: [(tokens: Range<Int>, isOwn: Bool)] = []
        for next in raw.map({ $0.startIndex..<$0.endIndex }) {
            let isOwn = PieceInTurn(text(line, next), line.language).isOwn
            guard let last = pieces.last, !last.isOwn || !isOwn else {
                pieces.append((next, isOwn))
                continue
            }
            pieces[pieces.count - 1] = (last.tokens.lowerBound..<next.upperBound, last.isOwn || isOwn)
        }
        return pieces.map { PieceInTurn(text(line, $0.tokens), line.language) }
    }
}

/// One thing of several that follow each other in a line.
private struct PieceInTurn {
    private let line: ReadLine
    /// Without what says when.
    private let bare: ReadLine
    /// The hour of "11 haircut" and "tomorrow 9 dentist", which no word says to be one.
    private let hour: LeadingHour?
    /// "tomorrow" before that hour.
    private let day: String?

    init(_ text: String, _ language: LanguageID) {
        let said = LineReader.read(text, language: language)
        line = said.withFigureAsHour.map { LineReader.read($0, language: language) } ?? said
        let start = line.starts.last ?? 0
        let days = line.found.filter { $0.value.isTime && $0.tokens.lowerBound == start }
        let isOfDay = line.timeValues.count == 1 && days.count == 1 && line.time(of: days[0].tokens)?.isDayAlone == true
        let end = isOfDay ? days[0].tokens.upperBound : start
        day = isOfDay ? line.string(days[0].range) : nil
        hour =
            line.timeValues.isEmpty || isOfDay
            ? LeadingHour(WishSplit.text(line, end..<line.tokens.count), language: language) : nil
        bare = LineReader.read(hour?.rest ?? line.withoutTimes, language: language)
    }

    /// A time of day, a day, a rule, or an hour before what takes place or is done then.
    var saysWhen: Bool { !line.timeValues.isEmpty || hasHour }

    var isOwn: Bool { !bare.tokens.isEmpty && (saysWhen || bare.isDeed && bare.tokens.count > 1) }

    /// It has words, which tell of nobody, and asks nothing.
    var isThing: Bool {
        let words = line.titleWords, said = bare.wordsBehindOpening
        guard isOwn, !line.asks, !line.saysTimeOfThing, let first = said.first,
            !said.contains(where: { words.wish.tellers.contains($0.key) })
        else { return false }
        // "starts on 1 April, due on the 30th" says when the same is.
        let saysStart = said.contains { words.wish.starters.contains($0.key) }
        if saysStart || words.wish.dues.contains(first.key) || bare.means(first.key, .ending) { return false }
        return bare.isDeed || !first.traits.contains(.stop) || bare.isArticle(first)
    }

    /// The verb that begins it.
    var deed: String? {
        let isVerbLast = line.wishWords.isVerbLast
        return bare.isDeed && !isVerbLast ? bare.wordsBehindOpening.first.map { bare.string($0.range) } : nil
    }

    private static let mostShared = 3

    /// It only names what the same is done with: "the cactus monthly" behind "water the ferns every 3 days", "dad at 6"
    /// behind "call mum at 5".
    func shares(deedOf first: PieceInTurn) -> Bool {
        let isLast = line.found.contains { $0.value.isTime && $0.tokens.upperBound == line.tokens.count }
        guard let deed = first.deed, !bare.isDeed, !isAppointment, hour == nil, isLast,
            bare.tokens.count <= Self.mostShared, let start = bare.tokens.first
        else { return false }
        return bare.isArticle(start) || line.wishWords.calls.contains(Folding.fold(deed))
    }

    private var hasHour: Bool { hour != nil && (bare.isDeed || isAppointment) }

    private var isAppointment: Bool {
        let wish = line.wishWords
        return bare.tokens.contains { wish.appointments.contains($0.key) }
    }

    /// As it says its time by itself; an hour that has passed where the one before stood is one of the afternoon.
    func words(behind last: inout Int) -> String {
        guard let hour, hasHour else {
            last = line.onlyTime?.clock.map { $0.half == .pm && $0.hour < 12 ? $0.hour + 12 : $0.hour } ?? last
            return line.text
        }
        last = hour.clock.hour <= last && hour.clock.hour + 12 < 24 ? hour.clock.hour + 12 : hour.clock.hour
        let lead = LanguageTables.tables(for: line.language).leads.hour
        return [hour.rest, day, "\(lead) \(last):00"].compactMap(\.self).joined(separator: " ")
    }
}

extension Found {
    /// "until 5"
    fileprivate var saysClockOfEnd: Bool {
        if case .timeSpan(.until(let time, _)) = value { time.clock != nil } else { false }
    }
}

extension ReadLine {
    /// "pick it up on Tuesday at 5", "essay by Monday": besides when, it says something that people do, or it says by when.
    package var isToDoByTime: Bool {
        let rest = LineReader.read(withoutTimes, language: language)
        let isDue = timeValues.contains { if case .span(let span) = $0.value { span.isDeadline } else { false } }
        return !timeValues.isEmpty && !saysTimeOfThing && (rest.isDeed || isDue && !rest.wordsOfItsOwn.isEmpty)
    }

    /// "book a table for 2 May", "take them to swimming until 5": the time is said of what is named, rather than of when it is
    /// done.
    fileprivate var saysTimeOfThing: Bool {
        let table = Lexicon.of(language).times.table.words
        return found.contains { found in
            guard found.value.isTime else { return false }
            let start = found.tokens.lowerBound
            let words = tokens[max(0, start - 1)...start].map(\.key)
            return words.contains { wishWords.purposes.contains($0) || table[$0]?.marks.contains(.forSpan) == true }
                || found.saysClockOfEnd
        }
    }

    /// A verb of what people do begins it, or ends it where verbs stand last.
    fileprivate var isDeed: Bool {
        let words = titleWords, said = wordsBehindOpening
        return (words.wish.isVerbLast ? said.last : said.first).map {
            words.deeds.contains($0.key) || words.wish.calls.contains($0.key)
        } == true
    }

    /// What follows "so", "i need to".
    fileprivate var wordsBehindOpening: [Token] {
        let start = starts.last ?? 0, openings = wishWords.openings
        let end = openings.end(in: tokens, at: start, limit: tokens.count) ?? start
        return tokens.dropFirst(end).filter { $0.kind == .word }
    }
}

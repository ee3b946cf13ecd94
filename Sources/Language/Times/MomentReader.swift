/// Reads a day, a part of it and a time of day, in any order: "on Friday at 3 in the afternoon".
struct MomentReader {
    private let line: TimeReader
    private var time = SaidTime()
    private var isUnread = false
    private var noSuchClock = false

    typealias Reading = (value: TimeReader.Reading, end: Int)

    init(_ line: TimeReader) { self.line = line }

    /// nil where no time begins.
    func read(at index: Int) -> Reading? {
        var reader = self
        var end = index
        while let next = reader.step(at: end) ?? reader.stepAfterComma(at: end) { end = next }
        guard end > index else { return nil }
        if reader.isUnread { return (.unread, end) }
        return (reader.noSuchClock ? .noSuchClock : .time(reader.time), end)
    }

    /// A time of day alone.
    func clock(at index: Int) -> Reading? {
        var reader = self
        guard let end = reader.takeClock(at: index) else { return nil }
        return (reader.noSuchClock ? .noSuchClock : .time(reader.time), end)
    }

    private mutating func step(at index: Int) -> Int? {
        takeUnread(at: index) ?? takeDay(at: index) ?? takeClock(at: index) ?? takePart(at: index)
    }

    private mutating func stepAfterComma(at index: Int) -> Int? {
        guard index > 0, line.tokens.indices.contains(index), line.tokens[index].key == "," else { return nil }
        guard time != SaidTime() else { return nil }
        return step(at: index + 1)
    }

    private mutating func takeDay(at index: Int) -> Int? {
        guard time.day == nil else { return nil }
        switch line.word(index) {
        case .ahead(let days):
            time.day = .ahead(days)
            return index + 1
        case .tonight:
            (time.day, time.part) = (.ahead(0), .night)
            return index + 1
        case .unit(.day), .the:
            return takeDayAfter(at: index)
        case .on, .this, .next:
            return takeWeekday(at: index + 1, ofNextWeek: line.word(index) == .next)
        default: return takeWeekday(at: index, ofNextWeek: false, isAlone: true)
        }
    }

    private mutating func takeWeekday(at index: Int, ofNextWeek: Bool, isAlone: Bool = false) -> Int? {
        switch line.word(index) {
        case .weekday(let day):
            time.day = .weekday(day, ofNextWeek: ofNextWeek)
            return index + 1
        case .shortWeekday(let day) where !isAlone || line.hasClock(at: index + 1):
            time.day = .weekday(day, ofNextWeek: ofNextWeek)
            return index + 1
        case .next where !ofNextWeek && !isAlone: return takeWeekday(at: index + 1, ofNextWeek: true)
        default: return nil
        }
    }

    /// "the day after tomorrow"
    private mutating func takeDayAfter(at index: Int) -> Int? {
        let index = line.word(index) == .the ? index + 1 : index
        guard line.word(index) == .unit(.day), line.word(index + 1) == .after, line.word(index + 2) == .ahead(1) else {
            return nil
        }
        time.day = .ahead(2)
        return index + 3
    }

    /// "in the morning", "this evening", "at night"; behind a day also "morning" alone.
    private mutating func takePart(at index: Int) -> Int? {
        guard time.part == nil else { return nil }
        switch (line.word(index), line.word(index + 1), line.word(index + 2)) {
        case (.within, .the, .part(let part)):
            time.part = part
            return index + 3
        case (.this, .part(let part), _):
            guard time.day == nil else { return nil }
            (time.day, time.part) = (.ahead(0), part)
            return index + 2
        case (.at, .part(.night), _):
            time.part = .night
            return index + 2
        case (.part(let part), _, _) where time.day != nil:
            time.part = part
            return index + 1
        default: return nil
        }
    }

    private mutating func takeClock(at index: Int) -> Int? {
        guard time.clock == nil, let read = ClockReader(line: line).read(at: index) else { return nil }
        if let clock = read.clock { time.clock = clock } else { noSuchClock = true }
        return read.end
    }

    /// Days by number or month, repetitions and stretches: meant as times, but not read yet.
    private mutating func takeUnread(at index: Int) -> Int? {
        let end = line.endOfUnread(at: index)
        if end != nil { isUnread = true }
        return end
    }
}

extension TimeReader {
    /// "every day", "next week", "24 December", "the 24th", "24/12", "2026-12-24", "on Mondays".
    func endOfUnread(at index: Int) -> Int? {
        switch (word(index), word(index + 1)) {
        case (.every, _): endOfRepetition(at: index + 1)
        case (.next, .unit), (.next, .stretch), (.this, .stretch), (.on, .stretch), (.this, .unit(.week)): index + 2
        case (.within, .month): index + 2
        case (.within, .number): word(index + 2) == .stretch ? index + 3 : nil
        case (.within, nil): isNumber(index + 1) && word(index + 2) == .stretch ? index + 3 : nil
        case (.on, .the), (.at, .the): endOfStretch(at: index + 2) ?? endOfDate(at: index + 2)
        case (.on, _): endOfDate(at: index + 1)
        case (.the, _): endOfDate(at: index + 1, mustHaveMonth: true)
        default: endOfDate(at: index)
        }
    }

    private func endOfRepetition(at index: Int) -> Int? {
        var index = index
        if isNumber(index) || word(index) == .half { index += 1 }
        if case .number = word(index) { index += 1 }
        switch word(index) {
        case .unit, .stretch, .weekday, .shortWeekday, .part, .month: return index + 1
        default: return nil
        }
    }

    private func endOfStretch(at index: Int) -> Int? { word(index) == .stretch ? index + 1 : nil }

    private func endOfDate(at index: Int, mustHaveMonth: Bool = false) -> Int? {
        if word(index) == .month { return endOfDay(at: index + 1) }
        guard isNumber(index), tokens[index].key.allSatisfy(\.isNumber) else { return nil }
        if let end = endOfDay(at: index) {
            let month = word(end) == nil ? end + 1 : end
            if word(month) == .month, month == end || tokens[end].key == "of" { return month + 1 }
            if word(end - 1) == .ordinal, !mustHaveMonth { return index > 0 && word(index - 1) == .the ? end : nil }
        }
        return endOfFigures(at: index)
    }

    /// "24", "24th", with a month behind or before it.
    private func endOfDay(at index: Int) -> Int? {
        guard isNumber(index), let day = Int(tokens[index].key), (1...31).contains(day) else { return nil }
        return touches(index + 1) && word(index + 1) == .ordinal ? index + 2 : index + 1
    }

    /// "24/12", "12/24/26", "2026-12-24", without blanks.
    private func endOfFigures(at index: Int) -> Int? {
        guard tokens.indices.contains(index + 1), let mark = tokens[index + 1].key.first, "/-".contains(mark) else {
            return nil
        }
        var end = index + 1
        while tokens.indices.contains(end), tokens[end].key.first == mark, touches(end), isNumber(end + 1),
            touches(end + 1)
        {
            end += 2
        }
        let parts = (end - index + 1) / 2
        return parts == 3 || parts == 2 && mark == "/" ? end : nil
    }

    /// A time of day stands here.
    func hasClock(at index: Int) -> Bool { ClockReader(line: self).read(at: index) != nil }
}

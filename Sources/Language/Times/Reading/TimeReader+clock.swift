/// A time of day as it was read; nil where no clock shows it.
struct ReadClock {
    var clock: SaidTime.Clock?
    /// What was said where no clock shows it: hour 25.
    var wrong: SaidTime.Clock?
    var zone: String?
    /// "at" or the like stood before it.
    var hasAt = false
}

/// How sure it must be that a number is a time of day.
enum ClockNeed {
    /// It says so itself: "6:30", "6 pm", "at 6".
    case sure
    /// A day stands beside it: "0805" and "six thirty" will do.
    case beside
    /// It is one end of a range of times: "3", "9a".
    case bare
}

/// Times of day: "at 6", "18:00", "6 p.m.", "noon", "half past six", "ten to four", "15h30".
extension TimeReader {
    func clock(at index: Int, need: ClockNeed = .sure) -> Reading<ReadClock>? {
        let start = skip([.about, .by], skip(.at, skip([.about], index)))
        let hasAt = (index..<start).contains { has($0, [.at, .about]) }
        let need = hasAt && need != .bare ? .bare : need
        guard var read = plainClock(at: start, need: need, hasAt: hasAt), has(index, .by) ? hasAt : true else {
            return nil
        }
        read.value.hasAt = hasAt
        return withZone(read)
    }

    private func plainClock(at index: Int, need: ClockNeed, hasAt: Bool) -> Reading<ReadClock>? {
        if isMark(index + 1, "-") || isMark(index + 1, "/"), isNumber(index + 2),
            let date = figureDate(at: index, isAsked: true), date.end > index + 3
        {
            return nil
        }
        // "3.10." is a day, "18.30." at the end of a sentence a time.
        if isMark(index + 1, "."), isAttached(index + 1), key(index).contains("."), !isAtEnd(index + 2), !hasAt {
            return nil
        }
        return namedHour(at: index) ?? spokenClock(at: index) ?? figureClock(at: index, need: need, hasAt: hasAt)
            ?? wordClock(at: index, need: need) ?? (has(index - 1, .at) ? declinedHour(at: index) : nil)
    }

    /// "noon", "12 noon", "mid-night".
    private func namedHour(at index: Int) -> Reading<ReadClock>? {
        if let hour = word(index)?.hour { return hourOfNoon(behind: index) ?? clockOf(hour: hour, .pm, index + 1) }
        if integer(index) == 12 || word(index)?.number == 12, let hour = word(index + 1)?.hour {
            return clockOf(hour: hour, .pm, index + 2)
        }
        let next = skip(mark: "-", index + 1)
        guard has(index, .middle), word(next)?.part == .night else { return nil }
        return clockOf(hour: 24, nil, next + 1)
    }

    /// "mittag um eins", "noon at 1": an hour of that part of the day.
    private func hourOfNoon(behind index: Int) -> Reading<ReadClock>? {
        guard word(index)?.hour == 12, has(index + 1, .at), let read = clock(at: index + 1, need: .bare),
            var clock = read.value.clock, clock.half == nil,
            (1...3).contains(clock.hour) || (11...12).contains(clock.hour)
        else { return nil }
        if clock.hour < 4 { clock.half = .pm }
        return (ReadClock(clock: clock), read.end)
    }

    private func clockOf(hour: Int, _ half: SaidTime.Half?, _ end: Int) -> Reading<ReadClock> {
        (ReadClock(clock: SaidTime.Clock(hour: hour, half: hour == 12 ? half : nil)), end)
    }

    /// "half past six", "quarter to 7", "ten past six", "three mins to five thirty", "half four".
    private func spokenClock(at index: Int) -> Reading<ReadClock>? {
        guard let minutes = spokenMinutes(at: index) else { return nil }
        if has(minutes.end, [.past, .after, .to, .before, .from, .of]) {
            let isTo = has(minutes.end, [.to, .before, .of])
            // "5 minutes after 3" and "15 minutes from 1 pm" name a time of day only where one is sure.
            guard
                let hour = halfHour(at: minutes.end + 1)
                    ?? plainHour(at: minutes.end + 1, isLoose: !isTight(minutes.end)),
                let clock = hour.value.clock
            else { return nil }
            let total = clock.hour * 60 + clock.minute + (isTo ? -minutes.value : minutes.value)
            return moved(clock, to: total, hour.end)
        }
        return halfHour(at: index)
    }

    /// "half four"; where that is before four, "viertel vier" and "dreiviertel vier" too.
    private func halfHour(at index: Int) -> Reading<ReadClock>? {
        let isBefore = lexicon.table.halfIsBefore
        guard let minutes = spokenMinutes(at: index), isBefore || minutes.value == 30 && minutes.end == index + 1,
            has(minutes.end - 1, isBefore ? [.half, .quarter] : .half),
            let hour = plainHour(at: minutes.end, isLoose: false) ?? declinedHour(at: minutes.end),
            let clock = hour.value.clock, clock.minute == 0,
            word(hour.end)?.unit == nil, clock.isNumber || clock.half != nil || isBefore
        else { return nil }
        return moved(clock, to: clock.hour * 60 + (isBefore ? minutes.value - 60 : 30), hour.end)
    }

    /// "um achte", "halbe achte": the hour with the ending of an ordinal, where the half is before it.
    private func declinedHour(at index: Int) -> Reading<ReadClock>? {
        guard lexicon.table.halfIsBefore, !isNumber(index), let hour = word(index)?.ordinal, (1...12).contains(hour)
        else { return nil }
        return (ReadClock(clock: SaidTime.Clock(hour: hour, isWholeHour: true)), index + 1)
    }

    /// Behind minutes it can only tell the time: "past", "to", and where they are the words of the clock "nach", "vor".
    private func isTight(_ index: Int) -> Bool {
        has(index, [.past, .to]) || lexicon.table.grammar.contains(.pastIsAfter) && has(index, [.after, .before])
    }

    private func moved(_ clock: SaidTime.Clock, to minutes: Int, _ end: Int) -> Reading<ReadClock> {
        var clock = clock
        var minutes = (minutes + 1440) % 1440
        if clock.half != nil, clock.hour == 12, minutes < 720 { clock.half = clock.half == .pm ? .am : .pm }
        if clock.half != nil { minutes %= 720 }
        if clock.half == nil, clock.hour <= 12, minutes < 60 { minutes += 720 }
        clock.hour = minutes / 60
        clock.minute = minutes % 60
        if clock.half != nil, clock.hour == 0 { clock.hour = 12 }
        (clock.isWholeHour, clock.isNumber) = (false, false)
        if clock.half == nil, clock.hour <= 12 { clock.isWholeHour = true }
        return (ReadClock(clock: clock), end)
    }

    private func spokenMinutes(at index: Int) -> Reading<Int>? {
        if let length = length(at: index), length.value.days == 0, length.value.months == 0,
            length.value.seconds.truncatingRemainder(dividingBy: 60) == 0, has(length.end, [.before, .after]),
            length.value.seconds < 43_200
        {
            return (Int(length.value.seconds / 60), length.end)
        }
        let start = skip(.a, index)
        if has(start, .half) { return (30, start + 1) }
        // "dreiviertel"
        if has(start, .quarter) { return (15 * (word(start)?.number ?? 1), start + 1) }
        let number = figuresOrTens(at: index)
        guard let number, (1...59).contains(number.value) else { return nil }
        if has(number.end, .quarter), number.value < 4 { return (number.value * 15, number.end + 1) }
        if word(number.end)?.unit == .minute { return (number.value, number.end + 1) }
        // "two to four" are people rather than minutes.
        let isRound = number.value % 5 == 0
        return isRound && isTight(number.end) ? number : nil
    }

    /// The hour behind "past".
    private func plainHour(at index: Int, isLoose: Bool) -> Reading<ReadClock>? {
        guard
            let hour = namedHour(at: index) ?? figureClock(at: index, need: isLoose ? .sure : .bare, hasAt: false)
                ?? wordClock(at: index, need: isLoose ? .sure : .bare), let clock = hour.value.clock,
            clock.hour <= 12 || clock.half == nil && clock.hour <= 24
        else { return nil }
        return hour
    }

    /// "est", "London time" behind a time of day.
    private func withZone(_ read: Reading<ReadClock>) -> Reading<ReadClock> {
        guard let clock = read.value.clock else { return read }
        let start = isMark(read.end, "(") ? read.end + 1 : read.end
        // Behind "at 9" only the time of a city is one: "at 9 new york time".
        let isSure = clock.half != nil || !clock.isNumber
        guard isSure || read.value.hasAt, let zone = isSure ? zone(at: start) : zoneOfCity(at: start) else {
            return read
        }
        var result = read
        result.value.zone = zone.value
        result.end = start > read.end ? skip(mark: ")", zone.end) : zone.end
        return result
    }

    private static let longestCity = 3

    private func zone(at index: Int) -> Reading<String>? {
        guard cells.indices.contains(index), cells[index].kind == .word else { return nil }
        // "am Do um 17 Uhr ist Training"
        let isZone = ZoneAbbreviations.namesZone(key(index)) && !titleWords.wish.tellers.contains(key(index))
        return isZone ? (key(index), index + 1) : zoneOfCity(at: index)
    }

    private func zoneOfCity(at index: Int) -> Reading<String>? {
        guard cells.indices.contains(index), cells[index].kind == .word else { return nil }
        let noun = (index + 1...index + Self.longestCity).first { lexicon.table.zoneNouns.contains(key($0)) }
        guard let noun, case let city = (index..<noun).map(key).joined(separator: " "), ZoneIndex.cities[city] != nil
        else { return nil }
        return (city, noun + 1)
    }
}

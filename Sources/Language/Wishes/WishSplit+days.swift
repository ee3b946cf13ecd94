extension WishSplit {
    /// "milk tomorrow, bread on Friday", "dentist 10am, lunch 12:30": each thing with its time behind it, or what is to be
    /// done with its time: "buy milk tomorrow, call mum at 7"; else "mon gym 7am, wed yoga 6pm". Nothing where one of them
    /// has none, or no words of its own.
    static func things(ofDaysIn line: ReadLine) -> [String] {
        let ways = [
            thingsUnderHeading, thingWithOthers, thingsBehindDays, thingsUnderLastDay, thingsBeforeTimes,
            thingsBetweenMarks,
            thingsBehindTimes,
            thingsBehindHours, daysOfThing, timesOfThing, thingsSideBySide, thingsInTurn,
        ]
        return ways.lazy.map { $0(line) }.first { !$0.isEmpty } ?? []
    }

    /// What takes place at some time, and what else is to be done: "dentist thu 3pm, haircut fri 10am, buy milk", "buy milk,
    /// dentist thu 3pm". Of one that stands first the rest may be a part: "dentist friday, bring papers".
    private static func thingsBetweenMarks(_ line: ReadLine) -> [String] {
        let words = line.titleWords
        let parts = cut(line)
        guard (2...most).contains(parts.count) else { return [] }
        var appointments: [Int] = []
        for (number, part) in parts.enumerated() {
            let part = LineReader.read(part, language: line.language)
            if Appointment.isMeant(part) || part.saysHoursOfDays && Appointment.isMeant(part, mayRepeat: true) {
                appointments.append(number)
            } else if !isDeed(part, words), Chore(part)?.isSure != true {
                return []
            }
        }
        guard appointments.count > 1 || appointments.first.map({ $0 > 0 }) == true else { return [] }
        return parts.flatMap { part in
            let each = daysOfThing(LineReader.read(part, language: line.language))
            return each.isEmpty ? [part] : each
        }
    }

    /// What stands between "and" and commas.
    package static func cut(_ line: ReadLine) -> [String] {
        let words = line.titleWords
        let times = line.found.filter(\.value.isTime).map(\.tokens)
        // "14:00-15:30", "20.3. 9:00" are one time.
        return line.tokens.indices.split { index in
            isBetween(line.tokens[index], words)
                && !(line.tokens[index].key != "," && line.tokens[index].kind == .punctuation
                    && times.contains { $0.contains(index) })
        }.map { line.string(line.bytes(ofTokens: $0.startIndex..<$0.endIndex)) }
    }

    /// "friday: haircut 10am, lunch 12:30": a day before everything else is that of all, until another day is named; so is
    /// one with a time of day for the times of day behind it: "dentist friday 9:00, vet at 11".
    static func underDay(of line: ReadLine, _ parts: [String]) -> [String] {
        guard parts.count > 1 else { return parts }
        return under(leadingDay(of: line), parts, line.language)
    }

    /// Each part on that day, until one names another; without one on the day that was said last with a time of day.
    package static func under(_ lead: String?, _ parts: [String], _ language: LanguageID) -> [String] {
        var day = lead
        return parts.map { words in
            let part = LineReader.read(words, language: language)
            let moments = part.found.filter(\.isMoment).map(\.tokens)
            let timed = part.found.first { $0.isMoment && $0.saysClock || $0.isStretchOfHours }
            let isTimed = timed != nil
            if let own = moments.lazy.compactMap({ part.day(of: $0) }).first {
                if isTimed || lead != nil { day = own }
                return words
            }
            let isOfDay = moments.count < 2 && !saysLead(part, from: 0) && (isTimed || lead != nil && moments.isEmpty)
            guard isOfDay, let day else { return words }
            return part.saying(day, before: timed?.tokens ?? moments.first)
        }
    }

    private static func leadingDay(of line: ReadLine) -> String? {
        let start = line.starts.last ?? 0
        return line.found.first { $0.isMoment && $0.tokens.lowerBound == start }.flatMap { line.day(of: $0.tokens) }
    }

    /// "monday gym, tuesday dentist 9:00, wednesday nothing": each with its day before it; what is nothing is none.
    private static func thingsBehindDays(_ line: ReadLine) -> [String] {
        guard leadingDay(of: line) != nil else { return [] }
        let parts = cut(line).map { LineReader.read($0, language: line.language) }
        guard (2...most).contains(parts.count),
            parts.allSatisfy({ part in
                part.found.first { $0.isMoment }.map { day in
                    day.tokens.lowerBound == 0 && part.day(of: day.tokens) != nil
                        && day.tokens.upperBound < part.tokens.count
                } ?? false
            })
        else { return [] }
        let things = parts.filter { part in !line.means(part.tokens.last?.key ?? "", .nothing) }
        return things.count > 1 ? things.map { $0.withHourBehindThing ?? $0.withDayBehind } : []
    }

    private static func thingsBeforeTimes(_ line: ReadLine) -> [String] {
        var moments = line.found.filter(\.isMoment)
        let lead = moments.first.flatMap { first in
            first.tokens.lowerBound == (line.starts.last ?? 0) && line.time(of: first.tokens)?.isDayAlone == true
                ? moments.removeFirst().tokens.upperBound : nil
        }
        let days = moments.map(\.tokens)
        guard days.count > 1, days.count <= most, line.ends.allSatisfy({ $0 >= line.tokens.count }) else { return [] }
        let words = line.titleWords
        // "meeting at 10 and lunch at 12:30": one that is surely an hour tells that the numbers are hours, too.
        let saysHours = lead != nil || line.day(of: days[0]) != nil || moments.contains(where: \.isSure)
        var start = lead ?? 0
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
            let isHour = saysHours && day.count > 1 && line.tokens[day.lowerBound].kind == .word
            guard isLast, isWhole, hasWords, isDeed || moment.isSure || isHour else { return [] }
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

    /// "11-12": from one time of day to another, on no day.
    fileprivate var isStretchOfHours: Bool {
        guard case .timeSpan(.between(let first, let last, _)) = value else { return false }
        return [first, last].allSatisfy { $0.day == nil && $0.clock != nil }
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

extension ReadLine {
    /// "vet friday at 11": the line with a day before its time of day, or at its end.
    fileprivate func saying(_ day: String, before moment: Range<Int>?) -> String {
        guard let moment else { return "\(text) \(day)" }
        guard moment.lowerBound > 0 else { return "\(day) \(text)" }
        let parts = [0..<moment.lowerBound, moment.lowerBound..<tokens.count].map { string(bytes(ofTokens: $0)) }
        return "\(parts[0]) \(day) \(parts[1])"
    }

    /// "mon at 9" of "mon 9".
    private func plainly(_ day: Range<Int>) -> String {
        let said = string(bytes(ofTokens: day))
        guard let hour = time(of: day)?.plainHour, let words = self.day(of: day) else { return said }
        return "\(words) \(LanguageTables.tables(for: language).leads.hour) \(hour.hour)"
    }

    /// "dinner with Eva thursday 19:00" of "thursday dinner with Eva 19:00", so that the day is no part of the name.
    fileprivate var withDayBehind: String {
        guard let day = found.first(where: \.isMoment), day.tokens.upperBound < tokens.count else { return text }
        let rest = read(from: day.tokens.upperBound)
        let moment = rest.found.first(where: \.isMoment)?.tokens
        return rest.saying(plainly(day.tokens), before: moment)
    }
}

extension ReadLine {
    /// "mon-wed 6-14"
    fileprivate var saysHoursOfDays: Bool {
        found.contains { if case .repetition(let said) = $0.value { !said.clocks.isEmpty } else { false } }
    }
}

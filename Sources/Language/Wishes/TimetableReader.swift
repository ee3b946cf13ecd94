/// Reads the days and hours of a timetable, piece by piece.
struct TimetableReader {
    private let line: ReadLine
    private let table: WordTable<TimeWord>
    private let leads: SpokenLeads

    init(_ line: ReadLine) {
        self.line = line
        table = Lexicon.of(line.language).times.table.words
        leads = LanguageTables.tables(for: line.language).leads
    }

    private static let mostTokens = 80

    /// It says a time, two days of the week and a number.
    var mayBeTimetable: Bool {
        guard line.tokens.count <= Self.mostTokens, line.found.contains(where: \.value.isTime),
            line.tokens.contains(where: { $0.kind == .number })
        else { return false }
        return line.tokens.count { table[$0.key]?.isOfWeek == true } > 1
    }

    /// A day of the week, or an hour that is surely one, stands there, and nothing before it that makes it something else:
    /// "until mon 7", "next tue 9".
    func mayBegin(at index: Int) -> Bool {
        if index > 0, let before = table[line.tokens[index - 1].key] {
            guard before.marks.isDisjoint(with: Self.leading) else { return false }
        }
        if days(at: index) != nil { return true }
        guard let hour = hours(at: index), case .hours(let words) = hour.item else { return false }
        return has(index, [.at, .from]) || words.contains { $0.isLetter || ":-–".contains($0) }
    }

    private static let leading: TimeMarks = [
        .until, .by, .before, .after, .since, .next, .last, .this, .past, .between, .forSpan, .from, .to, .every,
        .on,
    ]

    func timetable(from start: Int) -> Timetable? {
        var (index, items): (Int, [TimetableItem]) = (start, [])
        while index < line.tokens.count, let read = joint(at: index) ?? days(at: index) ?? hours(at: index) {
            items.append(read.item)
            index = read.end
        }
        while items.last == .joint { (items, index) = (items.dropLast(), index - 1) }
        let week = eachWeek(at: index)
        guard week != nil || mayEnd(at: index) else { return nil }
        // "until June" is of what comes again.
        return Timetable(
            items, start..<(week ?? index), isRepeating: week != nil || has(index, .until),
            endsBare: index > 1 && Int(key(index - 1)) != nil && word(index - 2)?.isOfWeek == true)
    }

    /// Behind a mere number stands no word that it counts: "wed 8 km", "fri 2 eggs".
    private func mayEnd(at index: Int) -> Bool {
        guard index < line.tokens.count, line.tokens[index - 1].kind == .number, line.tokens[index].kind == .word,
            Int(line.string(line.tokens[index - 1].range)) != nil
        else { return true }
        return line.tokens[index].traits.contains(.stop) || word(index)?.marks.isEmpty == false
    }

    /// The end of "every week", "weekly".
    private func eachWeek(at index: Int) -> Int? {
        if has(index, .every), word(index + 1)?.unit == .week { return index + 2 }
        return word(index)?.frequency == .week ? index + 1 : nil
    }

    private func joint(at index: Int) -> (item: TimetableItem, end: Int)? {
        let isJoint = has(index, .and) || [",", ";", "/", "&", "+", "."].contains(line.tokens[index].key)
        return isJoint ? (.joint, index + 1) : nil
    }

    private func days(at index: Int) -> (item: TimetableItem, end: Int)? {
        var (start, isRepeating) = (index, false)
        while start < index + 2, has(start, [.on, .the, .every]) {
            isRepeating = isRepeating || has(start, .every)
            start += 1
        }
        guard let word = word(start), word.isOfWeek else { return nil }
        isRepeating = isRepeating || !word.marks.isDisjoint(with: [.plural, .workday])
        if let last = lastOfRun(from: start), let weekday = word.weekday, let end = self.word(last)?.weekday {
            return (.days(TimetableDays(numbers: TimeReader.days(from: weekday, to: end), isRepeating: true)), last + 1)
        }
        let numbers = word.weekday.map { [$0] } ?? (word.marks.contains(.workday) ? Array(1...5) : [6, 7])
        return (.days(TimetableDays(numbers: numbers, isRepeating: isRepeating)), start + 1)
    }

    /// "thu" of "mon to thu", "mon-thu".
    private func lastOfRun(from start: Int) -> Int? {
        let isRun = has(start + 1, [.to, .through, .until]) || key(start + 1) == "-"
        return isRun && word(start + 2)?.weekday != nil ? start + 2 : nil
    }

    private static let mostOfHour = 6

    /// "4pm", "at 4", "9-11", "8 to 13": what is an hour behind a day of the week.
    private func hours(at index: Int) -> (item: TimetableItem, end: Int)? {
        let start = has(index, [.at, .from]) ? index + 1 : index
        guard start < line.tokens.count, line.tokens[start].kind == .number, !isDate(start) else { return nil }
        let rest = start + 1..<min(start + Self.mostOfHour, line.tokens.count)
        let end = rest.first { joint(at: $0) != nil || days(at: $0) != nil } ?? rest.upperBound
        let ends = (start + 1...max(start + 1, end)).reversed()
        return ends.lazy.map { (line.string(line.bytes(ofTokens: start..<$0)), $0) }
            .first { isHour($0.0) }.map { (.hours($0.0), $0.1) }
    }

    /// "16" of "mon 16 18:00", right before the hour.
    private func isDate(_ index: Int) -> Bool {
        guard Int(line.string(line.tokens[index].range)) != nil, index + 1 < line.tokens.count else { return false }
        return line.tokens[index + 1].kind == .number
    }

    private func isHour(_ words: String) -> Bool {
        let said = LineReader.read("\(leads.weekdays[0]) \(words)", language: line.language)
        return said.found.contains { $0.tokens == said.tokens.indices && $0.value.isHoursOfWeekday }
    }

    private func word(_ index: Int) -> TimeWord? {
        line.tokens.indices.contains(index) && !line.tokens[index].isQuoted ? table[line.tokens[index].key] : nil
    }

    private func has(_ index: Int, _ marks: TimeMarks) -> Bool { word(index)?.marks.isDisjoint(with: marks) == false }

    private func key(_ index: Int) -> String { line.tokens.indices.contains(index) ? line.tokens[index].key : "" }
}

extension TimeWord {
    /// "mon", "tuesdays", "weekdays", "weekend".
    fileprivate var isOfWeek: Bool { weekday != nil || marks.contains(.workday) || unit == .weekend }
}

extension Found.Value {
    /// A day of the week with a time of day, or from one to another.
    fileprivate var isHoursOfWeekday: Bool {
        switch self {
        case .time(let time): time.isHourOfWeekday
        case .timeSpan(.between(let time, let end, _)): time.isHourOfWeekday && end.day == nil
        default: false
        }
    }
}

extension SaidTime {
    fileprivate var isHourOfWeekday: Bool {
        switch day {
        case .weekday: clock != nil
        // "mon 9" may be a date, too; "mon 16 march at 9" is one.
        case .date(let date): date.month == nil && clock == nil && plainHour != nil
        default: false
        }
    }
}

/// Times of day in digits and in words.
extension TimeReader {
    /// "18", "18:00", "9.30 am", "330pm", "0805", "15h", "13h15".
    func figureClock(at index: Int, need: ClockNeed, hasAt: Bool) -> Reading<ReadClock>? {
        guard isNumber(index), var figures = figures(at: index, need: need, hasAt: hasAt) else { return nil }
        var (half, end) = half(at: figures.end, mayBeLetter: need == .bare || figures.minute != nil)
        if figures.minute == nil, half == nil, has(end - 1, .oclock), key(end).utf8.count == 2, !has(end + 1, .oclock),
            let minute = integer(end), minute < 60,
            !isCounted(end + 1)
        {
            // "18 Uhr 30"
            (figures.minute, end) = (minute, end + 1)
        }
        if has(end, .ish), isAttached(end) { end += 1 }
        if half == nil, end == figures.end, figures.minute == nil, !figures.isSure {
            guard need == .bare, !isCounted(figures.end) else { return nil }
        }
        let hasMark = end > figures.end || figures.isSure
        let clock = made(
            figures.hour, figures.minute, figures.second, half, isNumber: !hasMark && figures.minute == nil)
        guard var clock else {
            let wrong = SaidTime.Clock(hour: figures.hour, minute: figures.minute ?? 0, half: half)
            return (ReadClock(wrong: wrong), end)
        }
        if figures.isOpen, half == nil { clock.isWholeHour = true }
        return (ReadClock(clock: clock), end)
    }

    /// "Uhr 30" behind "15".
    private func minutesBehindOclock(at index: Int) -> Reading<Int>? {
        guard lexicon.table.grammar.contains(.minutesFollowOclock), has(index, .oclock) else { return nil }
        let number = figuresOrTens(at: index + 1)
        guard let number, (1...59).contains(number.value), !isNumber(index + 1) || key(index + 1).utf8.count == 2,
            // "8 Uhr 14 Uhr" are two hours.
            !isCounted(number.end), !has(number.end, .oclock)
        else { return nil }
        return number
    }

    private struct Figures {
        let hour: Int
        var minute: Int?
        var second = 0
        /// It can be nothing else: "15h", "18:00".
        var isSure = false
        /// Either half of the day may be meant, as of a whole hour: "930".
        var isOpen = false
        let end: Int
    }

    private func figures(at index: Int, need: ClockNeed, hasAt: Bool) -> Figures? {
        if let number = integer(index) { return whole(number, at: index, need: need) }
        let key = key(index)
        let mark: Character = key.contains(":") ? ":" : "."
        let parts = key.split(separator: mark, omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0].utf8.count <= 2, let hour = Int(parts[0]),
            parts[1].utf8.count == 2, let minute = Int(parts[1])
        else { return nil }
        let second = parts.count == 3 ? Int(parts[2].prefix(2)) : 0
        guard let second, second < 60, mark == ":" || parts.count == 2 else { return nil }
        // "6.30" may be a price; beside a day "17.15" is none, nor is it a date.
        guard
            mark == ":" || hasAt || hasHalf(at: index + 1) || has(index + 1, .oclock)
                || need == .bare && minute % 5 == 0
                || (need == .beside || isHourLetter(index + 1) || isDayOfClockBefore(index + 1)
                    || isDottedClock(at: index))
                    && openMinutes.contains(minute)
                    && (1...23).contains(hour) && !measures(index + 1)
                || need == .beside && minute == 0 && ((13...23).contains(hour) || key.first == "0")
                    && !measures(index + 1)
        else { return nil }
        // Where decimals have a comma, "6.45" is the clock as it is usually written.
        let isOpen = mark == "." && need == .beside && !hasAt && decimalSeparator == "."
        return Figures(
            hour: hour, minute: minute, second: second, isSure: mark == ":", isOpen: isOpen,
            end: isHourLetter(index + 1) ? index + 2 : index + 1)
    }

    /// The "h" of "14:30h".
    private func isHourLetter(_ index: Int) -> Bool {
        isAttached(index) && word(index)?.unit == .hour && key(index).utf8.count == 1
    }

    /// "5.00 km", "bis 5 kg": a unit stands behind, or what is as short as one.
    func measures(_ index: Int) -> Bool {
        guard cells.indices.contains(index), !isHourLetter(index), cells[index].kind == .word else { return false }
        return lexicon.units.contains(key(index)) || key(index).utf8.count < 3 && word(index) == nil
    }

    /// Minutes behind a dot that tell the time beside a day; where decimals have a comma, a full hour does too.
    var openMinutes: Set<Int> { decimalSeparator == "." ? [15, 30, 45] : [0, 15, 30, 45] }

    private func whole(_ number: Int, at index: Int, need: ClockNeed) -> Figures? {
        let digits = cells[index].key.utf8.count
        // "19 h" is no length where a time of day is asked for.
        let isBeside = has(index + 2, [.before, .after, .ago, .later, .earlier]) && isAtEnd(index + 3)
        let isHours = !isBeside && (isAttached(index + 1) || need != .sure && (13...23).contains(number))
        if word(index + 1)?.unit == .hour, key(index + 1).utf8.count == 1, isHours, number <= 24 {
            guard isNumber(index + 2), isAttached(index + 2), let minute = integer(index + 2), minute < 60 else {
                // "3h" may be a length, "15h" is a time of day where one is asked for.
                return need == .sure && number <= 12 && !isHourOfAppointment(index)
                    ? nil : Figures(hour: number, isSure: true, end: index + 2)
            }
            return Figures(hour: number, minute: minute, isSure: true, end: index + 3)
        }
        if let minute = minuteApart(at: index), hasHalf(at: index + 2) || need != .sure && mayFollowClock(index + 2) {
            return Figures(hour: number, minute: minute, isSure: true, isOpen: true, end: index + 2)
        }
        if digits <= 2 { return Figures(hour: number, end: index + 1) }
        if isShortClock(at: index, need) {
            return Figures(hour: number / 100, minute: number % 100, isSure: true, isOpen: true, end: index + 1)
        }
        guard digits <= 4, number / 100 <= 23, number % 100 < 60 else { return nil }
        if digits == 4, number % 5 == 0, isHourBeforeDay(index) {
            return Figures(hour: number / 100, minute: number % 100, isSure: true, isOpen: true, end: index + 1)
        }
        // "between 2014 and 2018" are years, unless a day stands beside them.
        if digits == 4, (1900...2099).contains(number), need != .beside, !has(index - 1, .at), !hasHalf(at: index + 1) {
            return nil
        }
        let isClock =
            hasHalf(at: index + 1) || has(index + 1, .oclock) || digits == 4 && need != .sure
            || word(index + 1)?.unit == .hour && digits == 4
        guard isClock else { return nil }
        let end = word(index + 1)?.unit == .hour ? index + 2 : index + 1
        // "1920 pm" is at twenty past seven in the evening.
        return Figures(hour: number / 100, minute: number % 100, isSure: true, end: end)
    }

    private func hasHalf(at index: Int) -> Bool { half(at: index, mayBeLetter: false).0 != nil }

    private func made(_ hour: Int, _ minute: Int?, _ second: Int, _ half: SaidTime.Half?, isNumber: Bool)
        -> SaidTime.Clock?
    {
        var half = half
        if hour > 12, hour < 24, half == .pm, minute != nil { half = nil }
        if hour == 0, half == .am, minute != nil { half = nil }
        let hours = half == nil ? 0...24 : 0...12
        guard hours.contains(hour), (0...59).contains(minute ?? 0), hour < 24 || minute ?? 0 == 0 else { return nil }
        guard half == nil || hour > 0 || half == .am else { return nil }
        return SaidTime.Clock(
            hour: hour, minute: minute ?? 0, second: second, half: half, isWholeHour: minute == nil,
            isNumber: isNumber)
    }

    /// "seven thirty pm", "six o'clock"; beside a day "six thirty", in a range "six".
    func wordClock(at index: Int, need: ClockNeed) -> Reading<ReadClock>? {
        guard let hour = tens(at: index), (0...24).contains(hour.value), hour.end == index + 1 else { return nil }
        var (minute, end): (Int?, Int) = (nil, hour.end)
        if let minutes = tens(at: hour.end), (10...59).contains(minutes.value) {
            (minute, end) = (minutes.value, minutes.end)
        } else if word(hour.end)?.number == 0, let ones = tens(at: hour.end + 1), ones.value < 10 {
            (minute, end) = (ones.value, ones.end)
        }
        if minute == nil, let minutes = minutesBehindOclock(at: end) {
            return (ReadClock(clock: made(hour.value, minutes.value, 0, nil, isNumber: false)), minutes.end)
        }
        let (half, behind) = half(at: end, mayBeLetter: false)
        let isSure = behind > end || need == .bare || need == .beside && minute != nil
        guard isSure, behind > end || !isCounted(end) else { return nil }
        var clock = made(hour.value, minute, 0, half, isNumber: behind == end && minute == nil)
        // "four thirty" is the clock of twelve hours.
        if half == nil, hour.value <= 12 { clock?.isWholeHour = true }
        return (ReadClock(clock: clock), behind)
    }

    /// "pm", "p.m.", "p . m .", "p", "in the AM"; "o'clock".
    func half(at index: Int, mayBeLetter: Bool) -> (SaidTime.Half?, Int) {
        if has(index, [.am, .pm]) {
            let end = isMark(index + 1, ".") && isAttached(index + 1) && !isAtEnd(index + 1) ? index + 2 : index + 1
            return (has(index, .am) ? .am : .pm, end)
        }
        if has(index, .oclock) {
            let (half, end) = half(at: index + 1, mayBeLetter: false)
            return (half, max(end, index + 1))
        }
        if has(index, .inside), has(skip(.the, index + 1), [.am, .pm]) {
            return half(at: skip(.the, index + 1), mayBeLetter: false)
        }
        let start = isMark(index, ".") && isAttached(index) ? index + 1 : index
        if start > index, has(start, [.am, .pm]), isAttached(start) {
            return (has(start, .am) ? .am : .pm, skip(mark: ".", start + 1))
        }
        return letters(at: index, mayBeLetter: mayBeLetter)
    }

    private func letters(at index: Int, mayBeLetter: Bool) -> (SaidTime.Half?, Int) {
        guard let half = lexicon.table.halfLetters[key(index)] else { return (nil, index) }
        let letter = skip(mark: ".", index + 1)
        if key(letter) == "m" {
            let hasDot = isMark(letter + 1, ".") && (isAttached(letter + 1) || letter > index + 1)
            return (half, letter + (hasDot ? 2 : 1))
        }
        return mayBeLetter && isAttached(index) ? (half, index + 1) : (nil, index)
    }

    /// What stands behind the number says that it counts or measures something: "6%", "6kg", "6 minutes".
    func isCounted(_ index: Int) -> Bool {
        guard cells.indices.contains(index) else { return false }
        if let word = word(index), word.unit != nil, !word.marks.contains(.short) { return true }
        let cell = cells[index]
        if cell.kind == .word, cell.isAttached, cell.word == nil || has(index, .short) { return true }
        return cell.kind == .mark && ["%", "€", "$", "£", "°", "+"].contains(cell.key)
            || cell.kind == .mark && cell.isAttached && ["/", "."].contains(cell.key) && isNumber(index + 1)
    }
}

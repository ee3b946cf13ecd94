import Core

/// Days and stretches that are counted within a longer one, and its parts.
extension DayMeaning {
    func nth(_ count: Int, _ item: SaidItem, _ container: SaidDay?) -> DayPeriod? {
        guard let whole = container.map({ period($0) }) ?? unit(.month, 0) else { return nil }
        switch item {
        case .weekday(let weekday):
            let day = weekdays(weekday, count, from: count > 0 ? whole.start - 1 : whole.end)
            return isInside(day, whole) ? .day(day) : nil
        case .workday: return workday(count, whole)
        case .unit(let unit): return nth(count, unit, whole)
        }
    }

    private func isInside(_ day: Int, _ whole: DayPeriod) -> Bool { (whole.start..<whole.end).contains(day) }

    /// Of a longer stretch, or the first before or behind a single day.
    private func workday(_ count: Int, _ whole: DayPeriod) -> DayPeriod? {
        let isFree = { (day: Int) in frame.conventions.weekend.contains(CalendarDate.weekday(of: day)) }
        if whole.isDay {
            var day = whole.start + count
            while isFree(day) { day += count.signum() }
            return .day(day)
        }
        let days = (whole.start..<whole.end).prefix(400).filter { !isFree($0) }
        let index = count > 0 ? count - 1 : days.count + count
        return days.indices.contains(index) ? .day(days[index]) : nil
    }

    private func nth(_ count: Int, _ unit: TimeUnit, _ whole: DayPeriod) -> DayPeriod? {
        switch unit {
        case .day:
            let day = count > 0 ? whole.start + count - 1 : whole.end + count
            return isInside(day, whole) ? .day(day) : nil
        case .week:
            // A week belongs to the stretch that its middle day lies in (ISO 8601 for the weeks of a year).
            let first = weekStart(whole.start + 3), last = weekStart(whole.end + 3) - 7
            let start = count > 0 ? first + 7 * (count - 1) : last + 7 * (count + 1)
            return DayPeriod(start, start + 7, .week)
        case .weekend:
            let day = weekdays(
                frame.conventions.weekend.lowerBound, count, from: count > 0 ? whole.start - 1 : whole.end)
            return isInside(day, whole) ? DayPeriod(day, day + frame.conventions.weekend.count, .weekend) : nil
        default: return nthMonths(count, unit, whole)
        }
    }

    private func nthMonths(_ count: Int, _ unit: TimeUnit, _ whole: DayPeriod) -> DayPeriod? {
        guard let months = unit.months else { return nil }
        let edge = CalendarDate(dayNumber: count > 0 ? whole.start : whole.end)
        let first = edge.month + (count > 0 ? (count - 1) * months : count * months)
        let period = DayPeriod.months(months, from: first, of: edge.year, unit)
        return isInside(period.start, whole) ? period : nil
    }

    func stretch(_ count: Int, _ unit: TimeUnit, _ container: SaidDay) -> DayPeriod? {
        guard let whole = period(container) else { return nil }
        let length = SaidLength(Double(abs(count)), unit)
        if count > 0 { return DayPeriod(whole.start, moved(whole.start, by: length), .week) }
        return DayPeriod(moved(whole.end, by: -length), whole.end, .week)
    }

    /// The thirds of a stretch, in whole months where it has some; its second half; what is left of it.
    func portion(_ portion: SaidPortion, of whole: DayPeriod) -> DayPeriod {
        let first = edge(of: whole, third: 1), second = edge(of: whole, third: 2)
        var part: DayPeriod
        switch portion {
        case .early, .start: part = DayPeriod(whole.start, first, whole.grain)
        case .middle: part = DayPeriod(first, second, whole.grain)
        case .late, .end: part = DayPeriod(second, whole.end, whole.grain)
        case .rest: part = DayPeriod(max(whole.start, present), whole.end, whole.grain)
        case .later:
            let middle = whole.grain == .year ? edge(of: whole, months: 6) : (whole.start + whole.end) / 2
            part = DayPeriod(min(max(middle, present), whole.end - 1), whole.end, whole.grain)
        }
        part.isEdge = portion == .end
        return part
    }

    private func edge(of whole: DayPeriod, third: Int) -> Int {
        switch whole.grain {
        case .year: edge(of: whole, months: 4 * third)
        case .half: edge(of: whole, months: 2 * third)
        case .quarter, .season: edge(of: whole, months: third)
        case .month: whole.start + 10 * third
        case .week: whole.start + (third == 1 ? 3 : 4)
        default: whole.start + (whole.end - whole.start) * third / 3
        }
    }

    private func edge(of whole: DayPeriod, months: Int) -> Int {
        CalendarDate(dayNumber: whole.start).adding(months: months).dayNumber
    }
}

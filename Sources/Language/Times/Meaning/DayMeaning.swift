import Core

/// What a day that was said means in a frame.
struct DayMeaning {
    let frame: TimeFrame
    /// The day that "coming" counts from: today, or the first day of a range for its second.
    let today: Int
    /// Today itself.
    let present: Int

    init(_ frame: TimeFrame, from day: Int? = nil) {
        self.frame = frame
        present = frame.wall.day
        today = day ?? present
    }

    var date: CalendarDate { CalendarDate(dayNumber: today) }

    /// 31 December 9999, since the stored text of a day has four digits for its year.
    private static let farthest = 2_932_896

    /// nil for what the calendar does not have.
    func period(_ said: SaidDay) -> DayPeriod? {
        guard let period = anyPeriod(said), abs(period.start) < Self.farthest, abs(period.end) <= Self.farthest else {
            return nil
        }
        return period
    }

    private func anyPeriod(_ said: SaidDay) -> DayPeriod? {
        switch said {
        case .ahead(let days): .day(present + days)
        case .span(let length): .day(moved(present, by: length))
        case .weekday(let day, let week): .day(weekday(day, week))
        case .weekdays(let day, let count): .day(weekdays(day, count, from: present))
        case .date(let date): period(date)
        case .figures(let first, let second, let year): figures(first, second, year)
        case .unit(let unit, let count): self.unit(unit, count)
        case .numbered(let unit, let number, let year): numbered(unit, number, year)
        case .season(let season, let count, let year): self.season(season, count, year)
        case .holiday(let holiday, let week, let year): self.holiday(holiday, week, year)
        case .holidayFrom(let holiday, let length):
            DayMeaning(frame, from: moved(present, by: length)).holiday(holiday, .coming, nil)
        case .nth(let count, let item, let container): nth(count, item, container)
        case .stretch(let count, let unit, let container): stretch(count, unit, container)
        case .moved(let day, let length): period(day).map { .day(moved($0.start, by: length)) }
        case .nthAfter(let count, let weekday, let day):
            period(day).map { .day(weekdays(weekday, count, from: $0.start)) }
        case .weekdayIn(let weekday, let day):
            period(day).map { .day(weekStart($0.start) + (weekday - frame.firstWeekday + 7) % 7) }
        case .weekOf(let day): period(day).map { DayPeriod(weekStart($0.start), weekStart($0.start) + 7, .week) }
        case .portion(let portion, let day): period(day).map { self.portion(portion, of: $0) }
        case .afterNext(let day): afterNext(day)
        }
    }

    // MARK: Steps

    func moved(_ day: Int, by length: SaidLength) -> Int {
        let months = length.months == 0 ? day : CalendarDate(dayNumber: day).adding(months: length.months).dayNumber
        return months + length.days
    }

    func weekStart(_ day: Int) -> Int { day - (CalendarDate.weekday(of: day) - frame.firstWeekday + 7) % 7 }

    private func weekday(_ wanted: Int, _ week: SaidWeek) -> Int {
        let inWeek = weekStart(present) + (wanted - frame.firstWeekday + 7) % 7
        switch week {
        case .coming: return today + (wanted - CalendarDate.weekday(of: today) + 7) % 7
        case .next: return inWeek + 7
        case .last: return inWeek - 7
        case .past: return weekdays(wanted, -1, from: present)
        }
    }

    /// The n-th such day after a day, or before it.
    func weekdays(_ wanted: Int, _ count: Int, from day: Int) -> Int {
        let weekday = CalendarDate.weekday(of: day)
        if count > 0 { return day + (wanted - weekday + 6) % 7 + 1 + 7 * (count - 1) }
        return day - (weekday - wanted + 6) % 7 - 1 + 7 * (count + 1)
    }

    private func afterNext(_ said: SaidDay) -> DayPeriod? {
        switch said {
        case .weekday(let day, _): return .day(weekday(day, .next) + 7)
        case .unit(let unit, let count): return unit_(unit, count + 1)
        default:
            guard let next = period(said) else { return nil }
            return DayMeaning(frame, from: next.end).period(said)
        }
    }

    private func unit_(_ unit: TimeUnit, _ count: Int) -> DayPeriod? { self.unit(unit, count) }
}

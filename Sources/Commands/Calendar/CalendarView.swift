import Core

/// What of a calendar is shown.
enum CalendarView: Hashable, Sendable {
    case month(CalendarMonth)
    /// By its first day, since 1970-01-01.
    case week(Int)
    /// Two to six days, by the first, since 1970-01-01.
    case stretch(Int, count: Int)
    /// Since 1970-01-01.
    case day(Int)
    case year(Int)

    static let years = 1970...2199
    private static let dayNumbers =
        CalendarDate.dayNumber(years.lowerBound, 1, 1)...CalendarDate.dayNumber(years.upperBound, 12, 31)

    /// "m24323" (months since year 0), "w20789", "s207942" (the count is its last digit), "d20791", "y2026".
    var code: String {
        switch self {
        case .month(let month): "m\(month.year * 12 + month.month - 1)"
        case .week(let day): "w\(day)"
        case .stretch(let day, let count): "s\(day * 10 + count)"
        case .day(let day): "d\(day)"
        case .year(let year): "y\(year)"
        }
    }

    init?(code: String) {
        guard let letter = code.first, let number = Int(code.dropFirst()), code.dropFirst() == "\(number)" else {
            return nil
        }
        switch letter {
        case "m" where Self.years.contains(number / 12):
            self = .month(CalendarMonth(year: number / 12, month: number % 12 + 1))
        case "w" where Self.dayNumbers.contains(number): self = .week(number)
        case "s" where Self.dayNumbers.contains(number / 10) && (2...6).contains(number % 10):
            self = .stretch(number / 10, count: number % 10)
        case "d" where Self.dayNumbers.contains(number): self = .day(number)
        case "y" where Self.years.contains(number): self = .year(number)
        default: return nil
        }
    }

    /// nil where no calendar of ours shows it.
    var checked: CalendarView? { CalendarView(code: code) }

    /// The days that it shows.
    var days: ClosedRange<Int> {
        switch self {
        case .month(let month): month.days.lowerBound...month.days.upperBound - 1
        case .week(let day): day...day + 6
        case .stretch(let day, let count): day...day + count - 1
        case .day(let day): day...day
        case .year(let year): CalendarDate.dayNumber(year, 1, 1)...CalendarDate.dayNumber(year, 12, 31)
        }
    }

    func moved(by steps: Int) -> CalendarView {
        switch self {
        case .month(let month): .month(month.adding(months: steps))
        case .week(let day): .week(day + 7 * steps)
        // The weekend behind a weekend.
        case .stretch(let day, let count): .stretch(day + 7 * steps, count: count)
        case .day(let day): .day(day + steps)
        case .year(let year): .year(year + steps)
        }
    }

    /// What shows a stretch of days best.
    init(showing days: ClosedRange<Int>, firstWeekday: Int) {
        let month = CalendarMonth(of: CalendarDate(dayNumber: days.lowerBound))
        switch days.count {
        case 1: self = .day(days.lowerBound)
        // "End of May" is more than its first week.
        case 8...13 where month.days.contains(days.upperBound): self = .month(month)
        case 2...6: self = .stretch(days.lowerBound, count: days.count)
        case 7...13: self = .week(Self.week(of: days.lowerBound, firstWeekday))
        case 14...62: self = .month(month)
        default: self = .year(CalendarDate(dayNumber: days.lowerBound).year)
        }
    }

    /// The first day of a day's week.
    static func week(of day: Int, _ firstWeekday: Int) -> Int {
        day - (CalendarDate.weekday(of: day) - firstWeekday + 7) % 7
    }

    /// As the first day of the week is now: a button may be older than that setting.
    func fitting(_ firstWeekday: Int) -> CalendarView {
        if case .week(let day) = self { .week(Self.week(of: day, firstWeekday)) } else { self }
    }
}

import Actions
import Core
import Store

/// What a list of tasks is of, as its code says it; days are counted from when it is looked at.
enum TaskScope: Hashable, Sendable {
    case open, today, tomorrow, week, month, year, overdue
    /// Days since 1970-01-01, both included.
    case days(Int, Int)
    case list(HeadingID)
    case place(PlaceID)
    case label(String)
    case occasion(OccasionID)
    case asked(PersonID)
    case askedBy(PersonID)
    indirect case narrow(TaskNarrowing)

    static let spans: [TaskScope] = [.today, .tomorrow, .week, .month, .year, .open]
    private static let plain: [(scope: TaskScope, code: String)] = [
        (.open, "open"), (.today, "today"), (.tomorrow, "tomorrow"), (.week, "week"), (.month, "month"),
        (.year, "year"), (.overdue, "late"),
    ]

    var code: String {
        switch self {
        case .days(let first, let last): "d\(ListedDays(first, last).code)"
        case .list(let id): "h\(id)"
        case .place(let id): "p\(id)"
        case .label(let label): "#\(label)"
        case .occasion(let id): "o\(id)"
        case .asked(let id): "a\(id)"
        case .askedBy(let id): "b\(id)"
        case .narrow(let narrowing): "n\(narrowing.code)"
        default: Self.plain.first { $0.scope == self }?.code ?? "open"
        }
    }

    init?(code: String) {
        if let known = Self.plain.first(where: { $0.code == code })?.scope {
            self = known
        } else if code.first == "h", let id = HeadingID(code.dropFirst()) {
            self = .list(id)
        } else if code.first == "p", let id = PlaceID(code.dropFirst()) {
            self = .place(id)
        } else if code.hasPrefix("o"), let id = OccasionID(code.dropFirst()) {
            self = .occasion(id)
        } else if code.first == "a", let id = PersonID(code.dropFirst()) {
            self = .asked(id)
        } else if code.first == "b", let id = PersonID(code.dropFirst()) {
            self = .askedBy(id)
        } else if code.first == "#", TaskLabel.fits(String(code.dropFirst())) {
            self = .label(String(code.dropFirst()))
        } else if code.first == "n", let narrowing = TaskNarrowing(code: code.dropFirst()) {
            self = .narrow(narrowing)
        } else if code.first == "d", let days = ListedDays(code: String(code.dropFirst())) {
            self = .days(days.first, days.last)
        } else {
            return nil
        }
    }

    /// Who does what is shown, or asked for it.
    var person: PersonID? {
        switch self {
        case .asked(let id), .askedBy(let id): id
        default: nil
        }
    }

    var place: PlaceID? { if case .place(let id) = self { id } else { nil } }
    var list: HeadingID? { if case .list(let id) = self { id } else { nil } }

    /// The one day that it is of; nil for others.
    func day(today: Int) -> Int? {
        switch self {
        case .today: today
        case .tomorrow: today + 1
        case .days(let first, let last) where first == last: first
        default: nil
        }
    }

    /// A week is the next seven days, a month and a year what is left of them.
    func selection(_ today: FloatingTime) -> TaskSelection {
        let date = today.date
        func days(_ last: Int) -> TaskSelection { .days(FloatingTime(day: today.day), FloatingTime(day: last)) }
        switch self {
        case .open: return .open
        case .today: return .day(today)
        case .tomorrow: return .day(FloatingTime(day: today.day + 1))
        case .week: return days(today.day + 6)
        case .month:
            return days(today.day - date.day + CalendarDate.days(inMonth: date.month, of: date.year))
        case .year: return days(CalendarDate.dayNumber(date.year, 12, 31))
        case .overdue: return .overdue
        case .days(let first, let last) where first == last: return .day(FloatingTime(day: first))
        case .days(let first, let last): return .days(FloatingTime(day: first), FloatingTime(day: last))
        case .list(let id): return .list(id)
        case .place(let id): return .place(id)
        case .label(let label): return .label(label)
        case .occasion(let id): return .occasion(id)
        case .asked(let id): return .asked(id)
        case .askedBy(let id): return .askedBy(id)
        case .narrow(let narrowing): return narrowing.selection(today)
        }
    }

    /// The span of days by which its rows stand under headings; nil where they have none.
    var grouping: TaskGrouping? {
        switch self {
        case .week: .day
        case .month: .week
        case .year: .month
        case .days(let first, let last):
            last - first == 0 ? nil : last - first < 14 ? .day : last - first < 62 ? .week : .month
        default: nil
        }
    }
}

/// What stands under one heading of a list of days.
enum TaskGrouping: Sendable {
    case day, week, month

    /// The first day of the group that a day is in.
    func start(of day: Int, firstWeekday: Int) -> Int {
        switch self {
        case .day: day
        case .week: day - (CalendarDate.weekday(of: day) - firstWeekday + 7) % 7
        case .month: day - CalendarDate(dayNumber: day).day + 1
        }
    }
}

/// What a line says of when something takes place.
struct SaidWhen {
    private(set) var hasDay = false
    private(set) var hasClock = false
    private(set) var repeats = false
    /// From one day to another.
    private(set) var isOverDays = false
    /// Days that are hardly spoken of but of what is planned: "20 to 22 March", "Thursday morning", "1 May".
    private(set) var isOfOwn = false

    init(_ line: ReadLine, mayRepeat: Bool) {
        for found in line.found {
            guard take(found.value, mayRepeat) else {
                (hasDay, hasClock, isOfOwn) = (false, false, false)
                return
            }
        }
    }

    /// False for what is rather to be done then.
    private mutating func take(_ value: Found.Value, _ mayRepeat: Bool) -> Bool {
        switch value {
        case .time(let time): take(time)
        case .timeSpan(.between(let first, let last, _)):
            hasDay = hasDay || first.day != nil || last.day != nil
            hasClock = hasClock || last.clock != nil
            isOverDays = isOverDays || first.day != nil && last.day != nil
            isOfOwn = isOfOwn || isOverDays
        case .timeSpan(.lasting(_, let first)): take(first)
        case .timeSpan(.since(let first)) where first.clock != nil && first.day != nil: take(first)
        case .repetition(let said) where mayRepeat && said.clocks.count <= 1 && said.timesADay ?? 1 == 1:
            (hasDay, repeats, hasClock) = (true, true, hasClock || !said.clocks.isEmpty)
        case .timeSpan, .repetition, .timeProblem: return false
        default: break
        }
        return true
    }

    private mutating func take(_ time: SaidTime) {
        hasDay = hasDay || time.day != nil
        hasClock =
            hasClock || time.plainHour != nil || time.clock.map { time.day != nil || hasDay || !$0.isNumber } == true
        isOfOwn = isOfOwn || time.part != nil && time.isComingWeekday || time.day?.isOfCalendar == true
    }
}

extension SaidDay {
    /// A day by its month and number: "1 May", "1.5."
    fileprivate var isOfCalendar: Bool {
        switch self {
        case .date(let date): date.day != nil && date.month != nil
        case .figures: true
        default: false
        }
    }
}

import Core

extension SaidTime {
    /// "next week", of what is on a Thursday: its Thursday, and where it is on that already the one after it. `day` is
    /// since 1970-01-01.
    package func onWeekday(of day: Int, in frame: TimeFrame) -> SaidTime {
        guard case .unit(.week, let ahead)? = self.day, length == nil else { return self }
        let isThere =
            TimeMeaning(frame).days.period(.unit(.week, ahead)).map { $0.start <= day && day < $0.end } == true
        var kept = self
        kept.day = .weekdayIn(CalendarDate.weekday(of: day), .unit(.week, isThere ? ahead + 1 : ahead))
        return kept
    }
}

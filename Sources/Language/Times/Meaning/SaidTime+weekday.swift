import Core

extension SaidTime {
    /// Nobody calls today by its weekday: "Saturday", said on one of what is on some day to come, is the next one. `day` is
    /// since 1970-01-01.
    package func notToday(of day: Int, in frame: TimeFrame) -> SaidTime {
        guard case .weekday(CalendarDate.weekday(of: frame.wall.day), .coming)? = self.day, length == nil,
            day > frame.wall.day
        else { return self }
        var said = self
        said.day = .ahead(7)
        return said
    }

    /// "Monday" of what is put off from a Wednesday to come: the Monday behind that. `day` is since 1970-01-01.
    package func behind(_ day: Int, in frame: TimeFrame) -> SaidTime {
        guard case .weekday(let weekday, .coming)? = self.day, length == nil, day >= frame.wall.day else { return self }
        var said = self
        let ahead = (weekday - CalendarDate.weekday(of: day) + 6) % 7 + 1
        said.day = .ahead(day + ahead - frame.wall.day)
        return said
    }

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

    /// What is meant where it is still to come: "first Saturday of the month" is the next month's, where this month's has
    /// passed.
    func coming(in frame: TimeFrame) -> SaidTime {
        guard case .nth(let count, .weekday(let weekday), let container)? = day,
            container == nil || container == .unit(.month, 0),
            let found = DayMeaning(frame).nth(count, .weekday(weekday), container), found.start < frame.wall.day
        else { return near(in: frame) }
        var later = self
        later.day = .nth(count, .weekday(weekday), in: .unit(.month, 1))
        return later
    }

    /// "Friday the 28th" which comes only months from now is a 28th soon: one of both was most likely said wrong.
    func near(in frame: TimeFrame) -> SaidTime {
        guard case .date(var date)? = day, date.weekday != nil, date.month == nil, date.isPlain != true,
            let period = DayMeaning(frame).period(date), period.start > frame.wall.day + Self.farthestNear
        else { return self }
        date.isNear = true
        var near = self
        near.day = .date(date)
        return near
    }

    /// Days in which what is so called by its weekday and its number may be.
    private static let farthestNear = 62
}

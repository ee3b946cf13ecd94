extension Recurrence {
    /// The rule as calendars write it, with no days left out.
    package var whole: Recurrence {
        var whole = self
        whole.without = nil
        return whole
    }

    /// The same without what comes on a day, which is since 1970-01-01.
    package func leavingOut(_ day: Int) -> Recurrence {
        var rule = self
        rule.without = Set((without ?? []) + [day]).sorted()
        return rule
    }

    /// The same with what comes on a day that was left out.
    package func takingIn(_ day: Int) -> Recurrence {
        var rule = self
        let rest = (without ?? []).filter { $0 != day }
        rule.without = rest.isEmpty ? nil : rest
        return rule
    }
}

extension CalendarRepetition {
    /// One rule, and as days beside it what it leaves out.
    package init(_ rule: Recurrence) {
        let days = (rule.without ?? []).map { CalendarTime.day(CalendarDate(dayNumber: $0)) }
        self.init(rules: [rule.whole], without: days)
    }
}

import Core

extension Slots {
    /// What comes again with days said beside it comes within them: "every Monday in June", "from May 20 till May 25
    /// every day". The days are no time of their own then.
    func repeatingWithin(_ frame: TimeFrame) -> Slots {
        guard let often = all.first(where: { $0.often?.hasNoEnds == true }), let said = often.often,
            let days = all.first(where: { $0.stretch(in: frame) != nil }), let stretch = days.stretch(in: frame)
        else { return self }
        var within = said
        within.start = SaidTime(day: .date(SaidDate(CalendarDate(dayNumber: stretch.lowerBound))))
        within.until = SaidTime(day: .date(SaidDate(CalendarDate(dayNumber: stretch.upperBound))))
        let joined = Filled(name: often.name, value: .repetition(within), typed: often.typed, range: often.range)
        return Slots(all.filter { $0.range != often.range && $0.range != days.range } + [joined])
    }
}

extension Slots {
    /// "renew the passport before the trip in May": when the trip is, so that it is due before then.
    var dueBeforeOccasion: Slots {
        guard text(SlotName.relation) == OccasionRelation.before.rawValue, let tie = self[SlotName.occasion],
            let due = self[SlotName.due],
            (0...2).contains(due.range.lowerBound - tie.range.upperBound), case .time(let said) = due.value,
            said.clock == nil, said.day?.isOfFewDays == false
        else { return self }
        let before = Filled(name: due.name, value: .timeSpan(.before(said)), typed: due.typed, range: due.range)
        return Slots(all.filter { $0.range != due.range } + [before])
    }
}

extension Slots.Filled {
    fileprivate var often: SaidRepeat? { if case .repetition(let said) = value { said } else { nil } }

    /// Days since 1970-01-01, the first and the last of them; nil for anything but several days with both ends to come.
    fileprivate func stretch(in frame: TimeFrame) -> ClosedRange<Int>? {
        switch value {
        case .timeSpan(.between), .time: break
        default: return nil
        }
        guard let span = value.said?.span(in: frame), span.kind == .daterange, let start = span.start,
            let end = span.end,
            end.day - start.day > 1, start.day > frame.wall.day
        else { return nil }
        return start.day...(end.day - 1)
    }
}

extension SaidRepeat {
    fileprivate var hasNoEnds: Bool {
        start == nil && until == nil && lasts == nil && within == nil
            && rule.count == nil && !rule.isElapsed
    }
}

extension SaidDate {
    fileprivate init(_ date: CalendarDate) {
        self.init(year: .full(date.year), month: date.month, day: date.day)
    }
}

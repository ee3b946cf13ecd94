/// Meals say which half of the day is meant: "dinner tomorrow at 7", "dinner fri 8 to 10", "brunch every Sunday at 11".
extension WishReader {
    /// "concert saturday at 8", "party fri 7:30".
    private func evening(_ clock: SaidTime.Clock) -> DayPart? {
        family == .event && (5...9).contains(clock.hour)
            && line.tokens.indices.contains(where: isEvening) ? .evening : nil
    }

    /// "concert in the park", but not "club meeting": another word behind it says what it is.
    private func isEvening(_ index: Int) -> Bool {
        guard !line.tokens[index].isQuoted, words.evenings.contains(line.tokens[index].key) else { return false }
        guard line.tokens.indices.contains(index + 1), case let next = line.tokens[index + 1] else { return true }
        return next.kind != .word || next.traits.contains(.stop) || next.traits.contains(.time)
            || words.momentForms.contains(next.key)
    }

    func withMeal(_ time: SaidTime) -> SaidTime {
        let said = line.inDaylight(time)
        guard time.part == nil, let clock = time.clock ?? time.plainHour, isOpen(clock),
            let part = line.meal ?? evening(clock)
        else { return said }
        var time = time
        time.part = part
        if line.meal == nil { time.isPartMeant = true }
        return time
    }

    func withMeal(_ said: SaidRepeat) -> SaidRepeat {
        guard said.part == nil else { return said }
        var said = said
        for index in said.clocks.indices where isOpen(said.clocks[index]) {
            let clock = said.clocks[index]
            said.clocks[index].half = (line.meal ?? evening(clock))?.half(ofHour: clock.hour)
        }
        return said
    }

    /// Of a stretch that begins at a time of day.
    mutating func fillMeal() {
        for index in filled.indices {
            guard case .timeSpan(let said) = filled[index].value, let span = withMeal(said) else { continue }
            filled[index] = Slots.Filled(
                name: filled[index].name, value: .timeSpan(span), typed: filled[index].typed,
                range: filled[index].range)
        }
    }

    /// nil where nothing of it is open.
    private func withMeal(_ said: SaidSpan) -> SaidSpan? {
        switch said {
        case .between(let first, let last, let isThrough) where last.part == nil && last.clock?.half == nil:
            .between(withMeal(first), last, isThrough: isThrough)
        case .since(let first): .since(withMeal(first))
        default: nil
        }
    }

    /// Of what is on at that time hours with minutes are open too: "dinner fri 7:30"; what is to be done may be long
    /// before the meal, but nobody gets up in the evening.
    private func isOpen(_ clock: SaidTime.Clock) -> Bool {
        clock.half == nil && (clock.isWholeHour || family == .event || line.meal == .breakfast)
    }
}

extension ReadLine {
    /// Which meal it names, or what else is at such a time of the day.
    fileprivate var meal: DayPart? {
        let meals = wishWords.meals
        return tokens.lazy.filter { !$0.isQuoted }.compactMap { meals[$0.key] }.first
    }

    /// "house viewing wed 5:15", "remind me at 4:30": few things are before dawn but what leaves, or is for who gets up;
    /// "05:15" is said exactly.
    package func inDaylight(_ time: SaidTime) -> SaidTime {
        guard time.part == nil, let clock = time.clock, clock.half == nil, (1...5).contains(clock.hour),
            !clock.isWholeHour, !namesDeparture, meal?.half(ofHour: clock.hour) != .am,
            !tokens.contains(where: { $0.key.hasPrefix("0\(clock.hour)") })
        else { return time }
        var time = time
        (time.part, time.isPartMeant) = (.afternoon, true)
        return time
    }

    /// "flight", "train": what may leave at any hour.
    package var namesDeparture: Bool {
        let words = wishWords.departures
        return tokens.contains { words.contains($0.key) }
    }
}

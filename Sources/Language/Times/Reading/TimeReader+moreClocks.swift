import Core

/// Several times of day of what comes again: "at 8, 14 and 20 every day", "daily 8am/2pm/8pm".
extension TimeReader {
    private static let mostClocks = 12

    /// More times of day before what says that it comes again.
    func moreClocks(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.isEmpty || moment.time.day == nil && moment.time.part == nil else { return nil }
        var (clocks, end): ([SaidTime.Clock], Int) = ([], index)
        while clocks.count < Self.mostClocks, let next = clockBehind(end, need: .bare) {
            (clocks, end) = (clocks + [next.value], next.end)
        }
        guard !clocks.isEmpty, has(end, .every) || word(end)?.frequency != nil else { return nil }
        moment.clocks += clocks
        return end
    }

    /// The next time of day behind one of a repetition: bare behind "and", and behind a comma where the list goes on.
    func furtherClock(at index: Int, of moment: SaidMoment) -> Reading<SaidTime.Clock>? {
        if has(index, .and) {
            return clockBehind(index, need: moment.clocks.count > 1 ? .bare : need(index + 1, moment, isFor: false))
        }
        guard let bare = clockBehind(index, need: .bare) else { return nil }
        return clockBehind(index, need: .sure) ?? (clockBehind(bare.end, need: .bare) == nil ? nil : bare)
    }

    /// Behind "and", a comma or a stroke; with nothing between only what surely is one.
    private func clockBehind(_ index: Int, need: ClockNeed) -> Reading<SaidTime.Clock>? {
        let isMarked = [",", "/", "&", "+"].contains { isMark(index, $0) }
        let next = skip(.and, isMarked ? index + 1 : index)
        guard let read = clock(at: skip(.at, next), need: next > index ? need : .sure), let clock = read.value.clock
        else { return nil }
        return (clock, read.end)
    }
}

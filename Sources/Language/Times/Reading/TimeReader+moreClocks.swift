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

    /// "14" and "20" of "at 8, 14 and 20": an hour behind others, of which the first has "at" before it.
    func isHourOfList(at index: Int) -> Bool {
        guard isHour(index) else { return false }
        var (first, end) = (index, index + 1)
        while first > index - 2 * Self.mostClocks, isBetweenHours(first - 1), isHour(first - 2) { first -= 2 }
        guard first < index, has(first - 1, .at) else { return false }
        while end < index + 2 * Self.mostClocks, isBetweenHours(end), isHour(end + 1) { end += 2 }
        return isAtEnd(end) || has(end, [.to, .every]) || word(end)?.frequency != nil || word(end)?.day != nil
    }

    private func isHour(_ index: Int) -> Bool { integer(index).map { $0 <= 24 } == true && key(index).utf8.count < 3 }

    private func isBetweenHours(_ index: Int) -> Bool { has(index, .and) || isMark(index, ",") }

    /// Behind "and", a comma or a stroke; with nothing between only what surely is one.
    private func clockBehind(_ index: Int, need: ClockNeed) -> Reading<SaidTime.Clock>? {
        let isMarked = [",", "/", "&", "+"].contains { isMark(index, $0) }
        let next = skip(.and, isMarked ? index + 1 : index)
        guard let read = clock(at: skip(.at, next), need: next > index ? need : .sure), let clock = read.value.clock
        else { return nil }
        return (clock, read.end)
    }
}

/// Counted stretches: "the next 3 days", "within 5 days", "in the past hour".
extension TimeReader {
    /// "the next 3 days", "last two weeks", "2 next days", "within 5 days", "in the past hour".
    func takeCounted(at index: Int, of moment: inout SaidMoment) -> Int? {
        guard moment.isEmpty else { return nil }
        if has(index, .within) { return takeWithin(at: index, of: &moment) }
        var start = has(index, [.inside, .during, .forSpan]) ? index + 1 : index
        start = skip(.the, start)
        let counted = countBehindWhich(at: start) ?? whichBehindCount(at: start)
        guard let counted else { return nil }
        moment.span = .counted(counted.count, counted.unit)
        return counted.end
    }

    private typealias Counted = (count: Int, unit: TimeUnit, end: Int)

    private func countBehindWhich(at index: Int) -> Counted? {
        guard has(index, [.next, .last, .past, .coming]) else { return nil }
        let isBack = has(index, [.last, .past])
        let start = skip([.past, .coming, .next], index + 1)
        if let count = count(at: start, mayBeArticle: false), count.value >= 1, count.value < 10_000,
            count.value == count.value.rounded(), let unit = word(count.end)?.unit
        {
            return (Int(count.value) * (isBack ? -1 : 1), unit, count.end + 1)
        }
        // "the last minute", "the past hour"
        guard let unit = word(start)?.unit, unit.isOfClock, !has(start, [.weak, .short]) else { return nil }
        return (isBack ? -1 : 1, unit, start + 1)
    }

    private func whichBehindCount(at index: Int) -> Counted? {
        guard let count = count(at: index, mayBeArticle: false), count.value >= 1, count.value < 10_000,
            has(count.end, [.next, .coming, .past]), let unit = word(count.end + 1)?.unit
        else { return nil }
        return (Int(count.value) * (has(count.end, .past) ? -1 : 1), unit, count.end + 2)
    }

    private func takeWithin(at index: Int, of moment: inout SaidMoment) -> Int? {
        var start = skip(.the, index + 1)
        start = skip([.next, .coming], start)
        guard let length = length(at: start, mayBeShort: true) else { return nil }
        var end = length.end
        var isBack = false
        if has(end, [.from, .after, .before]), has(end + 1, .now) || word(end + 1)?.day != nil {
            let day = word(end + 1)?.day ?? 0
            isBack = has(end, .before)
            end += 2
            if day != 0 {
                moment.time.day = .moved(.ahead(day), isBack ? -length.value : length.value)
                return end
            }
        }
        moment.span = .within(isBack ? -length.value : length.value)
        return end
    }
}

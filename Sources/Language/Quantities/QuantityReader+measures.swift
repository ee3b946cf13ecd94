/// Ranges and sums of measures.
extension QuantityReader {
    /// "3 km", "3-5 km", "between 10 and 20 dollars".
    func range(at index: Int) -> (SaidAmount, QuantityUnit, end: Int, isWalk: Bool)? {
        let isOpen = words.openings.contains(key(index))
        guard let first = measure(at: isOpen ? index + 1 : index) else { return nil }
        if words.links.contains(key(first.end)), isOpen || !words.and.contains(key(first.end)),
            let second = measure(at: first.end + 1), let unit = second.unit ?? first.unit,
            first.unit == nil || second.unit == nil || first.unit.map(unit.isLike) == true, second.value > 0
        {
            let low = factor(first.unit ?? unit) * first.value / factor(unit)
            return (SaidAmount(low, to: second.value), unit, second.end, first.isWalk || second.isWalk)
        }
        guard let unit = first.unit, !isOpen || first.isWalk else { return nil }
        return (SaidAmount(first.value), unit, first.end, first.isWalk)
    }

    private func factor(_ unit: QuantityUnit) -> Double {
        switch unit {
        case .length(let metres): metres
        case .money(_, let parts, _): 1 / parts
        case .star: 1
        }
    }

    /// A number with its unit before or behind it; the unit may be missing, as it is in the first half of a range.
    private func measure(at index: Int) -> Measure? {
        if let code = codeBefore(index) ?? unitBefore(index) { return summed(code) }
        if let large = inMillions(index), let unit = unit(at: large.end), case .money = unit.unit {
            return Measure(value: large.value, unit: unit.unit, end: unit.end)
        }
        guard let number = number(at: index) else { return nil }
        if let walk = walk(number) { return walk }
        let next =
            key(number.end) == "-" && isAttached(number.end) && isAttached(number.end + 1) && !isNumber(number.end + 1)
            ? number.end + 1 : number.end
        if let unit = unit(at: next), isUnit(unit, behind: number) {
            return summed(Measure(value: number.value, unit: unit.unit, end: unit.end))
        }
        return number.isWord ? nil : Measure(value: number.value, unit: nil, end: number.end)
    }

    /// "1.2M", as money is written; of anything else "m" are metres.
    func inMillions(_ index: Int) -> Number? {
        guard isNumber(index), isAttached(index + 1), let scale = Self.millions[key(index + 1)],
            let number = number(at: index), number.end == index + 1
        else { return nil }
        return Number(value: number.value * scale, end: index + 2)
    }

    private static let millions = ["m": 1e6, "mn": 1e6, "b": 1e9, "bn": 1e9]

    func isNumber(_ index: Int) -> Bool { index < tokens.count && tokens[index].kind == .number }

    /// With what is said behind it in a smaller unit: "7 feet and 10 inches", "twenty dollars and 43 cents".
    private func summed(_ measure: Measure) -> Measure {
        var sum = measure
        for _ in 0..<3 {
            var next = key(sum.end) == "," ? sum.end + 1 : sum.end
            let hasAnd = words.and.contains(key(next))
            if hasAnd { next += 1 }
            if hasAnd, let half = half(at: next) { return Measure(value: sum.value + 0.5, unit: sum.unit, end: half) }
            guard let unit = sum.unit, let number = number(at: next) else { return sum }
            if let small = self.unit(at: number.end), unit.isLike(small.unit), factor(small.unit) < factor(unit) {
                sum.value += number.value * factor(small.unit) / factor(unit)
                sum.end = small.end
                continue
            }
            // "twenty dollars and 43"
            guard hasAnd, case .money(_, 1, _) = unit, number.value < 100, number.value >= 10, !number.isWord,
                self.unit(at: number.end) == nil, number.end == tokens.count || tokens[number.end].isSeparator
            else { return sum }
            sum.value += number.value / 100
            sum.end = number.end
        }
        return sum
    }

    /// The end of "a half" behind "a mile and", which no other measure follows.
    private func half(at index: Int) -> Int? {
        let end = words.half.contains(key(index)) ? index + 1 : index + 2
        guard words.half.contains(key(end - 1)), end == index + 1 || words.one.contains(key(index)) else { return nil }
        return words.one.contains(key(end)) || times.word(key(end))?.unit != nil || unit(at: end) != nil ? nil : end
    }

    /// "10 minutes on foot", "a 10-minute walk".
    private func walk(_ number: Number) -> Measure? {
        let unit = key(number.end) == "-" ? number.end + 1 : number.end
        let isHours = words.hours.contains(key(unit))
        guard isHours || words.minutes.contains(key(unit)),
            let end = words.walks.end(in: tokens, at: unit + 1, limit: tokens.count)
        else { return nil }
        let minutes = number.value * (isHours ? 60 : 1)
        return Measure(value: minutes * SaidDistance.walkingSpeed, unit: .length(1), end: end, isWalk: true)
    }
}

/// Reads a time of day: "at 6", "18:00", "6pm", "noon", "half past six".
struct ClockReader {
    let line: TimeReader

    /// `clock` is nil where no clock shows what was written.
    func read(at index: Int) -> (clock: SaidTime.Clock?, end: Int)? {
        let hasAt = line.word(index) == .at
        let start = hasAt ? index + 1 : index
        if case .hour(let hour) = line.word(start) {
            return (SaidTime.Clock(hour: hour, half: hour == 12 ? .pm : nil), start + 1)
        }
        if let spoken = spoken(at: start) { return spoken }
        guard let figures = figures(at: start, mayHaveDot: hasAt) else { return nil }
        let (half, end) = half(at: figures.end)
        guard hasAt || figures.minute != nil || end > figures.end else { return nil }
        return (clock(figures.hour, figures.minute, half), end)
    }

    private func clock(_ hour: Int, _ minute: Int?, _ half: SaidTime.Half?) -> SaidTime.Clock? {
        let hours = half == nil ? 0...24 : 0...12
        guard hours.contains(hour), (0...59).contains(minute ?? 0), hour < 24 || minute ?? 0 == 0 else { return nil }
        guard half == nil || hour > 0 || half == .am else { return nil }
        return SaidTime.Clock(hour: hour, minute: minute ?? 0, half: half, isWholeHour: minute == nil)
    }

    /// "18", "18:00"; with a dot only behind "at"; "six" only there, too.
    private func figures(at index: Int, mayHaveDot: Bool) -> (hour: Int, minute: Int?, end: Int)? {
        if mayHaveDot, case .number(let hour) = line.word(index), !line.isArticle(index) {
            return (Int(hour), nil, index + 1)
        }
        guard line.isNumber(index) else { return nil }
        let key = line.tokens[index].key
        let mark: Character = key.contains(":") ? ":" : "."
        guard mark == ":" || mayHaveDot || !key.contains(".") else { return nil }
        let parts = key.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count <= 2, let hour = parts.first.flatMap({ Int($0) }), parts[0].count <= 2 else { return nil }
        guard parts.count == 2 else { return (hour, nil, index + 1) }
        guard parts[1].count == 2, let minute = Int(parts[1]) else { return nil }
        return (hour, minute, index + 1)
    }

    /// "pm", "p.m.", "o'clock"
    private func half(at index: Int) -> (SaidTime.Half?, Int) {
        switch line.word(index) {
        case .halfDay(let half): return (half, index + 1)
        case .oclock: return (nil, index + 1)
        default: break
        }
        let keys = (index..<index + 3).map { line.tokens.indices.contains($0) ? line.tokens[$0].key : "" }
        guard keys[0] == "a" || keys[0] == "p", keys[1] == ".", keys[2] == "m" else { return (nil, index) }
        let hasDot = line.touches(index + 3) && line.tokens[index + 3].key == "."
        return (keys[0] == "a" ? .am : .pm, index + (hasDot ? 4 : 3))
    }

    /// "half past six", "quarter to 7", "ten past six".
    private func spoken(at index: Int) -> (clock: SaidTime.Clock?, end: Int)? {
        var index = index
        if line.isArticle(index) { index += 1 }
        let minutes: Int
        switch line.word(index) {
        case .half: minutes = 30
        case .quarter: minutes = 15
        case .number(let count) where !line.isArticle(index): minutes = Int(count)
        default: return nil
        }
        let isTo = line.word(index + 1) == .to
        guard isTo || line.word(index + 1) == .past else { return nil }
        guard let hour = figures(at: index + 2, mayHaveDot: true), hour.minute == nil, (1...12).contains(hour.hour)
        else {
            return nil
        }
        let (half, end) = half(at: hour.end)
        let whole = isTo ? (hour.hour == 1 ? 12 : hour.hour - 1) : hour.hour
        return (clock(whole, isTo ? 60 - minutes : minutes, half), end)
    }
}

extension TimeReader {
    /// "a", which counts as one only before a unit.
    func isArticle(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && tables.articles.contains(tokens[index].key)
    }
}

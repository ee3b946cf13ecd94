/// Finds the times of a line: dates, times of day, spans, lengths and repetitions, by rules over its words.
///
/// It knows nothing of when and where the line was said: what was said is kept as it was said.
struct TimeReader {
    let cells: [TimeCell]
    /// By cell, the next one at or behind it that every time has at least one of.
    private let triggers: [Int]
    let lexicon: TimeLexicon
    /// What is done ("wash") and what has numbers for names ("page"), which say what a number or a doubtful word beside
    /// them is.
    let titleWords: TitleWords
    let decimalSeparator: Unicode.Scalar

    typealias Reading<Value> = (value: Value, end: Int)

    init(
        tokens: [Token], lexicon: TimeLexicon, decimalSeparator: Unicode.Scalar, titleWords: TitleWords = .none
    ) {
        cells = TimeCells(tokens, lexicon).cells
        triggers = Self.triggers(cells)
        self.lexicon = lexicon
        self.titleWords = titleWords
        self.decimalSeparator = decimalSeparator
    }

    /// A line without any of its words and without digits has no time in it.
    static func hasTrigger(_ tokens: [Token]) -> Bool { tokens.contains { isTrigger($0, $0.traits) } }

    /// The same of one token, as a language knows it.
    static func isTrigger(_ token: Token, _ traits: WordTraits) -> Bool {
        switch token.kind {
        case .number: !token.isQuoted
        case .word:
            traits.contains(.timeTrigger) && !token.isQuoted
                || traits.isEmpty && token.key.utf8.last.map { (0x30...0x39).contains($0) } == true
        case .symbol: token.key.unicodeScalars.first.map { "½¼¾".unicodeScalars.contains($0) } ?? false
        default: false
        }
    }

    /// In the order of the line; none within another.
    func values() -> [(value: SaidValue, tokens: Range<Int>)] {
        var result: [(value: SaidValue, tokens: Range<Int>)] = []
        var index = 0
        while index < cells.count {
            let cell = cells[index]
            if triggers[index] - index <= Self.mostBefore, cell.mayBegin || isDeniedBound(index), cell.beginsToken,
                let found = value(at: index), found.end > index, cells[found.end - 1].endsToken
            {
                result.append((found.value, cell.token..<cells[found.end - 1].lastToken + 1))
                index = found.end
            } else {
                index = afterNumber(index)
            }
        }
        return result
    }

    /// Small words before the first one that says when.
    private static let mostBefore = 6

    private static func triggers(_ cells: [TimeCell]) -> [Int] {
        var triggers = [Int](repeating: .max / 2, count: cells.count)
        var next = Int.max / 2
        for index in cells.indices.reversed() {
            if cells[index].isTrigger { next = index }
            triggers[index] = next
        }
        return triggers
    }

    /// Behind a cell that begins no time; of a number of many parts ("0664 123", "1.2.3-4") none begins one.
    private func afterNumber(_ index: Int) -> Int {
        guard isNumber(index) else { return index + 1 }
        var index = index + 1
        while index < cells.count, isNumber(index), cells[index].isAttached, cells[index - 1].kind == .mark {
            index += 1
        }
        return index
    }
}

/// Looking at single cells; what lies outside the line is nothing.
extension TimeReader {
    func word(_ index: Int) -> TimeWord? {
        Effort.step()
        return cells.indices.contains(index) ? cells[index].word : nil
    }

    func has(_ index: Int, _ marks: TimeMarks) -> Bool {
        Effort.step()
        guard cells.indices.contains(index), let word = cells[index].word else { return false }
        return !word.marks.isDisjoint(with: marks)
    }

    func isNumber(_ index: Int) -> Bool {
        Effort.step()
        return cells.indices.contains(index) && cells[index].kind == .number
    }

    func key(_ index: Int) -> String { cells.indices.contains(index) ? cells[index].key : "" }

    func isMark(_ index: Int, _ mark: String) -> Bool {
        Effort.step()
        return cells.indices.contains(index) && cells[index].kind == .mark && cells[index].key == mark
    }

    func isAttached(_ index: Int) -> Bool { cells.indices.contains(index) && cells[index].isAttached }

    /// Nothing but marks stands before it, or behind it.
    func isAtStart(_ index: Int) -> Bool { cells.prefix(max(0, index)).suffix(3).allSatisfy { $0.kind == .mark } }
    func isAtEnd(_ index: Int) -> Bool { cells.dropFirst(index).prefix(3).allSatisfy { $0.kind == .mark } }

    /// The cell's whole digits, up to eight of them.
    func integer(_ index: Int) -> Int? {
        guard isNumber(index), cells[index].key.utf8.count <= 8 else { return nil }
        var value = 0
        for byte in cells[index].key.utf8 {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte) - 0x30
        }
        return value
    }

    /// Passes over one of some small words.
    func skip(_ marks: TimeMarks, _ index: Int) -> Int { has(index, marks) ? index + 1 : index }

    /// Passes over a hyphen or a comma.
    func skip(mark: String, _ index: Int) -> Int { isMark(index, mark) ? index + 1 : index }
}

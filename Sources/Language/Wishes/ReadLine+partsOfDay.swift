/// Several parts of one day.
extension ReadLine {
    /// The line with "tomorrow morning and tomorrow evening" for "tomorrow morning and evening"; nil for any other line.
    var withDayOfEachPart: ReadLine? {
        let table = Lexicon.of(language).times.table.words
        guard let moment = found.first(where: \.saysPartOfDay)?.tokens, moment.upperBound + 1 < tokens.count,
            table[tokens[moment.upperBound].key]?.marks.contains(.and) == true,
            let end = partOfDay(behind: moment.upperBound + 1, table), let day = day(of: moment),
            end == tokens.count || tokens[end].traits.contains(.stop) || tokens[end].isSoft
        else { return nil }
        let before = string(bytes(ofTokens: 0..<moment.upperBound + 1))
        return LineReader.read("\(before) \(day) \(text(from: moment.upperBound + 1))", language: language)
    }

    /// The end of "evening", "in the evening".
    private func partOfDay(behind start: Int, _ table: WordTable<TimeWord>) -> Int? {
        var index = start
        while index < tokens.count, let word = table[tokens[index].key],
            word.part == nil, !word.marks.isDisjoint(with: [.inside, .on, .the, .at])
        {
            index += 1
        }
        guard index < tokens.count, let word = table[tokens[index].key], word.part != nil, word.day == nil,
            !word.marks.contains(.weak)
        else { return nil }
        return index + 1
    }
}

extension Found {
    /// "tomorrow morning", without an hour.
    fileprivate var saysPartOfDay: Bool {
        if case .time(let time) = value { time.day != nil && time.part != nil && time.clock == nil } else { false }
    }
}

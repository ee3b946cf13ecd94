extension ReadLine {
    /// 2 of "skip the next two", "skip the next 2 times": so many times of what comes again are left out; nil for any other
    /// line.
    package var nextTimesLeftOut: Int? {
        guard let object = object(of: .skipping),
            let next = LineReader.read(object, language: language).object(of: .nextTime),
            case let said = LineReader.read(next, language: language),
            let first = said.tokens.first,
            let count = Int(first.key) ?? Lexicon.of(language).times.table.words[first.key]?.number,
            (2...99).contains(count),
            said.tokens.dropFirst().allSatisfy({ $0.isSoft || means($0.key, .turns) })
        else { return nil }
        return count
    }
}

/// What is named with the day by which it has to be done, and what one has to do as one says oneself.
extension ImpliedTask {
    /// "i must not forget to call the bank", "make sure i pay the rent": programs are asked for both, but not so.
    static func isOwnDuty(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        let start = line.starts.last ?? 0, count = line.tokens.count
        guard let end = words.wish.ownDuties.end(in: line.tokens, at: start, limit: count),
            !line.hasQuestionMark
        else { return false }
        let said = LineReader.read(line.string(line.bytes(ofTokens: end..<count)), language: line.language)
        let keys = LineReader.read(said.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }.map(
            \.key)
        guard keys.count > 1, let verb = words.wish.isVerbLast ? keys.last : keys.first else { return false }
        return [
            words.wish.imperatives, words.wish.chores, words.wish.choresOrThings, words.wish.doers, words.wish.askables,
            words.wish.calls,
        ]
        .contains { $0.contains(verb) }
    }

    /// "report due Friday": the word before a time at the end, and what tells of nobody.
    static func isDue(_ line: ReadLine) -> Bool {
        let words = line.titleWords
        let end = line.tokens.lastIndex { !$0.isSoft }.map { $0 + 1 } ?? 0
        let time = line.found.last { $0.isTime && $0.tokens.upperBound == end }
        guard let time, let due = line.tokens.firstIndex(where: { words.wish.dues.contains($0.key) }), due > 0,
            (time.tokens.lowerBound - 1...time.tokens.lowerBound).contains(due)
        else { return false }
        return !tells(line)
    }

    /// "library books by Tuesday", "new passport by May": what is named, with the day by which it has to be done.
    static func hasDeadline(_ line: ReadLine) -> Bool {
        guard let first = line.tokens.first, !first.traits.contains(.stop), !tells(line), !line.asks,
            line.found.contains(where: { if case .timeSpan(let span) = $0.value { span.isDeadline } else { false } })
        else { return false }
        let words = line.titleWords
        let said = LineReader.read(line.withoutTimes, language: line.language).tokens.filter { $0.kind == .word }
        return (2...5).contains(said.count)
            && !said.contains { words.wish.programWords.contains($0.key) || $0.isQuoted }
    }
}

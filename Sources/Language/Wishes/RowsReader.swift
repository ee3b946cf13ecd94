/// Reads which of several things are meant by their places: "2 and 3", "the first two", "the second one".
struct RowsReader {
    private static let most = 99
    private let line: ReadLine
    private let words: FollowUpWords
    /// The first token behind what was read.
    private(set) var end: Int
    /// From 1, in the order in which they were said.
    private(set) var numbers: [Int] = []
    /// So many at the end: 2 of "the last two"; 0 where that was not said.
    private(set) var atEnd = 0
    /// "the first" rather than "1".
    private(set) var isInWords = false
    /// An article stands before it, "number", or a word like "one" behind it.
    private(set) var isPointing = false

    /// nil where no such place is said there.
    init?(_ line: ReadLine, at start: Int) {
        (self.line, words, end) = (line, Lexicon.of(line.language).tables.followUps, start)
        guard takeEdge() || takeNumbers() else { return nil }
        while end < line.tokens.count, words.ones.contains(line.tokens[end].key) {
            isPointing = true
            end += 1
        }
    }

    /// "the first two", "the last three"
    private mutating func takeEdge() -> Bool {
        let first = isArticle(at: end) ? end + 1 : end
        guard let choice = choice(at: first), let count = count(at: first + 1), (2...Self.most).contains(count) else {
            return false
        }
        switch choice {
        case .number(1): numbers = Array(1...count)
        case .last: atEnd = count
        case .number, .other: return false
        }
        (isInWords, isPointing, end) = (true, true, first + 2)
        return true
    }

    /// "1, 2 and 4", "the first and the third"
    private mutating func takeNumbers() -> Bool {
        while let (said, next) = number(at: numbers.isEmpty ? end : behindJoint) {
            numbers += said
            end = next
        }
        return !numbers.isEmpty && Set(numbers).count == numbers.count && numbers.allSatisfy((1...Self.most).contains)
    }

    private var behindJoint: Int {
        var index = end
        while index < line.tokens.count, line.tokens[index].key == "," || line.means(line.tokens[index].key, .and) {
            index += 1
        }
        // "1 2" are two.
        let isNext = index > end || !isInWords && index < line.tokens.count && line.tokens[index].kind == .number
        return isNext ? index : line.tokens.count
    }

    private mutating func number(at start: Int) -> (said: [Int], next: Int)? {
        let first = isArticle(at: start) ? start + 1 : start
        if case .number(let number)? = choice(at: first), !isDate(at: first) {
            isInWords = true
            isPointing = isPointing || first > start
            return ([number], first + 1)
        }
        let hasWord = start < line.tokens.count && words.numbers.contains(line.tokens[start].key)
        let index = hasWord ? start + 1 : start
        guard index < line.tokens.count, line.tokens[index].kind == .number else { return nil }
        // "1,3" is one token.
        let said = line.string(line.tokens[index].range).split(separator: ",").map { Int($0) }
        guard !said.contains(nil) else { return nil }
        isPointing = isPointing || hasWord
        return (said.compactMap(\.self), index + 1)
    }

    private func isArticle(at index: Int) -> Bool {
        index < line.tokens.count && line.isArticle(line.tokens[index])
    }

    /// "the second of May"
    private func isDate(at index: Int) -> Bool {
        line.found.contains { $0.isTime && $0.tokens.contains(index) }
    }

    private func choice(at index: Int) -> FollowUp.Choice? {
        index < line.tokens.count ? words.choices[line.tokens[index].key] : nil
    }

    private func count(at index: Int) -> Int? {
        guard index < line.tokens.count, case let key = line.tokens[index].key else { return nil }
        if words.pair.contains(key) { return 2 }
        return Int(key) ?? Lexicon.of(line.language).times.table.words[key]?.number.flatMap { Int(exactly: $0) }
    }
}

package import Core

/// That somebody comes, goes or has finished something, as a line says it.
package struct SaidCheckIn: Hashable, Sendable {
    /// On which side of the occasion they stand; nil where the line does not tell.
    package let relation: OccasionRelation?
    /// The words for the occasion, as typed; empty where the line names none.
    package let what: String
    /// Who says it goes or has left, and is not there: "left Lidl", "out of the gym".
    package private(set) var isOfGoing = false
    /// Who says it leaves or is away, and has it behind: "leaving work", "out of the gym".
    package private(set) var isOfLeaving = false
    /// "to" of "got to Lidl", which says where somebody is; nil for "got the milk".
    package private(set) var arrivalLink: String?
    /// "Lidl" of "at Lidl", "get to Lidl"; nil where more is said than that somebody comes to something.
    package private(set) var whereabouts: String?
    /// What an occasion of these words would be called: "leave the office" for "leaving the office".
    package let name: String

    package init(_ line: ReadLine) {
        let words = LanguageTables.tables(for: line.language).checkIns
        var reading = CheckInReading(line: line, words: words)
        reading.skipOpenings()
        isOfGoing = reading.isOfGoing
        isOfLeaving = reading.isOfLeaving
        whereabouts = reading.whereabouts
        arrivalLink = reading.arrivalLink
        relation = reading.side ?? reading.form
        reading.dropBareEnd()
        what = reading.text
        name = reading.plainName
    }
}

/// A line while the words around the occasion are taken off.
private struct CheckInReading {
    let line: ReadLine
    let words: CheckInWords
    private(set) var side: OccasionRelation?
    private var start = 0
    private var end: Int

    init(line: ReadLine, words: CheckInWords) {
        (self.line, self.words) = (line, words)
        end = line.ends.first ?? line.tokens.count
        while end > 0, isLead(end - 1) { end -= 1 }
    }

    mutating func skipOpenings() {
        while start < end {
            if let next = words.openings.end(in: line.tokens, at: start, limit: end) {
                start = next
            } else if let (relation, next) = said(by: words.sides, at: start) {
                (side, start) = (relation, next)
            } else if isLead(start) {
                start += 1
            } else {
                return
            }
        }
    }

    /// Words for leaving and being away stand before what is left.
    var isOfGoing: Bool {
        side == .before
            || line.tokens[..<end].contains { token in
                words.motion(of: token.key).map { $0 == .go || $0 == .leave } == true || words.away.contains(token.key)
            }
    }

    var isOfLeaving: Bool {
        line.tokens[..<end].contains { words.motion(of: $0.key) == .leave || words.away.contains($0.key) }
    }

    var whereabouts: String? {
        let first = (start..<max(start, end)).first { index in
            let key = line.tokens[index].key
            return words.motion(of: key) != .arrive && !words.small.contains(key)
        }
        guard let first, !isOfGoing else { return nil }
        // "beim Billa sein": where verbs stand last.
        let last = (first..<end).last { words.motion(of: line.tokens[$0].key) != .arrive } ?? first
        return line.string(line.bytes(ofTokens: first..<last + 1))
    }

    var arrivalLink: String? {
        let determiners = line.wishWords.determiners
        return zip(line.tokens[..<end], line.tokens[..<end].dropFirst()).first { said, next in
            words.motion(of: said.key) == .arrive && words.small.contains(next.key) && !determiners.contains(next.key)
        }?.1.key
    }

    /// Which side the words of the occasion themselves tell.
    var form: OccasionRelation? {
        (start..<max(start, end)).lazy.compactMap { said(by: words.forms, at: $0)?.0 }.first
    }

    /// A "finished" that is alone says the side, and nothing of the occasion.
    mutating func dropBareEnd() {
        if start == end - 1, words.motion(of: line.tokens[start].key) == .end { start = end }
    }

    var text: String { start < end ? line.string(line.bytes(ofTokens: start..<end)) : "" }

    /// Without what only says where somebody is, and with the plain form of its first word.
    var plainName: String {
        var first = start
        while first < end - 1, words.small.contains(line.tokens[first].key) { first += 1 }
        guard first < end else { return "" }
        guard let base = words.bases[line.tokens[first].key] else {
            return line.string(line.bytes(ofTokens: first..<end))
        }
        let rest = first + 1 < end ? " " + line.string(line.bytes(ofTokens: first + 1..<end)) : ""
        return base + rest
    }

    private func isLead(_ index: Int) -> Bool {
        let token = line.tokens[index]
        return !token.isQuoted && (words.leads.contains(token.key) || token.isSoft || token.isSeparator)
    }

    /// The longest of the phrases that begin there.
    private func said(by phrases: [OccasionRelation: WordPhrases], at index: Int) -> (OccasionRelation, Int)? {
        let ends = OccasionRelation.allCases.compactMap { relation in
            phrases[relation]?.end(in: line.tokens, at: index, limit: end).map { (relation, $0) }
        }
        return ends.max { $0.1 < $1.1 }
    }
}

extension OccasionRelation {
    /// The side that covers what waits for an occasion of that name: who has just left has come to "leave work".
    package func covering(_ occasion: String, language: LanguageID) -> OccasionRelation {
        let words = LanguageTables.tables(for: language).checkIns
        let motions = LineReader.read(occasion, language: language).tokens.compactMap { words.motion(of: $0.key) }
        return self == .after && motions.contains { $0 == .leave || $0 == .end } ? .when : self
    }
}

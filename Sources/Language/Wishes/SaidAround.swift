import Core

/// "the day after the dentist to pay", "2 days before mum's birthday: buy flowers": what is counted from something that has a
/// time itself, in a line that asks for a reminder.
package struct SaidAround: Sendable {
    /// "the day", "2 days"; empty where it is right behind it.
    package let lead: String
    /// What the line says before that: "to call mum".
    package let before: String
    /// What begins with the thing: "the dentist to pay".
    package let behind: ReadLine

    package init?(before line: ReadLine) { self.init(line, .before) }
    package init?(after line: ReadLine) { self.init(line, .after) }

    private init?(_ line: ReadLine, _ relation: OccasionRelation) {
        let words = line.titleWords
        guard let start = WishSplit.opening(of: line, words), let relation = words.wish.relations[relation] else {
            return nil
        }
        for index in line.tokens.indices.dropFirst(start) {
            guard let end = relation.end(in: line.tokens, at: index, limit: line.tokens.count),
                end < line.tokens.count
            else { continue }
            let lead = Self.lead(before: index, from: start, line)
            self.lead = line.string(line.bytes(ofTokens: lead..<index))
            before = line.string(line.bytes(ofTokens: start..<lead))
            behind = LineReader.read(
                line.text(from: end), language: line.language)
            return
        }
        return nil
    }

    /// "2 days", "half an hour", or a unit with a word before it: "the day", "am Tag".
    private static func lead(before index: Int, from start: Int, _ line: ReadLine) -> Int {
        let length = line.found.first { found in
            if case .length = found.value { found.tokens.upperBound == index } else { false }
        }
        if let length { return length.tokens.lowerBound }
        guard index - start > 1 else { return index }
        let unit = LineReader.read("1 \(line.string(line.tokens[index - 1].range))", language: line.language)
        return unit.timeValues.contains { if case .length = $0.value { true } else { false } } ? index - 2 : index
    }

    /// The names that what follows may begin with, the longest first, and what is left: "dentist" and "to pay".
    package var names: [(name: String, rest: String)] {
        let first = behind.tokens.first.map { behind.isArticle($0) || $0.traits.contains(.stop) } == true ? 1 : 0
        return (first..<min(behind.tokens.count, first + Self.longest)).reversed().map { last in
            let rest = behind.bytes(ofTokens: last + 1..<behind.tokens.count)
            return (behind.string(behind.bytes(ofTokens: first..<last + 1)), behind.string(rest))
        }
    }

    private static let longest = 5
}

extension ReadLine {
    /// "remind me to call mum": a new reminder is asked for, whatever else is called so.
    package var asksForReminder: Bool {
        WishSplit.opening(of: self, titleWords) != nil
    }

    /// "call mum" of "to call mum at 10": what is to be done, without what leads to it and what says when.
    package var bareDeed: String {
        let line = LineReader.read(withoutTimes, language: language), words = titleWords
        let start =
            line.tokens.firstIndex { !$0.isSoft && !words.wish.connectors.contains($0.key) } ?? line.tokens.count
        return plain(title: line.text(from: start))
    }
}

/// What is asked of something that comes again: "when is the last one", "how many are left", "the next three".
package enum SeriesAsked: Hashable, Sendable {
    case last, left
    /// What comes behind the next one.
    case after
    case next(Int)
}

extension ReadLine {
    /// What the whole line asks of a series that was spoken of; nil for any other line.
    package var seriesAsked: SeriesAsked? {
        let start = tokens.first.map { means($0.key, .and) } == true ? 1 : 0
        guard let end = tokens.lastIndex(where: { !$0.isSoft && $0.key != "?" }).map({ $0 + 1 }), start < end else {
            return nil
        }
        return Lexicon.of(language).tables.followUps.seriesAsked.first { words, _ in
            words.end(in: tokens, at: start, limit: end) == end
        }?.asked
    }

    /// "vet" of "and the vet?"; nil for a line that begins otherwise.
    package var nameBehindAnd: String? {
        guard let first = tokens.first, means(first.key, .and) else { return nil }
        let name = tokens.dropFirst().drop { isArticle($0) || means($0.key, .mine) }
        let words = name.prefix { $0.key != "?" }
        return words.isEmpty ? nil : string(bytes(ofTokens: words.startIndex..<words.endIndex))
    }

    /// "26 May" of "last one is 26 May".
    var lastSaid: String? {
        let words = Lexicon.of(language).tables.followUps.lastIs
        return words.end(in: tokens, at: 0, limit: tokens.count).flatMap { $0 < tokens.count ? text(from: $0) : nil }
    }
}

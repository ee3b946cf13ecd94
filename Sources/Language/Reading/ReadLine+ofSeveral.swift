/// What a line says of several things that were spoken of.
package struct SaidOfSeveral: Sendable {
    /// How many; 0 for whatever was spoken of.
    package let count: Int
    /// What it says of one of them, the likeliest reading first.
    package let readings: [Reading]

    package struct Reading: Sendable {
        package let words: String
        /// It says "it": "move it to Monday" of "move both to Monday", rather than "done" of "both done".
        package let isPointing: Bool
    }
}

extension ReadLine {
    /// "move both to Monday", "delete them", "all three tomorrow"; nil for a line that points at nothing of the kind.
    package var saidOfSeveral: SaidOfSeveral? {
        let words = Lexicon.of(language).tables.followUps
        for start in tokens.indices {
            let ends = words.several.compactMap { phrases, count in
                phrases.end(in: tokens, at: start, limit: tokens.count).map { (end: $0, count: count) }
            }
            guard let (end, count) = ends.max(by: { $0.end < $1.end }) else { continue }
            let pointing = SaidOfSeveral.Reading(words: putting(words.itself, at: start..<end), isPointing: true)
            let isFirst = start == starts.last ?? 0 && end < tokens.count
            return SaidOfSeveral(count: count, readings: [pointing] + (isFirst ? [bare(behind: end, words)] : []))
        }
        return nil
    }

    /// "done" of "are done"; what is only a time is what it is to be: "make it every week".
    private func bare(behind end: Int, _ followUps: FollowUpWords) -> SaidOfSeveral.Reading {
        let words = titleWords
        let first = tokens[end...].firstIndex {
            !words.wish.copulas.contains($0.key) && !words.wish.purposes.contains($0.key) && !$0.isSoft
        }
        let bare = read(from: first ?? end)
        let isTime = !bare.timeValues.isEmpty && bare.isAllTime(besides: words.wish.timeLinks)
        return isTime
            ? .init(words: "\(followUps.makingIt) \(bare.text)", isPointing: true)
            : .init(words: bare.text, isPointing: false)
    }
}

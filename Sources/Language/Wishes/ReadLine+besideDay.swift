package import Core

/// A day that is counted from the one that was spoken of.
extension ReadLine {
    /// "check in on 2026-03-27" of "check in the day before" where 28 March was spoken of: at the end of the line or before a
    /// time of day, behind what it is about. nil for a line that says no such day.
    package func naming(_ day: CalendarDate) -> String? {
        let followUps = Lexicon.of(language).tables.followUps
        for start in tokens.indices where !tokens[start].isQuoted && mayBeBehind(start) {
            for (words, days, part) in followUps.daysBeside {
                guard let end = words.end(in: tokens, at: start, limit: tokens.count),
                    tokens[..<start].contains(where: { !means($0.key, .and) })
                        ? isLast(end) || isBeforeVerb(end) : isBeforeVerb(end) || isBeforeWish(end)
                else { continue }
                let date = "\(followUps.onDay) \(Self.iso(CalendarDate(dayNumber: day.dayNumber + days)))"
                let parts = [
                    string(bytes(ofTokens: 0..<start)), date, hasClock(end) ? "" : part,
                    text(from: end),
                ]
                return parts.filter { !$0.isEmpty }.joined(separator: " ")
            }
        }
        return nil
    }

    /// Words stand before it, none of which makes it a part of what is told: "about that day", "every day after 5".
    private func mayBeBehind(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let before = tokens[index - 1], marks = Lexicon.of(language).times.table.words[before.key]?.marks ?? []
        return before.kind == .word && !isArticle(before)
            && marks.isDisjoint(with: [
                .of, .to, .from, .about, .since, .until, .forSpan, .after, .every, .all, .a, .this, .next, .last,
            ])
    }

    /// As every language reads it: "2026-03-07".
    static func iso(_ date: CalendarDate) -> String {
        [date.year, date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    }

    /// Nothing but marks and a time of day stands there.
    private func isLast(_ index: Int) -> Bool { tokens[index...].allSatisfy(\.isSoft) || hasClock(index) }

    /// Nothing but the verb, where that stands last: "am Abend davor packen".
    private func isBeforeVerb(_ index: Int) -> Bool {
        let words = wishWords
        return words.isVerbLast && index == tokens.count - 1 && tokens[index].kind == .word
    }

    /// "the day after lunch with sam at 1", "the next day brunch at 11", not "the day after the party" or "after tomorrow".
    private func isBeforeWish(_ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].kind == .word, !isArticle(tokens[index]),
            !found.contains(where: { $0.isTime && $0.tokens.contains(index) })
        else { return false }
        return (index..<tokens.count).contains(where: hasClock)
    }

    private func hasClock(_ index: Int) -> Bool {
        found.contains { found in
            guard case .time(let time) = found.value, found.tokens.contains(index) else { return false }
            return time.clock != nil && tokens[found.tokens.upperBound...].allSatisfy(\.isSoft)
        }
    }
}

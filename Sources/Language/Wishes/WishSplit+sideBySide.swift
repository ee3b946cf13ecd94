/// Things of which each says when, with nothing between them.
extension WishSplit {
    /// "gym 6pm dinner 8pm tomorrow", "train fri 17:58 back sun 19:02": each thing before its time of day, on the day that is
    /// said for it, before it or behind the last. Nothing where a part may say more of what stands before it.
    static func thingsSideBySide(_ line: ReadLine) -> [String] {
        let moments = Self.moments(of: line), words = line.titleWords
        guard (2...most).contains(moments.count), let last = moments.last, last.upperBound == line.tokens.count,
            moments.allSatisfy({ line.time(of: $0)?.clock.map { !$0.isNumber } == true }),
            case let things = zip([0] + moments.map(\.upperBound), moments).map({ $0..<$1.lowerBound }),
            things.allSatisfy({ isThing(line.tokens[$0], line) })
        else { return [] }
        let days = moments.map { line.day(of: $0) }
        let dayOfAll = days.dropLast().allSatisfy { $0 == nil } ? days.last ?? nil : nil
        return zip(things, moments).enumerated().map { number, part in
            let isReturn =
                number > 0 && part.0.count == 1 && words.wish.returns.contains(line.tokens[part.0.lowerBound].key)
            let thing = isReturn ? [text(line, things[0])] : []
            let day = number + 1 < moments.count ? dayOfAll : nil
            return (thing + [text(line, part.0.lowerBound..<part.1.upperBound), day].compactMap(\.self))
                .joined(separator: " ")
        }
    }

    /// Words of its own, without marks, and no verb that tells of something else: "ends", "arrives".
    private static func isThing(_ tokens: ArraySlice<Token>, _ line: ReadLine) -> Bool {
        let words = line.titleWords
        guard let first = tokens.first, tokens.count <= 4, tokens.allSatisfy({ $0.kind == .word }) else { return false }
        return !first.traits.contains(.stop) && !words.openings.contains(first.key)
            && !words.wish.arrivals.contains(first.key) && !words.wish.starters.contains(first.key)
            && ![.ending, .moved, .lasting].contains { line.means(first.key, $0) }
    }
}

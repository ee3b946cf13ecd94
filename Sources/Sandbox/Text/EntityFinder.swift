/// The entities that Telegram finds by itself in what people and bots write.
enum EntityFinder {
    /// Commands, mentions, web addresses and hashtags that no given entity covers.
    static func find(in text: String, besides given: [SandboxEntity] = []) -> [SandboxEntity] {
        var found = given
        for (type, pattern) in patterns {
            for match in text.matches(of: pattern) where isFree(before: match.range.lowerBound, in: text) {
                let offset = text.utf16.distance(from: text.startIndex, to: match.range.lowerBound)
                let length = text.utf16.distance(from: match.range.lowerBound, to: match.range.upperBound)
                let covered = found.contains { $0.offset < offset + length && offset < $0.offset + $0.length }
                if !covered { found.append(SandboxEntity(type: type, offset: offset, length: length)) }
            }
        }
        return found.sorted { ($0.offset, -$0.length) < ($1.offset, -$1.length) }
    }

    private static var patterns: [(String, Regex<Substring>)] {
        [
            ("url", /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/),
            ("bot_command", /\/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![A-Za-z0-9_\/])/),
            ("mention", /@[A-Za-z0-9_]{3,32}(?![A-Za-z0-9_])/),
            ("hashtag", /#[\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*/),
        ]
    }

    /// Nothing that belongs to a word may stand before it.
    private static func isFree(before index: String.Index, in text: String) -> Bool {
        guard index > text.startIndex else { return true }
        let last = text[text.index(before: index)]
        return !(last.isLetter || last.isNumber || "_/@#".contains(last))
    }
}

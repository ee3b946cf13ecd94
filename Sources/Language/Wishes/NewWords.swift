/// What "make it ..." makes of a thing: other words, another kind of thing, or nothing that it could be called.
package enum NewWords: Sendable, Hashable {
    case words(String)
    /// "urgent", as a to-do takes it: "p1".
    case priority(String)
    /// "a todo", "a reminder for tomorrow".
    case kind(WishFamily)
    /// "louder", "ring": it is to be heard.
    case loud
    /// "shared with Ben", "for the party", "7 and 19".
    case none

    package init(_ words: String, language: LanguageID) {
        self.init(LineReader.read(words, language: language))
    }

    package init(_ line: ReadLine) {
        let titles = line.titleWords, tokens = line.tokens
        let start = tokens.firstIndex { !titles.wish.determiners.contains($0.key) } ?? tokens.endIndex
        if let family = Self.kind(line, start, titles) {
            self = .kind(family)
        } else if let priority = Self.priority(tokens, start, titles) {
            self = .priority(priority)
        } else if tokens.contains(where: { titles.wish.louds.contains($0.key) }), tokens.count <= Self.mostOfLoud {
            self = .loud
        } else if let first = tokens.first,
            titles.wish.states.contains(first.key) || titles.wish.purposes.contains(first.key)
                || titles.wish.companyLinks.contains(first.key)
        {
            self = .none
        } else if line.isNumbersAlone {
            self = .none
        } else {
            self = .words(line.text)
        }
    }

    /// Of "ring really loud".
    private static let mostOfLoud = 3

    /// A word for a kind of things alone, or with what it is for behind it.
    private static func kind(_ line: ReadLine, _ start: Int, _ words: TitleWords) -> WishFamily? {
        let tokens = line.tokens
        return WishFamily.allCases.first { family in
            guard let end = words.wish.kinds[family]?.end(in: tokens, at: start, limit: tokens.count) else {
                return false
            }
            let isFollowed = end < tokens.count && words.wish.followers.contains(tokens[end].key)
            return end == tokens.count || line.found.contains { $0.tokens.lowerBound == end } || start > 0 && isFollowed
        }
    }

    /// "my top priority", "less important", as a to-do takes it; nil where anything else is said, too.
    private static func priority(_ tokens: [Token], _ start: Int, _ titles: TitleWords) -> String? {
        let isLess = start < tokens.count && titles.wish.lessers.contains(tokens[start].key)
        let first = isLess ? start + 1 : start
        let said = titles.wish.priorities.first {
            $0.words.end(in: tokens, at: first, limit: tokens.count) == tokens.count && first < tokens.count
        }
        if let said { return "p\(isLess ? 3 : said.level)" }
        guard first + 1 == tokens.count, start > 0, tokens[first].isPrioritySign else { return nil }
        return tokens[first].key
    }
}

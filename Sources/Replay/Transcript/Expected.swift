/// What a transcript expects of the bot.
enum Expected: Sendable, Hashable {
    case line(BotLine)
    case pattern(Pattern)
    /// Nothing more came to that chat.
    case silence(chat: String)

    /// A message whose whole text matches a regular expression; its buttons count only where some are given.
    struct Pattern: Sendable, Hashable {
        let chat: String
        let verb: BotLine.Verb
        let source: String
        let rows: [String]
    }

    var lane: Lane {
        switch self {
        case .line(let line): line.lane
        case .pattern(let pattern): Lane(chat: pattern.chat, isPopUp: false)
        case .silence(let chat): Lane(chat: chat, isPopUp: false)
        }
    }

    func matches(_ line: BotLine) -> Bool {
        switch self {
        case .line(let expected): expected == line
        case .pattern(let pattern): pattern.matches(line)
        case .silence: false
        }
    }
}

extension Expected.Pattern {
    private func matches(_ line: BotLine, with expression: Regex<AnyRegexOutput>) -> Bool {
        (try? expression.wholeMatch(in: line.text)) != nil
    }

    /// In the expression a full stop stands for line ends too.
    func matches(_ line: BotLine) -> Bool {
        guard line.chat == chat, line.verb == verb, rows.isEmpty || rows == line.rows else { return false }
        guard let expression = try? Regex(source).dotMatchesNewlines() else { return false }
        return matches(line, with: expression)
    }
}

extension Entry {
    private static let allowed = """
        after `bot` or `bot/NAME` stands: `: text`, ` (silent): text`, ` (effect EMOJI): text`, `~ regular expression`, ` edits: text`, ` edits~ …`, ` <picture> text`, \
        ` <document NAME> text`, ` <location LAT LON>`, ` edits <picture> text`, ` pop-up: text`, ` pins: text`, ` unpins: text`, ` deletes`, \
        ` reacts EMOJI`, ` does not answer`, ` is silent`
        """

    /// What stands after `bot` or `bot/NAME`.
    func expectation(_ rest: Substring, in name: String?) throws(Misread) -> Expected {
        guard let chat = name ?? speaker else { throw Misread("nobody has acted yet; write bot/NAME") }
        if rest.hasPrefix(" (") { return .line(try marked(rest, chat)) }
        if let text = rest.dropping(":") { return .line(line(.says, chat, text: text)) }
        if let pattern = rest.dropping("~") { return try self.pattern(.says, chat, pattern) }
        if let text = rest.dropping(" edits:") { return .line(line(.edits, chat, text: text)) }
        if let pattern = rest.dropping(" edits~") { return try self.pattern(.edits, chat, pattern) }
        if let text = rest.dropping(" pop-up:") { return .line(line(.popUp, chat, text: text)) }
        if let text = rest.dropping(" pins:") { return .line(line(.pins, chat, text: text)) }
        if let text = rest.dropping(" unpins:") { return .line(line(.unpins, chat, text: text)) }
        if let media = rest.dropping(" edits ") { return .line(try line(.edits, chat, media: media)) }
        if rest.hasPrefix(" <") { return .line(try line(.says, chat, media: rest.dropFirst())) }
        try nothingFurther()
        if let emoji = rest.dropping(" reacts ") {
            return .line(BotLine(chat: chat, verb: .reacts, text: String(emoji)))
        }
        switch rest {
        case " deletes": return .line(BotLine(chat: chat, verb: .deletes))
        case " does not answer": return .line(BotLine(chat: chat, verb: .ignores))
        case " is silent": return .silence(chat: chat)
        default: throw Misread(Self.allowed)
        }
    }

    /// A message that does not ring, or comes with an effect.
    private func marked(_ rest: Substring, _ chat: String) throws(Misread) -> BotLine {
        guard let match = rest.prefixMatch(of: /( \(silent\))?( \(effect ([^)]+)\))?/) else {
            throw Misread(Self.allowed)
        }
        let rest = rest[match.range.upperBound...]
        var line =
            if let text = rest.dropping(":") { self.line(.says, chat, text: text) } else {
                try self.line(.says, chat, media: rest.dropFirst())
            }
        (line.isSilent, line.effect) = (match.1 != nil, match.3.map(String.init))
        return line
    }

    private func line(_ verb: BotLine.Verb, _ chat: String, media: String = "", text: Substring) -> BotLine {
        var line = BotLine(chat: chat, verb: verb, media: media)
        line.take(String(text.dropping(" ") ?? text), further: further)
        return line
    }

    private func line(_ verb: BotLine.Verb, _ chat: String, media rest: Substring) throws(Misread) -> BotLine {
        guard let match = rest.prefixMatch(of: /<(?:picture|(?:document|location|venue) [^>]+)>/) else {
            throw Misread(Self.allowed)
        }
        return line(verb, chat, media: String(match.0), text: rest[match.range.upperBound...])
    }

    private func pattern(_ verb: BotLine.Verb, _ chat: String, _ rest: Substring) throws(Misread) -> Expected {
        let rowCount = further.reversed().prefix { ButtonRow.labels($0) != nil }.count
        let source = ([String(rest.dropping(" ") ?? rest)] + further.dropLast(rowCount)).joined(separator: "\n")
        do { _ = try Regex(source) } catch { throw Misread("that is no regular expression: \(error)") }
        return .pattern(.init(chat: chat, verb: verb, source: source, rows: Array(further.suffix(rowCount))))
    }
}

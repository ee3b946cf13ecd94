extension ReadLine {
    /// "closes at 10pm", "open until 22", "closed on Mondays": nothing but when something that is spoken of is open.
    package var tellsHours: Bool {
        guard !asks else { return false }
        let said = tokens.dropFirst(beginsWithIt ? 1 : 0).drop {
            means($0.key, .it) || means($0.key, .being) || means($0.key, .stating)
        }
        guard let first = said.first, means(first.key, .opening), !first.isQuoted,
            !timeValues.isEmpty || tokens.contains(where: { $0.kind == .number })
        else { return false }
        let rest = LineReader.read(withoutTimes, language: language).tokens
        return rest.allSatisfy { $0.kind != .word || $0.isOfEveryDay || means($0.key, .opening) }
    }

    /// The same with nothing that is opened or closed: not "open the shop at 9".
    package var tellsHoursAlone: Bool {
        let rest = LineReader.read(withoutTimes, language: language).tokens
        let links = wishWords.timeLinks
        return tellsHours
            && rest.allSatisfy { token in
                token.kind != .word || token.range == tokens.first?.range && beginsWithIt
                    || [.opening, .it, .being, .stating].contains { means(token.key, $0) }
                    || links.contains(token.key) || token.traits.contains(.stop) && !isArticle(token)
            }
    }
}

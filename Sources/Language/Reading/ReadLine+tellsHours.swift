extension ReadLine {
    /// "closes at 10pm", "open until 22", "closed on Mondays": nothing but when something that is spoken of is open.
    package var tellsHours: Bool {
        guard !asks else { return false }
        let said = tokens.drop { means($0.key, .it) || means($0.key, .being) || means($0.key, .stating) }
        guard let first = said.first, means(first.key, .opening), !first.isQuoted,
            !timeValues.isEmpty || tokens.contains(where: { $0.kind == .number })
        else { return false }
        let rest = LineReader.read(withoutTimes, language: language).tokens
        return rest.allSatisfy { $0.kind != .word || $0.isOfEveryDay || means($0.key, .opening) }
    }
}

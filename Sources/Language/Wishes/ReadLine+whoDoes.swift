extension ReadLine {
    /// "chips" of "who brings the chips", "what" of "who gets what": what somebody does or has done; nil for any other line.
    package var whoDoes: String? {
        guard tokens.count > 2, means(tokens[0].key, .askingWho), tokens[1].kind == .word, !tokens[1].isSoft,
            !tokens[1].traits.contains(.stop) || means(tokens[1].key, .completed)
        else { return nil }
        let rest = text(from: 2).withoutSentenceEnd
        return TitleFinder.bare(rest, language: language)
    }
}

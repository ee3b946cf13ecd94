extension ReadLine {
    /// "pills every day at 8pm except sunday" of "every day at 8pm pills except sunday": the days on which it does not come
    /// behind how often it comes; nil where they are not apart from it.
    package var withExceptionBeside: String? {
        let exceptions = Lexicon.of(language).times.table.exceptions
        guard let often = found.first(where: { if case .repetition = $0.value { true } else { false } }),
            let start = tokens.indices.first(where: { exceptions.contains(tokens[$0].key) && !tokens[$0].isQuoted }),
            start > often.tokens.upperBound, start + 1 < tokens.count,
            case let out = text(from: start),
            case let between = string(bytes(ofTokens: often.tokens.upperBound..<start)),
            case let before = string(bytes(ofTokens: 0..<often.tokens.upperBound)),
            found.contains(where: { $0.tokens.lowerBound > start && $0.isTime }),
            case let words = "\(before) \(out) \(between)",
            LineReader.read(words, language: language).timeValues.count == 1
        else { return nil }
        return words
    }
}

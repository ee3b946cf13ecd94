/// "9 call mum", "8 bins" behind a day: a number with which the words of a reminder begin, perhaps its hour.
package struct LeadingHour: Sendable, Codable, Hashable {
    package let clock: SaidTime.Clock
    /// The words without it.
    package let rest: String
    /// A verb follows, of which the number counts nothing: "9 call mum", not "3 eggs".
    package let isSure: Bool

    /// nil for words that begin otherwise.
    package init?(_ words: String, language: LanguageID) {
        let line = LineReader.read(words, language: language)
        guard line.tokens.count > 1, line.tokens[0].kind == .number, let hour = Int(line.tokens[0].key), hour <= 24,
            line.tokens[1].kind == .word, line.tokens[0].range.upperBound < line.tokens[1].range.lowerBound
        else { return nil }
        let words = Lexicon.of(language).titleWords, verb = line.tokens[1].key
        clock = SaidTime.Clock(hour: hour, isWholeHour: true, isNumber: true)
        rest = line.text(from: 1)
        isSure = !words.wish.isVerbLast && (words.wish.imperatives.contains(verb) || words.wish.chores.contains(verb))
    }
}

/// How words of a language change their form.
struct WordForms: Sendable {
    struct Ending: Sendable {
        let ending: String
        /// What stands in its place.
        let other: String
        /// Bytes that the whole word has at the least.
        let least: Int
        /// Ends of words that only look so.
        let unless: [String]

        init(_ ending: String, other: String = "", least: Int, unless: [String] = []) {
            (self.ending, self.other, self.least, self.unless) = (ending, other, least, unless)
        }
    }

    /// The longest first.
    let endings: [Ending]
    /// Several words are written as one: "Einkaufsliste".
    let joinsWords: Bool

    /// What a word may be without its ending, the likeliest first.
    func stems(of word: String) -> [String] {
        let count = word.utf8.count
        return endings.compactMap { rule in
            guard count >= rule.least, word.hasSuffix(rule.ending), !rule.unless.contains(where: word.hasSuffix) else {
                return nil
            }
            return word.dropLast(rule.ending.count) + rule.other
        }
    }
}

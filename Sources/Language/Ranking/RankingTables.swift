/// A language's words by which the intent of a line is ranked where no phrase fits, and what was learned with them.
struct RankingTables: Sendable {
    /// "topic: word a_b ...": what words are about; indented lines go on. Folded, without apostrophes.
    let topics: String
    /// Small words that are looked at as they are.
    let functionWords: String
    /// "whats=what_is": what people draw together or write short.
    let drawnTogether: String
    /// Words before the wish itself: "could_you".
    let wishStarts: String
    /// "family: member=word,word ... last": by which words the intents of a family are told apart.
    let families: String
    let forms: WordForms
    let wrapping: Wrapping
    /// Topics of talk, and of what other people and programs are for.
    let talkTopics: String
    let foreignTopics: String
    /// What `QuantisedModel` wrote; empty where nothing has been learned yet.
    let model: String
}

extension RankingTables {
    /// The lines of a text such as `topics`: what stands before the colon, and the words behind it.
    static func entries(of text: String) -> [(name: Substring, words: [Substring])] {
        var result: [(name: Substring, words: [Substring])] = []
        for line in text.split(separator: "\n") {
            var words = line.split(separator: " ")
            guard line.first != " " else {
                result[result.count - 1].words += words
                continue
            }
            let name = words.removeFirst()
            result.append((name.dropLast(), words))
        }
        return result
    }
}

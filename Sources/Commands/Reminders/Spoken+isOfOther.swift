import Language

extension Spoken {
    /// Beside its time it names something else than what was asked about: "dentist Monday at 9" where the flowers wait for
    /// their time, "Sunday I have no time", but neither "the flowers on Monday" nor "let's say Monday", "I think Monday".
    func isOfOther(than thing: String) -> Bool {
        !line.timeValues.isEmpty && (line.deniesOfOneself || line.tokens.contains { line.means($0.key, .calledOff) })
            || wordsOfItsOwn.map { !$0.allSatisfy(words(of: thing).contains) } ?? false
    }

    /// Beside its time it names just that: "flowers on Monday at 9".
    func isTimeOf(_ thing: String) -> Bool {
        wordsOfItsOwn.map { !$0.isEmpty && $0.allSatisfy(words(of: thing).contains) } ?? false
    }

    /// It says that just that is done: "bank done".
    func tellsDone(of thing: String) -> Bool {
        let named = line.wordsBesideDone
        return !named.isEmpty && named.allSatisfy(words(of: thing).contains)
    }

    /// Beside its time; nil where it has none.
    private var wordsOfItsOwn: [String]? {
        let lines = line.inEachLanguage
        return lines.first { !$0.timeValues.isEmpty }?.wordsOfItsOwn
    }

    private func words(of thing: String) -> Set<String> {
        Set(LineReader.read(thing, language: line.language).tokens.map(\.key))
    }
}

extension ReadLine {
    /// Its words but those of every day, as typed.
    package var rareWords: String {
        plainWords.filter { !$0.isOfEveryDay }.map { string($0.range) }.joined(separator: " ")
    }

    /// It says that name, and beside it nothing but words of every day: "history of Bakehouse".
    package func saysOnly(_ name: String) -> Bool {
        let (words, name) = (plainWords, LineReader.read(name, language: language).plainWords.map(\.key))
        guard !name.isEmpty, name.count <= words.count else { return false }
        return (0...words.count - name.count).contains { start in
            let end = start + name.count
            return words[start..<end].map(\.key) == name
                && (words[..<start] + words[end...]).allSatisfy(\.isOfEveryDay)
        }
    }

    /// It tells more than that name with a word or two around it: "buy stamps today" beside "buy stamps".
    package func saysMore(than name: String) -> Bool {
        let name = LineReader.read(name, language: language)
        return found.count > name.found.count || tellingCount > name.tellingCount + 1
    }

    private var tellingCount: Int {
        plainWords.count { !$0.traits.contains(.stop) && !$0.traits.contains(.article) }
    }

    private var plainWords: [Token] { tokens.filter { $0.kind == .word || $0.kind == .number } }
}

extension Token {
    fileprivate var isOfEveryDay: Bool {
        traits.contains(.common) || traits.contains(.stop) || traits.contains(.article)
    }
}

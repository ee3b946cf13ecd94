/// What a line names beside a word of some meaning.
extension ReadLine {
    /// What it names beside a word of that meaning, at its beginning or, where verbs stand last, at its end: "milk" of
    /// "show me milk"; nil where it has no such word, or nothing beside it.
    package func object(of signal: SignalWord) -> String? {
        let first = starts.last ?? 0
        let said = tokens[first..<(ends.first { $0 > first } ?? tokens.count)]
        let isSaid = { (token: Token?) in token.map { means($0.key, signal) } == true }
        let isLast = wishWords.isVerbLast && isSaid(said.last)
        guard isSaid(said.first) || isLast else { return nil }
        let object = (isSaid(said.first) ? said.dropFirst() : said.dropLast()).drop { !$0.isTelling }
        return object.isEmpty ? nil : string(bytes(ofTokens: object.indices))
    }

    /// The line with a name in the place of the first word of that meaning; nil where it has none.
    package func saying(_ name: String, for signal: SignalWord) -> String? {
        guard let index = tokens.firstIndex(where: { means($0.key, signal) && !$0.isQuoted }) else { return nil }
        return saying(name, at: index..<index + 1)
    }

    /// "call Ana" of "call me": whoever speaks by their name, where something is done to them alone; nil for other lines.
    package func naming(speaker name: String) -> String? {
        let said = tokens.indices.filter { means(tokens[$0].key, .oneself) && !tokens[$0].isQuoted }
        guard said.count == 1, said[0] < 2, string(tokens[said[0]].range).allSatisfy(\.isLowercase) else { return nil }
        return saying(name, at: said[0]..<said[0] + 1)
    }

    /// The line without words of that meaning at its beginning.
    package func without(_ signal: SignalWord) -> ReadLine {
        let first = tokens.firstIndex { !means($0.key, signal) } ?? 0
        return first == 0 ? self : read(from: first)
    }

    /// "milk and eggs" of "Milch und Eier hab ich", where verbs may stand behind what they are about.
    package var saidToHave: String? {
        guard wishWords.isVerbLast else { return nil }
        let what = without(tail: .having)
        return what.tokens.count + 2 <= tokens.count ? what.text : nil
    }

    /// Without the words of that meaning at its end.
    package func without(tail signal: SignalWord) -> ReadLine {
        let last = tokens.lastIndex { !$0.isSoft && $0.key != "?" && !means($0.key, signal) } ?? tokens.count - 1
        return last == tokens.count - 1
            ? self : LineReader.read(string(bytes(ofTokens: 0..<last + 1)), language: language)
    }

    /// What it names before a word of that meaning at its end: "wash the car" of "wash the car is done"; nil where it has
    /// no such word, or nothing before it.
    package func object(before signal: SignalWord) -> String? {
        let last = tokens.last { !$0.isSoft }
        guard let last, means(last.key, signal), !last.isQuoted else { return nil }
        var object = tokens.prefix { $0.range.lowerBound < last.range.lowerBound }
        while let word = object.last, means(word.key, .being) || means(word.key, .calling) {
            object = object.dropLast()
        }
        return object.isEmpty ? nil : string(bytes(ofTokens: object.indices))
    }
}

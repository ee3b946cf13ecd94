/// "buy milk and call dad", "shoes, hat, gloves": what may be several things to do, where it was kept as one.
package enum DeedsInLine {
    /// More words are no thing of a list.
    private static let mostWords = 3

    /// The title alone where it is one thing: "buy bread and butter".
    package static func parts(of title: String, language: LanguageID) -> [String] {
        let words = Lexicon.of(language).titleWords
        let listed = ThingsInLine.parts(of: title, language: language)
        let isList = listed.count > 2 && listed.allSatisfy { $0.split(separator: " ").count <= mostWords }
        let parts = isList ? listed : cut(title, words).flatMap { $0.isEmpty ? [] : [$0] }
        guard isList || parts.count > 1 && parts.allSatisfy({ isDeed($0, words) }) else { return [title] }
        return parts
    }

    /// At commas and at words like "and".
    static func cut(_ title: String, _ words: TitleWords) -> [String] {
        var parts: [[Substring]] = [[]]
        for word in title.split(whereSeparator: \.isWhitespace) {
            if words.wish.listing.joiners.contains(Folding.fold(word)) {
                parts.append([])
            } else {
                parts[parts.count - 1].append(word)
                if word.hasSuffix(",") { parts.append([]) }
            }
        }
        return parts.map { part in
            let text = part.joined(separator: " ")
            return text.hasSuffix(",") ? String(text.dropLast()) : text
        }
    }

    /// A verb of what people do, and what they do it with.
    private static func isDeed(_ part: String, _ words: TitleWords) -> Bool {
        let keys = part.split(whereSeparator: \.isWhitespace).map { Folding.fold($0) }
        guard keys.count > 1, let verb = words.wish.isVerbLast ? keys.last : keys.first else { return false }
        return words.deeds.contains(verb)
    }
}

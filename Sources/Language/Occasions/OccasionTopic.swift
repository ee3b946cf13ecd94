/// What an occasion is about, as a bundle is called after it: "Eastern branch" for "go to Eastern branch",
/// "Bank" for "zur Bank gehe".
package enum OccasionTopic {
    package static func of(_ name: String, language: LanguageID) -> String {
        let words = LanguageTables.tables(for: language).checkIns
        let all = name.split(whereSeparator: \.isWhitespace)
        let goes = { (word: Substring) in [.go, .arrive].contains(words.motion(of: Folding.fold(word))) }
        var topic = all[...]
        if let first = topic.first, goes(first) {
            topic.removeFirst()
        } else if Lexicon.of(language).titleWords.wish.isVerbLast, let last = topic.last, goes(last) {
            topic.removeLast()
        }
        if topic.count < all.count { topic = topic.drop { words.small.contains(Folding.fold($0)) } }
        // "come back": nothing is left to be called after.
        let name = (topic.isEmpty ? all[...] : topic).joined(separator: " ")
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

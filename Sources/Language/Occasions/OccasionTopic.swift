/// What an occasion is about, as a bundle is called after it: "Eastern branch" for "go to Eastern branch".
package enum OccasionTopic {
    package static func of(_ name: String, language: LanguageID) -> String {
        let words = LanguageTables.tables(for: language).checkIns
        let all = name.split(whereSeparator: \.isWhitespace)
        var start = all.startIndex
        if let first = all.first, [.go, .arrive].contains(words.motion(of: Folding.fold(first))) {
            start += 1
            while start < all.endIndex, words.small.contains(Folding.fold(all[start])) { start += 1 }
        }
        // "come back": nothing is left to be called after.
        let topic = (start < all.endIndex ? all[start...] : all[...]).joined(separator: " ")
        return topic.prefix(1).uppercased() + topic.dropFirst()
    }
}

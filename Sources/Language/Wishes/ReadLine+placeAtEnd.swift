extension ReadLine {
    /// "Korb" of "cake at Korb": what stands behind the last word that says where, and what before it.
    package var placeAtEnd: (before: String, name: String)? {
        let links = wishWords.placeLinks
        guard let link = tokens.lastIndex(where: { links.contains($0.key) }), link > 0, link + 1 < tokens.count else {
            return nil
        }
        let name = tokens[(link + 1)...].drop(while: isArticle)
        guard let first = name.first, let last = name.last(where: { !$0.isSoft }) else { return nil }
        return (string(bytes(ofTokens: 0..<link)), string(first.range.lowerBound..<last.range.upperBound))
    }
}

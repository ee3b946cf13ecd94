/// Words read as the name of a thing.
package struct NameMatch: Sendable, Hashable {
    /// nil: no such thing; the words are a new or wrong name.
    package let id: Int64?
    /// The kind of the thing; of what is not known the last kind that the pattern asks for.
    package let kind: NameKind
    /// The name as kept, or as typed where there is no such thing.
    package let name: String
    package let typed: String
    /// 0...1.
    package let score: Double
    /// The same words, but for case, accents and an article.
    package let isExact: Bool
    /// Every word is one of the name to the letter, though maybe not all of them: "Anna" of "Anna Berger", "Max" of
    /// "Maximilian", not "Ana".
    package let isSpelled: Bool
    /// All words of the name, maybe misspelt or in another order; what is named by a part of it could be another thing.
    package let isWhole: Bool
    /// Others that fit about as well, best first; without an id: names that are near. Not empty: ask.
    package let alternatives: [Named]

    package var isKnown: Bool { id != nil }
    /// Two or more things fit: the bot must ask.
    package var isAmbiguous: Bool { id != nil && !alternatives.isEmpty }
}

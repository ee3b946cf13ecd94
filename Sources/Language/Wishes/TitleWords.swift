import Core

/// A language's words around a title.
final class TitleWords: Sendable {
    /// Words of the wish itself.
    let leads: WordSet
    /// Words between the title and what stands behind it.
    let links: WordSet
    /// Words for lists.
    let lists: WordSet
    /// Words with which a further wish of a line begins, and what stands between two wishes.
    let openings: WordSet
    let joints: WordSet
    /// How a wish to add something is worded. Large: it is looked at where it lies, not copied.
    let wish: WishWords
    /// Every verb of what may be something to do.
    let deeds: WordSet
    /// With what "before", "as soon as" and their like begin.
    let relationStarts: WordSet

    static let none = TitleWords(leads: "", links: "", lists: "")

    init(
        leads: String, links: String, lists: String, openings: String = "", joints: String = "",
        wish: WishWords = WishWords()
    ) {
        (self.leads, self.links, self.lists) = (leads.words, links.words, lists.words)
        (self.openings, self.joints) = (openings.words, joints.words)
        self.wish = wish
        deeds = WordSet(
            [wish.chores, wish.choresOrThings, wish.doers, wish.imperatives, wish.askables].flatMap(\.words))
        relationStarts = WordSet(wish.relations.values.flatMap(\.firstWords))
    }
}

extension ReadLine {
    /// The words around a title in the language that the line is read in.
    var titleWords: TitleWords { Lexicon.of(language).titleWords }

    /// How that language words the wish to add something.
    var wishWords: WishWords { titleWords.wish }
}

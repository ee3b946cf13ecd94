extension Schema {
    /// The list that holds all favourites of its owner, once they have shared them: whoever may see the list sees them.
    static let favourites = """
        ALTER TABLE heading ADD COLUMN holdsFavourites INTEGER NOT NULL DEFAULT 0 CHECK (holdsFavourites IN (0, 1));
        CREATE UNIQUE INDEX headingOfFavourites ON heading(owner) WHERE holdsFavourites;
        """
}

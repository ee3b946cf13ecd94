package import Core

/// "vegan restaurant near the hotel open now": what somebody looks for in the world.
package struct PlaceWish: Sendable, Hashable {
    package enum Area: Sendable, Hashable {
        /// Where the person is.
        case here
        case point(Coordinate)
        /// A thing of the person's own.
        case pin(NameMatch)
        /// A town, a quarter, a country.
        case inside(String)
        /// Anything that has a name.
        case near(String)
    }

    package enum Opening: Sendable, Hashable {
        case now
        case at(SaidTime)
    }

    /// The words of what is looked for, as typed: "vegan restaurant".
    package var words = ""
    /// Any of these.
    package var categories: Set<PlaceCategory> = []
    /// All of these.
    package var filters: Set<PlaceFilter> = []
    package var distance: SaidDistance?
    /// nil where nothing was said of it.
    package var area: Area?
    package var opening: Opening?
    package var price: PlacePrice?
    /// At least so many of five.
    package var stars: Double?
    /// Not what everybody visits.
    package var isLessKnown = false
    /// Words of the line mean nothing here: they may be of a name.
    package var passesOver = false
    /// Those that say something of the places: "dog friendly" of "dog friendly cafe".
    package var passedOver: String?

    package init() {}

    /// "open now", "only the vegan ones": which of the places that were found; nil where the line says anything else.
    package init?(narrowing line: ReadLine) {
        var reader = PlaceWishReader(line, freedom: .narrowing, names: .none)
        guard let wish = reader.read(0..<line.tokens.count) else { return nil }
        self = wish
    }

    /// "town hall", "pharmacies": a kind of places and nothing else; nil for a name.
    package init?(kind text: String, language: LanguageID) {
        let line = LineReader.read(text, language: language)
        var reader = PlaceWishReader(line, freedom: .asked, names: .none)
        guard let wish = reader.read(0..<line.tokens.count), wish.area == nil else { return nil }
        self = wish
    }
}

/// How dear a place is, as this server's own people say it.
package enum PlacePrice: Int, Sendable, Hashable, Codable, CaseIterable { case cheap = 1, middle, dear }

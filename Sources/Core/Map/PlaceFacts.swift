/// What another service says of a place of the world. It is shown with the service's name and link, and never kept.
package struct PlaceFacts: Hashable, Sendable, Codable {
    /// Of the service: "Google Maps".
    package var source: String
    /// Where people see it there.
    package var link: String?
    package var name: String
    /// 1...5
    package var rating: Double?
    /// How many people rated it.
    package var ratings: Int?
    /// 0 for free, 1 for cheap to 4 for very dear.
    package var priceLevel: Int?
    package var phone: String?
    package var website: String?
    /// It is not there any more.
    package var isClosedForGood: Bool
    /// Others who must be named beside the service.
    package var credits: [String]

    package init(
        source: String, link: String? = nil, name: String, rating: Double? = nil, ratings: Int? = nil,
        priceLevel: Int? = nil, phone: String? = nil, website: String? = nil, isClosedForGood: Bool = false,
        credits: [String] = []
    ) {
        self.source = source
        self.link = link
        self.name = name
        self.rating = rating
        self.ratings = ratings
        self.priceLevel = priceLevel
        self.phone = phone
        self.website = website
        self.isClosedForGood = isClosedForGood
        self.credits = credits
    }
}

/// A service that knows more of places than the map.
package protocol PlaceFactsSource: Sendable {
    /// Of the place of that name at that point; nil where it knows none that surely is the same.
    func facts(named name: String, at point: Coordinate, language: String) async throws -> PlaceFacts?
}

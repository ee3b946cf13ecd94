/// What is looked for on the map.
package struct PlaceQuery: Hashable, Sendable, Codable {
    /// Words of the name, misspelt perhaps; empty for every name.
    package var text: String
    /// Any of these; empty for all. The value "*" stands for every value of the key.
    package var categories: Set<PlaceCategory>
    /// All of these.
    package var filters: Set<PlaceFilter>
    /// Distances are from here, and the nearest come first.
    package var near: Coordinate?
    /// Metres round `near`.
    package var radius: Double?
    /// Within this boundary.
    package var region: OSMElement?
    package var limit: Int

    package init(
        text: String = "", categories: Set<PlaceCategory> = [], filters: Set<PlaceFilter> = [],
        near: Coordinate? = nil, radius: Double? = nil, region: OSMElement? = nil, limit: Int = 50
    ) {
        self.text = text
        self.categories = categories
        self.filters = filters
        self.near = near
        self.radius = radius
        self.region = region
        self.limit = limit
    }
}

/// What the map must say of a place for it to be shown. A place of which it says nothing is left out.
package enum PlaceFilter: Hashable, Sendable, Codable {
    /// `wheelchair` is yes or limited.
    case wheelchair
    /// `diet:X` is yes or only: "vegan", "vegetarian", "halal", "kosher", "gluten_free".
    case diet(String)
    /// `cuisine` has that value among others.
    case cuisine(String)
    /// `opening_hours` is there.
    case knownHours
    case feature(PlaceFeature)
}

/// A place that was found, with its distance in metres where one was asked.
package struct FoundPlace: Hashable, Sendable, Codable {
    package var place: WorldPlace
    package var metres: Double?
    package init(_ place: WorldPlace, metres: Double? = nil) {
        self.place = place
        self.metres = metres
    }
}

/// The first places that were found, best first, and how many there are in all.
package struct PlaceFinding: Hashable, Sendable, Codable {
    package var places: [FoundPlace]
    package var total: Int
    package init(places: [FoundPlace], total: Int) {
        self.places = places
        self.total = total
    }
}

/// A place of the imported map with what the map says of it. What it does not say is nil or empty, never guessed.
package struct WorldPlace: Hashable, Sendable, Codable {
    package var element: OSMElement
    package var name: String
    package var coordinate: Coordinate
    package var category: PlaceCategory?
    /// Street and number, then the town, as one line.
    package var address: String?
    /// The other tags that people ask for, by their OSM keys: "opening_hours", "phone", "website", "wheelchair",
    /// "diet:vegan", "cuisine", "stars", "level".
    package var tags: [String: String]

    package init(
        element: OSMElement, name: String, coordinate: Coordinate, category: PlaceCategory? = nil,
        address: String? = nil, tags: [String: String] = [:]
    ) {
        self.element = element
        self.name = name
        self.coordinate = coordinate
        self.category = category
        self.address = address
        self.tags = tags
    }

    /// Its name as it is written there, and what it is called in other languages or besides.
    package var names: [String] {
        [name] + tags.filter { Self.isName($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func isName(_ key: String) -> Bool {
        key.hasPrefix("name:") || ["alt_name", "int_name", "short_name", "official_name", "old_name"].contains(key)
    }
}

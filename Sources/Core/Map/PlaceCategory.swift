/// What a place of the map is: its main tag, "amenity=cafe" (OSM: map features).
package struct PlaceCategory: Hashable, Sendable, Codable, LosslessStringConvertible {
    package let key: String
    package let value: String

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }

    /// nil unless both sides of one "=" have something.
    package init?(_ text: String) {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
        self.init(key: String(sides[0]), value: String(sides[1]))
    }

    package var description: String { "\(key)=\(value)" }
}

/// An element of OpenStreetMap, written as its type's letter and its id: "n917978763" (OSM: node, way, relation).
package struct OSMElement: Hashable, Sendable, Codable, LosslessStringConvertible {
    package enum Kind: Character, Sendable { case node = "n", way = "w", relation = "r" }
    package let kind: Kind
    package let id: Int64

    package init(_ kind: Kind, _ id: Int64) {
        self.kind = kind
        self.id = id
    }

    /// nil unless it is a letter and a number above 0.
    package init?(_ text: String) {
        guard let letter = text.first, let kind = Kind(rawValue: letter), let id = Int64(text.dropFirst()), id > 0
        else { return nil }
        self.init(kind, id)
    }

    package var description: String { "\(kind.rawValue)\(id)" }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let element = OSMElement(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "not an element of OpenStreetMap"))
        }
        self = element
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

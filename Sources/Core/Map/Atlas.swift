package import Foundation

/// What the imported map can be asked. Each answer is read-only and quick; nothing of it leaves the machine.
package protocol Atlas: Sendable {
    /// What was imported, by name.
    var extracts: [MapExtract] { get }
    func place(_ element: OSMElement) throws -> WorldPlace?
    func places(_ query: PlaceQuery) throws -> PlaceFinding
    /// Countries, regions, towns and quarters of that name, misspelt perhaps; the best first.
    func regions(named name: String, limit: Int) throws -> [MapRegion]
    /// The boundaries round a point, the smallest first.
    func regions(at point: Coordinate) throws -> [MapRegion]
    /// The time zone of a point, as far as its boundaries tell.
    func zone(at point: Coordinate) throws -> TimeZone?
    /// Towns, villages and quarters in a boundary, those with most people first.
    func towns(in region: OSMElement, limit: Int) throws -> [MapRegion]
    /// Houses and streets of "42 quai jean-charles rey"; the best first, the nearer of the same before the farther.
    func addresses(matching text: String, near: Coordinate?, limit: Int) throws -> [StreetAddress]
    /// The nearest house within 100 m, else the nearest street within that; nil where there is none.
    func address(at point: Coordinate) throws -> StreetAddress?
}

/// One imported piece of OpenStreetMap.
package struct MapExtract: Hashable, Sendable, Codable {
    package var name: String
    /// South-west and north-east corner.
    package var southWest: Coordinate
    package var northEast: Coordinate
    /// "© OpenStreetMap contributors".
    package var attribution: String
    /// Of when its data are, where the file says so.
    package var dataAt: Date?
    package var importedAt: Date

    package init(
        name: String, southWest: Coordinate, northEast: Coordinate, attribution: String, dataAt: Date?, importedAt: Date
    ) {
        self.name = name
        self.southWest = southWest
        self.northEast = northEast
        self.attribution = attribution
        self.dataAt = dataAt
        self.importedAt = importedAt
    }
}

/// A country, a region, a town or a quarter.
package struct MapRegion: Hashable, Sendable, Codable {
    package var element: OSMElement
    package var name: String
    /// OSM `admin_level`: 2 a country, 4 a state, 8 a town; nil for a place without a boundary.
    package var level: Int?
    /// OSM `place`: "city", "town", "village", "suburb", where it says so.
    package var kind: String?
    package var center: Coordinate
    package var southWest: Coordinate
    package var northEast: Coordinate
    package var tags: [String: String]

    package init(
        element: OSMElement, name: String, level: Int?, kind: String?, center: Coordinate, southWest: Coordinate,
        northEast: Coordinate, tags: [String: String] = [:]
    ) {
        self.element = element
        self.name = name
        self.level = level
        self.kind = kind
        self.center = center
        self.southWest = southWest
        self.northEast = northEast
        self.tags = tags
    }
}

/// A house or a street.
package struct StreetAddress: Hashable, Sendable, Codable {
    package var street: String
    /// nil for the street as a whole.
    package var houseNumber: String?
    package var postcode: String?
    package var town: String?
    package var country: String?
    package var coordinate: Coordinate
    /// Metres from the point that was asked; nil where none was.
    package var metres: Double?

    package init(
        street: String, houseNumber: String? = nil, postcode: String? = nil, town: String? = nil,
        country: String? = nil, coordinate: Coordinate, metres: Double? = nil
    ) {
        self.street = street
        self.houseNumber = houseNumber
        self.postcode = postcode
        self.town = town
        self.country = country
        self.coordinate = coordinate
        self.metres = metres
    }
}

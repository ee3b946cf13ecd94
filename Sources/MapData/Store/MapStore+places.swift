package import Core
import Foundation
import GRDB

extension MapStore {
    package func place(_ element: OSMElement) throws -> WorldPlace? {
        try read { _, db in
            let id = try Int64.fetchOne(
                db, sql: "SELECT id FROM place WHERE element = ? ORDER BY id DESC LIMIT 1", arguments: [element.code])
            return try id.flatMap { try WorldPlace.read($0, db) }
        } ?? nil
    }

    package func places(_ query: PlaceQuery) throws -> PlaceFinding {
        try read { map, db in try PlaceFinder(query, map, db)?.find() ?? PlaceFinding(places: [], total: 0) }
            ?? PlaceFinding(places: [], total: 0)
    }
}

extension WorldPlace {
    static func read(_ id: Int64, _ db: Database) throws -> WorldPlace? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT element, name, longitude, latitude, category.key, category.value, tags
                FROM place JOIN category ON category.id = place.category WHERE place.id = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [id]), let element = OSMElement(code: row[0]) else {
            return nil
        }
        let tags = [String: String](json: row[6]) ?? [:]
        return WorldPlace(
            element: element, name: row[1], coordinate: FixedPoint(x: row[2], y: row[3]).coordinate,
            category: PlaceCategory(key: row[4], value: row[5]), address: address(tags),
            tags: tags.filter { !$0.key.hasPrefix("addr:") })
    }

    /// nil where the map gives it no street. The number stands where the place's country puts it, as far as that is
    /// known: before the street in the languages that do so.
    private static func address(_ tags: [String: String]) -> String? {
        guard let street = tags["addr:street"] else { return nil }
        let line = AddressLine.street(street, tags["addr:housenumber"])
        let town = [tags["addr:postcode"], tags["addr:city"]].compactMap(\.self).joined(separator: " ")
        return town.isEmpty ? line : "\(line), \(town)"
    }
}

/// Street and number in the order of the street's language.
enum AddressLine {
    static func street(_ street: String, _ number: String?) -> String {
        guard let number else { return street }
        let first = MapFolding.fold(street).split(separator: " ").first.map(String.init) ?? ""
        return before.contains(first) ? "\(number) \(street)" : "\(street) \(number)"
    }

    /// French streets begin with their kind, and have the number before it.
    private static let before: Set<String> = [
        "rue", "avenue", "boulevard", "quai", "place", "chemin", "impasse", "allee", "route", "passage", "square",
        "cours", "ruelle", "promenade", "esplanade", "escalier", "montee", "sentier", "lacets", "descente",
    ]
}

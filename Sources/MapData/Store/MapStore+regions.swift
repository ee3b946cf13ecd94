package import Core
import GRDB

extension MapStore {
    package func regions(at point: Coordinate) throws -> [MapRegion] {
        try read { map, db in
            var finder = RegionFinder(shapes: map.shapes)
            return try finder.boundaries(at: FixedPoint(point), db).compactMap { try Self.region($0.id, db) }
        } ?? []
    }

    package func regions(named name: String, limit: Int) throws -> [MapRegion] {
        try read { _, db in
            let words = MapFolding.fold(name)
            let (ids, likeness) = try WordSearch(index: .region, words: words).rows(db, limit: 500)
            let match = NameMatch(words: words, likeness)
            let scored = try ids.compactMap { id -> (MapRegion, Double)? in
                let names =
                    try String.fetchOne(db, sql: "SELECT names FROM region WHERE id = ?", arguments: [id]) ?? ""
                guard let region = try Self.region(id, db) else { return nil }
                return (region, match.score(names) + Self.weight(of: region))
            }
            return scored.sorted { ($0.1, $1.0.element.code) > ($1.1, $0.0.element.code) }.prefix(limit).map(\.0)
        } ?? []
    }

    package func towns(in region: OSMElement, limit: Int) throws -> [MapRegion] {
        try read { map, db in
            let whole = "SELECT id FROM region WHERE element = ? AND shape IS NOT NULL LIMIT 1"
            guard let id = try Int64.fetchOne(db, sql: whole, arguments: [region.code]) else { return [] }
            let rings = try map.shapes.rings(of: id, db)
            var names: Set<String> = []
            return try Row.fetchAll(db, sql: Self.settlements, arguments: [id]).lazy
                .filter { rings.surround(FixedPoint(x: $0[1], y: $0[2])) }
                .compactMap { try Self.region($0[0], db) }
                .filter { names.insert($0.name).inserted }.prefix(limit).map(\.self)
        } ?? []
    }

    /// Those whose middle lies in the box of a region; of a town and its boundary only what says how many live there.
    private static let settlements = """
        SELECT town.id, town.longitude, town.latitude FROM region AS whole JOIN region AS town
        WHERE whole.id = ? AND town.kind IN ('city', 'town', 'village', 'suburb')
            AND town.longitude BETWEEN whole.west AND whole.east AND town.latitude BETWEEN whole.south AND whole.north
            AND town.name <> whole.name
        ORDER BY coalesce(town.population, 0) DESC, town.id LIMIT 500
        """

    /// At most 0.08: of two that are called the same, the larger one is meant.
    private static func weight(of region: MapRegion) -> Double {
        let rank =
            switch (region.kind, region.level) {
            case ("country", _), (_, 2): 8
            case ("city", _): 7
            case ("state", _), (_, 4): 6
            case ("town", _): 5
            case (_, .some(..<8)): 4
            case ("village", _), (_, 8): 3
            case ("suburb", _), ("borough", _): 2
            default: 1
            }
        return Double(rank) / 100
    }

    static func region(_ id: Int64, _ db: Database) throws -> MapRegion? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT element, name, level, kind, longitude, latitude, west, east, south, north, tags
                FROM region WHERE id = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [id]), let element = OSMElement(code: row[0]) else {
            return nil
        }
        return MapRegion(
            element: element, name: row[1], level: row[2], kind: row[3],
            center: FixedPoint(x: row[4], y: row[5]).coordinate,
            southWest: FixedPoint(x: row[6], y: row[8]).coordinate,
            northEast: FixedPoint(x: row[7], y: row[9]).coordinate, tags: [String: String](json: row[10]) ?? [:])
    }
}

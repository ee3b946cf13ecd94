import Core
package import Geo
import GRDB

extension MapStore {
    /// More numbers of houses find no room in a picture.
    private static let mostHouses = 800

    /// What a picture of that box shows at that zoom, in the order in which it is drawn. Features that only touch the box
    /// are whole; the points of interest among them stand last, from
    /// zoom 16 on, and behind them the numbers of the houses, from zoom 17 on.
    package func features(in box: BoundingBox, zoom: Int) throws -> [MapFeature] {
        try read { map, db in
            try box.longitudes.flatMap { range in
                let part = FixedBox(
                    BoundingBox(south: box.south, west: range.lowerBound, north: box.north, east: range.upperBound))
                return try Self.drawings(in: part, zoom, db) + (zoom < 16 ? [] : Self.signs(in: part, zoom, db))
                    + (zoom < 17 ? [] : Self.houses(in: part, db))
            }
        } ?? []
    }

    /// Calls `body` with each drawing that touches the box: kind, layer, flags, name, ref, shape.
    static func drawings(
        in box: FixedBox, from tables: [String], _ db: Database, _ body: (Row) throws -> Void
    ) throws {
        for table in tables {
            let statement = try db.cachedStatement(
                sql: """
                    SELECT kind, layer, flags, name, ref, shape FROM \(table) b CROSS JOIN drawing ON drawing.id = b.id
                    WHERE b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?
                    """)
            let rows = try Row.fetchCursor(statement, arguments: [box.east, box.west, box.north, box.south])
            while let row = try rows.next() { try body(row) }
        }
    }

    private static func drawings(in box: FixedBox, _ zoom: Int, _ db: Database) throws -> [MapFeature] {
        var features: [MapFeature] = []
        try drawings(in: box, from: DrawingTier(zoom: zoom).boxTables(upTo: zoom), db) { row in
            guard let kind = FeatureKind(rawValue: row[0]), let shape = try row.shape(at: 5) else { return }
            let flags = DrawingFlags(rawValue: row[2])
            features.append(
                MapFeature(
                    kind: kind, name: row[3], ref: row[4], layer: row[1], isTunnel: flags.contains(.tunnel),
                    isBridge: flags.contains(.bridge), isOneWay: flags.contains(.oneWay), shape: shape.feature))
        }
        return features.sorted { ($0.layer, $0.kind.rawValue) < ($1.layer, $1.kind.rawValue) }
    }

    private static func signs(in box: FixedBox, _ zoom: Int, _ db: Database) throws -> [MapFeature] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT longitude, latitude, place.name, category.key, category.value
                FROM placeBox b CROSS JOIN place ON place.id = b.id JOIN category ON category.id = place.category
                WHERE b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ? AND place.zoom <= ?
                """)
        let rows = try Row.fetchCursor(statement, arguments: [box.east, box.west, box.north, box.south, zoom])
        var features: [MapFeature] = []
        while let row = try rows.next() {
            let name: String = row[2]
            features.append(
                MapFeature(
                    kind: .pointOfInterest, name: name.isEmpty ? nil : name,
                    category: PlaceCategory(key: row[3], value: row[4]),
                    shape: .point(FixedPoint(x: row[0], y: row[1]).coordinate)))
        }
        return features
    }

    private static func houses(in box: FixedBox, _ db: Database) throws -> [MapFeature] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT longitude, latitude, number FROM houseBox b CROSS JOIN house ON house.id = b.id
                WHERE b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ? LIMIT \(mostHouses)
                """)
        let rows = try Row.fetchCursor(statement, arguments: [box.east, box.west, box.north, box.south])
        var features: [MapFeature] = []
        while let row = try rows.next() {
            let point = FixedPoint(x: row[0], y: row[1]).coordinate
            features.append(MapFeature(kind: .houseNumber, name: row[2], shape: .point(point)))
        }
        return features
    }
}

package import Core
import Foundation
import GRDB
import Geo

extension MapStore {
    /// Metres within which a house or a street counts as being there.
    private static let reach = 100.0

    package func addresses(matching text: String, near: Coordinate?, limit: Int) throws -> [StreetAddress] {
        try read { _, db in try AddressFinder(db: db, near: near).find(text, limit: limit) } ?? []
    }

    package func address(at point: Coordinate) throws -> StreetAddress? {
        try read { map, db in
            if let house = try Self.house(near: point, db) { return house }
            return try Self.street(near: point, map, db)
        } ?? nil
    }

    private static func house(near point: Coordinate, _ db: Database) throws -> StreetAddress? {
        let box = FixedBox(BoundingBox(around: point, radius: reach))
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, west, south FROM houseBox WHERE west <= ? AND east >= ? AND south <= ? AND north >= ?
                """)
        let rows = try Row.fetchAll(statement, arguments: [box.east, box.west, box.north, box.south])
        let nearest = rows.map { row -> (Int64, Double) in
            (row[0], FixedPoint(x: row[1], y: row[2]).coordinate.distance(to: point))
        }.min { ($0.1, $0.0) < ($1.1, $1.0) }
        guard let nearest, nearest.1 <= reach else { return nil }
        return try AddressFinder.house(nearest.0, metres: nearest.1, db)
    }

    private static func street(near point: Coordinate, _ map: OpenMap, _ db: Database) throws -> StreetAddress? {
        let box = FixedBox(BoundingBox(around: point, radius: reach))
        var best: (name: String, point: Coordinate, metres: Double)?
        try drawings(in: box, from: DrawingTier.street.boxTables, db) { row in
            let name: String? = row[3]
            guard let name, let kind = FeatureKind(rawValue: row[0]), DrawingReading.isRoad(kind),
                case .line(let points) = try row.shape(at: 5), let (spot, metres) = points.nearest(to: point)
            else { return }
            if metres <= reach, metres < best?.metres ?? .infinity { best = (name, spot, metres) }
        }
        guard let best else { return nil }
        var finder = RegionFinder(shapes: map.shapes)
        let town = try finder.town(at: FixedPoint(best.point), db)
        let country = try finder.country(at: FixedPoint(best.point), code: nil, db)
        return StreetAddress(
            street: best.name, town: town?.name, country: country, coordinate: best.point, metres: best.metres)
    }
}

extension [FixedPoint] {
    /// The nearest point of the line, and how many metres it is away. Near enough is taken as flat.
    func nearest(to target: Coordinate) -> (Coordinate, Double)? {
        guard var last = first?.coordinate else { return nil }
        let shrink = cos(target.latitude * .pi / 180)
        var best = (last, last.distance(to: target))
        for next in dropFirst().lazy.map(\.coordinate) {
            let dx = (next.longitude - last.longitude) * shrink, dy = next.latitude - last.latitude
            let px = (target.longitude - last.longitude) * shrink, py = target.latitude - last.latitude
            let length = dx * dx + dy * dy
            let share = length > 0 ? Swift.min(1, Swift.max(0, (px * dx + py * dy) / length)) : 0
            let spot = Coordinate(
                clampingLatitude: last.latitude + share * dy,
                longitude: last.longitude + share * (next.longitude - last.longitude))
            let metres = spot.distance(to: target)
            if metres < best.1 { best = (spot, metres) }
            last = next
        }
        return best
    }
}

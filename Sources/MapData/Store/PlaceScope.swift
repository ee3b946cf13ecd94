import Core
import GRDB
import Geo

/// Where a search looks: a circle, a boundary, both, or everywhere.
struct PlaceScope {
    let box: FixedBox
    let isBounded: Bool
    private let rings: [[FixedPoint]]?
    private let circle: (center: Coordinate, radius: Double)?

    /// nil where the region is not on the map.
    init?(_ query: PlaceQuery, _ map: OpenMap, _ db: Database) throws {
        var box = FixedBox(west: -1_800_000_000, east: 1_800_000_000, south: -900_000_000, north: 900_000_000)
        if let near = query.near, let radius = query.radius {
            box = FixedBox(BoundingBox(around: near, radius: radius))
        }
        isBounded = query.radius != nil && query.near != nil || query.region != nil
        guard let element = query.region else {
            (self.box, rings, circle) = (box, nil, nil)
            return
        }
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT id, west, east, south, north, longitude, latitude, kind, shape IS NOT NULL
                FROM region WHERE element = ? LIMIT 1
                """, arguments: [element.code])
        guard let row else { return nil }
        let bounds = FixedBox(west: row[1], east: row[2], south: row[3], north: row[4])
        guard let both = box.shared(with: bounds) else { return nil }
        self.box = both
        if row[8] {
            (rings, circle) = (try map.shapes.rings(of: row[0], db), nil)
        } else {
            let center = FixedPoint(x: row[5], y: row[6]).coordinate
            (rings, circle) = (nil, (center, RegionKind.radius(row[7])))
        }
    }

    func contains(_ point: FixedPoint) -> Bool {
        if let rings { return rings.surround(point) }
        if let circle { return circle.center.distance(to: point.coordinate) <= circle.radius }
        return true
    }
}

extension FixedBox {
    /// The squares with sides of 2 to that power, three by three, hold it.
    var squareBits: Int {
        let side = max(width, height, 1)
        return min(31, max(10, 64 - side.leadingZeroBitCount))
    }

    /// nil where they have nothing in common.
    func shared(with other: FixedBox) -> FixedBox? {
        guard meets(other) else { return nil }
        return FixedBox(
            west: max(west, other.west), east: min(east, other.east), south: max(south, other.south),
            north: min(north, other.north))
    }
}

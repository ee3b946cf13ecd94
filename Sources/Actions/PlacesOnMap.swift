package import Core
package import Geo
package import Store

/// Where a pin is.
package struct PlacePoint: Sendable {
    package let id: PlaceID
    package let point: Coordinate
}

extension Session {
    /// My pins within a box, the nearest to a point first, and how many there are in all.
    package func places(
        in box: BoundingBox, nearestTo point: Coordinate, limit: Int
    ) throws -> (places: [PlaceRecord], count: Int) {
        let found = try points(of: .all, in: box).filter { box.contains($0.point) }
            .map { (id: $0.id, metres: point.distance(to: $0.point)) }
            .sorted { ($0.metres, $0.id) < ($1.metres, $1.id) }
        return (try found.prefix(limit).compactMap { try place($0.id) }, found.count)
    }

    /// Where my pins are, the newest first.
    package func placePoints() throws -> [PlacePoint] { try points(of: .all).sorted { $0.id > $1.id } }

    /// Where the pins of a selection are that lie next to a point, the nearest first. Of many of one's own only those
    /// round it are read, in circles that grow until enough lie within.
    package func placePoints(
        _ selection: PlaceSelection = .all, nearestTo origin: Coordinate, limit: Int
    ) throws -> [PlacePoint] {
        let few = try points(of: selection, most: Self.few)
        if few.count < Self.few { return Self.first(limit, of: few, nearestTo: origin) }
        for radius in selection == .all || selection.center != nil ? Self.radii : [] {
            let box = BoundingBox(around: origin, radius: radius)
            let near = try points(of: selection, in: box).filter { origin.distance(to: $0.point) <= radius }
            if near.count >= limit { return Self.first(limit, of: near, nearestTo: origin) }
        }
        return Self.first(limit, of: try points(of: selection), nearestTo: origin)
    }

    /// Metres.
    private static var radii: [Double] { [1_000, 10_000, 100_000, 1_000_000] }

    /// Fewer than these are read at once.
    private static var few: Int { 100 }

    private static func first(
        _ limit: Int, of points: [PlacePoint], nearestTo origin: Coordinate
    ) -> [PlacePoint] {
        points.map { (point: $0, metres: origin.distance(to: $0.point)) }
            .sorted { ($0.metres, $0.point.id) < ($1.metres, $1.point.id) }.prefix(limit).map(\.point)
    }

    /// As they are shown to the viewer, so that no order tells of others' homes. In no order; of one's own, some beyond
    /// the east and west of a box are among them.
    private func points(
        of selection: PlaceSelection, in box: BoundingBox? = nil, most: Int? = nil
    ) throws -> [PlacePoint] {
        let isNear: Query = box.map { "place.latitude BETWEEN \($0.south) AND \($0.north)" } ?? "TRUE"
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT id, owner, latitude, longitude FROM place WHERE \(isSelected(selection)) AND \(isNear)
                LIMIT \(most ?? -1)
                """)
        let homes = try homes(ofOthers: Set(rows.map { $0["owner"] }))
        return rows.compactMap { row in
            Coordinate(latitude: row["latitude"], longitude: row["longitude"]).map {
                PlacePoint(id: row["id"], point: HomeBlur.shown($0, homes: homes[row["owner"]] ?? []) ?? $0)
            }
        }
    }
}

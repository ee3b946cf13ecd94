package import Core
package import Geo
package import Store

extension Session {
    /// My pins within a box, the nearest to a point first, and how many there are in all.
    package func places(
        in box: BoundingBox, nearestTo point: Coordinate, limit: Int
    ) throws -> (places: [PlaceRecord], count: Int) {
        let found = try placePoints().filter { box.contains($0.point) }
            .map { (id: $0.id, metres: point.distance(to: $0.point)) }
            .sorted { ($0.metres, $0.id) < ($1.metres, $1.id) }
        return (try found.prefix(limit).compactMap { try place($0.id) }, found.count)
    }

    /// Where my pins are, the newest first.
    package func placePoints() throws -> [(id: PlaceID, point: Coordinate)] {
        let rows = try SQLRow.fetchAll(
            db, literal: "SELECT id, latitude, longitude FROM place WHERE \(own(.place)) ORDER BY id DESC")
        return rows.compactMap { row in
            Coordinate(latitude: row["latitude"], longitude: row["longitude"]).map { (row["id"], $0) }
        }
    }
}

import Core
import Geo
import Testing

@testable import Actions

/// Which pins lie next to a point, beside going through all of them.
struct NearestTests {
    static let points = [
        (48.2, 16.37), (48.2001, 16.37), (48.21, 16.4), (48.9, 17), (-48.2, -163.6), (0, 180), (0, -179.999),
        (89.99, 10), (89.99, -170), (-90, 0), (51.5, 0.0004), (51.5, -0.0004), (48.2, 16.3699),
    ]

    /// So many that not all are read.
    static let more = (0..<100).map { (-70 + Double($0) / 10, 60 + Double($0)) }

    @Test(arguments: [(48.2, 16.37), (0, -180), (90, 0), (-89, 100), (51.5, 0), (10, 10)], [points, points + more])
    func `The nearest come first, however far away they are`(
        from: (Double, Double), points: [(Double, Double)]
    ) async throws {
        let house = try House(), origin = Coordinate(clampingLatitude: from.0, longitude: from.1)
        let all = points.map { Coordinate(clampingLatitude: $0, longitude: $1) }
        try await house.piece(.ben) { session in
            for point in all.prefix(3) { _ = try session.pin("Ben's", point.latitude, point.longitude) }
        }
        let (found, order) = try await house.piece { session -> ([[PlaceID]], [PlaceID]) in
            let ids = try all.enumerated().map {
                try session.pin("Pin \($0.offset)", $0.element.latitude, $0.element.longitude)
            }
            let order = zip(ids, all).sorted { (origin.distance(to: $0.1), $0.0) < (origin.distance(to: $1.1), $1.0) }
            let found = try [1, 2, 5, 8, 13, 20].map { limit in
                try session.placePoints(nearestTo: origin, limit: limit).map(\.id)
            }
            return (found, order.map(\.0))
        }
        for ids in found { #expect(ids == Array(order.prefix(ids.count))) }
        #expect(found.map(\.count) == [1, 2, 5, 8, 13, min(20, points.count)])
    }
}

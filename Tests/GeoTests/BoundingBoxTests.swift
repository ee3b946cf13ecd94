import Core
import Foundation
import Geo
import Testing

struct BoundingBoxTests {
    static let centres: [(Double, Double)] = [
        (0, 0), (48.2, 16.37), (-33.9, 18.4), (0, 180), (0, -180), (65, 179.99), (-65, -179.99), (89.9, 10),
        (-89.9, -170), (90, 0), (-90, 0), (84, 179),
    ]

    @Test(arguments: centres, [50.0, 5_000, 500_000, 3_000_000])
    func `A box holds every point within the radius`(centre: (Double, Double), radius: Double) throws {
        let point = try #require(Coordinate(latitude: centre.0, longitude: centre.1))
        let box = BoundingBox(around: point, radius: radius)
        let outside = try stride(from: 0.0, to: 360, by: 7.5).filter { bearing in
            try ![0.0, 0.5, 0.99].allSatisfy { share in
                box.contains(try #require(point.moved(metres: radius * share, bearing: bearing)))
            }
        }
        #expect(outside.isEmpty, "in these directions a point lies outside")
    }

    @Test(arguments: [(0.0, 0.0), (48.2, 16.37), (-33.9, 18.4), (0, 180), (65, 179.99)])
    func `A box is no larger than it must be`(latitude: Double, longitude: Double) throws {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let box = BoundingBox(around: point, radius: 1_000)
        for bearing in [0.0, 90, 180, 270] {
            let far = try #require(point.moved(metres: 1_010, bearing: bearing))
            #expect(!box.contains(far), "\(bearing)°")
        }
    }

    @Test func `A box over the antimeridian is two ranges of longitudes`() throws {
        let point = try #require(Coordinate(latitude: 0, longitude: 179.9))
        let box = BoundingBox(around: point, radius: 50_000)
        #expect(box.crossesAntimeridian)
        #expect(box.longitudes.count == 2)
        #expect(box.longitudes.allSatisfy { $0.lowerBound >= -180 && $0.upperBound <= 180 })
    }

    @Test(arguments: [90.0, -90, 89.999])
    func `A box at a pole goes all the way round`(latitude: Double) throws {
        let point = try #require(Coordinate(latitude: latitude, longitude: 12))
        let box = BoundingBox(around: point, radius: 1_000)
        #expect(box.longitudes == [-180...180])
        #expect(abs(box.south) <= 90 && abs(box.north) <= 90)
    }
}

extension Coordinate {
    /// Where one comes to along a great circle; the sphere's direct formula, apart from the code under test.
    fileprivate func moved(metres: Double, bearing: Double) -> Coordinate? {
        let angle = metres / 6_371_008.8, course = bearing * .pi / 180
        let lat = latitude * .pi / 180, lon = longitude * .pi / 180
        let newLat = asin(max(-1, min(1, sin(lat) * cos(angle) + cos(lat) * sin(angle) * cos(course))))
        let newLon = lon + atan2(sin(course) * sin(angle) * cos(lat), cos(angle) - sin(lat) * sin(newLat))
        let degrees = (newLon * 180 / .pi + 540).truncatingRemainder(dividingBy: 360) - 180
        return Coordinate(latitude: newLat * 180 / .pi, longitude: degrees)
    }
}

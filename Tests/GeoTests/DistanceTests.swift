import Core
import Foundation
import Geo
import Testing

struct DistanceTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let from: (Double, Double)
        let to: (Double, Double)
        /// Metres on the WGS 84 ellipsoid.
        let metres: Double
        var testDescription: String { name }
    }

    @Test(arguments: [
        Row(name: "the same point", from: (48.2082, 16.3738), to: (48.2082, 16.3738), metres: 0),
        Row(name: "one degree on the equator", from: (0, 0), to: (0, 1), metres: 111_319.5),
        Row(name: "one degree of latitude at the equator", from: (0, 0), to: (1, 0), metres: 110_574.4),
        Row(name: "one degree of latitude at the pole", from: (89, 0), to: (90, 0), metres: 111_693.9),
        Row(name: "over the pole", from: (89, 0), to: (89, 180), metres: 223_387.8),
        Row(name: "over the antimeridian", from: (0, 179.5), to: (0, -179.5), metres: 111_319.5),
        Row(name: "half the equator", from: (0, 0), to: (0, 180), metres: 20_015_000),
        Row(
            name: "Flinders Peak to Buninyong", from: (-37.951033, 144.424868), to: (-37.652821, 143.926496),
            metres: 54_972.3),
    ])
    func `A distance is within 0.6 % of the ellipsoid's, both ways`(row: Row) throws {
        let from = try #require(Coordinate(latitude: row.from.0, longitude: row.from.1))
        let to = try #require(Coordinate(latitude: row.to.0, longitude: row.to.1))
        #expect(abs(from.distance(to: to) - row.metres) <= 0.006 * row.metres)
        #expect(abs(to.distance(to: from) - from.distance(to: to)) < 1e-6)
    }

    @Test func `Fifty metres are told to the centimetre`() throws {
        let home = try #require(Coordinate(latitude: 48.2, longitude: 16.37))
        let step = 50 / (Coordinate.earthRadius * .pi / 180)
        let north = try #require(Coordinate(latitude: 48.2 + step, longitude: 16.37))
        #expect(abs(home.distance(to: north) - 50) < 0.01)
    }
}

package import Core
import Foundation

/// A box of latitudes and longitudes in degrees. Where it crosses the antimeridian, `west` is greater than `east`.
package struct BoundingBox: Hashable, Sendable {
    package let south: Double
    package let north: Double
    package let west: Double
    package let east: Double

    package init(south: Double, west: Double, north: Double, east: Double) {
        self.south = south
        self.north = north
        self.west = west
        self.east = east
    }

    /// The smallest box that holds everything within `radius` metres of a point; the whole round at a pole.
    package init(around center: Coordinate, radius: Double) {
        let angle = max(0, radius) / Coordinate.earthRadius
        let latitudes = angle * 180 / .pi
        south = max(-90, center.latitude - latitudes)
        north = min(90, center.latitude + latitudes)
        // The circle's easternmost point lies off the centre's parallel, hence asin (Bronshtein, spherical triangles).
        let ratio = sin(min(angle, .pi / 2)) / cos(center.latitude.radians)
        guard center.latitude - latitudes > -90, center.latitude + latitudes < 90, ratio < 1 else {
            (west, east) = (-180, 180)
            return
        }
        let longitudes = asin(ratio) * 180 / .pi
        west = Self.wrapped(center.longitude - longitudes)
        east = Self.wrapped(center.longitude + longitudes)
    }

    package var crossesAntimeridian: Bool { west > east }

    /// The same as one range of longitudes, or as two where it crosses the antimeridian.
    package var longitudes: [ClosedRange<Double>] {
        crossesAntimeridian ? [west...180, -180...east] : [west...east]
    }

    package func contains(_ point: Coordinate) -> Bool {
        (south...north).contains(point.latitude) && longitudes.contains { $0.contains(point.longitude) }
    }

    private static func wrapped(_ longitude: Double) -> Double {
        if longitude < -180 { return longitude + 360 }
        return longitude > 180 ? longitude - 360 : longitude
    }
}

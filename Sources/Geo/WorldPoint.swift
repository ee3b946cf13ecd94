package import Core
import Foundation

/// A point of the world in Web Mercator: x from west to east and y from north to south, each 0...1 (EPSG:3857 scaled).
package struct WorldPoint: Hashable, Sendable {
    /// Degrees at which the square world ends; what lies beyond is shown at the edge.
    package static let maxLatitude = 85.051_128_779_806_59

    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package init(_ coordinate: Coordinate) {
        let latitude = min(Self.maxLatitude, max(-Self.maxLatitude, coordinate.latitude))
        x = coordinate.longitude / 360 + 0.5
        y = 0.5 - atanh(sin(latitude.radians)) / (2 * .pi)
    }

    /// The place on Earth; an x beyond 0...1 has gone round the world.
    package var coordinate: Coordinate {
        let round = x - x.rounded(.down)
        let latitude = atan(sinh(.pi * (1 - 2 * min(1, max(0, y))))) * 180 / .pi
        return Coordinate(clampingLatitude: latitude, longitude: (round - 0.5) * 360)
    }
}

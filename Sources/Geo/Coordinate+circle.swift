package import Core
import Foundation

extension Coordinate {
    /// The point so many metres away in a direction, in degrees from north, along the sphere.
    package func moved(by metres: Double, bearing: Double) -> Coordinate {
        let angle = metres / Self.earthRadius, turn = bearing.radians, here = latitude.radians
        let there = asin(min(1, max(-1, sin(here) * cos(angle) + cos(here) * sin(angle) * cos(turn))))
        let east = atan2(sin(turn) * sin(angle) * cos(here), cos(angle) - sin(here) * sin(there))
        let degrees = longitude + east * 180 / .pi
        return Coordinate(
            clampingLatitude: there * 180 / .pi,
            longitude: degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees)
    }

    /// Points of the circle of so many metres round it, clockwise from north.
    package func circle(radius: Double, points: Int = 96) -> [Coordinate] {
        (0..<max(3, points)).map { moved(by: radius, bearing: 360 * Double($0) / Double(max(3, points))) }
    }
}

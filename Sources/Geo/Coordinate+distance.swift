package import Core
import Foundation

extension Coordinate {
    /// The mean radius of the Earth in metres (IUGG, from WGS 84).
    package static let earthRadius = 6_371_008.8

    /// Metres along the sphere, by the haversine formula; within 0.6 % of the WGS 84 ellipsoid.
    package func distance(to other: Coordinate) -> Double {
        let lat1 = latitude.radians, lat2 = other.latitude.radians
        let dLat = (other.latitude - latitude).radians, dLon = (other.longitude - longitude).radians
        let half = pow(sin(dLat / 2), 2) + cos(lat1) * cos(lat2) * pow(sin(dLon / 2), 2)
        return 2 * Self.earthRadius * asin(min(1, half.squareRoot()))
    }

    /// The direction to set out in: degrees from north, clockwise, 0..<360. 0 where both are the same point.
    package func bearing(to other: Coordinate) -> Double {
        let lat1 = latitude.radians, lat2 = other.latitude.radians
        let dLon = (other.longitude - longitude).radians
        let east = sin(dLon) * cos(lat2)
        let north = cos(lat1) * sin(lat2) - sin(lat1) * cos(lat2) * cos(dLon)
        let degrees = atan2(east, north) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}

/// One of the eight directions of the compass.
package enum Compass: Int, Sendable, CaseIterable {
    case north, northEast, east, southEast, south, southWest, west, northWest

    /// The nearest one to a bearing in degrees from north, clockwise.
    package init(bearing: Double) {
        let turn = (bearing / 45).rounded().truncatingRemainder(dividingBy: 8)
        self = Self.allCases[Int(turn < 0 ? turn + 8 : turn) % 8]
    }
}

extension Double {
    var radians: Double { self * .pi / 180 }
}

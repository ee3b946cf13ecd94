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
}

extension Double {
    var radians: Double { self * .pi / 180 }
}

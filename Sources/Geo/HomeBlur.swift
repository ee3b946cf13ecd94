package import Core
import Foundation

/// What others see of a place near somebody's home: the middle of the field of a fixed grid that the home lies in.
///
/// It depends on the home alone: all that is near it is shown at the same point, at every time, so that nothing is
/// learnt by looking often, or at much of it. The home is anywhere in the field, as likely at its edge as in the middle.
package enum HomeBlur {
    /// Metres round a home within which places are rubbed out.
    package static let reach = 300.0
    /// Metres from the point that is shown to the farthest that it can stand for.
    package static let accuracy = 1_100.0

    /// Degrees of latitude of a field, about 1.1 km.
    private static let step = 0.01

    /// Where a place is shown to others; nil where no home is near, and it is shown as it is.
    package static func shown(_ place: Coordinate, homes: [Coordinate]) -> Coordinate? {
        let near = homes.map { (home: $0, metres: $0.distance(to: place)) }.filter { $0.metres <= reach }
        return near.min { $0.metres < $1.metres }.map { middle(of: $0.home) }
    }

    private static func middle(of home: Coordinate) -> Coordinate {
        let latitude = ((home.latitude / step).rounded(.down) + 0.5) * step
        // Fields are about as wide as they are high, wherever they lie.
        let width = step / max(0.02, cos(latitude * .pi / 180))
        let longitude = ((home.longitude / width).rounded(.down) + 0.5) * width
        return Coordinate(clampingLatitude: latitude, longitude: longitude)
    }
}

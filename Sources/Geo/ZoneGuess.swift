package import Core
package import Foundation

/// Which time zones a point may lie in, by the cities that zones are named after.
///
/// A guess to be asked about, never to be acted on: borders are not known.
package struct ZoneGuess: Sendable {
    /// Nearest first, each with another time on its clocks.
    package let zones: [TimeZone]

    /// Metres. Nothing is guessed further from any city than that.
    private static let farthest = 2_000_000.0
    /// What lies so much further than the nearest city may be right as well: a factor, and metres.
    private static let doubt = (factor: 1.6, metres: 100_000.0)

    package init(at point: Coordinate, now: Date) {
        let near = Self.cities.map { (city: $0, metres: $0.point.distance(to: point)) }
            .filter { $0.metres < Self.farthest }.sorted { $0.metres < $1.metres }
        let limit = (near.first?.metres ?? 0) * Self.doubt.factor + Self.doubt.metres
        var offsets: Set<Int> = []
        zones = near.prefix { $0.metres <= limit }.map(\.city.zone)
            .filter { offsets.insert($0.secondsFromGMT(for: now)).inserted }
    }

    /// The middle of the city that a zone is named after; nil for a zone that is named after none.
    package static func city(of zone: TimeZone) -> Coordinate? { cities.first { $0.zone == zone }?.point }

    private struct City {
        let zone: TimeZone
        let point: Coordinate
    }

    private static let cities: [City] = ZoneCities.table.split { $0 == ";" || $0 == "\n" }.compactMap { row in
        let parts = row.split(separator: " ").map(String.init)
        guard parts.count == 3, let zone = TimeZone(identifier: parts[0]), let latitude = Double(parts[1]),
            let longitude = Double(parts[2]), let point = Coordinate(latitude: latitude, longitude: longitude)
        else { return nil }
        return City(zone: zone, point: point)
    }
}

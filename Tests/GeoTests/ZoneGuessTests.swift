import Core
import Foundation
import Geo
import Testing

/// Zones are guessed from the cities that they are named after.
struct ZoneGuessTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let place: String
        let latitude: Double
        let longitude: Double
        let zone: String?

        init(_ place: String, _ latitude: Double, _ longitude: Double, _ zone: String?) {
            (self.place, self.latitude, self.longitude, self.zone) = (place, latitude, longitude, zone)
        }

        var testDescription: String { place }
    }

    static let rows = [
        Row("Tokyo", 35.68, 139.76, "Asia/Tokyo"), Row("Osaka", 34.69, 135.5, "Asia/Tokyo"),
        Row("Vienna", 48.21, 16.37, "Europe/Vienna"), Row("Manhattan", 40.78, -73.97, "America/New_York"),
        Row("San Francisco", 37.77, -122.42, "America/Los_Angeles"),
        Row("Cape Town", -33.92, 18.42, "Africa/Johannesburg"),
        Row("Sydney", -33.87, 151.21, "Australia/Sydney"), Row("Kathmandu", 27.7, 85.32, "Asia/Kathmandu"),
        Row("Mumbai", 19.08, 72.88, "Asia/Kolkata"), Row("Lima", -12.05, -77.04, "America/Lima"),
        Row("Reykjavik", 64.15, -21.94, "Atlantic/Reykjavik"), Row("Nairobi", -1.29, 36.82, "Africa/Nairobi"),
        Row("Suva, beside the date line", -18.14, 178.44, "Pacific/Fiji"),
        Row("the middle of the Pacific", -47.0, -125.0, nil),
    ]

    @Test(arguments: rows) func `A place has the time of a city near it`(row: Row) throws {
        let now = Date(timeIntervalSince1970: 1_773_475_200)
        let point = try #require(Coordinate(latitude: row.latitude, longitude: row.longitude))
        let zones = ZoneGuess(at: point, now: now).zones
        let wanted = row.zone.flatMap { TimeZone(identifier: $0)?.secondsFromGMT(for: now) }
        #expect(zones.first?.secondsFromGMT(for: now) == wanted, "\(zones.map(\.identifier))")
    }

    @Test func `Near a border both times are possible, each once`() throws {
        let now = Date(timeIntervalSince1970: 1_773_475_200)
        // Haparanda and Tornio share a river and not the time.
        let tornio = try #require(Coordinate(latitude: 65.84, longitude: 24.15))
        let offsets = ZoneGuess(at: tornio, now: now).zones.map { $0.secondsFromGMT(for: now) }
        #expect(Set(offsets).isSuperset(of: [3600, 7200]) && Set(offsets).count == offsets.count)
    }
}

package import Core
package import Foundation

/// Which time zones a country has, and where the cities lie that these are named after.
///
/// Source: zone1970.tab of the time zone database.
package struct ZoneTable: Sendable {
    /// Debian's; without the file no country is known.
    package static let shared = ZoneTable(
        (try? String(contentsOfFile: "/usr/share/zoneinfo/zone1970.tab", encoding: .utf8)) ?? "")

    private struct Row {
        let zone: TimeZone
        let city: Coordinate
    }

    /// By the country's code of two letters.
    private let rows: [String: [Row]]

    /// What cannot be read is left out.
    package init(_ text: String) {
        var rows: [String: [Row]] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            guard fields.count >= 3, let city = Self.point(fields[1]),
                let zone = TimeZone(identifier: String(fields[2]))
            else { continue }
            for country in fields[0].split(separator: ",") {
                rows[String(country), default: []].append(Row(zone: zone, city: city))
            }
        }
        self.rows = rows
    }

    /// The zone of a point in a country: its only one, else that of the nearest of its cities. `country` is a code of
    /// two letters (ISO 3166-1).
    package func zone(at point: Coordinate, in country: String) -> TimeZone? {
        rows[country.uppercased()]?.min { $0.city.distance(to: point) < $1.city.distance(to: point) }?.zone
    }

    /// "+4230+00131", with seconds "+404251-0740023" (ISO 6709).
    private static func point(_ text: Substring) -> Coordinate? {
        guard let middle = text.dropFirst().lastIndex(where: { $0 == "+" || $0 == "-" }),
            let latitude = degrees(text[..<middle], wholes: 2), let longitude = degrees(text[middle...], wholes: 3)
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    private static func degrees(_ text: Substring, wholes: Int) -> Double? {
        let digits = text.dropFirst()
        let parts = [digits.prefix(wholes), digits.dropFirst(wholes).prefix(2), digits.dropFirst(wholes + 2)]
        let numbers = parts.compactMap { $0.isEmpty ? 0 : Double($0) }
        guard numbers.count == 3 else { return nil }
        return (numbers[0] + numbers[1] / 60 + numbers[2] / 3600) * (text.first == "-" ? -1 : 1)
    }
}

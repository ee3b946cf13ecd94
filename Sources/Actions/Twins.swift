package import Core
import Foundation
import Geo
package import Store

extension Session {
    /// Pins of one's own within some metres of a point, the nearest first.
    package func ownPlaces(within metres: Double, of point: Coordinate) throws -> [(place: PlaceRecord, metres: Double)]
    {
        let box = BoundingBox(around: point, radius: metres)
        let found = try box.longitudes.flatMap { longitudes in
            try PlaceRecord.fetchAll(
                db,
                literal: """
                    SELECT place.* FROM placeBox CROSS JOIN place ON place.id = placeBox.id
                    WHERE minLatitude <= \(box.north) AND maxLatitude >= \(box.south)
                        AND minLongitude <= \(longitudes.upperBound) AND maxLongitude >= \(longitudes.lowerBound)
                        AND \(own(.place))
                    """)
        }
        return found.map { ($0, point.distance(to: $0.coordinate)) }.filter { $0.1 <= metres }
            .sorted { ($0.1, $0.0.id.rawValue) < ($1.1, $1.0.id.rawValue) }
    }

    /// The viewer's own pin that is surely the same place: within 30 m and of a like name; the nearest of several.
    package func twin(of name: String, at point: Coordinate) throws -> PlaceRecord? {
        try ownPlaces(within: PlaceLikeness.reach, of: point).first { PlaceLikeness.isLike($0.place.name, name) }?.place
    }
}

/// Whether two names at one spot are names of one place.
package enum PlaceLikeness {
    /// Metres between two pins of one place.
    package static let reach = 30.0
    /// Letters that the shorter of two names needs to be a part of the longer one.
    private static let shortest = 3

    /// The same words but for case, accents and signs; or all words of the shorter name stand in the longer one: "Korb"
    /// and "Café Korb".
    package static func isLike(_ one: String, _ other: String) -> Bool {
        let (first, second) = (words(of: one), words(of: other))
        if first == second { return !first.isEmpty || one == other }
        let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
        return shorter.joined().count >= shortest && Set(shorter).isSubset(of: longer)
    }

    /// The same words but for case, accents and signs.
    package static func isSame(_ one: String, _ other: String) -> Bool { words(of: one) == words(of: other) }

    /// All of the words stand in the name: "Korb" in "Café Korb".
    package static func isPart(_ words: String, of name: String) -> Bool {
        let said = Set(self.words(of: words))
        return !said.isEmpty && said.isSubset(of: self.words(of: name))
    }

    private static func words(of name: String) -> [String] {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

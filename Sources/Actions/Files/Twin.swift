package import Core
import Foundation
import Geo
package import Store

/// When two places are one: near each other, with names alike.
package enum Twin {
    /// Metres.
    package static let radius = 30.0

    /// The same words whatever their capitals, accents and signs; or the one begins with the other ("Korb", "Korb Café").
    package static func areAlike(_ left: String, _ right: String) -> Bool {
        let left = words(left), right = words(right)
        if left == right { return true }
        let (shorter, longer) = left.count < right.count ? (left, right) : (right, left)
        return shorter.joined().count >= 3 && longer.starts(with: shorter)
    }

    private static func words(_ name: String) -> [String] {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension Session {
    /// A pin of the viewer's own within 30 m whose name is alike; the nearest of several.
    package func twin(of name: String, at point: Coordinate) throws -> PlaceRecord? {
        let box = BoundingBox(around: point, radius: Twin.radius)
        let near = try box.longitudes.flatMap { range in
            try PlaceRecord.fetchAll(
                db,
                literal: """
                    SELECT place.* FROM placeBox JOIN place ON place.id = placeBox.id
                    WHERE minLatitude <= \(box.north) AND maxLatitude >= \(box.south)
                        AND minLongitude <= \(range.upperBound) AND maxLongitude >= \(range.lowerBound)
                        AND \(own(.place))
                    """)
        }
        return near.filter { $0.coordinate.distance(to: point) <= Twin.radius && Twin.areAlike($0.name, name) }
            .min { $0.coordinate.distance(to: point) < $1.coordinate.distance(to: point) }
    }
}

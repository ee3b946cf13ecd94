package import Core
import Geo
package import Store

/// Says where places are of which a file has no more than the name, as lists saved in Google Maps come: from the
/// operator's map, where just one place is called so.
package struct PlaceLocator {
    /// So many names of a file are looked for.
    private static let most = 500
    /// Metres within which two of a name are one, drawn as a point and as a building.
    private static let reach = 150.0

    private let atlas: (any Atlas)?
    private var left = Self.most

    fileprivate init(_ atlas: (any Atlas)?) { self.atlas = atlas }

    package mutating func point(of place: ImportedPlace) throws -> Coordinate? {
        guard let atlas, left > 0, !place.name.isEmpty else { return nil }
        left -= 1
        let found = try atlas.places(PlaceQuery(text: place.name, limit: 10)).places.map(\.place)
            .filter { PlaceLikeness.isSame($0.name, place.name) }
        guard let first = found.first?.coordinate, found.allSatisfy({ $0.coordinate.distance(to: first) <= Self.reach })
        else {
            return nil
        }
        return first
    }
}

extension Session {
    package var locator: PlaceLocator { PlaceLocator(atlas) }
}

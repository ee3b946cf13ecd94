package import Core
import Geo
package import Store

/// Says where places are of which a file has no more than the name, as lists saved in Google Maps come: from the
/// operator's map, where just one place is called so.
package struct PlaceLocator: Sendable {
    /// So many names of a file are looked for.
    private static let most = 500
    /// Metres within which two of a name are one, drawn as a point and as a building.
    private static let reach = 150.0

    private let atlas: (any Atlas)?

    fileprivate init(_ atlas: (any Atlas)?) { self.atlas = atlas }

    /// By name, the points of those places that have none. It may take seconds, so that nothing is read meanwhile.
    package func points(of places: [ImportedPlace]) async throws -> [String: Coordinate] {
        guard let atlas else { return [:] }
        var points: [String: Coordinate] = [:]
        let names = places.filter { $0.coordinate == nil }.map { $0.mended(label: nil).place.name }
        for name in names.filter({ !$0.isEmpty }).prefix(Self.most) {
            try Task.checkCancellation()
            points[name] = try Self.point(called: name, on: atlas)
            await Task.yield()
        }
        return points
    }

    private static func point(called name: String, on atlas: any Atlas) throws -> Coordinate? {
        let found = try atlas.places(PlaceQuery(text: name, limit: 10)).places.map(\.place)
            .filter { place in place.names.contains { PlaceLikeness.isSame($0, name) } }
        guard let first = found.first?.coordinate, found.allSatisfy({ $0.coordinate.distance(to: first) <= reach })
        else {
            return nil
        }
        return first
    }
}

extension Session {
    package var locator: PlaceLocator { PlaceLocator(atlas) }
}

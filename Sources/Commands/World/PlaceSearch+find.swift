import Actions
import Core
import Foundation
import Geo
import Store

/// What a search has found, ready to be shown.
struct FoundPlaces {
    /// Where it was looked.
    enum Ground {
        case point(Coordinate, name: String?, isMe: Bool)
        case region(MapRegion)
        case map
        /// There is no such area or place on the map.
        case unknown(String)
    }

    let ground: Ground
    /// Best first.
    var places: [FoundPlace] = []
    /// Metres within which they lie; nil for the whole ground.
    var reach: Double?
    /// What was asked for lies farther away than was asked: these are the nearest.
    var isFarther = false
    /// How many there are on the ground, with those that are not in `places`.
    var total = 0
}

extension PlaceSearch {
    /// Metres that people go when they do not say how far.
    static let usualReach = 5000.0
    /// So many are looked at; of more the nearest.
    private static let most = 200

    /// Looks on the map. Reads only, and takes too long for a piece of work: cards do it when they are drawn.
    func find(in session: Session, on atlas: any Atlas) throws -> FoundPlaces {
        let ground = try ground(on: atlas)
        var found = FoundPlaces(ground: ground)
        var query = PlaceQuery(text: name, categories: wanted, filters: wantedFilters, limit: Self.most)
        switch ground {
        case .unknown: return found
        case .map: break
        case .region(let region):
            query.region = region.element
            query.near = region.center
        case .point(let point, _, _):
            query.near = point
            query.radius = reach
        }
        found.reach = query.radius
        try found.take(atlas.places(query))
        if found.places.isEmpty, query.radius != nil {
            query.radius = nil
            query.limit = FoundCard.rowsPerPage
            try found.take(atlas.places(query))
            found.isFarther = !found.places.isEmpty
        }
        return found
    }

    /// The one place that is called as the whole line says: "Oceanographic Museum" is no museum at large.
    func place(calledOn atlas: any Atlas) throws -> WorldPlace? {
        guard let line else { return nil }
        let called = try atlas.places(PlaceQuery(text: line, limit: 10)).places.filter { $0.place.isCalled(line) }
        return called.count == 1 ? called[0].place : nil
    }

    /// What was asked for, or what a button chose of it.
    var wanted: Set<PlaceCategory> { narrowing.category.map { [$0] } ?? categories }

    var wantedFilters: Set<PlaceFilter> {
        var all = filters
        if narrowing.isAccessible { all.insert(.wheelchair) }
        if let diet = narrowing.diet { all.insert(.diet(diet)) }
        return all
    }

    /// Metres; nil where there is no end. A name is looked for everywhere.
    var reach: Double? { narrowing.reach ?? metres ?? (name.isEmpty ? Self.usualReach : nil) }

    func ground(on atlas: any Atlas) throws -> FoundPlaces.Ground {
        switch center {
        case .me(let fix): return .point(fix.coordinate, name: nil, isMe: true)
        case .point(let point, let name): return .point(point, name: name, isMe: false)
        case .anywhere: return .map
        case .inside(let text):
            if let region = try atlas.regions(named: text, limit: 1).first { return .region(region) }
            return try point(named: text, on: atlas) ?? .unknown(text)
        case .near(let text):
            if let point = try point(named: text, on: atlas) { return point }
            if let region = try atlas.regions(named: text, limit: 1).first {
                return .point(region.center, name: region.name, isMe: false)
            }
            return .unknown(text)
        }
    }

    /// A thing of the map by its name, else a house or a street.
    private func point(named text: String, on atlas: any Atlas) throws -> FoundPlaces.Ground? {
        if let place = try atlas.places(PlaceQuery(text: text, limit: 1)).places.first?.place {
            return .point(place.coordinate, name: place.name, isMe: false)
        }
        guard let address = try atlas.addresses(matching: text, near: nil, limit: 1).first else { return nil }
        return .point(address.coordinate, name: address.line, isMe: false)
    }
}

extension FoundPlaces {
    fileprivate mutating func take(_ finding: PlaceFinding) {
        places = finding.places
        total = finding.total
    }
}

import Actions
import Core

/// A point of the map that has a name: a house, a street, a town, a place.
struct MapSpot {
    let line: String
    let coordinate: Coordinate
    /// From where it is looked for.
    var metres: Double?
    /// It is wider than a house, and the point no more than its middle.
    var isMiddle = false

    init(_ house: StreetAddress) {
        (line, coordinate, metres) = (house.line, house.coordinate, house.metres)
        isMiddle = house.houseNumber == nil
    }

    fileprivate init(_ region: MapRegion) {
        (line, coordinate, isMiddle) = (region.name, region.center, true)
    }

    init(_ place: WorldPlace, _ voice: Voice) {
        line = [place.title(voice), place.address].compactMap(\.self).joined(separator: ", ")
        coordinate = place.coordinate
    }
}

extension PlaceSearch {
    /// The houses and streets that are meant; for more than an address also towns and places of just that name.
    func spots(on atlas: any Atlas, limit: Int, _ voice: Voice) throws -> [MapSpot] {
        var near: Coordinate?
        if case .me(let fix) = center { near = fix.coordinate }
        let houses = try atlas.addresses(matching: words, near: near, limit: limit)
        guard aim != nil else { return houses.map(MapSpot.init) }
        let region = try atlas.regions(named: words, limit: 1).first { PlaceLikeness.isSame($0.name, words) }
        // The streets of a town are found by its name, too.
        let streets = region == nil ? houses : houses.filter { PlaceLikeness.isSame($0.street, words) }
        let places = try atlas.places(PlaceQuery(text: words, near: near, limit: limit)).places.map(\.place)
            .filter { $0.isCalled(words) }
        let spots =
            [region].compactMap { $0.map(MapSpot.init) } + streets.map(MapSpot.init)
            + places.map { MapSpot($0, voice) }
        var said: Set<String> = []
        return Array(spots.filter { said.insert($0.line).inserted }.prefix(limit))
    }
}

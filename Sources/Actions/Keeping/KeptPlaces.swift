package import Core
import Foundation
import Geo
package import Store

extension Session {
    /// The viewer's own pin of a place of the map; nil where there is none.
    package func pin(of element: OSMElement) throws -> PlaceRecord? {
        try PlaceRecord.fetchOne(
            db, literal: "SELECT * FROM place WHERE element = \(element.description) AND \(own(.place)) ORDER BY id")
    }

    /// The viewer's own pin that is surely the same place: within 30 m and of a like name; the nearest of several.
    package func pin(like name: String, near point: Coordinate) throws -> PlaceRecord? {
        let near = PlaceLikeness.reach / 111_320
        let wide = near / max(0.01, cos(point.latitude * .pi / 180))
        let found = try PlaceRecord.fetchAll(
            db,
            literal: """
                SELECT place.* FROM placeBox CROSS JOIN place ON place.id = placeBox.id
                WHERE maxLatitude >= \(point.latitude - near) AND minLatitude <= \(point.latitude + near)
                    AND maxLongitude >= \(point.longitude - wide) AND minLongitude <= \(point.longitude + wide)
                    AND \(own(.place)) ORDER BY place.id
                """)
        return found.map { ($0, $0.coordinate.distance(to: point)) }
            .filter { $0.1 <= PlaceLikeness.reach && PlaceLikeness.isLike($0.0.name, name) }
            .min { $0.1 < $1.1 }?.0
    }

    /// The viewer's pin of a place of the map, made when there is none yet. One of a like name within 30 m becomes it.
    package func keep(_ place: WorldPlace) throws -> PlaceRecord {
        if let known = try pin(of: place.element) { return known }
        let like = try pin(like: place.name, near: place.coordinate)
        if let like, like.element == nil, try mayChange(.place(like.id)) { return try tie(like, to: place) }
        return try keepPlace(
            NewPlace(
                name: String(place.name.prefix(100)), point: place.coordinate, address: place.address,
                element: place.element, category: place.category))
    }

    /// The viewer's own pin of a place that they see: the pin itself, or one of their own for that of another.
    package func keepOwn(_ id: PlaceID) throws -> PlaceRecord {
        guard let place = try place(id) else { throw Refusal(ActionReply.gone) }
        if try isOwn(.place(id)) { return place }
        if let own = try ownPin(of: place) { return own }
        return try keepPlace(
            NewPlace(
                name: place.name, point: place.coordinate, accuracy: place.accuracy, labels: try labels(of: id),
                address: place.address, element: place.osmElement, category: place.placeCategory))
    }

    /// The same without making one: the viewer's pin of a place that may be another's.
    package func ownPin(of place: PlaceRecord) throws -> PlaceRecord? {
        if try isOwn(.place(place.id)) { return place }
        if let element = place.osmElement, let own = try pin(of: element) { return own }
        return try pin(like: place.name, near: place.coordinate)
    }

    private func tie(_ pin: PlaceRecord, to place: WorldPlace) throws -> PlaceRecord {
        try change(.change, voice.words(KeepTitle.tied(pin.name)), subject: .place(pin.id)) {
            try db.run(
                """
                UPDATE place SET element = \(place.element.description), category = \(place.category?.description),
                    address = coalesce(address, \(place.address)) WHERE id = \(pin.id)
                """)
        }
        try markPlaces(pin.id)
        return try placeToChange(pin.id)
    }
}

/// Whether two names at one spot are names of one place.
package enum PlaceLikeness {
    /// Metres between two pins of one place.
    package static let reach = 30.0

    /// All words of the shorter name stand in the longer one, but for case and accents: "Korb" and "Café Korb".
    package static func isLike(_ one: String, _ other: String) -> Bool {
        let (one, other) = (words(of: one), words(of: other))
        guard !one.isEmpty, !other.isEmpty else { return false }
        return one.isSubset(of: other) || other.isSubset(of: one)
    }

    private static func words(of name: String) -> Set<String> {
        let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return Set(folded.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}

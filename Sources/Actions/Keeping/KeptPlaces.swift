package import Core
package import Store

extension Session {
    /// The viewer's own pin of a place of the map; nil where there is none.
    package func pin(of element: OSMElement) throws -> PlaceRecord? {
        try PlaceRecord.fetchOne(
            db, literal: "SELECT * FROM place WHERE element = \(element.description) AND \(own(.place)) ORDER BY id")
    }

    /// The viewer's pin of a place of the map, made when there is none yet. One of a like name within 30 m becomes it.
    package func keep(_ place: WorldPlace) throws -> PlaceRecord {
        if let known = try pin(of: place.element) { return known }
        let like = try twin(of: place.name, at: place.coordinate)
        if let like, like.element == nil, try mayChange(.place(like.id)) { return try tie(like, to: place) }
        return try keepPlace(
            NewPlace(
                name: place.name.shortened(toCodePoints: 100), point: place.coordinate, address: place.address,
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
        return try twin(of: place.name, at: place.coordinate)
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

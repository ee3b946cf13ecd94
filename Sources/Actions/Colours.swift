package import Core
package import Store

extension Session {
    /// The colour that a pin is drawn in: its own, else that of the first of its labels that has one; nil for none.
    package func colour(of place: PlaceRecord) throws -> PinColour? {
        try colours(of: [place])[place.id]
    }

    /// The same of several pins, without those that have none.
    func colours(of places: [PlaceRecord]) throws -> [PlaceID: PinColour] {
        let own = places.compactMap { place in
            place.colour.flatMap(PinColour.init).map { (place.id, $0) }
        }
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT place.id, labelColour.colour
                FROM place JOIN placeLabel ON placeLabel.place = place.id
                    JOIN labelColour ON labelColour.label = placeLabel.label AND labelColour.owner = place.owner
                WHERE place.id IN (\(list: places.map(\.id))) ORDER BY placeLabel.id
                """)
        let labels = rows.compactMap { row in PinColour(rawValue: row["colour"]).map { (row["id"] as PlaceID, $0) } }
        return Dictionary(own + labels, uniquingKeysWith: { first, _ in first })
    }

    /// The colour that somebody gave a label.
    package func colour(ofLabel label: String, of owner: OwnerID) throws -> PinColour? {
        try String.fetchOne(db, literal: "SELECT colour FROM labelColour WHERE owner = \(owner) AND label = \(label)")
            .flatMap(PinColour.init)
    }

    /// nil takes its colour away; that of its labels stays.
    package func setColour(_ colour: PinColour?, of id: PlaceID) throws -> PlaceRecord {
        let old = try placeToChange(id)
        try change(.change, voice.words(EntryTitle.coloured(old.name)), subject: .place(id)) {
            try db.run("UPDATE place SET colour = \(colour?.rawValue) WHERE id = \(id)")
        }
        try markPlaces(id)
        return try placeToChange(id)
    }

    /// The sign that stands before a pin's name; nil takes it away.
    package func setIcon(_ icon: String?, of id: PlaceID) throws -> PlaceRecord {
        let old = try placeToChange(id)
        try change(.change, voice.words(EntryTitle.coloured(old.name)), subject: .place(id)) {
            try db.run("UPDATE place SET icon = \(icon) WHERE id = \(id)")
        }
        try markPlaces(id)
        return try placeToChange(id)
    }

    /// The colour of all pins with that label that have none of their own.
    /// - Returns: how many pins have the label.
    package func setColour(_ colour: PinColour?, ofLabel label: String) throws -> Int {
        let places = try PlaceID.fetchAll(
            db,
            literal: """
                SELECT place.id FROM place JOIN placeLabel ON placeLabel.place = place.id
                WHERE label = \(label) AND \(own(.place)) ORDER BY place.id
                """)
        try change(.change, voice.words(EntryTitle.colouredLabel(label))) {
            try db.run("DELETE FROM labelColour WHERE owner = \(viewer) AND label = \(label)")
            guard let colour else { return }
            try db.run(
                "INSERT INTO labelColour (owner, label, colour) VALUES (\(viewer), \(label), \(colour.rawValue))")
        }
        for place in places.prefix(100) { try mark("place:\(place)") }
        try mark("pins:\(viewer)", "history:\(viewer)")
        return places.count
    }
}

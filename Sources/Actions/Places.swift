package import Core
package import Store

/// What a new pin needs.
package struct NewPlace: Sendable {
    package var name: String
    package var point: Coordinate
    /// Metres, where known.
    package var accuracy: Double?
    package var labels: [String]
    /// As its maker or the map has it; nil leaves it to the map.
    package var address: String?
    /// The place of the map that it is, and what the map says that it is.
    package var element: OSMElement?
    package var category: PlaceCategory?

    package init(
        name: String, point: Coordinate, accuracy: Double? = nil, labels: [String] = [], address: String? = nil,
        element: OSMElement? = nil, category: PlaceCategory? = nil
    ) {
        self.name = name
        self.point = point
        self.accuracy = accuracy
        self.labels = labels
        self.address = address
        self.element = element
        self.category = category
    }
}

extension Session {
    /// Keeps a pin with its first note; a heading's notes move to it, and the heading goes where nothing else is on it.
    package func keepPlace(_ new: NewPlace, note: String? = nil, heading: HeadingID? = nil) throws -> PlaceRecord {
        let title = voice.words(EntryTitle.pinned(new.name))
        let place = try change(.add, title) {
            let rank = try nextRank(in: "place WHERE \(own(.place))")
            let assumed = new.address == nil ? addressOnMap(at: new.point, accuracy: new.accuracy) : nil
            let record = PlaceRecord(
                owner: viewer, name: new.name, coordinate: new.point, accuracy: new.accuracy,
                address: new.address ?? assumed, addressIsAssumed: assumed != nil, rank: rank, createdAt: now,
                addedBy: adder, element: new.element, category: new.category)
            let place = try record.insertedAnew(db)
            for label in new.labels { try PlaceLabelRecord(place: place.id, label: label).insertAnew(db) }
            if let note { _ = try keepNote(NewNote(text: note, home: .place(place.id))) }
            if let heading { try takeNotes(of: heading, to: place.id) }
            return place
        } subject: {
            .place($0.id)
        }
        try markPlaces(place.id)
        try leaveAddressSearch(place)
        return place
    }

    /// A pin that the viewer may see.
    package func place(_ id: PlaceID) throws -> PlaceRecord? {
        try (seen(.place(id)) as PlaceRecord?).map(rubbedOut)
    }

    /// A pin that the viewer may change; throws the sentence to be shown where there is none.
    package func placeToChange(_ id: PlaceID) throws -> PlaceRecord {
        try toChange(.place(id), place(id))
    }

    package func placeCount(_ selection: PlaceSelection = .all) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT COUNT(*) FROM place WHERE \(isSelected(selection))") ?? 0
    }

    package func renamePlace(_ id: PlaceID, to name: String) throws -> PlaceRecord {
        let old = try placeToChange(id)
        try change(.change, voice.words(EntryTitle.renamed(old.name, to: name)), subject: .place(id)) {
            try db.run("UPDATE place SET name = \(name) WHERE id = \(id)")
        }
        try markPlaces(id)
        return try placeToChange(id)
    }

    /// What an edited line makes of a pin, as one change; nil leaves a part as it is.
    package func revisePlace(_ id: PlaceID, name: String?, point: Coordinate?) throws {
        let old = try placeToChange(id)
        let title = name.map { EntryTitle.renamed(old.name, to: $0) } ?? .moved(old.name)
        try change(.change, voice.words(title), subject: .place(id)) {
            if let name { _ = try renamePlace(id, to: name) }
            if let point { _ = try movePlace(id, to: point, accuracy: nil) }
        }
    }

    /// Moves a pin; everything that hangs on it comes along.
    package func movePlace(_ id: PlaceID, to point: Coordinate, accuracy: Double?) throws -> PlaceRecord {
        let old = try placeToChange(id)
        let address = addressOnMap(at: point, accuracy: accuracy)
        try change(.change, voice.words(EntryTitle.moved(old.name)), subject: .place(id)) {
            try db.run(
                """
                UPDATE place SET latitude = \(point.latitude), longitude = \(point.longitude), accuracy = \(accuracy),
                    address = \(address), addressIsAssumed = \(address != nil)
                WHERE id = \(id)
                """)
        }
        try markPlaces(id)
        let place = try placeToChange(id)
        try leaveAddressSearch(place)
        return place
    }

    /// Deletes a pin with its notes, labels and photos.
    package func deletePlace(_ id: PlaceID) throws {
        let old = try placeToChange(id)
        try markPlaces(id)
        try markNotes(at: id)
        try change(.delete, voice.words(EntryTitle.deletedPin(old.name)), subject: .place(id)) {
            try db.run("DELETE FROM place WHERE id = \(id)")
        }
    }

    package func labels(of id: PlaceID) throws -> [String] {
        try remembered(.labels, of: .place(id)) {
            try String.fetchAll(
                db,
                literal: """
                    SELECT label FROM placeLabel JOIN place ON place.id = placeLabel.place
                    WHERE place = \(id) AND \(visible(.place)) ORDER BY placeLabel.id
                    """)
        }
    }

    /// Puts these labels in the place of those it has.
    package func labelPlace(_ id: PlaceID, with labels: [String]) throws {
        let place = try placeToChange(id)
        try change(.change, voice.words(EntryTitle.labelled(place.name)), subject: .place(id)) {
            let old = try self.labels(of: id)
            for label in old where !labels.contains(label) {
                try db.run("DELETE FROM placeLabel WHERE place = \(id) AND label = \(label)")
            }
            for label in labels where !old.contains(label) {
                try PlaceLabelRecord(place: id, label: label).insertAnew(db)
            }
        }
        try markPlaces(id)
    }

    /// A name for a pin that was given none: "Pin 1", the first that is free.
    package func freeName() throws -> String {
        for number in try placeCount() + 1..<Int.max {
            let name = voice.words(EntryTitle.unnamed(number))
            let isTaken = try Bool.fetchOne(
                db, literal: "SELECT EXISTS (SELECT 1 FROM place WHERE name = \(name) AND \(own(.place)))")
            if isTaken != true { return name }
        }
        return ""
    }

    /// Adds labels to those it has, and takes some away; nil for all.
    package func changeLabels(of id: PlaceID, adding: [String], removing: [String]? = []) throws {
        let old = try self.labels(of: id)
        let kept = removing.map { gone in old.filter { !gone.contains($0) } } ?? []
        let new = kept + adding.filter { !kept.contains($0) }
        if new != old { try labelPlace(id, with: new) }
    }

    /// The cards that show a pin, or the lists it is in.
    func markPlaces(_ id: PlaceID) throws {
        try mark("place:\(id)", "pins:\(viewer)", "history:\(viewer)")
        for list in try lists(around: id) { try mark("heading:\(list.id)") }
    }
}

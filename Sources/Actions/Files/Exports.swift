package import Core
package import Store

/// What the job that makes a file of one's own things needs to know.
package struct ExportThings: Codable, Sendable, Hashable {
    package static let kind = "exportThings"
    /// "gpx", "kml", "geojson", "csv": the places alone; nil for everything.
    package let format: String?
}

/// A file of one's own things, kept for some weeks.
package struct ExportedFile: Sendable, Hashable {
    package let hash: String
    package let name: String
    package let places: Int
    package let tracks: Int
    /// Pictures within, and those that would have made it larger than a messenger takes.
    package let pictures: Int
    package let leftOut: Int
    /// Pins that will go by themselves, which are not among the places.
    package let passing: Int
    /// "gpx" and the like; nil for everything.
    package let format: String?

    package init(
        hash: String, name: String, places: Int, tracks: Int = 0, pictures: Int = 0, leftOut: Int = 0, passing: Int = 0,
        format: String?
    ) {
        self.hash = hash
        self.name = name
        self.places = places
        self.tracks = tracks
        self.pictures = pictures
        self.leftOut = leftOut
        self.passing = passing
        self.format = format
    }
}

extension Session {
    /// Leaves the job that makes the file; false where one is being made for this chat already.
    package func leaveExport(as format: String?) throws -> Bool {
        guard try !hasJob(kind: ExportThings.kind) else { return false }
        try leaveJob(kind: ExportThings.kind, payload: ExportThings(format: format))
        return true
    }

    /// Pins of the viewer's own that will go by themselves, as a parked car does: a file would bring them back to stay.
    package func passingPlaceCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT COUNT(*) FROM place WHERE \(own(.place)) AND endsAt IS NOT NULL") ?? 0
    }

    /// All lasting pins of the viewer's own as files have them: with notes, labels, lists and colours, by their order.
    package func placesToExport() throws -> [ImportedPlace] {
        let labels = try words(
            """
            SELECT place, label AS words FROM placeLabel JOIN place ON place.id = placeLabel.place
            WHERE \(own(.place)) ORDER BY placeLabel.id
            """)
        let notes = try words(
            "SELECT place, text AS words FROM note WHERE place IS NOT NULL AND \(own(.note)) ORDER BY rank, id")
        let lists = try words(
            """
            SELECT listed.place, heading.name AS words FROM heading JOIN listed ON listed.heading = heading.id
            WHERE \(own(.heading)) ORDER BY listed.id
            """)
        let places = try PlaceRecord.fetchAll(
            db, literal: "SELECT * FROM place WHERE \(own(.place)) AND endsAt IS NULL ORDER BY rank, id")
        return places.map { place in
            ImportedPlace(
                name: place.name, coordinate: place.coordinate, address: place.address,
                note: notes[place.id].map { $0.filter { !$0.isEmpty }.joined(separator: "\n\n") },
                lists: lists[place.id] ?? [], labels: labels[place.id] ?? [],
                colour: place.colour.flatMap { PinColour(rawValue: $0) }, createdAt: place.createdAt)
        }
    }

    /// The photos and files at the viewer's own pins, notes and to-dos: the oldest first, copied ones last.
    package func photosToExport() throws -> [PhotoRecord] {
        try PhotoRecord.fetchAll(
            db,
            literal: """
                SELECT photo.* FROM photo LEFT JOIN note ON note.id = photo.note LEFT JOIN place ON place.id = photo.place
                    LEFT JOIN task ON task.id = photo.task
                WHERE \(own(.note)) OR \(own(.place)) OR \(own(.task)) ORDER BY photo.isBare, photo.id
                """)
    }

    private func words(_ query: Query) throws -> [PlaceID: [String]] {
        try SQLRow.fetchAll(db, literal: query).reduce(into: [:]) { all, row in
            all[row["place"], default: []].append(row["words"])
        }
    }
}

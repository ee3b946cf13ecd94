package import Core
import Geo
package import Store

extension Session {
    /// Pins of one's own within some metres of a point, the nearest first.
    package func ownPlaces(within metres: Double, of point: Coordinate) throws -> [(place: PlaceRecord, metres: Double)]
    {
        let box = BoundingBox(around: point, radius: metres)
        let found = try box.longitudes.flatMap { longitudes in
            try PlaceRecord.fetchAll(
                db,
                literal: """
                    SELECT place.* FROM placeBox CROSS JOIN place ON place.id = placeBox.id
                    WHERE minLatitude <= \(box.north) AND maxLatitude >= \(box.south)
                        AND minLongitude <= \(longitudes.upperBound) AND maxLongitude >= \(longitudes.lowerBound)
                        AND \(own(.place))
                    """)
        }
        return found.map { ($0, point.distance(to: $0.coordinate)) }.filter { $0.1 <= metres }
            .sorted { ($0.1, $0.0.id.rawValue) < ($1.1, $1.0.id.rawValue) }
    }

    /// Lets one pin take all that hangs on another, which goes.
    package func merge(_ new: PlaceID, into old: PlaceID) throws -> PlaceRecord {
        let (gone, kept) = (try placeToChange(new), try placeToChange(old))
        guard new != old else { throw Refusal(ActionReply.gone) }
        try markPlaces(new)
        try markNotes(at: new)
        try change(.change, voice.words(EntryTitle.merged(gone.name, into: kept.name)), subject: .place(old)) {
            let labels = try self.labels(of: old)
            for label in try self.labels(of: new) where !labels.contains(label) {
                _ = try PlaceLabelRecord(place: old, label: label).insertedAnew(db)
            }
            try db.run("UPDATE note SET place = \(old) WHERE place = \(new)")
            try db.run("UPDATE photo SET place = \(old) WHERE place = \(new)")
            try db.run("DELETE FROM place WHERE id = \(new)")
        }
        try markNotes(at: old)
        try markPlaces(old)
        return try placeToChange(old)
    }
}

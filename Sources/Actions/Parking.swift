package import Core
package import Foundation
package import Store

extension Session {
    /// The sign of the pin where the car is.
    static let carSign = "🚗"

    /// Keeps where the car is until a moment, in the place of where it was before.
    package func park(at new: NewPlace, until end: Date, note: String?) throws -> PlaceRecord {
        let old = try parkedCars()
        for place in old { try markPlaces(place.id) }
        let place = try change(.add, voice.words(EntryTitle.parked)) {
            for place in old where place.endsAt != nil { try db.run("DELETE FROM place WHERE id = \(place.id)") }
            let place = try keepPlace(new, note: note)
            try db.run(
                "UPDATE place SET icon = \(Self.carSign), endsAt = \(end.stored) WHERE id = \(place.id)")
            return place
        } subject: {
            .place($0.id)
        }
        try markPlaces(place.id)
        return try placeToChange(place.id)
    }

    /// Where the car was left, the newest first.
    package func parkedCars() throws -> [PlaceRecord] {
        try PlaceRecord.fetchAll(
            db, literal: "SELECT * FROM place WHERE \(own(.place)) AND icon = \(Self.carSign) ORDER BY id DESC LIMIT 9")
    }

    /// A pin that would go by itself stays, until a later moment or for good.
    package func letPlaceStay(_ id: PlaceID, until end: Date? = nil) throws -> PlaceRecord {
        let old = try placeToChange(id)
        try change(.change, voice.words(EntryTitle.stays(old.name)), subject: .place(id)) {
            try db.run("UPDATE place SET endsAt = \(end?.stored) WHERE id = \(id)")
        }
        try markPlaces(id)
        return try placeToChange(id)
    }

    /// The moment has come at which a pin goes by itself.
    ///
    /// Undo brings it back as one that stays: with a moment that has passed it would go again at once.
    package func placeEnds(_ id: PlaceID) throws {
        guard let place = try place(id), try isOwn(.place(id)), let end = place.endsAt, end <= now else { return }
        try markPlaces(id)
        try markNotes(at: id)
        try transaction.withoutJournal { try db.run("UPDATE place SET endsAt = NULL WHERE id = \(id)") }
        try change(.delete, voice.words(EntryTitle.wentByItself(place.name)), subject: .place(id)) {
            try db.run("DELETE FROM place WHERE id = \(id)")
        }
    }
}

package import Core
package import Store

/// The address of a pin: taken from the map, until somebody says what is right.
extension Session {
    /// Metres of uncertainty above which no house can be told.
    static let vaguest = 100.0

    /// "Hauptstr. 3, Vaduz" as the map has it; nil without a map, away from streets, or where the point is too vague.
    package func addressOnMap(at point: Coordinate, accuracy: Double?) -> String? {
        guard accuracy ?? 0 <= Self.vaguest else { return nil }
        return (try? atlas?.address(at: point))?.line
    }

    /// Says which address is right; empty takes it away.
    package func setAddress(_ id: PlaceID, to address: String?) throws {
        let place = try placeToChange(id)
        try change(.change, voice.words(EntryTitle.addressed(place.name)), subject: .place(id)) {
            try db.run("UPDATE place SET address = \(address), addressIsAssumed = 0 WHERE id = \(id)")
        }
        try markPlaces(id)
    }
}

extension StreetAddress {
    /// As it is written on a card: "Hauptstr. 3, Vaduz".
    package var line: String {
        let house = houseNumber.map { "\(street) \($0)" } ?? street
        return town.map { "\(house), \($0)" } ?? house
    }
}

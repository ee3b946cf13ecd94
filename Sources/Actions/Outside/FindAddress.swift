package import Core
package import Store

/// What the job needs to know that asks a geocoder where a pin is.
package struct FindAddress: Codable, Sendable {
    package static let kind = "findAddress"
    package let place: PlaceID
    package let point: Coordinate
    /// IETF language tag of the pin's owner.
    package let language: String
}

extension Session {
    /// Metres of uncertainty above which no house can be told.
    private static let vaguest = 100.0

    /// Leaves the job that finds a pin's address, where it has none and the operator has set up a geocoder.
    func leaveAddressSearch(_ place: PlaceRecord) throws {
        guard outside.findsAddresses, place.address == nil, place.accuracy ?? 0 <= Self.vaguest else { return }
        let question = FindAddress(place: place.id, point: place.coordinate, language: voice.language)
        try leaveJob(kind: FindAddress.kind, payload: question)
    }

    /// The pin gets the address, unless it has one by now, was moved, or is gone.
    package func addressCame(_ address: StreetAddress?, for question: FindAddress) throws {
        guard let address, let place = try place(question.place), try mayChange(.place(place.id)),
            place.address == nil, place.coordinate == question.point
        else { return }
        try change(.change, voice.words(EntryTitle.addressed(place.name)), subject: .place(place.id)) {
            try db.run(
                "UPDATE place SET address = \(String(address.line.prefix(300))), addressIsAssumed = 1 WHERE id = \(place.id)"
            )
        }
        try markPlaces(place.id)
    }
}

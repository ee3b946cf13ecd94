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

/// What the job needs to know that asks a geocoder for an address which somebody typed.
package struct SearchAddress: Codable, Sendable {
    package static let kind = "searchAddress"
    /// The search that waits for it.
    package let lookup: LookupID
    package let text: String
    /// Roughly where what is meant is more likely.
    package let near: Coordinate?
    /// IETF language tag of whoever typed it.
    package let language: String
}

extension Session {
    /// Degrees to which a position is rounded before it is told to a geocoder: some kilometres.
    private static let roughness = 0.1

    /// Leaves the job that asks for an address, where the operator has set up a geocoder.
    package func leaveAddressSearch(_ text: String, near: Coordinate?, for lookup: LookupID) throws {
        guard outside.findsAddresses else { return }
        func rough(_ degrees: Double) -> Double { (degrees / Self.roughness).rounded() * Self.roughness }
        let place = near.map { Coordinate(clampingLatitude: rough($0.latitude), longitude: rough($0.longitude)) }
        let question = SearchAddress(lookup: lookup, text: text, near: place, language: voice.language)
        try leaveJob(kind: SearchAddress.kind, payload: question)
    }
}

extension Session {
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
                "UPDATE place SET address = \(address.line.shortened(toCodePoints: 300)), addressIsAssumed = 1 WHERE id = \(place.id)"
            )
        }
        try markPlaces(place.id)
    }
}

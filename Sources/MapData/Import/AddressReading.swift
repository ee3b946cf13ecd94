import Core

/// A house number, or a piece of a street with a name.
struct AddressReading {
    let street: String
    /// nil for a piece of a street.
    let number: String?
    let town: String?
    let postcode: String?
    let country: String?

    init?(house tags: Tags) {
        guard let number = tags["addr:housenumber"], let street = tags["addr:street"] ?? tags["addr:place"] else {
            return nil
        }
        self.street = street
        self.number = number
        town = tags["addr:city"]
        postcode = tags["addr:postcode"]
        country = tags["addr:country"].map { $0.uppercased() }
    }

    init?(street tags: Tags, _ shape: FixedShape) {
        guard tags["highway"] != nil || tags["place"] == "square", let name = tags["name"] else { return nil }
        if case .point = shape { return nil }
        street = name
        number = nil
        (town, postcode, country) = (nil, nil, nil)
    }
}

import Core
import Geo

/// The places of an answer. One that cannot be read is left out; the others stay.
struct NominatimAnswer: Decodable, Sendable {
    let places: [NominatimPlace]

    init(from decoder: any Decoder) throws {
        // `/search` gives a list, `/reverse` one place, or an object with "error" where there is none.
        if var list = try? decoder.unkeyedContainer() {
            var places: [NominatimPlace] = []
            while !list.isAtEnd, places.count < 100 {
                if let place = try list.decode(Lossy<NominatimPlace>.self).value { places.append(place) }
            }
            self.places = places
        } else if try decoder.container(keyedBy: Key.self).contains(.error) {
            places = []
        } else {
            places = [try NominatimPlace(from: decoder)]
        }
    }

    private enum Key: CodingKey { case error }
}

/// A value, or nothing where it is of another form.
struct Lossy<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value?
    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

/// One place as Nominatim gives it, as far as it is used.
struct NominatimPlace: Decodable, Hashable, Sendable {
    let coordinate: Coordinate
    let name: String?
    /// By the names of Nominatim's address parts.
    let parts: [String: String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        // Numbers are written as text.
        let latitude = Double(try container.decode(String.self, forKey: .lat))
        let longitude = Double(try container.decode(String.self, forKey: .lon))
        guard let latitude, let longitude, let point = Coordinate(latitude: latitude, longitude: longitude) else {
            throw DecodingError.dataCorruptedError(forKey: .lat, in: container, debugDescription: "no coordinate")
        }
        coordinate = point
        let name = try? container.decodeIfPresent(String.self, forKey: .name)
        self.name = name.flatMap { $0.isEmpty ? nil : $0 }
        let parts = try? container.decodeIfPresent([String: Lossy<String>].self, forKey: .address)
        self.parts = (parts ?? [:]).compactMapValues { $0.value.flatMap { $0.isEmpty ? nil : $0 } }
    }

    private enum Key: CodingKey { case lat, lon, name, address }

    /// nil where it is on no street and has no name.
    func address(from point: Coordinate?) -> StreetAddress? {
        let street = first(of: Self.streets) ?? (parts["house_number"] == nil ? name : first(of: Self.quarters))
        guard let street else { return nil }
        let number = parts["house_number"]
        // The point of a street as a whole may be far along it.
        let metres = number == nil ? nil : point.map { coordinate.distance(to: $0) }
        return StreetAddress(
            street: street, houseNumber: number, postcode: parts["postcode"], town: first(of: Self.towns),
            country: parts["country"], coordinate: coordinate, metres: metres)
    }

    private func first(of names: [String]) -> String? { names.lazy.compactMap { parts[$0] }.first }

    private static let streets = ["road", "pedestrian", "footway", "path", "cycleway", "square", "residential"]
    /// Houses that are numbered by their quarter or village.
    private static let quarters = ["neighbourhood", "quarter", "hamlet", "suburb", "village"]
    private static let towns = ["city", "town", "village", "municipality", "hamlet", "county"]
}

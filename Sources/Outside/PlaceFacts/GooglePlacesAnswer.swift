import Core

/// What is asked (Places API: places.searchText).
/// A place of the answer, and what it tells of it.
struct GooglePlacesQuestion: Encodable {
    struct Point: Encodable {
        let latitude: Double
        let longitude: Double
    }
    struct Circle: Encodable {
        let center: Point
        let radius: Double
    }
    struct Bias: Encodable { let circle: Circle }

    let textQuery: String
    let languageCode: String
    let pageSize: Int
    let locationBias: Bias
}

/// The places of an answer; one that cannot be read is left out. Without any, "places" is missing.
struct GooglePlacesAnswer: Decodable, Sendable {
    let places: [GooglePlace]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let list = try container.decodeIfPresent([Lossy<GooglePlace>].self, forKey: .places)
        places = (list ?? []).compactMap(\.value)
    }

    private enum Key: CodingKey { case places }
}

struct GooglePlace: Decodable, Sendable {
    let name: String
    let point: Coordinate
    let facts: PlaceFacts

    private struct Words: Decodable, Sendable { let text: String }
    private struct Point: Decodable, Sendable {
        let latitude: Double
        let longitude: Double
    }
    private struct Credit: Decodable, Sendable { let provider: String }

    private enum Key: CodingKey {
        case displayName, location, rating, userRatingCount, priceLevel, nationalPhoneNumber, websiteUri
        case googleMapsUri, businessStatus, attributions
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(Words.self, forKey: .displayName).text
        let location = try container.decode(Point.self, forKey: .location)
        guard let point = Coordinate(latitude: location.latitude, longitude: location.longitude) else {
            throw DecodingError.dataCorruptedError(forKey: .location, in: container, debugDescription: "no coordinate")
        }
        self.point = point
        func text(_ key: Key) -> String? {
            (try? container.decodeIfPresent(String.self, forKey: key)).flatMap { $0.isEmpty ? nil : $0 }
        }
        func link(_ key: Key) -> String? {
            text(key).flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
        }
        let rating = try? container.decodeIfPresent(Double.self, forKey: .rating)
        let count = try? container.decodeIfPresent(Int.self, forKey: .userRatingCount)
        let credits = try? container.decodeIfPresent([Lossy<Credit>].self, forKey: .attributions)
        facts = PlaceFacts(
            source: GooglePlaces.name, link: link(.googleMapsUri), name: name,
            rating: rating.flatMap { (1...5).contains($0) ? $0 : nil }, ratings: count.flatMap { $0 > 0 ? $0 : nil },
            priceLevel: text(.priceLevel).flatMap { Self.priceLevels[$0] }, phone: text(.nationalPhoneNumber),
            website: link(.websiteUri), isClosedForGood: text(.businessStatus) == "CLOSED_PERMANENTLY",
            credits: (credits ?? []).compactMap { $0.value?.provider })
    }

    private static let priceLevels = [
        "PRICE_LEVEL_FREE": 0, "PRICE_LEVEL_INEXPENSIVE": 1, "PRICE_LEVEL_MODERATE": 2, "PRICE_LEVEL_EXPENSIVE": 3,
        "PRICE_LEVEL_VERY_EXPENSIVE": 4,
    ]
}

/// What a place may offer besides what it is, as the map's tags say it.
package enum PlaceFeature: String, Hashable, Sendable, Codable, CaseIterable {
    case wifi, outside, takeaway, delivery, dogs, children, free, cards, smokeFree, organic
    /// At every hour of every day.
    case always

    /// Whether the tags say so; a place of which they say nothing does not count.
    package func isOffered(by tags: [String: String]) -> Bool {
        keys.contains { key in
            tags[key]?.split(separator: ";").contains { values.contains(String($0.drop { $0 == " " })) } == true
        }
    }

    private var keys: [String] {
        switch self {
        case .wifi: ["internet_access"]
        case .outside: ["outdoor_seating"]
        case .takeaway: ["takeaway"]
        case .delivery: ["delivery"]
        case .dogs: ["dogs"]
        case .children: ["kids_area", "highchair", "changing_table"]
        case .free: ["fee"]
        case .cards: ["payment:cards", "payment:credit_cards", "payment:debit_cards", "payment:visa"]
        case .smokeFree: ["smoking"]
        case .organic: ["organic"]
        case .always: ["opening_hours"]
        }
    }

    private var values: Set<String> {
        switch self {
        case .wifi: ["yes", "wlan", "wifi"]
        case .outside:
            [
                "yes", "terrace", "garden", "patio", "sidewalk", "pedestrian_zone", "street", "veranda", "balcony",
                "roof",
            ]
        case .takeaway, .delivery, .children, .cards, .organic: ["yes", "only"]
        case .dogs: ["yes", "leashed"]
        case .free: ["no"]
        case .smokeFree: ["no", "outside"]
        case .always: ["24/7"]
        }
    }
}

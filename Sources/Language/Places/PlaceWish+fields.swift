import Core

extension PlaceWish {
    /// As `wayside parse` tells it: {"categories": ["amenity=cafe"], "metres": 500, "near": "here"}.
    var fields: [String: FieldValue] {
        var fields: [String: FieldValue] = [:]
        if !categories.isEmpty { fields["categories"] = Self.list(categories.map(\.description)) }
        if !filters.isEmpty { fields["filters"] = Self.list(filters.map(\.word)) }
        if let distance { fields["metres"] = .number(distance.metres.value) }
        if let area { fields[area.isInside ? "in" : "near"] = .text(area.text) }
        switch opening {
        case .now?: fields["open"] = .text("now")
        case .at(let time)?: fields["open"] = .text("\(time)")
        case nil: break
        }
        if let price { fields["price"] = .number(Double(price.rawValue)) }
        if let stars { fields["stars"] = .number(stars) }
        return fields
    }

    private static func list(_ words: [String]) -> FieldValue { .list(words.sorted().map { .text($0) }) }
}

extension PlaceWish.Area {
    fileprivate var isInside: Bool { if case .inside = self { true } else { false } }

    fileprivate var text: String {
        switch self {
        case .here: "here"
        case .point(let point): "\(point.latitude), \(point.longitude)"
        case .pin(let match): match.name
        case .inside(let text), .near(let text): text
        }
    }
}

extension PlaceFilter {
    /// "vegan", "italian", "wheelchair": one word each, as codes and answers have it.
    package var word: String {
        switch self {
        case .wheelchair: "wheelchair"
        case .diet(let diet): diet
        case .cuisine(let cuisine): cuisine
        case .knownHours: "hours"
        case .feature(let feature): feature.rawValue
        }
    }
}

extension PlaceWish: CustomStringConvertible {
    /// "amenity=cafe 500 m near here open now", for tests and logs.
    package var description: String {
        var parts = [categories.map(\.description).sorted().joined(separator: ",")] + filters.map(\.word).sorted()
        if let distance { parts.append("\(Int(distance.metres.value)) m") }
        if let area { parts.append((area.isInside ? "in " : "near ") + area.text) }
        switch opening {
        case .now?: parts.append("open now")
        case .at?: parts.append("open then")
        case nil: break
        }
        if let price { parts.append("\(price)") }
        if let stars { parts.append("\(stars) stars") }
        if isLessKnown { parts.append("less known") }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

import Core
import Foundation

/// What can be asked of a place, as bits beside it, so that a filter need not read its tags.
struct PlaceFlags: OptionSet, Sendable {
    let rawValue: Int
    static let hasHours = PlaceFlags(rawValue: 1)
    static let wheelchair = PlaceFlags(rawValue: 2)
    static let diets: [(name: String, flag: PlaceFlags)] = [
        ("vegan", PlaceFlags(rawValue: 4)), ("vegetarian", PlaceFlags(rawValue: 8)),
        ("halal", PlaceFlags(rawValue: 16)), ("kosher", PlaceFlags(rawValue: 32)),
        ("gluten_free", PlaceFlags(rawValue: 64)),
    ]

    /// Other works write about it.
    static let isKnown = PlaceFlags(rawValue: 256)
    static let hasContact = PlaceFlags(rawValue: 512)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(_ tags: [String: String]) {
        self = []
        if tags["opening_hours"] != nil { insert(.hasHours) }
        if let access = tags["wheelchair"], ["yes", "limited", "designated"].contains(access) { insert(.wheelchair) }
        for (name, flag) in Self.diets where ["yes", "only"].contains(tags["diet:\(name)"]) { insert(flag) }
        // Who eats nothing vegan eats nothing vegetarian, but not the other way round.
        if contains(PlaceFlags(rawValue: 4)) { insert(PlaceFlags(rawValue: 8)) }
        if tags["wikidata"] != nil || tags["wikipedia"] != nil { insert(.isKnown) }
        if tags["website"] != nil || tags["phone"] != nil { insert(.hasContact) }
    }
}

extension PlaceReading {
    /// The tags that the map keeps of a place; the other spellings of a key become the usual one.
    static func kept(_ tags: Tags) -> [String: String] {
        var kept: [String: String] = [:]
        for (key, value) in tags.pairs {
            if let usual = otherSpellings[key] {
                if kept[usual] == nil { kept[usual] = value }
            } else if keptKeys.contains(key) || keptFamilies.contains(where: key.hasPrefix) {
                kept[key] = value
            }
        }
        return kept
    }

    private static let otherSpellings = [
        "contact:phone": "phone", "contact:mobile": "phone", "contact:website": "website", "url": "website",
        "contact:email": "email", "addr:place": "addr:street",
    ]

    private static let keptKeys: Set<String> = [
        "opening_hours", "phone", "website", "email", "wheelchair", "cuisine", "stars", "level", "brand", "operator",
        "description", "wikidata", "wikipedia", "fee", "charge", "internet_access", "outdoor_seating",
        "indoor_seating", "takeaway", "delivery", "smoking", "capacity", "religion", "denomination", "ele", "access",
        "changing_table", "reservation", "dogs", "rooms", "start_date", "artist_name", "ref", "amenity", "shop",
        "tourism", "leisure", "historic", "opening_hours:kitchen", "name:en", "name:de", "highchair", "kids_area",
        "min_age", "toilets:wheelchair", "collection_times", "drive_through", "self_service", "attraction",
        "memorial", "organic", "fair_trade", "second_hand", "network", "socket:type2", "min_height", "sport",
    ]

    private static let keptFamilies = ["addr:", "diet:", "payment:"]
}

import Core

/// What of an element becomes a country, a region, a town or a quarter.
struct RegionReading {
    let level: Int?
    let kind: String?
    let name: String
    /// Folded, the main name first.
    let names: [String]
    let population: Int?
    let tags: [String: String]

    /// nil where it is neither a boundary with a name nor a place to live with one.
    init?(_ tags: Tags, _ shape: FixedShape) {
        guard let name = tags["name"] ?? tags["name:en"] else { return nil }
        if case .line = shape { return nil }
        let isArea = if case .area = shape { true } else { false }
        let level = tags["admin_level"].flatMap { Int($0) }
        let isBoundary = isArea && tags["boundary"] == "administrative" && level.map((2...11).contains) ?? false
        let kind = tags["place"].flatMap { Self.kinds.contains($0) ? $0 : nil }
        guard isBoundary || kind != nil else { return nil }
        self.level = isBoundary ? level : nil
        self.kind = kind
        self.name = name
        names = Self.names(tags)
        population = tags["population"].flatMap { Int($0.filter(\.isNumber)) }
        self.tags = Self.kept(tags)
    }

    private static let kinds: Set<String> = [
        "continent", "country", "state", "region", "province", "county", "district", "municipality", "city",
        "borough", "town", "village", "suburb", "quarter", "neighbourhood", "hamlet", "isolated_dwelling", "island",
    ]

    private static func names(_ tags: Tags) -> [String] {
        var seen: Set<String> = [], names: [String] = []
        for (key, value) in tags.pairs.sorted(by: { $0.key == "name" && $1.key != "name" })
        where PlaceReading.isName(key) {
            for variant in value.split(separator: ";").flatMap({ MapFolding.variants(String($0)) })
            where !variant.isEmpty && seen.insert(variant).inserted { names.append(variant) }
        }
        return names
    }

    private static func kept(_ tags: Tags) -> [String: String] {
        var kept: [String: String] = [:]
        for (key, value) in tags.pairs where keys.contains(key) || key.hasPrefix("name:") || key.hasPrefix("ISO3166") {
            kept[key] = value
        }
        return kept
    }

    private static let keys: Set<String> = [
        "population", "capital", "wikidata", "wikipedia", "website", "official_name", "alt_name", "ele", "postal_code",
        "timezone",
    ]
}

import Core
import Foundation

/// What of an element becomes a place that people look for.
struct PlaceReading {
    /// The main one first.
    let categories: [PlaceCategory]
    /// Empty where nobody gave it a name.
    let name: String
    /// Folded, the main name first.
    let names: [String]
    let tags: [String: String]
    let flags: PlaceFlags
    /// From which zoom its sign is shown.
    let zoom: Int

    /// nil where it is nothing that people look for.
    init?(_ tags: Tags) {
        let categories = Self.categories(of: tags)
        guard let main = categories.first else { return nil }
        let name = tags["name"] ?? tags["name:en"] ?? ""
        guard !name.isEmpty || categories.contains(where: Self.isKeptUnnamed) else { return nil }
        self.categories = categories
        self.name = name
        names = Self.names(name, tags)
        self.tags = Self.kept(tags)
        flags = PlaceFlags(self.tags)
        zoom = Self.zoom(of: main)
    }

    /// The keys that make a place, the one that says more first.
    static let keys = [
        "amenity", "shop", "tourism", "leisure", "historic", "healthcare", "office", "craft", "public_transport",
        "railway", "aeroway", "natural", "man_made", "waterway", "emergency", "place", "highway", "building",
    ]

    private static func categories(of tags: Tags) -> [PlaceCategory] {
        var found: [PlaceCategory] = []
        for key in keys {
            guard let text = tags[key] else { continue }
            for value in text.split(separator: ";").prefix(3) {
                let value = value.trimmingCharacters(in: .whitespaces)
                guard !value.isEmpty, value != "no", value.utf8.count <= 60 else { continue }
                if let allowed = allowedValues[key], !allowed.contains(value) { continue }
                if key == "building", !found.isEmpty { continue }
                found.append(PlaceCategory(key: key, value: value))
            }
        }
        return found
    }

    /// Keys that hold much else beside places.
    private static let allowedValues: [String: Set<String>] = [
        "railway": ["station", "halt", "tram_stop", "subway_entrance"],
        "public_transport": ["station", "platform"],
        "aeroway": ["aerodrome", "terminal", "helipad"],
        "natural": [
            "peak", "volcano", "beach", "cave_entrance", "spring", "hot_spring", "water", "bay", "saddle", "arch",
            "geyser", "cape", "rock", "stone", "tree",
        ],
        "man_made": ["lighthouse", "tower", "windmill", "observatory", "pier", "bridge", "water_tower", "obelisk"],
        "waterway": ["waterfall"],
        "emergency": ["defibrillator", "phone", "ambulance_station"],
        "place": ["square", "island", "islet"],
        "highway": ["rest_area", "services", "bus_stop"],
    ]

    private static func isKeptUnnamed(_ category: PlaceCategory) -> Bool {
        unnamed[category.key]?.contains(category.value) ?? false
    }

    /// What people look for whatever it is called.
    private static let unnamed: [String: Set<String>] = [
        "amenity": [
            "atm", "bank", "bicycle_parking", "bicycle_rental", "charging_station", "drinking_water", "fountain",
            "fuel", "parking", "pharmacy", "post_box", "recycling", "shower", "taxi", "telephone", "toilets",
            "water_point", "bicycle_repair_station", "place_of_worship",
        ],
        "leisure": ["playground", "swimming_area", "picnic_table", "dog_park"],
        "tourism": ["viewpoint", "picnic_site"],
        "natural": ["beach"],
        "emergency": ["defibrillator"],
    ]

    private static func names(_ name: String, _ tags: Tags) -> [String] {
        var seen: Set<String> = [], names: [String] = []
        func add(_ text: String) {
            for variant in text.split(separator: ";").flatMap({ MapFolding.variants(String($0)) })
            where !variant.isEmpty && seen.insert(variant).inserted { names.append(variant) }
        }
        add(name)
        for (key, value) in tags.pairs where isName(key) && names.count < 60 { add(value) }
        return names
    }

    static func isName(_ key: String) -> Bool {
        if otherNames.contains(key) { return true }
        guard key.hasPrefix("name:") || key.hasPrefix("alt_name:") else { return false }
        return !key.hasPrefix("name:etymology") && !key.hasPrefix("name:source")
    }

    private static let otherNames: Set<String> = [
        "name", "alt_name", "old_name", "official_name", "short_name", "loc_name", "int_name", "brand", "operator",
    ]

    private static func zoom(of category: PlaceCategory) -> Int {
        switch (category.key, category.value) {
        case ("building", _), ("historic", "memorial"), ("amenity", "bench"), ("public_transport", _): 18
        case ("natural", "tree"), ("natural", "stone"), ("leisure", "picnic_table"): 19
        case ("amenity", "post_box"), ("amenity", "bicycle_parking"), ("amenity", "recycling"), ("office", _),
            ("amenity", "telephone"), ("amenity", "fountain"), ("emergency", _):
            18
        case ("tourism", "museum"), ("tourism", "attraction"), ("amenity", "hospital"), ("historic", "castle"),
            ("amenity", "theatre"), ("natural", "beach"), ("tourism", "viewpoint"), ("leisure", "stadium"):
            16
        default: 17
        }
    }
}

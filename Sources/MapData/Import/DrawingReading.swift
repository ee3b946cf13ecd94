import Core

/// How an element is drawn: its kind, from which zoom on, and what stands on it.
struct DrawingReading {
    let kind: FeatureKind
    /// Before its size is looked at.
    let zoom: Int
    let name: String?
    let ref: String?
    let layer: Int
    let flags: DrawingFlags
    /// One drives against the line.
    let isBackward: Bool

    /// nil for what no picture shows.
    init?(_ tags: Tags, _ shape: FixedShape) {
        let found: (FeatureKind, Int)?
        switch shape {
        case .point: found = Self.point(tags)
        case .line: found = Self.line(tags)
        case .area: found = Self.area(tags)
        }
        guard let (kind, zoom) = found else { return nil }
        self.kind = kind
        self.zoom = zoom
        name = kind == .building ? nil : tags["name"] ?? tags["name:en"]
        ref = Self.isRoad(kind) ? tags["ref"] : nil
        layer = tags["layer"].flatMap { Int($0) }.map { min(5, max(-5, $0)) } ?? 0
        var flags: DrawingFlags = []
        if Self.isYes(tags["tunnel"]) || tags["covered"] == "yes" || tags["location"] == "underground" {
            flags.insert(.tunnel)
        }
        if Self.isYes(tags["bridge"]) { flags.insert(.bridge) }
        let direction = Self.isRoad(kind) ? Self.direction(tags) : .both
        if direction != .both { flags.insert(.oneWay) }
        self.flags = flags
        isBackward = direction == .backward
    }

    /// Of the sea, which is no element of its own.
    init(sea: ()) {
        (kind, zoom, name, ref, layer, flags, isBackward) = (.sea, 0, nil, nil, 0, [], false)
    }

    static func isRoad(_ kind: FeatureKind) -> Bool {
        kind.rawValue >= FeatureKind.path.rawValue && kind.rawValue <= FeatureKind.motorway.rawValue
    }

    private static func isYes(_ value: String?) -> Bool { value.map { $0 != "no" } ?? false }

    private enum Direction {
        case both, forward, backward
    }

    /// Which way one may drive (OSM wiki: Key:oneway; roundabouts and motorways imply it).
    private static func direction(_ tags: Tags) -> Direction {
        switch tags["oneway"] {
        case "yes", "true", "1": .forward
        case "-1", "reverse": .backward
        case nil:
            ["roundabout", "circular"].contains(tags["junction"]) || tags["highway"] == "motorway" ? .forward : .both
        default: .both
        }
    }

    // MARK: Points

    private static func point(_ tags: Tags) -> (FeatureKind, Int)? {
        if let place = tags["place"], tags["name"] != nil {
            switch place {
            case "city": return (.city, 5)
            case "town": return (.town, 9)
            case "suburb", "borough", "quarter": return (.suburb, 12)
            case "village": return (.village, 11)
            case "hamlet", "isolated_dwelling", "neighbourhood": return (.hamlet, 14)
            default: break
            }
        }
        if let natural = tags["natural"], ["peak", "volcano"].contains(natural) { return (.peak, 12) }
        if let railway = tags["railway"] {
            switch railway {
            case "station": return (.station, 13)
            case "halt": return (.station, 14)
            case "tram_stop": return (.stop, 16)
            default: break
            }
        }
        return tags["highway"] == "bus_stop" ? (.stop, 16) : nil
    }

    // MARK: Lines

    private static func line(_ tags: Tags) -> (FeatureKind, Int)? {
        if let highway = tags["highway"] { return highways[highway] }
        if let railway = tags["railway"] {
            guard let (kind, zoom) = railways[railway] else { return nil }
            return (kind, tags["service"] == nil ? zoom : max(zoom, 14))
        }
        if let waterway = tags["waterway"] { return waterways[waterway] }
        if tags["route"] == "ferry" { return (.ferry, 9) }
        if tags["aeroway"] == "runway" { return (.runway, 11) }
        if let made = tags["man_made"], ["pier", "breakwater", "groyne"].contains(made) { return (.pier, 14) }
        guard tags["boundary"] == "administrative", tags["maritime"] != "yes", let level = tags["admin_level"] else {
            return nil
        }
        return level == "2" ? (.border, 2) : level == "4" ? (.regionBorder, 5) : nil
    }

    private static let highways: [String: (FeatureKind, Int)] = [
        "motorway": (.motorway, 5), "motorway_link": (.motorway, 11), "trunk": (.trunk, 6), "trunk_link": (.trunk, 11),
        "primary": (.primary, 8), "primary_link": (.primary, 12), "secondary": (.secondary, 10),
        "secondary_link": (.secondary, 12), "tertiary": (.tertiary, 11), "tertiary_link": (.tertiary, 13),
        "unclassified": (.unclassified, 12), "residential": (.residentialStreet, 13), "road": (.unclassified, 13),
        "living_street": (.livingStreet, 13), "pedestrian": (.pedestrian, 13), "service": (.service, 15),
        "busway": (.service, 14), "bus_guideway": (.service, 14), "track": (.track, 14), "footway": (.footway, 15),
        "path": (.path, 15), "bridleway": (.path, 15), "steps": (.steps, 15), "corridor": (.footway, 18),
        "cycleway": (.cycleway, 15),
    ]

    private static let railways: [String: (FeatureKind, Int)] = [
        "rail": (.rail, 8), "light_rail": (.rail, 11), "narrow_gauge": (.rail, 10), "funicular": (.rail, 13),
        "monorail": (.rail, 12), "preserved": (.rail, 11), "tram": (.tram, 13), "subway": (.subway, 13),
    ]

    private static let waterways: [String: (FeatureKind, Int)] = [
        "river": (.river, 8), "canal": (.canal, 11), "stream": (.stream, 13), "ditch": (.stream, 15),
        "drain": (.stream, 15),
    ]

    // MARK: Areas

    private static func area(_ tags: Tags) -> (FeatureKind, Int)? {
        for (key, values) in areas {
            if let value = tags[key], let found = values[value] { return found }
        }
        if let building = tags["building"], building != "no" { return (.building, 14) }
        if tags["highway"] != nil || tags["place"] == "square" { return (.pedestrianArea, 14) }
        if tags["building:part"] == nil, tags["military"] != nil { return (.military, 10) }
        return nil
    }

    /// Asked in this order.
    private static let areas: [(String, [String: (FeatureKind, Int)])] = [
        (
            "natural",
            [
                "water": (.water, 0), "wood": (.wood, 6), "scrub": (.grass, 10), "heath": (.grass, 10),
                "grassland": (.grass, 10), "beach": (.sand, 10), "sand": (.sand, 9), "shoal": (.sand, 11),
                "bare_rock": (.rock, 9), "scree": (.rock, 9), "shingle": (.rock, 11), "glacier": (.glacier, 6),
                "wetland": (.wetland, 9), "bay": (.water, 25), "strait": (.water, 25),
            ]
        ),
        ("waterway", ["riverbank": (.water, 4), "dock": (.water, 12)]),
        (
            "landuse",
            [
                "residential": (.residential, 9), "industrial": (.industrial, 9), "commercial": (.industrial, 10),
                "retail": (.industrial, 10), "railway": (.industrial, 12), "port": (.industrial, 11),
                "quarry": (.industrial, 10), "construction": (.industrial, 12), "farmland": (.farmland, 9),
                "farmyard": (.farmland, 12), "orchard": (.farmland, 11), "vineyard": (.farmland, 11),
                "grass": (.grass, 12), "meadow": (.grass, 10), "village_green": (.park, 12),
                "recreation_ground": (.park, 11), "allotments": (.park, 12), "forest": (.wood, 6),
                "cemetery": (.cemetery, 11), "reservoir": (.water, 5), "basin": (.water, 12),
                "military": (.military, 10),
            ]
        ),
        (
            "leisure",
            [
                "park": (.park, 10), "garden": (.park, 13), "playground": (.park, 15), "golf_course": (.park, 11),
                "dog_park": (.park, 15), "pitch": (.pitch, 14), "track": (.pitch, 14), "stadium": (.pitch, 13),
                "swimming_pool": (.water, 16), "marina": (.water, 25),
            ]
        ),
        ("aeroway", ["aerodrome": (.airport, 9), "apron": (.airport, 12), "runway": (.runway, 11)]),
        (
            "amenity",
            [
                "grave_yard": (.cemetery, 13), "hospital": (.hospital, 12), "school": (.school, 13),
                "university": (.school, 12), "college": (.school, 13), "kindergarten": (.school, 14),
                "parking": (.parking, 15),
            ]
        ),
        ("man_made", ["pier": (.pier, 13), "breakwater": (.pier, 13), "groyne": (.pier, 14), "quay": (.pier, 14)]),
    ]
}

/// What a way is beside its kind, as one number of the map database.
struct DrawingFlags: OptionSet, Sendable {
    let rawValue: Int
    static let tunnel = DrawingFlags(rawValue: 1)
    static let bridge = DrawingFlags(rawValue: 2)
    static let oneWay = DrawingFlags(rawValue: 4)

    /// From afar nobody sees which way one drives, and lines that look alike become one there.
    func seen(in tier: DrawingTier) -> DrawingFlags { tier == .street ? self : subtracting(.oneWay) }
}

import Core

/// What the card of a country or a town says.
enum RegionReply: Reply {
    case which, nothing
    case people(Int)
    case count(SightKind, Int)
    case kind(SightKind)
    case towns(String)
    case town(String)
    case unknown(String, map: String)
    case country(String, map: String)

    /// What a region is.
    enum What: Reply {
        case country, state, city, town, village, quarter

        /// nil where the map does not say.
        init?(_ region: MapRegion) {
            switch (region.kind, region.level) {
            case ("country", _), (_, 2?): self = .country
            case ("city", _): self = .city
            case ("town", _): self = .town
            case ("village", _), ("hamlet", _): self = .village
            case ("suburb", _), ("quarter", _), ("neighbourhood", _), ("borough", _): self = .quarter
            case ("state", _), (_, 3?), (_, 4?), (_, 5?), (_, 6?): self = .state
            case (_, 7?), (_, 8?): self = .town
            case (_, 9?), (_, 10?): self = .quarter
            default: return nil
            }
        }

        var wording: Wording {
            switch self {
            case .country: Wording("region.country", "country")
            case .state: Wording("region.state", "region")
            case .city: Wording("region.city", "city")
            case .town: Wording("region.town", "town")
            case .village: Wording("region.village", "village")
            case .quarter: Wording("region.quarter", "quarter")
            }
        }
    }

    var wording: Wording {
        switch self {
        case .which:
            Wording("region.which", "Discover what? Say a town or a country, like `discover Monaco`.")
        case .nothing: Wording("region.nothing", "My map has no places in it.")
        case .people(let count):
            Wording("region.people", "{n:inhabitant|inhabitants}", ["n": .number(count)])
        case .count(let kind, let count):
            Wording("region.count", "{kind}: {n}", ["kind": .wording(Self.kind(kind).wording), "n": .number(count)])
        case .kind(.sights): Wording("region.sights", "Sights")
        case .kind(.museums): Wording("region.museums", "Museums and galleries")
        case .kind(.food): Wording("region.food", "Restaurants and cafés")
        case .kind(.hotels): Wording("region.hotels", "Places to stay")
        case .kind(.shops): Wording("region.shops", "Shops")
        case .towns(let names): Wording("region.towns", "Towns and quarters: {names}", ["names": .text(names)])
        case .town(let name): Wording("region.townButton", "{name}", ["name": .text(name)])
        case .unknown(let name, let map):
            Wording(
                "region.unknown", "My map knows no area called *{name}*. It covers: {map}.",
                ["name": .text(name), "map": .text(map)])
        case .country(let name, let map):
            Wording(
                "region.notOnMap", "*{name}* is not on my map, so I know nothing of it. My map covers: {map}.",
                ["name": .text(name), "map": .text(map)])
        }
    }
}

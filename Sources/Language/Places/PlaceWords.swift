import Core

/// What a language calls the places of the world, and what is said around them.
///
/// Words are separated by blanks, the words of one name by "_".
struct PlaceWords: Sendable {
    /// A line a kind: its tags, its names (the first is said of it, each with its plural behind a "/"), and what people
    /// go there for. A "?" before a name: it often means something else by itself.
    var kinds = ""
    /// Tags of OSM `cuisine`, each with its words. A "!" before one: it is a place by itself, as "pizzeria".
    var cuisines = ""
    /// Kinds of places where something of a cuisine is eaten.
    static let eating: Set<PlaceCategory> = [
        PlaceCategory(key: "amenity", value: "restaurant"), PlaceCategory(key: "amenity", value: "fast_food"),
        PlaceCategory(key: "amenity", value: "cafe"),
    ]
    /// Tags of OSM `diet`, each with its words.
    var diets = ""
    /// Names of `PlaceFeature`, each with its words.
    var features = ""
    var wheelchair = ""
    var cheap = ""
    var middle = ""
    var dear = ""
    var lessKnown = ""
    var openNow = ""
    /// Before a time at which it is open.
    var open = ""
    /// "near me" in one.
    var hereabouts = ""
    /// What one is in, without its name: "town".
    var wherever = ""
    /// Before what it is near.
    var near = ""
    /// Before what it is in.
    var inside = ""
    /// Behind `near`: oneself.
    var me = ""
    /// What people praise and no map knows: "quiet". It is said, rather than passed over.
    var qualities = ""
    /// "best": a thing is looked for, too.
    var best = ""
    /// What says nothing about the place.
    var fillers = ""

    static let none = PlaceWords()
}

/// What some words mean in a wish for a place.
enum PlaceMeaning: Sendable, Hashable {
    enum Strength: Int, Sendable, Comparable {
        /// What one gets there: "coffee".
        case thing
        /// A place, but more often something else: "bank".
        case weak
        case sure
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    case kind(Set<PlaceCategory>, Strength)
    case cuisine(String, Strength)
    case diet(String)
    case feature(PlaceFeature)
    case quality, best
    case wheelchair, openNow, open, hereabouts, near, inside, me, lessKnown, filler
    case price(PlacePrice)
}

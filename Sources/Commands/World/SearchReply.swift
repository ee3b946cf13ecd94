import Core

/// What a search for places says.
enum SearchReply: Reply {
    /// Why the results stand in that order.
    enum Order { case nearest, name, center, openNearest, openFirst }

    case what, over, openWhen, now
    case noMap(isAdministrator: Bool)
    case whereAreYou(String), whereInGroup(String)
    case title(String, count: Int, ground: Wording)
    case farther(String, within: String, ground: Wording)
    case order(Order, hours: Wording?)
    case unknownArea(String)
    case noneWithin(String, String, ground: Wording)
    case none(String, ground: Wording)
    case allLeftOut(String, count: Int)
    case result(Int, String)
    case wider(String), open(Wording, isOn: Bool), accessible(isOn: Bool), lessKnown(isOn: Bool)
    case diet(String, isOn: Bool), dietName(String), kind(String, isOn: Bool)
    case filters, kinds, backToResults

    /// Where it was looked, in the middle of a sentence.
    enum Ground: Reply {
        case nearMe, map
        case withinOfMe(String)
        case near(String, within: String?)
        case inside(String)

        var wording: Wording {
            switch self {
            case .nearMe: Wording("search.nearMe", "near you")
            case .map: Wording("search.onMap", "on the map")
            case .withinOfMe(let reach): Wording("search.withinOfMe", "within {reach} of you", ["reach": .text(reach)])
            case .near(let name, within: nil): Wording("search.near", "near *{name}*", ["name": .text(name)])
            case .near(let name, let reach?):
                Wording("search.within", "within {reach} of *{name}*", ["name": .text(name), "reach": .text(reach)])
            case .inside(let name): Wording("search.inside", "in *{name}*", ["name": .text(name)])
            }
        }
    }

    var wording: Wording {
        switch self {
        case .what:
            Wording("search.what", "What shall I look for on the map? Say it like `cafes near me` or `museums in Vaduz`.")
        case .over: Wording("search.over", "That search is over; type it again.")
        case .openWhen:
            Wording("search.openWhen", "Open when? Say a day and a time to come, like `pharmacy open on Sunday 10:00`.")
        case .now: Wording("search.now", "now")
        case .noMap(isAdministrator: false):
            Wording(
                "search.noMap",
                "This server has no map of the world yet, so I cannot look there. I know your own pins: `pins`.")
        case .noMap(isAdministrator: true):
            Wording(
                "search.noMapForAdministrator",
                "This server has no map yet. Take an OpenStreetMap extract of your region (.osm.pbf) and run `wayside import-map FILE` on the server."
            )
        case .whereAreYou(let what):
            Wording(
                "search.whereAreYou",
                "Where shall I look for *{what}*? Send your location, or say where: `{what} in Vaduz`.",
                ["what": .text(what)])
        case .whereInGroup(let what):
            Wording(
                "search.whereInGroup", "Where? In a group I look by name: `{what} in Vaduz` or `{what} near` a pin.",
                ["what": .text(what)])
        default: shown
        }
    }

    private var shown: Wording {
        switch self {
        case .title(let what, let count, let ground):
            Wording(
                "search.title", "*{what}* {ground}: {n}",
                ["what": .text(what), "n": .number(count), "ground": .wording(ground)])
        case .farther(let what, let reach, let ground):
            Wording(
                "search.farther", "No *{what}* within {reach} {ground}; these are the nearest:",
                ["what": .text(what), "reach": .text(reach), "ground": .wording(ground)])
        case .order(let order, let hours): order.wording(hours)
        case .unknownArea(let name):
            Wording(
                "search.unknownArea", "My map knows no place called *{name}*. Try a town or a street of its area.",
                ["name": .text(name)])
        case .noneWithin(let what, let reach, let ground):
            Wording(
                "search.noneWithin", "No *{what}* within {reach} {ground}, and none farther away on my map.",
                ["what": .text(what), "reach": .text(reach), "ground": .wording(ground)])
        case .none(let what, let ground):
            Wording("search.none", "My map has no *{what}* {ground}.", ["what": .text(what), "ground": .wording(ground)])
        case .allLeftOut(let what, let count):
            Wording(
                "search.allLeftOut", "{n:place|places} found for *{what}*, but none passes your filters.",
                ["what": .text(what), "n": .number(count)])
        default: button
        }
    }

    private var button: Wording {
        switch self {
        case .result(let number, let name):
            Wording("search.result", "{n} {name}", ["n": .number(number), "name": .text(name)])
        case .wider(let reach): Wording("search.wider", "Within {reach}", ["reach": .text(reach)])
        case .open(let when, isOn: false): Wording("search.open", "Open {when}", ["when": .wording(when)])
        case .open(_, isOn: true): Wording("search.openOff", "✓ Open – show all")
        case .accessible(isOn: false): Wording("search.accessible", "Wheelchair")
        case .accessible(isOn: true): Wording("search.accessibleOff", "✓ Wheelchair – show all")
        case .lessKnown(isOn: false): Wording("search.lessKnown", "Less known")
        case .lessKnown(isOn: true): Wording("search.lessKnownOff", "✓ Less known – show all")
        case .diet(let diet, isOn: false): Self.dietName(diet).wording
        case .diet(let diet, isOn: true):
            Wording("search.dietOff", "✓ {diet} – show all", ["diet": .wording(Self.dietName(diet).wording)])
        case .dietName("vegan"): Wording("search.diet.vegan", "vegan")
        case .dietName("vegetarian"): Wording("search.diet.vegetarian", "vegetarian")
        case .dietName("halal"): Wording("search.diet.halal", "halal")
        case .dietName("kosher"): Wording("search.diet.kosher", "kosher")
        case .dietName("gluten_free"): Wording("search.diet.glutenFree", "gluten-free")
        case .dietName(let other): Wording("search.diet.other", "{diet}", ["diet": .text(other)])
        case .kind(let name, isOn: false): Wording("search.kind", "{name}", ["name": .text(name)])
        case .kind(let name, isOn: true): Wording("search.kindOff", "✓ {name} – show all", ["name": .text(name)])
        case .filters: Wording("search.filters", "More filters")
        case .kinds: Wording("search.kinds", "Kinds")
        default: Wording("search.backToResults", "◀ Results")
        }
    }
}

extension SearchReply.Order {
    fileprivate func wording(_ hours: Wording?) -> Wording {
        switch self {
        case .nearest: Wording("search.order.nearest", "_Nearest first._")
        case .name: Wording("search.order.name", "_Best match of the name first._")
        case .center: Wording("search.order.center", "_Nearest to the middle first._")
        case .openNearest:
            Wording(
                "search.order.openNearest", "_Open {when} first, then those whose hours nobody knows; each nearest first._",
                ["when": .wording(hours ?? SearchReply.now.wording)])
        case .openFirst:
            Wording(
                "search.order.openFirst", "_Open {when} first, then those whose hours nobody knows._",
                ["when": .wording(hours ?? SearchReply.now.wording)])
        }
    }
}

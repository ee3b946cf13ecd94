import Core
import Foundation
import Language

/// What a search for places says.
enum SeekReply: Reply {
    /// Why the results stand in that order.
    enum Order { case nearest, liked, name, center, openNearest, openFirst }

    case what, whichPlace, over, openWhen, now, places
    case noMap(isAdministrator: Bool)
    case whereAreYou(String), whereInGroup(String)
    case title(String, count: Int, ground: Wording)
    case farther(String, ground: Wording)
    case order(Order, hours: Wording?)
    case unknownArea(String)
    case noneWithin(String, ground: Wording)
    case noneCalled(String)
    case noneWith(String, String, ground: Wording)
    case none(String, ground: Wording)
    case allLeftOut(String, count: Int)
    case result(Int, String)
    case wider(String), open(Wording, isOn: Bool), accessible(isOn: Bool), lessKnown(isOn: Bool)
    case diet(String, isOn: Bool), dietName(String), kind(String, isOn: Bool)
    case feature(PlaceFeature, isOn: Bool)
    case liked, stars(Double, of: Int), known(rated: Int, priced: Int, of: Int)
    case passed(String)
    case atLeast(Int, isOn: Bool), price(PlacePrice, isOn: Bool)
    case filters, kinds, backToResults

    /// Where it was looked, in the middle of a sentence.
    enum Ground: Reply {
        case nearMe, map
        case withinOfMe(String)
        case near(String, within: String?)
        case inside(String)

        var wording: Wording {
            switch self {
            case .nearMe: Wording("seek.nearMe", "near you")
            case .map: Wording("seek.onMap", "on the map")
            case .withinOfMe(let reach): Wording("seek.withinOfMe", "within {reach} of you", ["reach": .text(reach)])
            case .near(let name, within: nil): Wording("seek.near", "near *{name}*", ["name": .text(name)])
            case .near(let name, let reach?):
                Wording("seek.within", "within {reach} of *{name}*", ["name": .text(name), "reach": .text(reach)])
            case .inside(let name): Wording("seek.inside", "in *{name}*", ["name": .text(name)])
            }
        }
    }

    var wording: Wording {
        switch self {
        case .what:
            Wording("seek.what", "What shall I look for on the map? Say it like `cafes near me` or `museums in Vaduz`.")
        case .whichPlace:
            Wording("seek.whichPlace", "Which place? Say its name too, like `opening hours of the town hall`.")
        case .over: Wording("seek.over", "That search is over; type it again.")
        case .openWhen:
            Wording("seek.openWhen", "Open when? Say a day and a time to come, like `pharmacy open on Sunday 10:00`.")
        case .places: Wording("seek.places", "places")
        case .now: Wording("seek.now", "now")
        case .noMap(isAdministrator: false):
            Wording(
                "seek.noMap",
                "This server has no map of the world yet, so I cannot look there. I know your own pins: `pins`.")
        case .noMap(isAdministrator: true):
            Wording(
                "seek.noMapForAdministrator",
                "This server has no map yet. Take an OpenStreetMap extract of your region (.osm.pbf) and run `wayside import-map FILE` on the server."
            )
        case .whereAreYou(let what):
            Wording(
                "seek.whereAreYou",
                "Where shall I look for *{what}*? Send your location, or say where: `{what} in Vaduz`.",
                ["what": .text(what)])
        case .whereInGroup(let what):
            Wording(
                "seek.whereInGroup",
                "Where? In a group I look by name: `/find {what} in Vaduz`, or near a pin of this group.",
                ["what": .text(what)])
        case .title(let what, let count, let ground):
            Wording(
                "seek.title", "*{what}* {ground}: {n}",
                ["what": .text(what), "n": .number(count), "ground": .wording(ground)])
        case .farther(let what, let ground):
            Wording(
                "seek.farther", "No *{what}* {ground}; these are the nearest:",
                ["what": .text(what), "ground": .wording(ground)])
        case .order(let order, let hours): order.wording(hours)
        case .unknownArea(let name):
            Wording(
                "seek.unknownArea", "My map knows no place called *{name}*. Try a town or a street of its area.",
                ["name": .text(name)])
        case .noneWithin(let what, let ground):
            Wording(
                "seek.noneWithin", "No *{what}* {ground}, and none farther away on my map.",
                ["what": .text(what), "ground": .wording(ground)])
        case .noneCalled(let name):
            Wording("seek.noneCalled", "My map knows no place called *{name}*.", ["name": .text(name)])
        case .noneWith(let what, let filters, let ground):
            Wording(
                "seek.noneWith",
                "My map knows no *{what}* {ground} that fit: *{filters}*. It does not say this of every place.",
                ["what": .text(what), "filters": .text(filters), "ground": .wording(ground)])
        case .none(let what, let ground):
            Wording("seek.none", "My map has no *{what}* {ground}.", ["what": .text(what), "ground": .wording(ground)])
        case .allLeftOut(let what, let count):
            Wording(
                "seek.allLeftOut", "{n:place|places} found for *{what}*, but none passes your filters.",
                ["what": .text(what), "n": .number(count)])
        case .liked: Wording("seek.liked", "❤ favourite")
        case .stars(let stars, let count):
            Wording(
                "seek.stars", "{stars} of 5 stars ({n})",
                ["stars": .text(String(format: "%.1f", stars)), "n": .number(count)])
        case .passed(let words):
            Wording(
                "seek.passed", "The map says nothing of “{words}”, so that these are all.", ["words": .text(words)])
        case .known(let rated, let priced, let count):
            Wording(
                "seek.known", "Rated here: {rated} of {n} places; with a price: {priced}.",
                ["rated": .number(rated), "priced": .number(priced), "n": .number(count)])
        case .result(let number, let name):
            Wording("seek.result", "{n} {name}", ["n": .number(number), "name": .text(name)])
        case .wider(let reach): Wording("seek.wider", "Within {reach}", ["reach": .text(reach)])
        case .open(let when, isOn: false): Wording("seek.open", "Open {when}", ["when": .wording(when)])
        case .open(_, isOn: true): Wording("seek.openOff", "✓ Open – show all")
        case .accessible(isOn: false): Wording("seek.accessible", "Wheelchair")
        case .accessible(isOn: true): Wording("seek.accessibleOff", "✓ Wheelchair – show all")
        case .lessKnown(isOn: false): Wording("seek.lessKnown", "Less known")
        case .lessKnown(isOn: true): Wording("seek.lessKnownOff", "✓ Less known – show all")
        case .diet(let diet, isOn: false): Self.dietName(diet).wording
        case .diet(let diet, isOn: true):
            Wording("seek.dietOff", "✓ {diet} – show all", ["diet": .wording(Self.dietName(diet).wording)])
        case .dietName("vegan"): Wording("seek.diet.vegan", "vegan")
        case .dietName("vegetarian"): Wording("seek.diet.vegetarian", "vegetarian")
        case .dietName("halal"): Wording("seek.diet.halal", "halal")
        case .dietName("kosher"): Wording("seek.diet.kosher", "kosher")
        case .dietName("gluten_free"): Wording("seek.diet.glutenFree", "gluten-free")
        case .dietName(let other): Wording("seek.diet.other", "{diet}", ["diet": .text(other)])
        case .feature(let feature, isOn: false): feature.word
        case .feature(let feature, isOn: true):
            Wording("seek.featureOff", "✓ {feature} – show all", ["feature": .wording(feature.word)])
        case .kind(let name, isOn: false): Wording("seek.kind", "{name}", ["name": .text(name)])
        case .kind(let name, isOn: true): Wording("seek.kindOff", "✓ {name} – show all", ["name": .text(name)])
        case .atLeast(let stars, isOn: false): Wording("seek.atLeast", "{n}+ stars", ["n": .number(stars)])
        case .atLeast(let stars, isOn: true):
            Wording("seek.atLeastOff", "✓ {n}+ stars – show all", ["n": .number(stars)])
        case .price(let price, isOn: false): price.word
        case .price(let price, isOn: true):
            Wording("seek.priceOff", "✓ {price} – show all", ["price": .wording(price.word)])
        case .filters: Wording("seek.filters", "More filters")
        case .kinds: Wording("seek.kinds", "Kinds")
        case .backToResults: Wording("seek.backToResults", "◀ Results")
        }
    }
}

extension SeekReply.Order {
    fileprivate func wording(_ hours: Wording?) -> Wording {
        switch self {
        case .liked:
            Wording("seek.order.liked", "_Near first; favourites and well-rated places move up._")
        case .nearest: Wording("seek.order.nearest", "_Nearest first._")
        case .name: Wording("seek.order.name", "_Best match of the name first._")
        case .center: Wording("seek.order.center", "_Nearest to the middle first._")
        case .openNearest:
            Wording(
                "seek.order.openNearest",
                "_Open {when} first, then those whose hours nobody knows; each nearest first._",
                ["when": .wording(hours ?? SeekReply.now.wording)])
        case .openFirst:
            Wording(
                "seek.order.openFirst", "_Open {when} first, then those whose hours nobody knows._",
                ["when": .wording(hours ?? SeekReply.now.wording)])
        }
    }
}

extension PlaceFeature {
    fileprivate var word: Wording {
        switch self {
        case .wifi: Wording("seek.feature.wifi", "Wi-Fi")
        case .outside: Wording("seek.feature.outside", "seats outside")
        case .takeaway: Wording("seek.feature.takeaway", "takeaway")
        case .delivery: Wording("seek.feature.delivery", "delivery")
        case .dogs: Wording("seek.feature.dogs", "dogs welcome")
        case .children: Wording("seek.feature.children", "for children")
        case .free: Wording("seek.feature.free", "free of charge")
        case .cards: Wording("seek.feature.cards", "cards accepted")
        case .smokeFree: Wording("seek.feature.smokeFree", "smoke-free")
        case .organic: Wording("seek.feature.organic", "organic")
        case .always: Wording("seek.feature.always", "open 24/7")
        }
    }
}

extension PlacePrice {
    fileprivate var word: Wording {
        switch self {
        case .cheap: Wording("seek.cheap", "cheap")
        case .middle: Wording("seek.middle", "middle")
        case .dear: Wording("seek.dear", "dear")
        }
    }
}

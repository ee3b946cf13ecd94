import Core

/// What a map's card says.
enum MapReply: Reply {
    case whereAreYou, button, aroundYou, yourPins, groupPins, noPins, noPinsInGroup
    case of(String)
    case at(String)
    case you(Wording, String?)
    case noneHere(String, String)
    case more(Int)
    case width(String, String?)
    case pin(Int, String)
    case goTo(String)
    case way(MapWay)
    case closer, wider, me, list

    var wording: Wording {
        switch self {
        case .whereAreYou: Wording("map.where", "Where are you? Send your location, and I show the map around you.")
        case .button: Wording("map.button", "Map")
        case .aroundYou: Wording("map.aroundYou", "*Around you*")
        case .yourPins: Wording("map.yourPins", "*Your pins*")
        case .groupPins: Wording("map.groupPins", "*The pins of this group*")
        case .of(let name): Wording("map.of", "*Around {name}*", ["name": .text(name)])
        case .at(let point): Wording("map.at", "*Map* around {point}", ["point": .text(point)])
        case .you(let age, nil): Wording("map.you", "You, as of {age}", ["age": .wording(age)])
        case .you(let age, let accuracy?):
            Wording(
                "map.youAbout", "You ({accuracy}), as of {age}", ["age": .wording(age), "accuracy": .text(accuracy)])
        case .noPins: Wording("map.noPins", "No pins yet; `pin here` makes one.")
        case .noPinsInGroup: Wording("map.noPinsInGroup", "This group has no pins yet.")
        case .noneHere(let name, let distance):
            Wording(
                "map.noneHere", "None of your pins is here. The nearest is *{name}*, {distance} from the middle.",
                ["name": .text(name), "distance": .text(distance)])
        case .more(let count): Wording("map.more", "and {n:pin|pins} more, without a number", ["n": .number(count)])
        case .width(let width, nil):
            Wording(
                "map.widthPlain", "_About {width} wide. This server has no map of this area._",
                ["width": .text(width)])
        case .width(let width, let source?):
            Wording(
                "map.width", "_About {width} wide. Map: {source}_", ["width": .text(width), "source": .text(source)])
        case .pin(let number, let name):
            Wording("map.pin", "{n} {name}", ["n": .number(number), "name": .text(name)])
        case .goTo(let name): Wording("map.goTo", "Map of {name}", ["name": .text(name)])
        case .way(.west): Wording("map.west", "⬅ West")
        case .way(.north): Wording("map.north", "⬆ North")
        case .way(.south): Wording("map.south", "⬇ South")
        case .way(.east): Wording("map.east", "East ➡")
        case .closer: Wording("map.closer", "+ Closer")
        case .wider: Wording("map.wider", "− Wider")
        case .me: Wording("map.me", "Me")
        case .list: Wording("map.list", "List of pins")
        }
    }
}

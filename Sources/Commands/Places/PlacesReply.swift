import Actions
import Core

/// What lists of places say.
enum PlacesReply: Reply {
    case noPosition, lists, changeOrder, ordered
    case up(Int), down(Int)
    case none(PlaceSelection, isGroup: Bool)
    case title(Int, PlaceSort, PlaceSelection, isGroup: Bool)
    case listTitle(String, Int, PlaceSort)
    case asOf(Wording)
    case page(Int, of: Int)
    case noteCount(Int)
    case row(String)
    case sort(PlaceSort)
    case order(PlaceSort)
    case filter(PlaceSelection)

    var wording: Wording {
        switch self {
        case .none(let selection, let isGroup): Self.none(selection, isGroup: isGroup)
        case .noPosition: Wording("pins.noPosition", "Send your location to see how far they are.")
        case .changeOrder: Wording("pins.changeOrder", "Change order")
        case .ordered: Wording("pins.ordered", "Done with the order")
        case .up(let number): Wording("pins.up", "{n} up", ["n": .number(number)])
        case .down(let number): Wording("pins.down", "{n} down", ["n": .number(number)])
        case .lists: Wording("pins.lists", "My lists")
        case .title(let count, let sort, let selection, let isGroup): Self.title(count, sort, selection, isGroup)
        case .listTitle(let name, 0, _):
            Wording(
                "pins.emptyList", "*{name}* has no places yet. `add Bakery to {name}` puts one on it.",
                ["name": .text(name)])
        case .listTitle(let name, let count, let sort):
            Wording(
                "pins.listTitle", "*{name}* ({n:place|places}), {order}",
                ["name": .text(name), "n": .number(count), "order": .wording(Self.order(sort).wording)])
        case .asOf(let age): Wording("pins.asOf", "Distances from your location of {age}", ["age": .wording(age)])
        case .page(let page, let count):
            Wording("pins.page", "Page {page} of {count}", ["page": .number(page), "count": .number(count)])
        case .noteCount(let count): Wording("pins.noteCount", "{n:note|notes}", ["n": .number(count)])
        case .row(let name): Wording("pins.row", "{name}", ["name": .text(name)])
        case .sort(let sort): Wording("pins.sort", "Sort: {order}", ["order": .wording(Self.order(sort).wording)])
        case .order(.near): Wording("pins.order.near", "nearest first")
        case .order(.name): Wording("pins.order.name", "by name")
        case .order(.new): Wording("pins.order.new", "newest first")
        case .order(.used): Wording("pins.order.used", "most used")
        case .order(.rated): Wording("pins.order.rated", "best rated first")
        case .order(.mine): Wording("pins.order.mine", "my order")
        case .filter(let selection):
            Wording("pins.filter", "Show: {what}", ["what": .wording(Self.kind(selection))])
        }
    }

    private static func kind(_ selection: PlaceSelection) -> Wording {
        switch selection {
        case .all, .list: Wording("pins.kind.all", "all pins")
        case .liked: Wording("pins.kind.liked", "favourites")
        case .wanted: Wording("pins.kind.wanted", "want to go")
        case .been: Wording("pins.kind.been", "been there")
        case .around: Wording("pins.kind.around", "around a point")
        case .label(let key): Wording("pins.kind.label", "#{label}", ["label": .text(key.text)])
        }
    }

    private static func none(_ selection: PlaceSelection, isGroup: Bool) -> Wording {
        switch selection {
        case .liked:
            Wording("pins.noneLiked", "No favourites yet. `heart Bakery` makes one, or the heart on a pin's card.")
        case .wanted: Wording("pins.noneWanted", "No wishes yet. `want to go to Bakery` keeps one.")
        case .been: Wording("pins.noneBeen", "No visits yet. `been to Bakery yesterday` keeps one.")
        case .label(let key):
            Wording(
                "pins.noneLabelled", "No pin has the label #{label}. `label Bakery #{label}` gives it to one.",
                ["label": .text(key.text)])
        case .all, .list, .around: none(isGroup: isGroup)
        }
    }

    private static func none(isGroup: Bool) -> Wording {
        isGroup
            ? Wording(
                "pins.noneInGroup", "This group has no pins yet. Type `/pin Cafe 48.2082, 16.3738`, or reply to me.")
            : Wording(
                "pins.none",
                "No pins yet. Send a location (📎, then Location), or type `pin Cafe here` or `pin Cafe 48.2082, 16.3738`."
            )
    }

    private static func title(
        _ count: Int, _ sort: PlaceSort, _ selection: PlaceSelection, _ isGroup: Bool
    ) -> Wording {
        let (n, order) = (WordingValue.number(count), WordingValue.wording(order(sort).wording))
        return switch selection {
        case .liked: Wording("pins.titleLiked", "*Favourites* ({n}), {order}", ["n": n, "order": order])
        case .wanted: Wording("pins.titleWanted", "*Want to go* ({n}), {order}", ["n": n, "order": order])
        case .been: Wording("pins.titleBeen", "*Where you have been* ({n}), {order}", ["n": n, "order": order])
        case .label(let key):
            Wording(
                "pins.titleLabelled", "*Pins with #{label}* ({n}), {order}",
                ["n": n, "order": order, "label": .text(key.text)])
        case .around(let point):
            Wording(
                "pins.titleAround", "*Your pins around {point}* ({n}), {order}",
                ["n": n, "order": order, "point": .text(Measures.text(of: point))])
        case .all, .list:
            isGroup
                ? Wording("pins.titleInGroup", "*This group's pins* ({n}), {order}", ["n": n, "order": order])
                : Wording("pins.title", "*Your pins* ({n}), {order}", ["n": n, "order": order])
        }
    }
}

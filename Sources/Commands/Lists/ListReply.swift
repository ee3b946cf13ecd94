import Actions
import Core

/// What named lists say.
enum ListReply: Reply {
    case none, new, newName, favourites, ofOthers
    case title(Int)
    case holds(NamedList)
    case tick(String), noneToTick(String)
    case ticked(String), unticked(String)
    case added([String], to: String)
    case removed(String, from: String)
    case notOn(String, String)
    case onAlready(String)
    case made(String), thereIs(String)
    case put(String)
    case deleted(String, places: Int, notes: Int, tasks: Int)
    case unknown(String), onlyLook(String)
    case unknownPlace(String, list: String)

    var wording: Wording {
        switch self {
        case .none:
            Wording("lists.none", "No lists yet. `milk to shopping list` or `list Best coffee: add Bakery` makes one.")
        case .new: Wording("lists.new", "New list")
        case .newName: Wording("lists.newName", "Type the name of the new list, like `Best coffee`.")
        case .ofOthers: Wording("lists.ofOthers", "Shared with you:")
        case .favourites: Wording("lists.favourites", "Favourites")
        case .title(let count): Wording("lists.title", "*Your lists* ({n})", ["n": .number(count)])
        case .holds(let list): Self.holds(list)
        case .tick(let name):
            Wording("lists.tick", "On which lists is *{name}*? A tick says that it is on it.", ["name": .text(name)])
        case .noneToTick(let name):
            Wording("lists.noneToTick", "No lists yet that *{name}* could be on.", ["name": .text(name)])
        case .ticked(let list): Wording("lists.ticked", "✓ {list}: take off", ["list": .text(list)])
        case .unticked(let list): Wording("lists.unticked", "{list}: put on", ["list": .text(list)])
        case .added(let names, let list):
            Wording(
                "lists.added", "Put *{names}* on *{list}*.",
                ["names": .text(names.joined(separator: ", ")), "list": .text(list)])
        case .removed(let name, let list):
            Wording("lists.removed", "Took *{name}* off *{list}*.", ["name": .text(name), "list": .text(list)])
        case .notOn(let name, let list):
            Wording("lists.notOn", "*{name}* is not on *{list}*.", ["name": .text(name), "list": .text(list)])
        case .onAlready(let list): Wording("lists.onAlready", "On *{list}* already.", ["list": .text(list)])
        case .made(let name):
            Wording(
                "lists.made", "Made the list *{name}*. `add Bakery to {name}` puts a place on it.",
                ["name": .text(name)])
        case .thereIs(let name):
            Wording("lists.thereIs", "There is a list called *{name}* already.", ["name": .text(name)])
        case .put(let list): Wording("entry.put", "Put places on {list}", ["list": .text(list)])
        case .deleted(let name, let places, let notes, 0): Self.deleted(name, places, notes)
        case .deleted(let name, let places, let notes, let tasks):
            Wording(
                "lists.deletedWithTasks", "{list} {n:to-do is|to-dos are} gone with it.",
                ["list": .wording(Self.deleted(name, places, notes)), "n": .number(tasks)])
        case .unknownPlace(let name, let list):
            Wording(
                "lists.unknownPlace",
                "You have no pin called *{name}*. Where is it? Send its location, or type coordinates; then it goes on *{list}*.",
                ["name": .text(name), "list": .text(list)])
        case .onlyLook(let name):
            Wording(
                "lists.onlyLook",
                "*{name}* is another's, and you may only look at it. Nothing was kept: ask its owner whether you may add to it.",
                ["name": .text(name)])
        case .unknown(let name):
            Wording("lists.unknown", "You have no list called *{name}*. `my lists` shows yours.", ["name": .text(name)])
        }
    }

    private static func holds(_ list: NamedList) -> Wording {
        let other: Wording? =
            switch (list.places, list.notes) {
            case (0, 0): nil
            case (let places, 0): Wording("lists.places", "{p:place|places}", ["p": .number(places)])
            case (0, let notes): Wording("lists.notes", "{n:note|notes}", ["n": .number(notes)])
            case (let places, let notes):
                Wording("lists.both", "{p:place|places}, {n:note|notes}", ["p": .number(places), "n": .number(notes)])
            }
        guard list.tasks > 0 else { return other ?? Wording("lists.empty", "empty") }
        guard let other else { return Wording("lists.tasks", "{t} to do", ["t": .number(list.tasks)]) }
        return Wording(
            "lists.tasksAndOther", "{t} to do, {other}", ["t": .number(list.tasks), "other": .wording(other)])
    }

    private static func deleted(_ name: String, _ places: Int, _ notes: Int) -> Wording {
        switch (places, notes) {
        case (0, 0): Wording("lists.deleted", "Deleted the list *{name}*.", ["name": .text(name)])
        case (_, 0):
            Wording(
                "lists.deletedKeepingPlaces", "Deleted the list *{name}*; its {p:place stays a pin|places stay pins}.",
                ["name": .text(name), "p": .number(places)])
        case (0, _):
            Wording(
                "lists.deletedWithNotes", "Deleted the list *{name}* with {n:note|notes}.",
                ["name": .text(name), "n": .number(notes)])
        default:
            Wording(
                "lists.deletedWithBoth",
                "Deleted the list *{name}* with {n:note|notes}; its {p:place stays a pin|places stay pins}.",
                ["name": .text(name), "n": .number(notes), "p": .number(places)])
        }
    }
}

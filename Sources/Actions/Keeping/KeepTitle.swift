import Core

/// The one line in history of what people do with places that they know.
enum KeepTitle: Reply {
    case liked(String), unliked(String), wanted(String), unwanted(String)
    case tied(String)
    case visited(String, day: String), changedVisit(String), deletedVisit(String)
    case reviewed(String), deletedReview(String)

    var wording: Wording {
        switch self {
        case .liked(let name): Wording("entry.liked", "Made {name} a favourite", ["name": .text(name)])
        case .unliked(let name): Wording("entry.unliked", "Took {name} off the favourites", ["name": .text(name)])
        case .wanted(let name): Wording("entry.wanted", "Want to go to {name}", ["name": .text(name)])
        case .unwanted(let name): Wording("entry.unwanted", "No longer want to go to {name}", ["name": .text(name)])
        case .tied(let name): Wording("entry.tied", "Found {name} on the map", ["name": .text(name)])
        case .visited(let name, let day):
            Wording("entry.visited", "Been to {name}, {day}", ["name": .text(name), "day": .text(day)])
        case .changedVisit(let name): Wording("entry.changedVisit", "Changed a visit to {name}", ["name": .text(name)])
        case .deletedVisit(let name): Wording("entry.deletedVisit", "Deleted a visit to {name}", ["name": .text(name)])
        case .reviewed(let name): Wording("entry.reviewed", "Reviewed {name}", ["name": .text(name)])
        case .deletedReview(let name):
            Wording("entry.deletedReview", "Deleted the review of {name}", ["name": .text(name)])
        }
    }
}

/// The one line in history of a change of a named list.
enum ListTitle: Reply {
    case listed(String, on: String), unlisted(String, from: String)
    case renamed(String, to: String), deleted(String), sorted(String), favourites

    var wording: Wording {
        switch self {
        case .favourites: Wording("entry.favouritesList", "Made a list of the favourites")
        case .sorted(let list): Wording("entry.sortedList", "New order on {list}", ["list": .text(list)])
        case .listed(let name, let list):
            Wording("entry.listed", "Put {name} on {list}", ["name": .text(name), "list": .text(list)])
        case .unlisted(let name, let list):
            Wording("entry.unlisted", "Took {name} off {list}", ["name": .text(name), "list": .text(list)])
        case .renamed(let old, let new): EntryTitle.renamed(old, to: new).wording
        case .deleted(let name): Wording("entry.deletedList", "Deleted the list {name}", ["name": .text(name)])
        }
    }
}

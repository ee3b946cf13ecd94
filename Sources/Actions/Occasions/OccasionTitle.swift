package import Core

/// The one line of a change of an occasion in history and trash.
enum OccasionTitle: Reply {
    case added(String), renamed(String, to: String), changed(String), deleted(String)

    var wording: Wording {
        switch self {
        case .added(let name): Wording("entry.occasionAdded", "Occasion “{name}”", ["name": .text(name)])
        case .renamed(let old, let new):
            Wording(
                "entry.occasionRenamed", "Renamed the occasion “{old}” to “{new}”",
                ["old": .text(old), "new": .text(new)])
        case .changed(let name):
            Wording("entry.occasionChanged", "Changed the occasion “{name}”", ["name": .text(name)])
        case .deleted(let name):
            Wording("entry.occasionDeleted", "Deleted the occasion “{name}”", ["name": .text(name)])
        }
    }
}

/// Why an occasion could not be made, changed or tied.
package enum OccasionRefusal: Reply {
    case noName, longName(Int), taken(String), same(String), othersTask

    package var wording: Wording {
        switch self {
        case .noName: Wording("occasion.noName", "What is it called? Like `go to the bank`.")
        case .longName(let count):
            Wording(
                "occasion.longName", "That is {n} characters; an occasion has at most 100.", ["n": .number(count)])
        case .taken(let name):
            Wording("occasion.taken", "You have an occasion *{name}* already.", ["name": .text(name)])
        case .same(let name): Wording("occasion.same", "That is *{name}* itself.", ["name": .text(name)])
        case .othersTask:
            Wording(
                "occasion.othersTask",
                "That to-do is somebody else's: occasions are each one's own, so only its owner can tie it to one.")
        }
    }
}

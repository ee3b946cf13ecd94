package import Core

extension Audience {
    /// Its sign and its word, as cards and rows show it; those of chosen people are named where there is room.
    package var words: Wording {
        switch self {
        case .onlyMe: Wording("audience.onlyMe", "🔒 Only me")
        case .closeFriends: Wording("audience.closeFriends", "⭐ Close friends")
        case .chosen: Wording("audience.chosen", "👤 Chosen people")
        case .followers: Wording("audience.followers", "📣 Followers")
        case .everyone: Wording("audience.everyone", "🌍 Everyone")
        }
    }

    /// Within a sentence, behind "with".
    package var phrase: Wording {
        switch self {
        case .onlyMe: Wording("audience.phrase.onlyMe", "nobody")
        case .closeFriends: Wording("audience.phrase.closeFriends", "your close friends")
        case .chosen: Wording("audience.phrase.chosen", "chosen people")
        case .followers: Wording("audience.phrase.followers", "your followers")
        case .everyone: Wording("audience.phrase.everyone", "everyone")
        }
    }
}

/// The one line of a change of who may see a thing.
enum SharingTitle: Reply {
    case shared(String, Audience)
    case withPeople(String, [String])
    case notWith(String, [String])
    case stopped(String), stoppedAll(Int)
    case linked(String), unlinked(String)
    case copied(String)

    var wording: Wording {
        switch self {
        case .shared(let name, let audience):
            Wording(
                "entry.shared", "Shared {name} with {whom}", ["name": .text(name), "whom": .wording(audience.phrase)])
        case .withPeople(let name, let people):
            Wording(
                "entry.sharedWith", "Shared {name} with {people}",
                ["name": .text(name), "people": .text(people.joined(separator: ", "))])
        case .notWith(let name, let people):
            Wording(
                "entry.unsharedWith", "Stopped sharing {name} with {people}",
                ["name": .text(name), "people": .text(people.joined(separator: ", "))])
        case .stopped(let name): Wording("entry.unshared", "Stopped sharing {name}", ["name": .text(name)])
        case .stoppedAll(let count):
            Wording("entry.unsharedAll", "Stopped sharing {n:thing|things}", ["n": .number(count)])
        case .linked(let name): Wording("entry.linked", "Made a link to {name}", ["name": .text(name)])
        case .unlinked(let name): Wording("entry.unlinked", "Stopped the link to {name}", ["name": .text(name)])
        case .copied(let name): Wording("entry.copied", "Saved a copy of {name}", ["name": .text(name)])
        }
    }
}

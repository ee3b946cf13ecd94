import Core

/// What favourites, wishes and visits say.
enum KeepReply: Reply {
    case keptEntry(String)

    var wording: Wording {
        switch self {
        case .keptEntry(let name): Wording("entry.pinned", "Pinned {name}", ["name": .text(name)])
        }
    }
}

import Core

/// What occasions say.
enum OccasionReply: Reply {
    case title(String, Int)
    case group(OccasionRelation?)
    case renamed(String), deleted(String)

    var wording: Wording {
        switch self {
        case .title(let name, 0): Wording("occasion.empty", "*{name}*: nothing to do.", ["name": .text(name)])
        case .title(let name, let count):
            Wording("occasion.title", "*{name}* ({n} to do)", ["name": .text(name), "n": .number(count)])
        case .group(.before): Wording("occasion.groupBefore", "_Before_")
        case .group(.when): Wording("occasion.groupWhen", "_When_")
        case .group(.after): Wording("occasion.groupAfter", "_After_")
        case .group(nil): Wording("occasion.groupAny", "_No matter_")
        case .renamed(let name): Wording("occasion.renamed", "Renamed to *{name}*.", ["name": .text(name)])
        case .deleted(let name):
            Wording("occasion.deleted", "Deleted the occasion *{name}*; its to-dos stay.", ["name": .text(name)])
        }
    }
}

import Core

enum AddedReply: Reply {
    case onShared(String), put(String)
    /// Several have that name.
    case several(String), ownAndShared(String), putOf(owner: String, String)
    /// Another's list of the name of a new one.
    case seenBeside(owner: String, String)
    /// The same of a note, which its owner alone writes there.
    case notedBeside(owner: String, String)

    var wording: Wording {
        switch self {
        case .onShared(let list):
            Wording(
                "added.onShared", "Others see *{list}*. Shall it go there, or is it for you alone?",
                ["list": .text(list)])
        case .put(let list): Wording("added.put", "On {list}", ["list": .text(list)])
        case .several(let list):
            Wording(
                "added.several", "Several share a list *{list}* with you. Whose do you mean?", ["list": .text(list)])
        case .ownAndShared(let list):
            Wording(
                "added.ownAndShared", "You have *{list}*, and one of that name is shared with you. Which do you mean?",
                ["list": .text(list)])
        case .putOf(let owner, let list):
            Wording("added.putOf", "{list} of {owner}", ["list": .text(list), "owner": .text(owner)])
        case .notedBeside(let owner, let list):
            Wording(
                "added.notedBeside", "It is yours: only {owner} writes notes on *{list}* of {owner}.",
                ["list": .text(list), "owner": .text(owner)])
        case .seenBeside(let owner, let list):
            Wording(
                "added.seenBeside", "It is yours: *{list}* of {owner} you may only look at.",
                ["list": .text(list), "owner": .text(owner)])
        }
    }
}

import Actions
import Core

enum SharedReply: Reply {
    case mine, nothingOfMine, withMe, nothingWithMe, linked, mineButton
    case theirsButton(String)
    case of(String)
    case nothingOf(String)
    case seen(String), nothingSeen(String), asked(String)
    case count(Audience, Int)
    /// What nothing but a link opens.
    case countLinked(Int)

    var wording: Wording {
        switch self {
        case .mine: Wording("shared.mine", "*What you share*, newest first")
        case .nothingOfMine:
            Wording(
                "shared.nothingOfMine",
                "You share nothing. `share Bakery with close friends` would, or Share on a card.")
        case .withMe: Wording("shared.withMe", "*Shared with you*, newest first")
        case .nothingWithMe:
            Wording("shared.nothingWithMe", "Nobody shares anything with you yet.")
        case .mineButton: Wording("shared.mineButton", "What I share")
        case .theirsButton(let name): Wording("shared.theirsButton", "What {name} shares", ["name": .text(name)])
        case .linked: Wording("shared.linked", "🔗 By link")
        case .of(let name): Wording("shared.of", "*What {name} shares with you*, newest first", ["name": .text(name)])
        case .nothingOf(let name):
            Wording("shared.nothingOf", "{name} shares nothing that you can see.", ["name": .text(name)])
        case .seen(let name): Wording("shared.seen", "*What {name} sees of yours*, newest first", ["name": .text(name)])
        case .nothingSeen(let name):
            Wording("shared.nothingSeen", "{name} sees nothing of yours.", ["name": .text(name)])
        case .asked(let titles): Wording("shared.asked", "Asked to do: {titles}", ["titles": .text(titles)])
        case .countLinked(let count): Wording("shared.countLinked", "🔗 By link: {n}", ["n": .number(count)])
        case .count(let audience, let count):
            Wording(
                "shared.count", "{audience}: {n}", ["audience": .wording(audience.words), "n": .number(count)])
        }
    }
}

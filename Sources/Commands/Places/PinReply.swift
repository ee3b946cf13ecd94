import Core

enum PinReply: Reply {
    case whereAreYou
    case whereIs(String)
    case sendLocation, whereInGroup
    case pinned(String)
    case pinnedAssumingName(String)
    case nameTooLong(Int)
    case nameMissing, followed

    var wording: Wording {
        switch self {
        case .whereAreYou:
            Wording(
                "pin.whereAreYou",
                "Where are you? Send your location, or type coordinates like `48.2082, 16.3738`.")
        case .whereIs(let name):
            Wording(
                "pin.whereIs", "Where is *{name}*? Send its location, or type coordinates like `48.2082, 16.3738`.",
                ["name": .text(name)])
        case .whereInGroup:
            Wording(
                "pin.whereInGroup",
                "Where is it? Reply to this with a location or with coordinates like `48.2082, 16.3738`.")
        case .sendLocation: Wording("pin.sendLocation", "Send location")
        case .pinned(let name): Wording("pin.pinned", "Pinned *{name}*.", ["name": .text(name)])
        case .pinnedAssumingName(let name):
            Wording(
                "pin.pinnedAssumingName", "Pinned as *{name}* (no name was given). Type its name now, or leave it.",
                ["name": .text(name)])
        case .nameTooLong(let length):
            Wording(
                "pin.nameTooLong", "A name has at most 100 characters; that one has {length}. Type a shorter one.",
                ["length": .number(length)])
        case .followed: Wording("pin.followed", "Your change is kept:")
        case .nameMissing:
            Wording("pin.nameMissing", "A name needs at least one letter or digit. Type one like `Bakery`.")
        }
    }
}

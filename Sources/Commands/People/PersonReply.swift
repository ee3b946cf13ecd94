import Core

/// What is said of another person.
enum PersonReply: Reply {
    case unknown(String)
    case several([String])
    case near(String, [String])
    case yourself
    case notBlocked(String), asksNothing(String)
    case followed(String), already(String), asked(String), unfollowed(String), tookBack(String), notFollowed(String)
    case allowed(String), refused(String), removed(String)
    case noFollower(String), noCloseFriend(String)
    case notFollower(String), notAmongClose(String), closeIsSecret, hides(String)
    case close(String), notClose(String), blocked(String), unblocked(String)
    case muted(String), notMuted(String), helps(String)

    var wording: Wording {
        switch self {
        case .unknown(let typed):
            Wording(
                "person.unknown",
                "I know nobody here called “{typed}”. Type a username like `@ana`, or `find people` to pick somebody.",
                ["typed": .text(typed)])
        case .several(let names):
            Wording(
                "person.several", "Which one do you mean: {names}? Press one, or type the username.",
                ["names": .text(names.joined(separator: ", "))])
        case .near(let typed, let names):
            Wording(
                "person.near", "I know nobody called “{typed}”, so nothing is done yet. Did you mean {names}?",
                ["typed": .text(typed), "names": .text(names.joined(separator: ", "))])
        case .yourself: Wording("person.yourself", "That is you. Type `my profile` to see yourself.")
        case .notBlocked(let typed):
            Wording(
                "person.notBlocked", "Among those you blocked is nobody called “{typed}”. `blocked people` lists them.",
                ["typed": .text(typed)])
        case .asksNothing(let typed):
            Wording(
                "person.asksNothing",
                "Nobody called “{typed}” asks to follow you. `follow requests` lists who does.",
                ["typed": .text(typed)])
        case .followed(let name): Wording("person.followed", "You follow {name} now.", ["name": .text(name)])
        case .asked(let name):
            Wording(
                "person.asked", "I have asked {name}; you follow as soon as {name} allows it.", ["name": .text(name)])
        case .already(let name): Wording("person.already", "You follow {name} already.", ["name": .text(name)])
        case .notFollowed(let name):
            Wording("person.notFollowed", "You do not follow {name}.", ["name": .text(name)])
        case .unfollowed(let name):
            Wording("person.unfollowed", "You no longer follow {name}, who is not told.", ["name": .text(name)])
        case .tookBack(let name):
            Wording("person.tookBack", "You no longer ask to follow {name}.", ["name": .text(name)])
        case .allowed(let name): Wording("person.allowed", "Allowed: {name} follows you.", ["name": .text(name)])
        case .refused(let name):
            Wording("person.refused", "{name} does not follow you, and is not told.", ["name": .text(name)])
        case .removed(let name):
            Wording("person.removed", "{name} no longer follows you, and is not told.", ["name": .text(name)])
        case .close(let name):
            Wording(
                "person.close",
                "{name} is a close friend now and sees what you share with close friends. Nobody is told.",
                ["name": .text(name)])
        case .noFollower(let name):
            Wording("person.noFollower", "{name} does not follow you, so nothing changed.", ["name": .text(name)])
        case .noCloseFriend(let name):
            Wording(
                "person.noCloseFriend", "{name} is not among your close friends, so nothing changed.",
                ["name": .text(name)])
        case .notFollower(let name):
            Wording("person.notFollower", "{name} does not follow you.", ["name": .text(name)])
        case .notAmongClose(let name):
            Wording("person.notAmongClose", "{name} is not among your close friends.", ["name": .text(name)])
        case .closeIsSecret:
            Wording(
                "person.closeIsSecret",
                "Nobody is told whose close friend they are. `shared with me` shows what others share with you.")
        case .hides(let name):
            Wording(
                "person.hides", "{name} shows nobody who that is, followers and followed alike.", ["name": .text(name)])
        case .notClose(let name):
            Wording("person.notClose", "{name} is no close friend any more. Nobody is told.", ["name": .text(name)])
        case .blocked(let name):
            Wording(
                "person.blocked",
                "{name} is blocked: you no longer see each other anywhere. {name} is not told.", ["name": .text(name)])
        case .muted(let name):
            Wording(
                "person.muted",
                "{name} is muted: what {name} asks of you or shares with you comes without a message. It stands below `my to-dos` and `shared with me`. {name} is not told.",
                ["name": .text(name)])
        case .notMuted(let name):
            Wording(
                "person.notMuted", "{name} is not muted: what {name} asks or shares comes as a message.",
                ["name": .text(name)])
        case .helps(let name):
            Wording(
                "person.helps",
                "Nobody reads along here, so nobody else can step in. *Mute*: what {name} asks or shares comes without a message. *Block*: you no longer see each other anywhere. {name} is told neither.",
                ["name": .text(name)])
        case .unblocked(let name):
            Wording("person.unblocked", "{name} is no longer blocked, and is not told.", ["name": .text(name)])
        }
    }
}

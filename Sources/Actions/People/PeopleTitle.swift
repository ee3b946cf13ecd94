import Core

/// The one line of a change between people, in one's own history.
enum PeopleTitle: Reply {
    case renamed(String), username(String), noUsername, bio, picture, noPicture, privacy
    case followed(String), asked(String), unfollowed(String), tookBack(String), allowed(String), refused(String),
        removed(String)
    case close(String), notClose(String), blocked(String), unblocked(String), muted(String), notMuted(String)

    var wording: Wording {
        switch self {
        case .renamed(let name): Wording("entry.ownName", "Changed your name to {name}", ["name": .text(name)])
        case .username(let name): Wording("entry.username", "Took the username @{name}", ["name": .text(name)])
        case .noUsername: Wording("entry.noUsername", "Gave up the username")
        case .bio: Wording("entry.bio", "Changed the words about yourself")
        case .picture: Wording("entry.picture", "Changed your picture")
        case .noPicture: Wording("entry.noPicture", "Removed your picture")
        case .privacy: Wording("entry.privacy", "Changed your privacy")
        case .followed(let name): Wording("entry.followed", "Followed {name}", ["name": .text(name)])
        case .asked(let name): Wording("entry.asked", "Asked to follow {name}", ["name": .text(name)])
        case .unfollowed(let name): Wording("entry.unfollowed", "Unfollowed {name}", ["name": .text(name)])
        case .tookBack(let name):
            Wording("entry.tookBack", "Took back asking to follow {name}", ["name": .text(name)])
        case .allowed(let name): Wording("entry.allowed", "Let {name} follow you", ["name": .text(name)])
        case .refused(let name): Wording("entry.refused", "Refused to be followed by {name}", ["name": .text(name)])
        case .removed(let name): Wording("entry.removed", "Removed the follower {name}", ["name": .text(name)])
        case .close(let name): Wording("entry.close", "Made {name} a close friend", ["name": .text(name)])
        case .notClose(let name): Wording("entry.notClose", "Took {name} off the close friends", ["name": .text(name)])
        case .blocked(let name): Wording("entry.blocked", "Blocked {name}", ["name": .text(name)])
        case .unblocked(let name): Wording("entry.unblocked", "Unblocked {name}", ["name": .text(name)])
        case .muted(let name): Wording("entry.muted", "Muted {name}", ["name": .text(name)])
        case .notMuted(let name): Wording("entry.notMuted", "Unmuted {name}", ["name": .text(name)])
        }
    }
}

import Actions
import Core
import Language
import Store

/// Who follows one.
struct FollowersCommand: Command {
    static let about = About(
        intent: "people.followers", area: .people, summary: "Who follows you",
        phrases: [
            "[show|list|see] [me] [my] followers", "who follows me", "who is following me",
            "(how many|how many people) follow me", "how many followers (do i have|have i)",
        ],
        examples: ["my followers", "who follows me"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(.followers) }
}

/// Whom one follows.
struct FollowingCommand: Command {
    static let about = About(
        intent: "people.following", area: .people, summary: "Whom you follow",
        phrases: [
            "(who|whom) (do i follow|am i following)", "[my] following", "[my] followed [people]", "unfollow",
            "(unfollow|stop following) (somebody|someone|people)",
            "[show|list|see] [me] [people|those] [whom|who|that] i follow",
        ],
        examples: ["who do I follow"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(.following) }
}

/// Who asks to follow.
struct RequestsCommand: Command {
    static let about = About(
        intent: "people.requests", area: .people, summary: "Who asks to follow you",
        phrases: [
            "[show|list|see] [me] [my] (follow|follower|pending) requests", "[show|list|see] [me] [my] requests",
            "who (wants|asks|asked|has asked) to follow me",
            "(does|did) (anybody|anyone|somebody|someone) (want|ask) to follow me",
        ],
        examples: ["follow requests"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(.requests) }
}

/// Whom one has blocked.
struct BlockedCommand: Command {
    static let about = About(
        intent: "people.blocked", area: .people, summary: "Whom you have blocked",
        phrases: [
            "[show|list|see] [me] [my] blocked [people|users|list]", "(who|whom) (have i|did i|do i) (blocked|block)",
            "who is blocked", "unblock [somebody|someone]", "block list",
        ],
        examples: ["blocked people"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(BlockedCard())
    }
}

extension Session {
    fileprivate func show(_ list: FollowList) throws {
        try requirePrivacy()
        try show(FollowListCard(list: list, of: PersonID(viewer.rawValue)))
    }
}

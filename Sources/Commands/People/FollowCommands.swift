import Actions
import Core
import Language
package import Store

/// Follows somebody, or asks to.
package struct FollowCommand: Command {
    package static let about = About(
        intent: "people.follow", area: .people, summary: "Follow somebody",
        phrases: ["follow [back] [@] {who:name}", "start following [@] {who:name}"],
        examples: ["follow @ben"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws { try session.do(.follow, withSaid: who) }
}

/// Follows somebody no longer.
package struct UnfollowCommand: Command {
    package static let about = About(
        intent: "people.unfollow", area: .people, summary: "Follow somebody no longer",
        phrases: ["unfollow [@] {who:name}", "stop following [@] {who:name}"], examples: ["unfollow @ben"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws { try session.do(.unfollow, withSaid: who) }
}

/// Takes somebody off the followers.
package struct RemoveFollowerCommand: Command {
    package static let about = About(
        intent: "people.remove", area: .people, summary: "Remove a follower, who is not told",
        phrases: [
            "(remove|drop) [my] follower [@] {who:name}",
            "(remove|drop) [@] {who:name} (as|from) [my] (follower|followers)",
        ],
        examples: ["remove follower @ben"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws { try session.do(.remove, withSaid: who) }
}

/// Makes somebody a close friend.
package struct AddCloseCommand: Command {
    package static let about = About(
        intent: "people.close", key: "people.addClose", area: .people, summary: "Add a close friend, who is not told",
        phrases: [
            "(add|put) [@] {who:name} (to|on|in) [my] close friends [list]", "make [@] {who:name} [a] close friend",
            "new close friend [@] {who:name}",
        ],
        examples: ["add @ben to close friends"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws { try session.do(.close, withSaid: who) }
}

/// Takes somebody off the close friends.
package struct RemoveCloseCommand: Command {
    package static let about = About(
        intent: "people.close", key: "people.removeClose", area: .people,
        summary: "Take somebody off the close friends",
        phrases: ["(remove|take|drop|delete) [@] {who:name} (from|off) [my] close friends [list]"],
        examples: ["remove @ben from close friends"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws { try session.do(.notClose, withSaid: who) }
}

/// Blocks somebody: both vanish for each other.
package struct BlockCommand: Command {
    package static let about = About(
        intent: "people.block", area: .people, summary: "Block somebody: you vanish for each other",
        phrases: ["block [user|person] [@] {who:name}", "ignore @ {who:word}"], examples: ["block @ben"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws { try session.do(.block, withSaid: who) }
}

/// Blocks somebody no longer.
package struct UnblockCommand: Command {
    package static let about = About(
        intent: "people.unblock", area: .people, summary: "Block somebody no longer",
        phrases: ["unblock [user|person] [@] {who:name}"], examples: ["unblock @ben"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }
    package func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard let said = SaidPerson(who) else { throw Refusal(PersonReply.unknown(who)) }
        let person = try session.choose(said, among: session.blocked(offset: 0, limit: Session.mostListed))
        guard let person else { throw Refusal(PersonReply.notBlocked(who)) }
        try session.do(.unblock, with: person.id)
    }
}

extension Session {
    fileprivate func `do`(_ step: PersonPress.Step, withSaid who: String) throws {
        try requirePrivacy()
        try `do`(step, with: somebody(saidAs: who).id)
    }
}

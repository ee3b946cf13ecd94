import Actions
import Core
import Language
import Store

/// Follows somebody, or asks to.
struct FollowCommand: Command {
    static let about = About(
        intent: "people.follow", area: .people, summary: "Follow somebody",
        phrases: ["follow [back] [@] {who:name}", "start following [@] {who:name}"],
        examples: ["follow @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.follow, withSaid: who) }
}

/// Follows somebody no longer.
struct UnfollowCommand: Command {
    static let about = About(
        intent: "people.unfollow", area: .people, summary: "Follow somebody no longer",
        phrases: ["unfollow [@] {who:name}", "stop following [@] {who:name}"], examples: ["unfollow @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.unfollow, withSaid: who) }
}

/// Takes somebody off the followers.
struct RemoveFollowerCommand: Command {
    static let about = About(
        intent: "people.remove", area: .people, summary: "Remove a follower, who is not told",
        phrases: [
            "(remove|drop) [my] follower [@] {who:name}",
            "(remove|drop) [@] {who:name} (as|from) [my] (follower|followers)",
        ],
        examples: ["remove follower @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.remove, withSaid: who) }
}

/// Lets somebody follow who asked to.
struct AllowCommand: Command {
    static let about = About(
        intent: "people.allow", area: .people, summary: "Let somebody follow you who asks to",
        phrases: [
            "allow [@] {who:word}", "(accept|approve|confirm) @ {who:word}",
            "(allow|accept|approve|confirm|let) [@] {who:name} (to follow|as follower|as a follower|follow) [me]",
            "(allow|accept|approve|confirm) [the] [follow] request (of|from|by) [@] {who:name}",
            "(allow|accept|approve|confirm) [the|this|that] [follow] request",
        ],
        examples: ["allow @ben", "let @ben follow me"])

    let who: String?
    init(_ said: Said) throws { who = try said.whoIfAny() }
    func perform(in session: Session) throws { try session.answerRequest(ofSaid: who, .allow) }
}

/// Refuses a request to follow.
struct RefuseCommand: Command {
    static let about = About(
        intent: "people.refuse", area: .people, summary: "Refuse a request to follow you; nobody is told",
        phrases: [
            "(refuse|reject|decline|deny) @ {who:word}", "(refuse|reject) {who:word}",
            "(refuse|reject|decline|deny|do not let|do not allow) [@] {who:name} (to follow|as follower|as a follower|follow) [me]",
            "(refuse|reject|decline|deny) [the] [follow] request (of|from|by) [@] {who:name}",
            "(refuse|reject|decline|deny) [the|this|that] [follow] request",
        ],
        examples: ["refuse @ben"])

    let who: String?
    init(_ said: Said) throws { who = try said.whoIfAny() }
    func perform(in session: Session) throws { try session.answerRequest(ofSaid: who, .refuse) }
}

/// Makes somebody a close friend.
struct AddCloseCommand: Command {
    static let about = About(
        intent: "people.close", key: "people.addClose", area: .people, summary: "Add a close friend, who is not told",
        phrases: [
            "(add|put) [@] {who:name} (to|on|in) [my] close friends [list]", "make [@] {who:name} [a] close friend",
            "make [@] {who:word} [a] close friend (too|also|as well)",
            "new close friend [@] {who:name}", "[@] {who:name} is (a|my) close friend [of mine]",
        ],
        examples: ["add @ben to close friends"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.close, withSaid: who) }
}

/// Takes somebody off the close friends.
struct RemoveCloseCommand: Command {
    static let about = About(
        intent: "people.close", key: "people.removeClose", area: .people,
        summary: "Take somebody off the close friends",
        phrases: ["(remove|take|drop|delete) [@] {who:name} (from|off) [my] close friends [list]"],
        examples: ["remove @ben from close friends"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.notClose, withSaid: who) }
}

/// Blocks somebody: both vanish for each other.
struct BlockCommand: Command {
    static let about = About(
        intent: "people.block", area: .people, summary: "Block somebody: you vanish for each other",
        phrases: ["block [user|person] [@] {who:name}", "ignore @ {who:word}"], examples: ["block @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws { try session.do(.block, withSaid: who) }
}

/// Blocks somebody no longer.
struct UnblockCommand: Command {
    static let about = About(
        intent: "people.unblock", area: .people, summary: "Block somebody no longer",
        phrases: ["unblock [user|person] [@] {who:name}"], examples: ["unblock @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard let said = SaidPerson(who) else { throw Refusal(PersonReply.unknown(who)) }
        let person = try session.choose(said, among: session.blocked(offset: 0, limit: Session.mostListed))
        guard let person else { throw Refusal(PersonReply.notBlocked(who)) }
        try session.do(.unblock, with: person.id)
    }
}

extension Session {
    /// Answers whoever is named; the only one who asks where nobody is, and of several or none shows the list.
    ///
    /// - Throws: a `Refusal` where nobody of that name asks to follow.
    fileprivate func answerRequest(ofSaid who: String?, _ step: PersonPress.Step) throws {
        try requirePrivacy()
        let asking = try people(in: .requests, of: actor, offset: 0, limit: Session.mostListed)
        guard let who else {
            guard asking.count == 1 else { return try show(FollowListCard(list: .requests, of: actor)) }
            return try `do`(step, with: asking[0].id)
        }
        guard let person = try SaidPerson(who).flatMap({ try choose($0, among: asking) }) else {
            throw Refusal(PersonReply.asksNothing(who))
        }
        try `do`(step, with: person.id)
    }

    func `do`(_ step: PersonPress.Step, withSaid who: String) throws {
        try requirePrivacy()
        try `do`(step, with: somebody(saidAs: who).id)
    }
}

import Actions
import Core
import Language
import Store

/// Whether one follows somebody, they follow one, or they are a close friend.
struct RelationCommand: Command {
    static let about = About(
        intent: "people.show", key: "people.relation", area: .people, summary: "How you and somebody stand",
        phrases: [
            "do i [already|still] follow [@] {followed:name}", "am i [already|still] following [@] {followed:name}",
            "does [@] {follower:name} [still] follow me", "is [@] {follower:name} [still] following me",
            "is [@] {friend:name} (a|my) close friend [of mine]",
            "is [@] {friend:name} (on|among) my close friends [list]",
        ],
        examples: ["do I follow @ben", "does @ben follow me"])

    private enum Asked: String, CaseIterable { case followed, follower, friend }

    private let asked: Asked
    let who: String

    init(_ said: Said) throws {
        asked = Asked.allCases.first { said.slots.contains($0.rawValue) } ?? .followed
        who = try said.who(asked.rawValue)
    }

    func perform(in session: Session) throws {
        try session.requirePrivacy()
        let person = try session.somebody(saidAs: who), relation = try session.relation(to: person.id)
        // What is so already stands on the card.
        let no: PersonReply? =
            switch asked {
            case .followed: relation.follows == .no ? .notFollowed(person.name) : nil
            case .follower: relation.isFollowed == .no ? .notFollower(person.name) : nil
            case .friend: relation.isClose ? nil : .notAmongClose(person.name)
            }
        try session.show(ProfileCard(person.id), note: no)
    }
}

/// Whose close friend one is, which nobody is told.
struct CloseOfCommand: Command {
    static let about = About(
        intent: "people.close", key: "people.closeOf", area: .people, summary: "Whose close friend you are: a secret",
        phrases: [
            "(who|whom) am i a close friend of", "whose close friend am i", "am i [@] {who:name} s close friend",
            "am i a close friend of [@] {who:name}", "am i (on|among) [@] {who:name} close friends [list]",
            "who has me (as a close friend|on their close friends [list]|as close friend)",
        ],
        examples: ["whose close friend am I"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.say(reply: PersonReply.closeIsSecret)
    }
}

/// Who follows somebody, or whom they follow, where they show it.
struct FollowsOfCommand: Command {
    static let about = About(
        intent: "people.followers", key: "people.followsOf", area: .people,
        summary: "Who follows somebody, and whom they follow",
        phrases: [
            "who follows [@] {followed:name}", "who is following [@] {followed:name}",
            "[show|list|see] [me] [the] followers of [@] {followed:name}",
            "[show|list|see] [me] @ {followed:word} followers",
            "[show|list|see] [me] {followed:word} followers",
            "(who|whom) does [@] {follower:name} follow", "(who|whom) is [@] {follower:name} following",
        ],
        examples: ["who follows @ben", "who does @ben follow"])

    let list: FollowList
    let who: String

    init(_ said: Said) throws {
        list = said.slots.contains("follower") ? .following : .followers
        let name = try said.who(list == .following ? "follower" : "followed")
        who = name.certainOwner ?? name
    }

    func perform(in session: Session) throws {
        try session.requirePrivacy()
        let person = try session.person(saidAs: who)
        guard try session.count(of: list, of: person.id) != nil else { throw Refusal(PersonReply.hides(person.name)) }
        try session.show(FollowListCard(list: list, of: person.id))
    }
}

/// What a guest can and cannot do.
struct GuestCommand: Command {
    static let about = About(
        intent: "profile.register", key: "profile.guest", area: .people, summary: "What you can do as a guest",
        phrases: [
            "what (can|may) (guests|a guest|i) do as a guest", "what (can|may) (guests|a guest) do", "am i a guest",
            "guest [mode|account]", "(try|use) [it|this|wayside|you] as [a] guest",
            "(stay|continue|remain|go on) as [a] guest", "(stay|continue|go on|use it) without (an account|account)",
        ],
        examples: ["what can guests do", "stay as a guest"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard try session.isGuest else {
            return try session.show(ProfileCard(session.actor), note: AccountReply.madeAlready)
        }
        try session.show(StartCard(step: .guest))
    }
}

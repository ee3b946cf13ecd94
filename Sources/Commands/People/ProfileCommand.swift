import Actions
import Core
import Language
import Store

/// One's own profile.
struct MeCommand: Command {
    static let about = About(
        intent: "profile.show", key: "profile.me", area: .people, menu: "me", summary: "Your profile",
        phrases: [
            "me", "[show|open|see|edit|change] [me] my (profile|account)", "(profile|account)", "who am i",
            "[do you know|tell me|say] (what is|whats|what) my name [is]",
            "(tell me|do you know|do you remember|say) my name",
            "(what|which) name (do you have|have you got) [saved|stored] for me", "what (do|will) you call me",
            "what name do you (know|have) me (by|as)",
        ],
        examples: ["my profile", "who am I"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.showMe()
    }
}

/// The rules, and the tap that makes an account; whoever has one sees it.
struct RegisterCommand: Command {
    static let about = About(
        intent: "profile.register", area: .people, summary: "Make an account and keep all you have",
        phrases: [
            "(register|sign up) [me]", "sign me up",
            "(make|create|open|register|get|start) [me] (a|an|my) [new] (account|profile)",
            "i (want|need) (a|an) [new] (account|profile)", "upgrade my account", "become a member",
        ],
        examples: ["make me an account"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        guard try session.isGuest else {
            return try session.show(ProfileCard(PersonID(session.viewer.rawValue)), note: AccountReply.madeAlready)
        }
        try session.offerAccount()
    }
}

/// Another's profile.
struct PersonCommand: Command {
    static let about = About(
        intent: "people.show", area: .people, summary: "Somebody's profile",
        phrases: [
            "[show|open|see] [me] [the] profile (of|from) [@] {who:name}", "[show|open|see] [me] profile @ {who:name}",
            "(who is|show|open|find|look up|search for) @ {who:name}", "@ {who:word}", "(who is|who's) {who:word}",
            "find (user|username|person) [@] {who:word}",
        ],
        examples: ["show profile @ben", "who is @ben", "find @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }

    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(ProfileCard(session.person(saidAs: who).id))
    }
}

extension Said {
    /// The same, where anybody is named.
    func whoIfAny() throws -> String? { slots.contains("who") ? try who() : nil }

    /// Who is meant, with the "@" that stood before the name.
    func who(_ slot: String = "who") throws -> String {
        guard let filled = slots[slot] else { throw Refusal(PersonReply.unknown(spoken.text)) }
        let before = spoken.line.text.utf8.prefix(filled.range.lowerBound)
        let name = (slots.text(slot) ?? "").trimmed
        return String(decoding: before, as: UTF8.self).trimmed.hasSuffix("@") && !name.hasPrefix("@")
            ? "@" + name : name
    }
}

extension Session {
    /// The rules, and the tap that makes a guest's account.
    func offerAccount() throws {
        let agree = AgreePress().button(AccountReply.agree, voice)
        try say(Outgoing(voice.say(AccountReply.register), buttons: [[agree]]))
    }

    /// Whoever is meant by words; nobody is found that the viewer may not know.
    func person(saidAs words: String) throws -> ProfileRecord {
        guard let said = SaidPerson(words) else { throw Refusal(PersonReply.unknown(words)) }
        return try person(said)
    }

    /// The same, but never oneself.
    func somebody(saidAs words: String) throws -> ProfileRecord {
        let person = try person(saidAs: words)
        guard !isSelf(person.id) else { throw Refusal(PersonReply.yourself) }
        return person
    }
}

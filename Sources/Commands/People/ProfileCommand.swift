import Actions
import Core
import Language
package import Store

/// One's own profile.
package struct MeCommand: Command {
    package static let about = About(
        intent: "profile.show", key: "profile.me", area: .people, menu: "me", summary: "Your profile",
        phrases: [
            "me", "[show|open|see|edit|change] [me] my (profile|account)", "(profile|account)", "who am i",
            "(register|sign up)",
            "(make|create|open|register) [me] (a|an|my) [new] (account|profile)",
        ],
        examples: ["my profile", "who am I"])

    package init(_ said: Said) throws {}
    package func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.showMe()
    }
}

/// Another's profile.
package struct PersonCommand: Command {
    package static let about = About(
        intent: "people.show", area: .people, summary: "Somebody's profile",
        phrases: [
            "[show|open|see] [me] [the] profile (of|from) [@] {who:name}", "[show|open|see] [me] profile @ {who:name}",
            "(who is|show|open|find|look up|search for) @ {who:name}", "@ {who:word}", "(who is|who's) {who:word}",
            "find (user|username|person) [@] {who:word}",
        ],
        examples: ["show profile @ben", "who is @ben", "find @ben"])

    let who: String
    package init(_ said: Said) throws { who = try said.who() }

    package func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(ProfileCard(session.person(saidAs: who).id))
    }
}

extension Said {
    /// Who is meant, with the "@" that stood before the name.
    func who() throws -> String {
        guard let filled = slots["who"] else { throw Refusal(PersonReply.unknown(spoken.text)) }
        let before = spoken.line.text.utf8.prefix(filled.range.lowerBound)
        let name = (slots.text("who") ?? "").trimmed
        return String(decoding: before, as: UTF8.self).trimmed.hasSuffix("@") && !name.hasPrefix("@")
            ? "@" + name : name
    }
}

extension Session {
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

import Actions
import Core
import Language
import Store

/// Blocks somebody no longer.
struct UnblockCommand: Command {
    static let about = About(
        intent: "people.unblock", area: .people, summary: "Block somebody no longer",
        phrases: ["unblock [user|person] [@] {who:name}"], examples: ["unblock @ben"])

    let who: String
    init(_ said: Said) throws { who = try said.who() }
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        let blocked = try session.blocked(offset: 0, limit: Session.mostListed)
        guard case .people(let said) = try SaidAudience(who) else { throw Refusal(PersonReply.unknown(who)) }
        let people = try said.map { name in
            guard let person = try session.choose(name, among: blocked) else {
                throw Refusal(PersonReply.notBlocked(name.typed))
            }
            return person.id
        }
        guard people.count > 1 else { return try session.do(.unblock, with: people[0]) }
        try session.together { for person in people { try session.do(.unblock, with: person) } }
    }
}

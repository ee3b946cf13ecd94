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
        guard let said = SaidPerson(who) else { throw Refusal(PersonReply.unknown(who)) }
        let person = try session.choose(said, among: session.blocked(offset: 0, limit: Session.mostListed))
        guard let person else { throw Refusal(PersonReply.notBlocked(who)) }
        try session.do(.unblock, with: person.id)
    }
}

import Actions
import Core
import Language
import Store

/// Lets somebody see a list, told as a wish; a question, or an audience in the place of a person, only opens the share card.
struct LetSeeCommand: Command {
    static let about = About(
        intent: "share.create", key: "share.see", area: .sharing, summary: "Say who should see a list",
        phrases: [
            "[@] {who:word} (should|may) [also] see [my|the] {what:heading!} [list] [too|also|as well]",
            "[@] {who:word} (needs|gets|should get|should have) [read] access to [my|the] {what:place|heading!}",
        ],
        examples: ["Ben needs access to Ideas"])

    private let thing: SaidThing
    private let who: SaidAudience?

    init(_ said: Said) throws { (thing, who) = try (SaidThing(said), said.personToLet()) }

    func perform(in session: Session) throws { try session.share(thing, ShareDeed(who, in: session)) }
}

extension Said {
    /// Who is to be let in: people only, and nobody where the line asks something.
    func personToLet() throws -> SaidAudience? {
        guard !spoken.line.asks, case .people(let people)? = try audience() else { return nil }
        return .people(people)
    }
}

import Actions
import Core
import Language
import Store

/// What oneself, somebody, or everybody shares.
struct SharesCommand: Command {
    static let about = About(
        intent: "share.list", key: "share.mine", area: .sharing, menu: "shared", summary: "What is shared, by whom",
        phrases: [
            "shared with me", "[what|anything|whats] (is|was) shared with me", "whats shared with me",
            "what do (others|people) share [with me]",
            "what do i share", "what have i shared", "[show] [me] my (shares|shared things|shared pins|shared notes)",
            "what (does|did|has) {owner:text} (share|shared) [with me]",
            "[show] [me] what {owner:text} shares [with me]",
            "shared by {owner:text}", "shared",
        ],
        examples: ["shared with me", "what do I share?", "what does @ana share?"])

    private let asked: AskedShares

    init(_ said: Said) throws {
        if let typed = said.slots.text("owner") {
            guard let person = SaidPerson(typed.withoutEnd) else { throw Refusal(PersonReply.unknown(typed)) }
            asked = .of(person)
        } else {
            asked = said.spoken.line.says(.mine) ? .mine : .others
        }
    }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        switch asked {
        case .others: try session.show(SharedWithMeCard())
        case .mine: try session.show(SharedCard(session.actor))
        case .of(let person): try session.show(SharedCard(session.person(person).id))
        }
    }
}

/// Whose shared things are asked for.
private enum AskedShares: CustomStringConvertible {
    case others, mine
    case of(SaidPerson)

    var description: String {
        switch self {
        case .others: "others"
        case .mine: "mine"
        case .of(let person): person.typed
        }
    }
}

import Actions
import Core
import Language
import Store

/// Shares a thing with whoever is named before it: "send Ben the packing list".
struct ShareToCommand: Command {
    static let about = About(
        intent: "share.create", key: "share.to", area: .sharing, summary: "Send somebody a pin or a list",
        phrases: [
            "(send|give|forward) [@] {who:word} [my|the|our] [pin|place|list] {what:place|heading!} [list]",
            "(show|invite|add) @ {who:word} [to|on|onto|into] [my|the|our] [pin|place|list] {what:place|heading!} [list]",
            "invite {who:word} (to|on|onto|into) [my|the|our] [list] {what:heading!} [list]",
            "(forward|pass|mail|text) [my|the|our] [pin|place|list] {what:place|heading!} [list] [on] to [@] {who:name}",
        ],
        examples: ["send Ben the list Ideas"])

    private let thing: SaidThing
    private let what: NameMatch?
    private let who: SaidAudience?

    init(_ said: Said) throws { (thing, what, who) = try (SaidThing(said), said.slots.name("what"), said.audience()) }

    func perform(in session: Session) throws {
        if case .audience(.onlyMe)? = who { return try session.showNamed(what) }
        try session.share(thing, ShareDeed(who, in: session))
    }
}

extension Session {
    /// "Send me the packing list": nothing is shared, and it is shown.
    fileprivate func showNamed(_ match: NameMatch?) throws {
        guard let match, let id = match.id else { throw Refusal(FollowReply.nothing) }
        let thing: Thing = match.kind == .place ? .place(PlaceID(id)) : .heading(HeadingID(id))
        if let card = try card(of: thing) { try show(card) }
    }
}

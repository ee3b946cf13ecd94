import Actions
import Core
import Language
import Store

/// Tells who can see a thing.
struct WhoSeesCommand: ActsOnThing {
    static let about = About(
        intent: "share.list", area: .sharing, summary: "Who can see it",
        phrases: [
            "(who|whom) (can|may) (see|view) [my] [the] [pin|place|list] {what:place|heading}",
            "(who|whom) (can|may) (see|view) [my] [the] note {note:text}",
            "(who|whom) (can|may) (see|view) [my] [the] (task|todo|to do) {task:text}",
            "who sees {what:place|heading!}",
            "(who|whom) (has|have) access to [my] [the] [pin|place|list] {what:place|heading!}",
            "who (can|may) (see|view) (it|this|that)", "who sees (it|this|that)",
            "(with whom|who) (is|do i share) {what:place|heading!} [shared] [with]",
            "is {what:place|heading!} (shared|public|private)",
            "(can|may) [@] {who:word} (change|edit|update|tick|add to|work on) [my|the] [list] {what:heading!} [list]",
            "who (can|may) (change|edit|update|tick|add to|work on) [my|the] [list] {what:heading!} [list]",
        ],
        examples: ["who can see Bakery?"])

    static let deed = ShareDeed.open
    let thing: SaidThing
}

/// What one can see of others: of somebody, or all that is shared with one.
struct SeenOfOthersCommand: Command {
    static let about = About(
        intent: "share.list", key: "share.seenOf", area: .sharing, summary: "What you can see of others",
        phrases: [
            "what (can|may|do) i see [of (others|other people|my friends|people)]",
            "what (can|may|do) i see (of|from|by) [@] {who:name}", "what does [@] {who:name} let me see",
        ],
        examples: ["what can I see?", "what can I see of @ben?"])

    let who: String?
    init(_ said: Said) throws { who = try said.whoIfAny()?.withoutEnd }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        guard let who else { return try session.show(SharedWithMeCard()) }
        try session.show(SharedCard(session.person(saidAs: who).id))
    }
}

/// What of one's own others can see.
struct SeenByOthersCommand: Command {
    static let about = About(
        intent: "share.list", key: "share.seen", area: .sharing, summary: "What others can see of yours",
        phrases: [
            "(who|whom) (can|may) (see|view) [all] [of] my (notes|places|pins|lists|tasks|todos|to dos|things|stuff|data)",
            "what is (public|shared) [of mine]", "who (can see|sees) what [of (me|mine)]",
            "what (can|may) (others|people|everybody|everyone|my followers) see [of (me|mine)]",
        ],
        examples: ["what can others see?"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        try session.show(SharedCard(session.actor))
    }
}

/// What of one's own somebody can see.
struct SeenByCommand: Command {
    static let about = About(
        intent: "share.list", key: "share.seenBy", area: .sharing, summary: "What somebody can see of yours",
        phrases: [
            "what (can|may|does) [@] {who:name} see of (me|mine|my things|my stuff)",
            "what (can|may|does) @ {who:word} see",
            "what (can|may|does) {who:word} see", "what (do|did|have) i (share|shared) with [@] {who:name}",
            "[what is] shared with @ {who:word}", "[what is] shared with {who:word}",
            "(which|what) (things|stuff) of mine (can|may|does) [@] {who:name} see",
        ],
        examples: ["what can @ben see of mine?", "what do I share with @ben?"])

    let who: String
    init(_ said: Said) throws { who = try said.who().withoutEnd }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        try session.show(SeenByCard(session.somebody(saidAs: who).id))
    }
}

import Actions
import Core
import Language
package import Store

/// Shares a thing with an audience or with people; without either it opens the thing's share card.
package struct ShareCommand: Command {
    package static let about = About(
        intent: "share.create", area: .sharing, menu: "share", summary: "Share a pin, a note or a list",
        phrases: [
            "share {what:place|heading} with {who:text}", "share [my] [the] (pin|place) {place:text} with {who:text}",
            "share [my] [the] (note|notes) {note:text} with {who:text}",
            "share [my] [the] (task|todo|to do) {task:text} with {who:text}",
            "share [my] [the] list [of notes] {list:text} with {who:text}",
            "share (it|this|that|this one|that one) with {who:text}",
            "(make|set) {what:place|heading} (visible to|public to|visible for) {who:text}",
            "(make|set) [my] [the] note {note:text} (visible to|public to|visible for) {who:text}",
            "let {who:text} see [my] [the] (task|todo|to do) {task:text}",
            "share [my] [the] {note:text} (note|notes) with {who:text}",
            "share {what:place|heading!} only with {who:text}",
            "(show|send) {what:place|heading!} to {who:text}", "give {who:text} access to {what:place|heading!}",
            "let {who:text} see [my] [the] [pin|place|list] {what:place|heading!}",
            "let {who:text} see [my] [the] note {note:text}",
            "share {what:place|heading!}", "share [my] [the] (pin|place) {place:text}",
            "share [my] [the] (note|notes) {note:text}", "share [my] [the] (task|todo|to do) {task:text}",
            "share [my] [the] list [of notes] {list:text}",
            "share (it|this|that|this one|that one|the last one)", "share",
        ],
        examples: ["share Bakery with close friends", "share note squats with @ben"])

    let thing: SaidThing
    let who: SaidAudience?

    package init(_ said: Said) throws {
        thing = SaidThing(said)
        who = try said.audience()
    }

    package func perform(in session: Session) throws {
        try session.share(thing, ShareDeed(who, in: session))
    }
}

/// Makes a thing public.
package struct PublishCommand: Command {
    package static let about = About(
        intent: "share.create", key: "share.publish", area: .sharing, summary: "Show it to everyone",
        phrases: [
            "(make|set) [my] [the] [pin|place|list] {what:place|heading} (public|visible|visible to everyone)",
            "(make|set) [my] [the] note {note:text} public",
            "(make|set) [my] [the] (task|todo|to do) {task:text} public",
            "(make|set) (it|this|that) public", "publish {what:place|heading!}", "publish (it|this|that)",
        ],
        examples: ["make Bakery public"])

    let thing: SaidThing
    package init(_ said: Said) throws { thing = SaidThing(said) }
    package func perform(in session: Session) throws { try session.share(thing, .with(.everyone)) }
}

/// Shares a thing no more: with nobody, or not with somebody.
package struct UnshareCommand: Command {
    package static let about = About(
        intent: "share.remove", area: .sharing, summary: "Stop sharing",
        phrases: [
            "(stop sharing|unshare|hide) {what:place|heading!} (with|from) {who:text}",
            "(stop sharing|unshare|hide) [my] [the] note {note:text} (with|from) {who:text}",
            "(stop sharing|unshare|do not share|hide) {what:place|heading!} [anymore|any more]",
            "(stop sharing|unshare|do not share|hide) [my] [the] note {note:text}",
            "(stop sharing|unshare|hide) (it|this|that) (with|from) {who:text}",
            "(stop sharing|unshare|hide) (it|this|that) [anymore|any more]",
            "(make|set|keep) [my] [the] [pin|place|list] {what:place|heading!} private [again]",
            "(make|set|keep) [my] [the] note {note:text} private",
            "(make|set|keep) [my] [the] (task|todo|to do) {task:text} private [again]",
            "(stop sharing|unshare|hide) [my] [the] (task|todo|to do) {task:text} (with|from) {who:text}",
            "(stop sharing|unshare|do not share|hide) [my] [the] (task|todo|to do) {task:text}",
            "make {what:text} private [again]", "(make|set|keep) (it|this|that) private [again]",
        ],
        examples: ["stop sharing Bakery", "make Bakery private", "unshare Bakery with @ben"])

    let thing: SaidThing
    let who: SaidAudience?

    package init(_ said: Said) throws {
        thing = SaidThing(said)
        who = try said.audience()
    }

    package func perform(in session: Session) throws {
        try session.share(thing, ShareDeed(endingWith: who, in: session))
    }
}

/// Makes or shows the link to a thing.
package struct ShareLinkCommand: Command {
    package static let about = About(
        intent: "share.create", key: "share.link", area: .sharing, summary: "A link that opens it for whoever has it",
        phrases: [
            "(give|send|make|get|show) me (a|the) link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "(make|create|get) (a|the) link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "[the] link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "[give me|make] (a|the) link (to|for|of) [my] [the] note {note:text}",
            "[give me|make] (a|the) link (to|for|of) [my] [the] (task|todo|to do) {task:text}",
            "share {what:place|heading!} (by|with a|as a) link",
        ],
        examples: ["give me a link to Bakery"])

    let thing: SaidThing
    package init(_ said: Said) throws { thing = SaidThing(said) }
    package func perform(in session: Session) throws { try session.share(thing, .link) }
}

/// Ends the link to a thing.
package struct StopLinkCommand: Command {
    package static let about = About(
        intent: "share.remove", key: "share.stopLink", area: .sharing, summary: "End the link to it",
        phrases: [
            "(stop|end|revoke|delete|remove|cancel|kill|disable) [the|my] link (to|for|of) [my] [the] [pin|place|list] {what:place|heading!}",
            "(stop|end|revoke|delete|remove|cancel|kill|disable) [the|my] link (to|for|of) [my] [the] note {note:text}",
            "(stop|end|revoke|delete|remove|cancel|kill|disable) [the|my] link (to|for|of) [my] [the] (task|todo|to do) {task:text}",
            "(stop|end|revoke|delete|remove|cancel|kill|disable) (the|its|my) link",
        ],
        examples: ["stop the link to Bakery"])

    let thing: SaidThing
    package init(_ said: Said) throws { thing = SaidThing(said) }
    package func perform(in session: Session) throws { try session.share(thing, .stopLink) }
}

/// Tells who can see a thing.
package struct WhoSeesCommand: Command {
    package static let about = About(
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
        ],
        examples: ["who can see Bakery?"])

    let thing: SaidThing
    package init(_ said: Said) throws { thing = SaidThing(said) }
    package func perform(in session: Session) throws { try session.share(thing, .open) }
}

/// Tells who changed a thing, and when.
package struct ThingHistoryCommand: Command {
    package static let about = About(
        intent: "history", key: "history.thing", area: .sharing, summary: "Who changed it, and when",
        phrases: [
            "[show] [me] [the] (history|log|changes) (of|for|to|on) [my] [the] [pin|place|list] {what:place|heading|list!}",
            "[show] [me] [the] (history|log|changes) (of|for|to|on) [my] [the] note {note:text}",
            "who (changed|edited) [what on|something on|things on] [my] [the] [pin|place|list] {what:place|heading|list!}",
            "who (added|ticked|ticked off) [the] {task:few}",
            "who (changed|edited) [my] [the] note {note:text}",
            "(history of|changes to|who changed|who edited) (it|this|that)",
            "[show] [me] [the] (history|log) (of|for) [my] [the] [pin|place|list] {what:text}",
            "who (changed|edited) [my|the] [pin|place|list] {what:word}",
        ],
        examples: ["history of Bakery", "who changed Bakery?"])

    let thing: SaidThing
    package init(_ said: Said) throws { thing = SaidThing(said) }
    package func perform(in session: Session) throws { try session.share(thing, .history) }
}

/// What oneself, somebody, or everybody shares.
package struct SharesCommand: Command {
    package static let about = About(
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

    package init(_ said: Said) throws {
        if let typed = said.slots.text("owner") {
            guard let person = SaidPerson(typed.withoutEnd) else { throw Refusal(PersonReply.unknown(typed)) }
            asked = .of(person)
        } else {
            asked = said.spoken.line.says(.mine) ? .mine : .others
        }
    }

    package func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        switch asked {
        case .others: try session.show(SharedWithMeCard())
        case .mine: try session.show(SharedCard(owner: session.actor))
        case .of(let person): try session.show(SharedCard(owner: session.person(person).id))
        }
    }
}

/// What one can see of others: of somebody, or all that is shared with one.
package struct SeenOfOthersCommand: Command {
    package static let about = About(
        intent: "share.list", key: "share.seenOf", area: .sharing, summary: "What you can see of others",
        phrases: [
            "what (can|may|do) i see [of (others|other people|my friends|people)]",
            "what (can|may|do) i see (of|from|by) [@] {who:name}", "what does [@] {who:name} let me see",
        ],
        examples: ["what can I see?", "what can I see of @ben?"])

    let who: String?
    package init(_ said: Said) throws { who = try said.whoIfAny()?.withoutEnd }

    package func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        guard let who else { return try session.show(SharedWithMeCard()) }
        try session.show(SharedCard(owner: session.person(saidAs: who).id))
    }
}

/// What of one's own others can see.
package struct SeenByOthersCommand: Command {
    package static let about = About(
        intent: "share.list", key: "share.seen", area: .sharing, summary: "What others can see of yours",
        phrases: [
            "(who|whom) (can|may) (see|view) [all] [of] my (notes|places|pins|lists|tasks|todos|to dos|things|stuff|data)",
            "what is (public|shared) [of mine]", "who (can see|sees) what [of (me|mine)]",
            "what (can|may) (others|people|everybody|everyone|my followers) see [of (me|mine)]",
        ],
        examples: ["what can others see?"])

    package init(_ said: Said) throws {}

    package func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        try session.show(SharedCard(owner: session.actor))
    }
}

/// What of one's own somebody can see.
package struct SeenByCommand: Command {
    package static let about = About(
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
    package init(_ said: Said) throws { who = try said.who().withoutEnd }

    package func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        try session.show(SeenByCard(session.somebody(saidAs: who).id))
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

extension SaidThing {
    init(_ said: Said) {
        let slots = said.slots
        replied = said.spoken.repliedThing ?? said.spoken.repliedCard?.home?.thing
        let sorts: [(String, Sort)] = [
            ("note", .note), ("list", .list), ("place", .place), ("task", .task), ("what", .any),
        ]
        let found = sorts.first { slots.contains($0.0) }
        sort = found?.1 ?? .any
        typed = found.flatMap { slots.text($0.0)?.withoutEnd }
    }
}

extension Said {
    /// With whom, where somebody is named.
    func audience() throws -> SaidAudience? {
        try slots["who"].map { try SaidAudience(spoken.line.wish($0).trimmed) }
    }
}

extension String {
    /// Without what ends a sentence.
    var withoutEnd: String {
        var part = self[...]
        while let last = part.last, last.isWhitespace || "?!.…".contains(last) { part = part.dropLast() }
        return part.trimmed
    }
}

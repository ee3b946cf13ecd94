import Actions
import Core
import Language
import Store

/// Shares the bundle that is open, so that it is run together; without anybody named it opens its share card.
struct ShareBundleCommand: Command {
    static let about = About(
        intent: "share.create", key: "share.bundle", area: .sharing, summary: "Run your bundle together with others",
        phrases: [
            "share [my|the|this] [open|current] bundle with {who:text}", "share [my|the|this] [open|current] bundle",
            "(run|do) [my|the|this] [open|current] bundle [together] with {who:text}",
            "(who|whom) (can|may) (see|view) [my|the|this] bundle", "who sees [my|the|this] bundle",
        ],
        examples: ["share the bundle with @ben"])

    let who: SaidAudience?

    init(_ said: Said) throws { who = try said.slots.text("who").map { try SaidAudience($0) } }

    func perform(in session: Session) throws {
        try ShareDeed(who, in: session).perform(on: .bundle(session.bundleAtHand().id), in: session)
    }
}

/// Shares the bundle that is open no more: with nobody, or not with somebody.
struct UnshareBundleCommand: Command {
    static let about = About(
        intent: "share.remove", key: "share.bundleEnds", area: .sharing, summary: "Run your bundle alone again",
        phrases: [
            "(stop sharing|unshare|hide) [my|the|this] [open|current] bundle [anymore|any more]",
            "(stop sharing|unshare|hide) [my|the|this] [open|current] bundle (with|from) {who:text}",
            "(make|set|keep) [my|the|this] bundle private [again]",
        ],
        examples: ["stop sharing the bundle", "unshare the bundle with @ben"])

    let who: SaidAudience?

    init(_ said: Said) throws { who = try said.slots.text("who").map { try SaidAudience($0) } }

    func perform(in session: Session) throws {
        try ShareDeed(endingWith: who, in: session).perform(on: .bundle(session.bundleAtHand().id), in: session)
    }
}

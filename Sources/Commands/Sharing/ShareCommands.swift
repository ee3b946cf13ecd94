import Actions
import Core
import Language
import Store

/// Shares a thing with an audience or with people; without either it opens the thing's share card.
struct ShareCommand: Command {
    static let about = About(
        intent: "share.create", area: .sharing, menu: "share", summary: "Share a pin, a note or a list",
        phrases: [
            "share {what:place|heading} (with|w) {who:text} [too|also|as well]",
            "share [my] [the] {what:heading!} list (with|w) {who:text} [too|also|as well]",
            "share [my] [the] (pin|place) {place:text} with {who:text}",
            "share [my] [the] (note|notes) {note:text} with {who:text}",
            "share [my] [the] (task|todo|to do) {task:text} with {who:text}",
            "share [my] [the] list [of notes] {list:text} with {who:text}",
            "share (it|this|that|this one|that one) (with|w) {who:text} [too|also|as well]",
            "share (it|this|that) (with|w) {who:text} (so|so that|because|to) (he|she|they|we|i|you) {why:rest}",
            "share (this|that|the|my|our) list (with|w) {who:text} [too|also|as well]",
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

    init(_ said: Said) throws {
        thing = SaidThing(said)
        who = try said.audience()
    }

    func perform(in session: Session) throws {
        try session.share(thing, ShareDeed(who, in: session))
    }
}

/// Makes a thing public.
struct PublishCommand: ActsOnThing {
    static let about = About(
        intent: "share.create", key: "share.publish", area: .sharing, summary: "Show it to everyone",
        phrases: [
            "(make|set) [my] [the] [pin|place|list] {what:place|heading} (public|visible|visible to everyone)",
            "(make|set) [my] [the] note {note:text} public",
            "(make|set) [my] [the] (task|todo|to do) {task:text} public",
            "(make|set) (it|this|that) public", "publish {what:place|heading!}", "publish (it|this|that)",
        ],
        examples: ["make Bakery public"])

    static let deed = ShareDeed.with(.everyone)
    let thing: SaidThing
}

/// Shares a thing no more: with nobody, or not with somebody.
struct UnshareCommand: Command {
    static let about = About(
        intent: "share.remove", area: .sharing, summary: "Stop sharing",
        phrases: [
            "(stop sharing|unshare|hide) {what:place|heading!} (with|w|from) {who:text}",
            "(stop sharing|unshare|do not share) {what:place|heading} (with|w) {who:text} [anymore|any more]",
            "(do not share|never share|stop showing|do not show) {what:place|heading!} [anymore|any more] (with|to) {who:text}",
            "(do not let|never let) {who:word} see {what:place|heading!} [anymore|any more]",
            "{who:word} (must not|should not|shouldnt|may not|should no longer|must no longer|may no longer|can no longer) see [my|the] {what:place|heading!} [anymore|any more]",
            "(stop sharing|unshare|hide) [my] [the] note {note:text} (with|from) {who:text}",
            "(stop sharing|unshare|do not share|hide) {what:place|heading!} [anymore|any more]",
            "(stop sharing|unshare|do not share|hide) [my] [the] note {note:text}",
            "[no] [wait|sorry|actually|oops] (stop sharing|unshare|hide|do not share|dont share) (it|this|that) (with|w|from) {who:text}",
            "[no] [wait|sorry|actually|oops] (stop sharing|unshare|hide|do not share|dont share) (it|this|that) [anymore|any more|after all]",
            "(make|set|keep) [my] [the] [pin|place|list] {what:place|heading!} private [again]",
            "(make|set|keep) [my] [the] note {note:text} private",
            "(make|set|keep) [my] [the] (task|todo|to do) {task:text} private [again]",
            "(stop sharing|unshare|hide) [my] [the] (task|todo|to do) {task:text} (with|from) {who:text}",
            "(stop sharing|unshare|do not share|hide) [my] [the] (task|todo|to do) {task:text}",
            "make {what:text} private [again]",
            "[no] [wait|sorry|actually|oops] (make|set|keep) (it|this|that) private [again]",
            "[no] [wait|sorry|actually|oops] (make|set|keep) (it|this|that) [only|just] (for me|to myself)",
        ],
        examples: ["stop sharing Bakery", "make Bakery private", "unshare Bakery with @ben"])

    let thing: SaidThing
    let who: SaidAudience?

    init(_ said: Said) throws {
        thing = SaidThing(said)
        who = try said.audience()
    }

    func perform(in session: Session) throws {
        try session.share(thing, ShareDeed(endingWith: who, in: session))
    }
}

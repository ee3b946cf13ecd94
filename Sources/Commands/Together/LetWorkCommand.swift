import Actions
import Core
import Language
import Store

/// Shares a thing with people and says that they may change it.
struct LetWorkCommand: Command {
    private static let may = "[,] [and] (he|she|they|who|that) (may|can) [also]"
    private static let change = "(change|edit|update|tick|add to|work on|write on|write in)"

    static let about = About(
        intent: "share.create", key: "share.work", area: .sharing, summary: "Let somebody tick and add",
        phrases: said(with: "\(may) \(change) [it|this|that|there|things] [too]")
            + said(with: "[,] [and] let (him|her|them) \(change) [it|this|that] [too]")
            + said(with: "[so|so that|in order] to \(change) [it|this|that] [together]")
            + [
                Phrase("let {who:text} \(change) [my] [the] [list] {what:place|heading!}"),
                Phrase("let {who:text} \(change) [my] [the] (task|todo|to do) {task:text}"),
                Phrase("let {who:text} \(change) (it|this|that)"),
                Phrase(
                    "give {who:text} (edit|editing|write|full) (access|rights) (to|on|for) [my|the] {what:place|heading!}"
                ),
                Phrase(
                    "{who:word} (needs|gets|should get|should have) (edit|editing|write|full) (access|rights) (to|on|for) [my|the] {what:place|heading!}"
                ),
            ],
        examples: ["share Ideas with @ben, he may change it", "let @ben add to Ideas"])

    private let thing: SaidThing
    private let who: SaidAudience?

    init(_ said: Said) throws { (thing, who) = try (SaidThing(said), said.spoken.line.asks ? nil : said.audience()) }

    func perform(in session: Session) throws {
        try session.share(thing, ShareDeed(who, mayWork: true, in: session))
    }

    /// A line that shares and says what they may do.
    static func said(with end: String) -> [Phrase] {
        [
            "share {what:place|heading}", "share [my] [the] list {list:text}",
            "share [my] [the] (task|todo|to do) {task:text}", "share (it|this|that)",
        ].map { Phrase("\($0) with {who:text} \(end)") }
    }
}

/// Shares a thing with people who may only look at it.
struct LetLookCommand: Command {
    static let about = About(
        intent: "share.create", key: "share.look", area: .sharing, summary: "Let somebody look, and no more",
        phrases: LetWorkCommand.said(
            with:
                "[,] [but|and] (he|she|they|who|that) (may|can|should) (only|just) (look|see|read|view) [at] [it|this|that]"
        )
            + LetWorkCommand.said(
                with:
                    "[,] [but|and] (he|she|they|who|that) (only|just) (looks|sees|reads|look|see|read) [at] [it|this|that]"
            )
            + LetWorkCommand.said(with: "[,] (read only|only to (look|see|read|view))")
            + [
                "let {who:text} (only|just) (look at|see|read|view) [my] [the] [list] {what:place|heading!}",
                "let {who:text} (only|just) (look at|see|read|view) (it|this|that)",
                "make {who:word} (read only|view only) (on|for|in) [my|the] {what:place|heading!}",
                "{who:word} (may|can|should) (only|just) (look at|see|read|view) [my|the] {what:place|heading!}",
            ],
        examples: ["share Ideas with @ben, he may only look"])

    private let thing: SaidThing
    private let who: SaidAudience?

    init(_ said: Said) throws { (thing, who) = try (SaidThing(said), said.spoken.line.asks ? nil : said.audience()) }

    func perform(in session: Session) throws {
        try session.share(thing, ShareDeed(who, mayWork: false, in: session))
    }
}

extension ShareDeed {
    /// Who is named may do so; an audience only looks.
    init(_ who: SaidAudience?, mayWork: Bool, in session: Session) throws {
        let deed = try ShareDeed(who, in: session)
        self =
            switch deed {
            case .withPeople(let people): .letWork(people, mayWork)
            case .with(let audience) where mayWork: .letAllWork(audience)
            default: deed
            }
    }
}

extension Session {
    /// Shares with people, who may tick and add there or only look, as one change, and says so.
    func chooseSaying(_ people: [ProfileRecord], for thing: Thing, _ mayWork: Bool) throws {
        let name = try name(of: thing) ?? "", names = people.map(\.told)
        guard thing.kind.isWorkedOn else {
            let untold = try choose(people, for: thing)
            return try showShared(
                thing, mayWork ? .onlyYours(name, names) : .sharedWith(name, names), untold: untold)
        }
        let new = try change(.share, voice.words(SharedWorkTitle(names, name, mayWork: mayWork)), subject: thing) {
            let new = try share(thing, with: people)
            for person in people where try self.mayWork(person.id, on: thing) != mayWork {
                try letWork(person, on: thing, mayWork)
            }
            return new
        }
        let untold = try announce(thing, to: new)
        try showShared(thing, .work(name, names, mayWork), isNew: !new.isEmpty, untold: untold)
    }
}

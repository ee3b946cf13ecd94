import Core
import Language
import Store

/// A command that does one thing with the thing that is meant.
protocol ActsOnThing: Command {
    static var deed: ShareDeed { get }
    var thing: SaidThing { get }
    init(thing: SaidThing)
}

extension ActsOnThing {
    init(_ said: Said) throws { self.init(thing: SaidThing(said)) }
    func perform(in session: Session) throws { try session.share(thing, Self.deed) }
}

extension SaidThing {
    init(_ said: Said) {
        let slots = said.slots
        replied = said.spoken.repliedThing ?? said.spoken.repliedCard?.home?.thing
        let sorts: [(String, Sort)] = [
            ("note", .note), ("list", .list), ("place", .place), ("task", .task), ("what", .any),
        ]
        let found = sorts.first { slots.contains($0.0) }
        sort = found?.1 ?? (said.spoken.line.pointsAtList ? .list : .any)
        typed = found.flatMap { slots.text($0.0)?.withoutEnd }
    }
}

extension Said {
    /// With whom, where somebody is named.
    func audience() throws -> SaidAudience? {
        try slots["who"].map { try SaidAudience(spoken.line.wish($0).trimmed) }
    }
}

import Actions
import Core
import Store

/// Waits for the thing that is meant, or for a yes to what would take the thing from others.
struct ShareQuestion: OfferedChoice {
    static let verb = "share"
    let things: [Thing]
    let deed: ShareDeed
    /// They shall have it instead of the audience that it has.
    var isInstead = false

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        guard isInstead, let people = deed.people else { return try deed.perform(on: thing, in: session) }
        _ = try session.sharingToChange(of: thing)
        let known = try session.known(people)
        try session.requireAccount(then: ShowCard(SharePeopleCard(thing)))
        if let mayWork = deed.mayWork { return try session.chooseSaying(known, for: thing, mayWork) }
        let untold = try session.choose(known, for: thing)
        try session.showShared(
            thing, .sharedWith(session.name(of: thing) ?? "", known.map(\.told)), untold: untold)
    }
}

/// "This one", or "yes, instead".
struct ShareThis: Press, ThingCoded {
    static let verb = "shareThis"
    let about: Thing
    init(_ about: Thing) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: ShareQuestion.self), question.things.contains(about) else {
            return FollowReply.notAsked
        }
        try session.closeChoice()
        try question.take(about, in: session, isTyped: false)
        return nil
    }
}

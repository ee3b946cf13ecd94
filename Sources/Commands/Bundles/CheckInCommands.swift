import Actions
import Core
import Language
import Store

/// Says that somebody comes, goes or has finished: shows what there is to do then.
struct CheckInCommand: Command {
    static let about = About(
        intent: "checkin", area: .occasions, menu: "checkin",
        summary: "Check in when you come, go or have finished: what there is to do then",
        phrases: [
            "(check in|checkin|check me in|checking in) [:] [{what:rest}]",
            "i am [just|now] about to [{what:rest}]", "[just] about to {what:rest}",
            "(i|we) [have] just (finished|came|got|left|arrived) [the|my] [{what:few}]",
            "(i am|im|we are) [just|now] (leaving|off to|heading to|heading out to|on my way to) {what:rest}",
            "just (finished|came|got|left|arrived) [the|my] {what:few}", "[i have|ive|we have|weve] just finished",
            "(i am|im) [now|just] (at|back at|in) [the|my] {what:occasion!} [now]",
            "[i am|im|we are] [now|just] (done with|done at|finished with|finished at|through with) [the|my] {what:occasion!} [now]",
            "[i am|im|we are] [now|just] (back from|home from) [the|my] {what:few}",
            "[i am|im|we are] [now|just] (leaving|leaving for|going to|off to|heading to|heading for|driving to|walking to|on my way to|on the way to|on our way to|setting off for) [the|my] {what:occasion!} [now]",
            "(i am|im|we are) [now|just|here] (at|in) [the|my] {what:place!} [now]",
            "[just] (arrived|here) (at|in) [the|my] {what:place!}", "at [the|my] {what:place!} [now]",
        ],
        examples: ["check in leaving office", "about to leave for Eastern branch", "just finished work"])

    /// nil where the line does not tell the side.
    let side: OccasionRelation?
    let what: String
    let spoken: Spoken

    init(_ said: Said) throws {
        let checkIn = SaidCheckIn(said.spoken.line)
        (side, what, spoken) = (checkIn.relation, checkIn.what, said.spoken)
    }

    func perform(in session: Session) throws {
        // "check in for the flight Friday 2pm" is to be done then; one checks in at an occasion now.
        let isSaid = side == nil && what.trimmed != spoken.line.text.trimmed
        if isSaid, spoken.line.isDated, try session.occasionFinder().find(what, side) == .near([]) {
            return try session.take(spoken, as: TaskCommand.about.intent)
        }
        try session.checkIn(SaidCheckIn(spoken.line))
    }
}

/// Shows the bundle that is open, or those that are.
struct BundleCommand: OpensCard {
    static let about = About(
        intent: "bundle.show", area: .occasions, menu: "bundle", summary: "The bundle that you are at",
        phrases: [
            "[show|open|see] [me] [my|the] [open|current] bundle", "what is [still] left in [my|the] bundle",
        ],
        examples: ["my bundle"])

    init() {}

    func card(in session: Session) throws -> any Card {
        let open = try session.openBundles(limit: 2) + session.openBundlesOfOthers(limit: 2)
        guard let first = open.first else {
            throw Refusal(
                BundleReply.none,
                buttons: [
                    [
                        ShowCard(CheckInCard()).button(CheckInReply.side(nil, isNow: false), session.voice),
                        ShowCard(BundleReviewCard(.all)).button(BundleReply.review, session.voice),
                    ]
                ])
        }
        return open.count == 1 ? BundleCard(first.id) : BundleReviewCard(.all)
    }
}

/// Shows what was run, by day or of an occasion.
struct BundleReviewCommand: Command {
    static let about = About(
        intent: "bundle.list", area: .occasions, menu: "review", summary: "What you did in which bundle, and when",
        phrases: [
            "[show|see] [me] [my|the|all] bundles [of|for] [{occasion:occasion!}]", "review",
            "review [of] [my|the] bundles", "review [of|for] {occasion:occasion!}",
            "review by (day|occasion)", "(history|list) of [my|the|all] bundles",
            "[show|see] [me] [my|the|all] (finished|past|old|last|previous) (bundle|bundles)",
        ],
        examples: ["review", "my bundles"])

    let occasion: OccasionID?
    let isByOccasion: Bool

    init(_ said: Said) throws {
        occasion = said.slots.name("occasion")?.id.map { OccasionID($0) }
        isByOccasion = occasion == nil && said.spoken.line.tokens.contains { ["occasion", "anlass"].contains($0.key) }
    }

    func perform(in session: Session) throws {
        if isByOccasion { return try session.show(ReviewOccasionsCard()) }
        try session.show(BundleReviewCard(ReviewScope(occasion: occasion)))
    }
}

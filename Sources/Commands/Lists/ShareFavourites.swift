import Actions
import Core
import Language
import Store

/// Shares all favourites, those that are to come as well.
struct ShareFavouritesCommand: Command {
    static let about = About(
        intent: "share.create", key: "share.favourites", area: .sharing, summary: "Share all your favourites",
        phrases: [
            "share [all] [of] [my] [the] (favourites|favorites|favs|favourite places|favorite places) with {who:text}",
            "(show|send) [all] [of] [my] [the] (favourites|favorites|favs|favourite places|favorite places) to {who:text}",
            "let {who:text} see [all] [of] [my] [the] (favourites|favorites|favs|favourite places|favorite places)",
            "(make|set) [all] [of] [my] [the] (favourites|favorites|favs|favourite places|favorite places) (visible to|public to|visible for) {who:text}",
            "share [all] [of] [my] [the] (favourites|favorites|favs|favourite places|favorite places)",
            "who (can|may) see [all] [of] [my] [the] (favourites|favorites|favs|favourite places|favorite places)",
        ],
        examples: ["share my favourites with close friends"])

    let who: SaidAudience?

    init(_ said: Said) throws { who = try said.audience() }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(ShareReply.notInGroup) }
        let deed = try ShareDeed(who, in: session)
        try deed.perform(on: session.favouritesToShare(), in: session)
    }
}

/// "Share", on the card of one's favourites.
struct ShareFavourites: BarePress {
    static let verb = "shareFavs"

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { return ShareReply.notInGroup }
        try session.asNewMessage { try session.show(ShareCard(session.favouritesToShare())) }
        return nil
    }
}

extension Session {
    fileprivate func favouritesToShare() throws -> Thing {
        .heading(try favouritesList(named: voice.words(ListReply.favourites)))
    }
}

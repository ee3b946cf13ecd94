import Actions
import Core
import Language
import Store

/// Shows the close friends, to tick.
struct CloseFriendsCommand: Command {
    static let about = About(
        intent: "people.close", area: .people, menu: "close", summary: "Who your close friends are; nobody is told",
        phrases: [
            "[show|edit|change|open|list] [me] [my] [list of] close friends", "close", "who are my close friends",
        ],
        examples: ["close friends"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws {
        try session.requirePrivacy()
        try session.show(CloseFriendsCard())
    }
}

/// Everybody one has to do with, to be ticked as a close friend.
struct CloseFriendsCard: PeopleCard, PageCoded {
    static let verb = "close"
    let page: Int

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let size = FollowListCard.rowsPerPage
        let pages = Pages(count: try session.acquaintanceCount(), size: size, page: page)
        let people = try session.acquaintances(offset: pages.offset, limit: size)
        let title = try people.isEmpty ? PeopleListReply.noneToTick : .closeTitle(session.closeFriendCount())
        let ticks = try people.map { person in
            let isClose = try session.relation(to: person.id).isClose
            return [
                PersonPress(person.id, isClose ? .notClose : .close).button(
                    isClose ? PeopleListReply.untick(person.called) : .tick(person.called), session.voice)
            ]
        }
        return CardFace(
            ([session.voice.say(title)] + pages.line(session.voice)).joined(),
            buttons: ticks + pages.buttons(session.voice) { CloseFriendsCard(page: $0) }
                + [[HelpPress(area: .people).button(CommonReply.help, session.voice)]],
            topics: [session.peopleTopic] + session.topics(of: people))
    }
}

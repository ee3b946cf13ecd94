import Actions
import Core
import Store

/// Those whom one has blocked: the only place where one still sees them.
struct BlockedCard: PeopleCard, PageCoded {
    static let verb = "blocked"
    let page: Int

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let count = try session.blockedCount(), size = FollowListCard.rowsPerPage
        let pages = Pages(count: count, size: size, page: page)
        let people = try session.blocked(offset: pages.offset, limit: size)
        let lines = [session.voice.say(PeopleListReply.blockedTitle(count))] + session.rows(people, from: pages.offset)
        let buttons = people.map { person in
            [PersonPress(person.id, .unblock).button(PeopleListReply.unblock(person.name), session.voice)]
        }
        return CardFace(
            (lines + pages.line(session.voice)).joined(),
            buttons: buttons + pages.buttons(session.voice) { BlockedCard(page: $0) }
                + [[ShowCard(PrivacyCard()).button(PrivacyReply.title, session.voice)]],
            topics: [session.peopleTopic])
    }
}

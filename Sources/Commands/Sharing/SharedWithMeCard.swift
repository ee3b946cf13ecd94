import Actions
import Core
import Store

/// What others share with the viewer, the newest first.
struct SharedWithMeCard: PageCard {
    static let verb = "withMe"
    let page: Int

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return nil }
        let size = SharedCard.rowsPerPage
        let found = try session.sharedWithMe(offset: page * size, limit: size + 1)
        let list = SharedList(rows: found, page: page, size: size)
        let head = session.voice.say(found.isEmpty && page == 0 ? SharedReply.nothingWithMe : .withMe)
        let lines = try [head] + list.lines(in: session, namingOwners: true)
        let foot = list.foot(session.voice) { SharedWithMeCard(page: $0) }
        return CardFace(
            lines.joined(), buttons: try list.buttons(in: session) + foot,
            topics: ["shared:\(session.viewer)", session.peopleTopic] + list.topics
                + Set(list.shown.map(\.owner)).sorted().map { session.sightTopic(of: $0) })
    }
}

extension SharedWithMeCard: ListCard {
    func count(in session: Session) throws -> Int { try session.sharedWithMe(offset: 0, limit: 200).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.sharedWithMe(offset: offset, limit: 1).first?.thing
    }
}

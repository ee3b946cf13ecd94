import Actions
import Core
import Store

/// What of one's own somebody sees, the newest first, and by which audience.
struct SeenByCard: Card, PagedCoded {
    static let verb = "seenBy"
    let about: PersonID
    let page: Int

    init(_ about: PersonID, page: Int = 0) {
        self.about = about
        self.page = page
    }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, !session.isSelf(about), let person = try session.knownProfile(about) else { return nil }
        let size = SharedCard.rowsPerPage
        let found = try session.things(seenBy: about, offset: page * size, limit: size + 1)
        let list = SharedList(rows: found, page: page, size: size)
        let asked = try session.askedLine(of: about)
        let isNone = found.isEmpty && page == 0 && asked == nil
        let head = session.voice.say(isNone ? SharedReply.nothingSeen(person.name) : .seen(person.called))
        return CardFace(
            ([head, asked].compactMap(\.self) + (try list.lines(in: session, namingOwners: false))).joined(),
            buttons: try list.buttons(in: session) + list.foot(session.voice) { SeenByCard(about, page: $0) },
            topics: [
                "shares:\(session.viewer)", "tasks:\(session.viewer)", session.peopleTopic,
                session.relationTopic(with: about), "person:\(about)",
            ]
                + list.topics)
    }
}

extension SeenByCard: ListCard {
    func count(in session: Session) throws -> Int { try session.things(seenBy: about, offset: 0, limit: 200).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.things(seenBy: about, offset: offset, limit: 1).first?.thing
    }
}

import Actions
import Core
import Store

/// What a person shares, the newest first, as far as the viewer sees it; of oneself all that is shared, and with whom.
struct SharedCard: Card, PagedCoded {
    static let verb = "shares"
    static let rowsPerPage = 8
    let owner: PersonID
    let page: Int

    init(_ owner: PersonID, page: Int = 0) { (self.owner, self.page) = (owner, page) }
    var about: PersonID { owner }

    func render(in session: Session) throws -> CardFace? {
        let isOwn = owner.owner == session.viewer
        guard !session.isGroup, let person = try session.profile(owner) else { return nil }
        let found = try session.things(
            sharedBy: owner, offset: page * Self.rowsPerPage, limit: Self.rowsPerPage + 1)
        // A link shows who has shared it; names of others are not to be had by counting through the ids.
        guard try !found.isEmpty || session.knownProfile(owner) != nil else { return nil }
        let list = SharedList(rows: found, page: page, size: Self.rowsPerPage)
        let head: SharedReply =
            switch (isOwn, found.isEmpty && page == 0) {
            case (true, true): .nothingOfMine
            case (true, false): .mine
            case (false, true): .nothingOf(person.name)
            case (false, false): .of(person.called)
            }
        var lines = [session.voice.say(head)]
        if isOwn, let counts = try session.countsLine() { lines.append(counts) }
        if isOwn, let asked = try session.askedLine(of: nil) { lines.append(asked) }
        lines += try list.lines(in: session, namingOwners: false)
        let foot = list.foot(session.voice) { SharedCard(owner, page: $0) }
        let topics =
            isOwn
            ? ["shares:\(session.viewer)", "tasks:\(session.viewer)"]
            : [session.sightTopic(of: owner.owner), "person:\(owner)"]
        return CardFace(
            lines.joined(), buttons: try list.buttons(in: session) + foot, topics: topics + list.topics)
    }
}

extension SharedCard: ListCard {
    func count(in session: Session) throws -> Int { try session.things(sharedBy: owner, offset: 0, limit: 200).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.things(sharedBy: owner, offset: offset, limit: 1).first?.thing
    }
}

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

extension SharedCard: ListCard {
    func count(in session: Session) throws -> Int { try session.things(sharedBy: owner, offset: 0, limit: 200).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.things(sharedBy: owner, offset: offset, limit: 1).first?.thing
    }
}

extension SharedWithMeCard: ListCard {
    func count(in session: Session) throws -> Int { try session.sharedWithMe(offset: 0, limit: 200).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.sharedWithMe(offset: offset, limit: 1).first?.thing
    }
}

extension SeenByCard: ListCard {
    func count(in session: Session) throws -> Int { try session.things(seenBy: about, offset: 0, limit: 200).count }
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try session.things(seenBy: about, offset: offset, limit: 1).first?.thing
    }
}

/// A page of shared things: a row and a button each.
struct SharedList {
    /// One more than the page holds where there is a next one.
    let rows: [SharedThing]
    let page: Int
    let size: Int

    var shown: ArraySlice<SharedThing> { rows.prefix(size) }

    /// The things' own topics: what is renamed or shared no more changes the list.
    var topics: [String] { shown.map { "\($0.kind.rawValue):\($0.id)" } }

    func lines(in session: Session, namingOwners: Bool) throws -> [RichText] {
        try shown.enumerated().map { index, row in
            let number = page * size + index + 1
            let name = session.voice.say(ShareReply.thing(row.kind, try session.name(of: row.thing) ?? ""))
            var line = RichText("\(number). ")
            if row.owner == session.viewer { line += try session.sign(of: row) }
            line += name
            guard namingOwners, let owner = try session.profile(PersonID(row.owner.rawValue)) else { return line }
            return line + " – " + session.voice.say(WhoseReply.by(owner.called))
        }
    }

    func buttons(in session: Session) throws -> [[Button]] {
        try shown.compactMap { row in
            guard let card = try session.card(of: row.thing), let name = try session.name(of: row.thing) else {
                return nil
            }
            return [ShowCard(card).button(PlacesReply.row(name), session.voice)]
        }
    }

    func foot(_ voice: Voice, _ card: (Int) -> any Card) -> [[Button]] {
        let turns = Pages(page: page, size: size, hasMore: rows.count > size).turns(voice, to: card)
        return [turns + [HelpPress(area: .sharing).button(CommonReply.help, voice)]]
    }
}

extension Session {
    /// Of one's own things how many have which audience, in words; nil where there are none.
    func countsLine() throws -> RichText? {
        var counts = try audienceCounts()
        let linked = try linkedCount()
        if let alone = counts[.onlyMe] { counts[.onlyMe] = alone > linked ? alone - linked : nil }
        let parts =
            Audience.allCases.compactMap { audience in
                counts[audience].map { voice.say(SharedReply.count(audience, $0)) }
            } + (linked > 0 ? [voice.say(SharedReply.countLinked(linked))] : [])
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static let mostAskedNamed = 5

    /// What others were asked to do, which they see with it; nil where there is none.
    func askedLine(of person: PersonID?) throws -> RichText? {
        let tasks = try askedTasks(of: person, limit: Self.mostAskedNamed + 1)
        guard !tasks.isEmpty else { return nil }
        let titles = tasks.prefix(Self.mostAskedNamed).map(\.shortTitle)
        return voice.say(
            SharedReply.asked((titles + (tasks.count > titles.count ? ["…"] : [])).joined(separator: ", ")))
    }

    /// What is only linked is for whoever has the link.
    fileprivate func sign(of row: SharedThing) throws -> RichText {
        guard row.audience == .onlyMe else { return sign(before: row.audience) }
        return voice.say(SharedReply.linked) + " – "
    }
}

enum SharedReply: Reply {
    case mine, nothingOfMine, withMe, nothingWithMe, linked, mineButton
    case theirsButton(String)
    case of(String)
    case nothingOf(String)
    case seen(String), nothingSeen(String), asked(String)
    case count(Audience, Int)
    /// What nothing but a link opens.
    case countLinked(Int)

    var wording: Wording {
        switch self {
        case .mine: Wording("shared.mine", "*What you share*, newest first")
        case .nothingOfMine:
            Wording(
                "shared.nothingOfMine",
                "You share nothing. `share Bakery with close friends` would, or Share on a card.")
        case .withMe: Wording("shared.withMe", "*Shared with you*, newest first")
        case .nothingWithMe:
            Wording("shared.nothingWithMe", "Nobody shares anything with you yet.")
        case .mineButton: Wording("shared.mineButton", "What I share")
        case .theirsButton(let name): Wording("shared.theirsButton", "What {name} shares", ["name": .text(name)])
        case .linked: Wording("shared.linked", "🔗 By link")
        case .of(let name): Wording("shared.of", "*What {name} shares with you*, newest first", ["name": .text(name)])
        case .nothingOf(let name):
            Wording("shared.nothingOf", "{name} shares nothing that you can see.", ["name": .text(name)])
        case .seen(let name): Wording("shared.seen", "*What {name} sees of yours*, newest first", ["name": .text(name)])
        case .nothingSeen(let name):
            Wording("shared.nothingSeen", "{name} sees nothing of yours.", ["name": .text(name)])
        case .asked(let titles): Wording("shared.asked", "Asked to do: {titles}", ["titles": .text(titles)])
        case .countLinked(let count): Wording("shared.countLinked", "🔗 By link: {n}", ["n": .number(count)])
        case .count(let audience, let count):
            Wording(
                "shared.count", "{audience}: {n}", ["audience": .wording(audience.words), "n": .number(count)])
        }
    }
}

import Actions
import Core
import Store

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

import Actions
import Core
import Language
import Store

/// What is to be done about who sees a thing, once it is clear which thing is meant.
enum ShareDeed: Codable, Sendable {
    /// Opens its share card.
    case open
    /// Shows who changed it.
    case history
    /// Shows its link, or makes one.
    case link
    /// Ends its link, and nothing else.
    case stopLink
    case with(Audience)
    /// The same, though it was wished that they all may change it.
    case letAllWork(Audience)
    case withPeople([PersonID])
    /// The same, and they may tick and add, or only look.
    case letWork([PersonID], Bool)
    /// Shares it no more, its link neither.
    case stop
    case without([PersonID])
    /// With somebody whom nobody here is called like: says who else it can be shared with.
    case withUnknown(String)
    /// With an audience but for somebody, as typed: says that this cannot be, and who else it can be shared with.
    case withAllBut(String)

    /// Shares with whom was named; without anybody it opens the share card.
    init(_ who: SaidAudience?, in session: Session) throws {
        self =
            switch who {
            case nil: .open
            case .audience(let audience): audience == .onlyMe ? .stop : .with(audience)
            case .people(let people): try Self(people, in: session)
            case .allBut(let typed): .withAllBut(typed)
            }
    }

    private init(_ people: [SaidPerson], in session: Session) throws {
        let found = try people.map { try session.personIfKnown($0)?.id }
        if let unknown = zip(people, found).first(where: { $0.1 == nil }) {
            self = .withUnknown(unknown.0.typed)
        } else {
            self = .withPeople(found.compactMap(\.self))
        }
    }

    /// Whom it is shared with by name.
    var people: [PersonID]? {
        switch self {
        case .withPeople(let people), .letWork(let people, _): people
        default: nil
        }
    }

    /// More people see the thing at once.
    var shows: Bool {
        switch self {
        case .with(let audience), .letAllWork(let audience): audience != .onlyMe
        case .link, .withPeople, .letWork: true
        case .open, .history, .stopLink, .stop, .without, .withUnknown, .withAllBut: false
        }
    }

    /// What they may do with it, where that was said.
    var mayWork: Bool? { if case .letWork(_, let mayWork) = self { mayWork } else { nil } }

    /// Shares no more with the people who were named; else with nobody.
    init(endingWith who: SaidAudience?, in session: Session) throws {
        guard case .people(let people) = who else {
            self = .stop
            return
        }
        self = try .without(people.map { try session.person($0).id })
    }

    /// Does it, and shows the thing as it is then.
    func perform(on thing: Thing, in session: Session) throws {
        if case .history = self { return try session.show(ThingHistoryCard(thing)) }
        let sharing = try session.sharingToChange(of: thing)
        switch self {
        case .history: break
        case .open: try session.show(ShareCard(thing))
        case .link:
            try session.requireAccount(then: ShowCard(ShareLinkCard(thing)))
            try session.show(ShareLinkCard(thing))
        case .stopLink: _ = try LinkPress(thing, .stop).perform(in: session)
        case .stop, .with(.onlyMe): try session.stopSaying(thing, sharing)
        case .with(let audience): try session.shareSaying(thing, with: audience, sharing)
        case .letAllWork(let audience): try session.shareSaying(thing, with: audience, sharing, isToWork: true)
        case .withPeople(let people), .letWork(let people, _):
            try session.shareSaying(thing, with: session.known(people), sharing, self)
        case .without(let people): try session.unshareSaying(thing, with: session.known(people), sharing)
        case .withUnknown(let typed):
            throw session.sharedOtherwise(thing, saying: ShareReply.nobodyHere(typed))
        case .withAllBut(let typed): throw session.sharedOtherwise(thing, saying: ShareReply.noExcept(typed))
        }
    }
}

extension Session {
    /// - Throws: the sentence to be shown for what is not the person's own to share.
    func sharingToChange(of thing: Thing) throws -> Sharing {
        guard !isGroup else { throw Refusal(ShareReply.notInGroup) }
        if thing.kind == .event, let event = try event(EventID(thing.id)) { throw refusal(of: event) }
        guard ThingKind.shareable.contains(thing.kind) else { throw Refusal(ShareReply.notThis) }
        guard let sharing = try sharing(of: thing) else {
            throw try Refusal(sees(thing) ? CommonReply.notYours : gone(thing))
        }
        return sharing
    }

    /// Who is not here can open a link; who is meant by a word for several may be close friends or followers.
    func sharedOtherwise(_ thing: Thing, saying reply: ShareReply) -> Refusal {
        let audiences = [Audience.closeFriends, .followers].filter(thing.kind.audiences.contains).map {
            ShareTo(thing, $0).button(ShareReply.audience($0, isNow: false), voice)
        }
        let others = [
            ChoosePeople(thing).button(ShareReply.people(isNow: false), voice),
            ShowCard(ShareLinkCard(thing)).button(ShareReply.link(isNow: false), voice),
        ]
        return Refusal(reply, buttons: [audiences, others].filter { !$0.isEmpty })
    }

    func shareSaying(
        _ thing: Thing, with audience: Audience, _ sharing: Sharing, isToWork: Bool = false
    ) throws {
        guard audience != .chosen else { return try show(SharePeopleCard(thing)) }
        guard audience != sharing.audience else {
            return try showShared(thing, isToWork ? .allLook(name(of: thing) ?? "", audience) : .alreadySo(audience))
        }
        try requireAccount(then: ShareTo(thing, audience))
        let workers = sharing.audience == .chosen && thing.kind.isWorkedOn ? sharing.chosen.map(\.told) : []
        try share(thing, with: audience)
        try rememberLine(about: thing)
        let name = try name(of: thing) ?? ""
        guard workers.isEmpty else { return try showShared(thing, .sharedToLook(name, audience, workers)) }
        if isToWork { return try showShared(thing, .allLook(name, audience)) }
        try showShared(thing, isEmpty(audience) ? .sharedWithNobodyYet(name, audience) : .shared(name, audience))
    }

    /// Nobody is in it so far.
    private func isEmpty(_ audience: Audience) throws -> Bool {
        switch audience {
        case .closeFriends: try closeFriendCount() == 0
        case .followers: try count(of: .followers, of: actor) == 0
        case .onlyMe, .chosen, .everyone: false
        }
    }

    /// Shares with people one by one. Where the thing has another audience that they are not in, it is asked whether
    /// they shall have it instead.
    func shareSaying(
        _ thing: Thing, with people: [ProfileRecord], _ sharing: Sharing, _ deed: ShareDeed
    ) throws {
        let name = try name(of: thing) ?? ""
        let people = people.filter { $0.id != actor }
        guard !people.isEmpty else { throw Refusal(ShareReply.yourself) }
        let others = try people.filter { try !isShared(thing, with: $0.id) }
        guard deed.mayWork != nil || !others.isEmpty else { return try point(people, to: thing) }
        var next: any Press = ShowCard(SharePeopleCard(thing))
        if others.count == 1, let one = others.first { next = PickPerson(thing, one.id, isChosen: true) }
        try requireAccount(then: next)
        if sharing.audience != .onlyMe, sharing.audience != .chosen {
            return try askInstead(thing, people, without: others, sharing.audience, deed)
        }
        if let mayWork = deed.mayWork { return try chooseSaying(people, for: thing, mayWork) }
        let untold = try choose(others, for: thing)
        try rememberLine(about: thing)
        let (new, before) = (others.map(\.told), sharing.chosen.map(\.told))
        try showShared(
            thing, before.isEmpty ? .sharedWith(name, new) : .sharedBeside(name, new, before), untold: untold)
    }

    /// A line that is edited later says that it left what it had shared, rather than sharing with others as well.
    private func rememberLine(about thing: Thing) throws {
        if pressed == nil, cause != nil { try remember(origin: thing) }
    }

    /// Shows a thing to people who may see it already, where it does not stand before them.
    private func point(_ people: [ProfileRecord], to thing: Thing) throws {
        let name = try name(of: thing) ?? "", card = try card(of: thing)
        let new = try people.filter { person in try card.map { try !showsLive($0, to: person.id) } == true }
        for person in new { try tell(person.id, of: thing) }
        try showShared(thing, new.isEmpty ? .seesAlready(people.map(\.told), name) : .shown(new.map(\.told), name))
    }

    /// Shares with people, and shows it to each of them.
    /// - Returns: those to whom no message of it comes.
    func choose(_ people: [ProfileRecord], for thing: Thing) throws -> [String] {
        try announce(thing, to: share(thing, with: people))
    }

    /// Shows a thing to people who see it from now on.
    /// - Returns: those to whom no message of it comes.
    func announce(_ thing: Thing, to people: [ProfileRecord]) throws -> [String] {
        try people.filter { person in
            let approach = try approach(of: person.id, sharing: thing)
            if approach != .untold { try tell(person.id, of: thing, isSilent: approach == .silently) }
            return approach == .untold
        }.map(\.told)
    }

    func tell(_ person: PersonID, of thing: Thing, isSilent: Bool = false) throws {
        guard let card = try card(of: thing) else { return }
        let isTold = try approach(
            person, card, as: .shares, note: ShareReply.from(actorName(for: person.owner)), isSilent: isSilent)
        if isTold { try beginTalk(of: person, about: thing) }
    }

    /// Only me, and no link; who sees it still with its list, or was asked to do it, is said.
    func stopSaying(_ thing: Thing, _ sharing: Sharing) throws {
        if sharing.isOpen { try stopSharing(thing) }
        let name = try name(of: thing) ?? ""
        if let list = try openList(around: thing) { return try showShared(thing, .seenWith(name, list)) }
        guard try whose(thing)?.isShared != true else { return try showShared(thing, .stillSeen(name)) }
        let parts = try sharedParts(of: thing)
        guard parts.isEmpty else { return try showShared(thing, .stoppedBut(name, parts.joined(separator: ", "))) }
        try showShared(thing, sharing.isOpen ? .stopped(name) : .privateAlready)
    }

    private static let mostPartsLooked = 200

    /// What stands in a list and is shared by itself, or was given to somebody.
    private func sharedParts(of thing: Thing) throws -> [String] {
        guard thing.kind == .heading else { return [] }
        let shared = try things(sharedBy: actor, offset: 0, limit: Self.mostPartsLooked).map(\.thing)
        let asked = try askedTasks(limit: Self.mostPartsLooked).map { Thing.task($0.id) }
        let parts = try (shared + asked).filter { part in
            switch part.kind {
            case .task: try task(TaskID(part.id))?.heading?.rawValue == thing.id
            case .note: try note(NoteID(part.id))?.home == .heading(HeadingID(thing.id))
            default: false
            }
        }
        return try Set(parts).compactMap { try name(of: $0) }.sorted()
    }

    /// Whoever is called so of those whom a thing of one's own is shared with by name.
    func chosen(for thing: Thing, named words: String) throws -> ProfileRecord? {
        guard !isGroup, let said = SaidPerson(words), let sharing = try sharing(of: thing) else { return nil }
        return try choose(said, among: sharing.chosen)
    }

    func unshareSaying(_ thing: Thing, with people: [ProfileRecord], _ sharing: Sharing) throws {
        let name = try name(of: thing) ?? ""
        let chosen = people.filter { person in sharing.chosen.contains { $0.id == person.id } }
        guard !chosen.isEmpty else {
            let sees = try people.contains { try isShared(thing, with: $0.id) }
            let names = people.map(\.told)
            return try showShared(
                thing, sees ? .seesOtherwise(names, name, sharing.audience) : .notWith(names, name))
        }
        try unshare(thing, with: chosen)
        try rememberLine(about: thing)
        try showShared(thing, .notAnyMore(name, chosen.map(\.told)))
    }

    /// Those of some people that the viewer may still know.
    func known(_ people: [PersonID]) throws -> [ProfileRecord] { try people.compactMap { try profile($0) } }

    /// Whether these people shall have it instead of an audience that some of them are not in.
    private func askInstead(
        _ thing: Thing, _ people: [ProfileRecord], without others: [ProfileRecord], _ audience: Audience,
        _ deed: ShareDeed
    ) throws {
        try ask(ShareQuestion(things: [thing], deed: deed, isInstead: true))
        let names = people.map(\.told)
        let rows = [
            [ShareThis(thing).button(ShareReply.onlyThem(names), voice)],
            [ShowCard(ShareLinkCard(thing)).button(ShareReply.makeLink, voice)],
            [CancelPress().button(CommonReply.cancel, voice)],
        ]
        try say(
            Outgoing(
                voice.say(ShareReply.instead(name(of: thing) ?? "", audience, others.map(\.told), names)), buttons: rows
            ))
    }
}

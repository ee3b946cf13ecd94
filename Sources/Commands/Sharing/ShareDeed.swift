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

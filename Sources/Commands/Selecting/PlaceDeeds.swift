import Actions
import Core
import Store

/// Gives labels to many pins.
struct LabelMany: ManyDeed {
    static let code = "label"
    static let kind = ThingKind.place
    static let button: any Reply = PlaceReply.label
    static let entry = EntryKind.change
    let labels: [String]

    static func choice(in session: Session) throws -> ManyChoice? {
        let labels = try session.commonLabels(limit: 9).filter { !LabelKey($0).isCut }
        return ManyChoice(
            question: SelectReply.whichLabel, values: labels.map { ($0, PlacesReply.row("#\($0)")) }, isTyped: true)
    }

    init?(chosen value: String?, in session: Session) throws {
        labels = value.map(Label.list) ?? []
        if labels.isEmpty { return nil }
    }

    init?(typed words: String, in session: Session) throws { try self.init(chosen: words, in: session) }

    func perform(on thing: Thing, in session: Session) throws {
        try session.changeLabels(of: PlaceID(thing.id), adding: labels)
    }

    func done(_ count: Int) -> any Reply { ManyPlacesReply.labelled(count, labels) }
}

/// Gives many pins a colour, or none.
struct ColourMany: ManyDeed {
    static let code = "colour"
    static let kind = ThingKind.place
    static let button: any Reply = ColourReply.button
    static let entry = EntryKind.change
    private static let none = "none"
    let colour: PinColour?

    static func choice(in session: Session) throws -> ManyChoice? {
        let colours = PinColour.allCases.map { (value: $0.rawValue, label: ColourReply.signed($0) as any Reply) }
        return ManyChoice(question: SelectReply.whichColour, values: colours + [(none, ColourReply.none)])
    }

    init?(chosen value: String?, in session: Session) throws {
        colour = value.flatMap(PinColour.init(rawValue:))
        if colour == nil, value != Self.none { return nil }
    }

    func perform(on thing: Thing, in session: Session) throws {
        _ = try session.setColour(colour, of: PlaceID(thing.id))
    }

    func done(_ count: Int) -> any Reply { ManyPlacesReply.coloured(count, colour) }
}

/// Puts many pins on a list, which is made where its name is typed anew.
struct ListMany: ManyDeed {
    static let code = "list"
    static let kind = ThingKind.place
    static let button: any Reply = SelectReply.putOnList
    static let entry = EntryKind.add
    private static let listsShown = 18
    let list: String

    static func choice(in session: Session) throws -> ManyChoice? {
        let lists = try session.namedLists(offset: 0, limit: listsShown)
        return ManyChoice(
            question: SelectReply.whichList,
            values: lists.map { ("\($0.heading.id)", PlacesReply.row($0.heading.name)) }, isTyped: true)
    }

    init?(chosen value: String?, in session: Session) throws {
        guard let id = value.flatMap({ HeadingID($0) }) else { return nil }
        list = try session.listToChange(id).name
    }

    init?(typed words: String, in session: Session) throws {
        list = try session.listName(PlaceName(checking: words).text)
    }

    func perform(on thing: Thing, in session: Session) throws {
        try session.list(PlaceID(thing.id), on: session.keepList(named: list))
    }

    func done(_ count: Int) -> any Reply { ManyPlacesReply.listed(count, list) }
}

/// Shares many pins with an audience; chosen people and links are for one thing at a time.
struct ShareMany: ManyDeed {
    static let code = "share"
    static let kind = ThingKind.place
    static let button: any Reply = ShareReply.button
    static let entry = EntryKind.share
    private static let audiences = [Audience.onlyMe, .closeFriends, .followers, .everyone]
    let audience: Audience

    static func isOffered(in session: Session) -> Bool { !session.isGroup }

    static func choice(in session: Session) throws -> ManyChoice? {
        ManyChoice(
            question: SelectReply.withWhom,
            values: audiences.map { ($0.rawValue, ShareReply.audience($0, isNow: false)) })
    }

    init?(chosen value: String?, in session: Session) throws {
        guard let audience = value.flatMap(Audience.init(rawValue:)), Self.audiences.contains(audience) else {
            return nil
        }
        self.audience = audience
    }

    func check(before press: some Press, in session: Session) throws {
        if audience != .onlyMe { try session.requireAccount(then: press) }
    }

    func perform(on thing: Thing, in session: Session) throws { try session.share(thing, with: audience) }

    func done(_ count: Int) -> any Reply { ManyPlacesReply.shared(count, audience) }
}

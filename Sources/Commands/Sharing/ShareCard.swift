import Actions
import Core
import Store

/// Who may see a thing of one's own, and a button for each who might.
struct ShareCard: Card, ThingCoded {
    static let verb = "share"
    let about: Thing
    init(_ about: Thing) { self.about = about }
    /// It stands in the place of the thing's own card.
    var subject: String { about.cardSubject }
    var thing: Thing? { about }

    func render(in session: Session) throws -> CardFace? {
        guard let sharing = try session.sharing(of: about), let whose = try session.whose(about),
            let name = try session.name(of: about)
        else { return nil }
        let voice = session.voice
        var lines = try [voice.say(ShareReply.title(name))] + whose.lines + session.rightsLines(of: about, sharing)
        if about.kind == .place, let along = try session.goesAlong(with: about) { lines.append(voice.say(along)) }
        if let hint = about.kind.hint { lines.append(voice.say(hint)) }
        return CardFace(
            lines.joined(), buttons: try buttons(sharing, in: session), topics: about.shareTopics + whose.topics)
    }

    private func buttons(_ sharing: Sharing, in session: Session) throws -> [[Button]] {
        let voice = session.voice
        let audiences = [[Audience.onlyMe, .closeFriends], [.followers, .everyone]].map { row in
            row.filter(about.kind.audiences.contains).map {
                ShareTo(about, $0).button(ShareReply.audience($0, isNow: $0 == sharing.audience), voice)
            }
        }
        let further = [
            ChoosePeople(about).button(ShareReply.people(isNow: sharing.audience == .chosen), voice),
            ShowCard(ShareLinkCard(about)).button(ShareReply.link(isNow: sharing.link != nil), voice),
        ]
        return audiences.filter { !$0.isEmpty } + [further, try foot(in: session)]
    }

    private func foot(in session: Session) throws -> [Button] {
        let back = try session.card(of: about).map { ShowCard($0).button(CommonReply.back, session.voice) }
        return (back.map { [$0] } ?? []) + [HelpPress(area: .sharing).button(CommonReply.help, session.voice)]
    }
}

extension Session {
    /// Who of the people chosen for what others may work on does so, and who only looks.
    fileprivate func rightsLines(of thing: Thing, _ sharing: Sharing) throws -> [RichText] {
        guard thing.kind.isWorkedOn, sharing.audience == .chosen else { return [] }
        let work = try sharing.chosen.filter { try mayWork($0.id, on: thing) }
        let look = sharing.chosen.filter { person in !work.contains { $0.id == person.id } }
        let lines: [([ProfileRecord], ([String]) -> ShareReply)] = [(work, ShareReply.works), (look, ShareReply.looks)]
        return lines.filter { !$0.0.isEmpty }.map { voice.say($0.1($0.0.map(\.told))) }
    }
}

extension Thing {
    /// Of the card on which the thing itself is shown.
    var cardSubject: String { kind.face.card(id).subject }

    /// What a card is marked by that shows who may see the thing.
    var shareTopics: [String] { ["\(kind.rawValue):\(id)", Session.holdersTopic(of: self)] }
}

extension ThingKind {
    /// What goes along with a shared thing, and what does not.
    fileprivate var hint: ShareReply? {
        switch self {
        case .place: .hintOfPlace
        case .heading: .hintOfList
        case .review: .hintOfReview
        case .bundle: .hintOfBundle
        case .note, .reminder, .task, .occasion, .event, .routine, .template: nil
        }
    }
}

/// Shares a thing with one of the audiences.
struct ShareTo: Press {
    static let verb = "shareTo"
    let thing: Thing
    let audience: Audience

    init(_ thing: Thing, _ audience: Audience) {
        self.thing = thing
        self.audience = audience
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let thing = Thing(code: arguments[0]),
            let audience = Audience(rawValue: arguments[1]),
            audience != .chosen
        else { return nil }
        self.init(thing, audience)
    }

    var arguments: [String] { [thing.code, audience.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        try ShareDeed.with(audience).perform(on: thing, in: session)
        return nil
    }
}

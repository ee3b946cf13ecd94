import Actions
import Core
import Store

/// What is to begin when a bundle of an occasion is finished: another occasion, or nothing.
struct NextCard: Card, OneCoded {
    static let verb = "next"
    private static let mostShown = 10
    let about: OccasionID
    init(_ about: OccasionID) { self.about = about }
    var subject: String { "occasion:\(about)" }
    var thing: Thing? { .occasion(about) }

    func render(in session: Session) throws -> CardFace? {
        guard let occasion = try session.occasion(about), try session.isOwn(.occasion(about)) else { return nil }
        let voice = session.voice
        let next = try session.occasionAfter(about)
        let others = try session.occasions(offset: 0, limit: Self.mostShown + 1).map(\.occasion).filter {
            $0.id != about
        }
        let choices = others.prefix(Self.mostShown).map { other in
            SetNext(about, other.id).button(TaskFieldReply.choice(other.signed, isOn: other.id == next?.id), voice)
        }
        let none = SetNext(about, nil).button(NextReply.nothing, voice)
        return CardFace(
            [voice.say(NextReply.title(occasion.signed, next?.signed))].joined(),
            buttons: choices.inRows(of: 2)
                + [[none, ShowCard(OccasionCard(about)).button(BundleReply.plain(occasion.signed), voice)]],
            topics: ["occasion:\(about)", "occasions:\(session.viewer)"])
    }
}

/// Lets one occasion follow another; none ends that.
struct SetNext: Press {
    static let verb = "next"
    let id: OccasionID
    let next: OccasionID?
    init(_ id: OccasionID, _ next: OccasionID?) { (self.id, self.next) = (id, next) }
    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = OccasionID(arguments[0]) else { return nil }
        self.init(id, OccasionID(arguments[1]))
        guard next != nil || arguments[1] == "0" else { return nil }
    }
    var arguments: [String] { ["\(id)", next.map { "\($0)" } ?? "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.chain(id, to: next)
        return nil
    }
}

extension Session {
    func chain(_ id: OccasionID, to next: OccasionID?) throws {
        try setNext(next, after: id)
        let (one, other) = (try occasion(id)?.signed ?? "", try next.flatMap { try occasion($0)?.signed })
        try show(NextCard(id), note: lastEntry == nil ? nil : NextReply.isSet(one, other))
    }
}

/// What is said of what follows an occasion.
enum NextReply: Reply {
    case nothing, title(String, String?), isSet(String, String?)

    var wording: Wording {
        switch self {
        case .nothing: Wording("next.nothing", "Nothing")
        case .title(let name, nil):
            Wording(
                "next.titleNone", "*{name}*: when its bundle is finished, nothing begins. What shall begin then?",
                ["name": .text(name)])
        case .title(let name, let next?):
            Wording(
                "next.title", "*{name}*: when its bundle is finished, *{next}* is offered.",
                ["name": .text(name), "next": .text(next)])
        case .isSet(let name, nil): Wording("next.ended", "Nothing follows *{name}* any more.", ["name": .text(name)])
        case .isSet(let name, let next?):
            Wording("next.isSet", "After *{name}* comes *{next}*.", ["name": .text(name), "next": .text(next)])
        }
    }
}

import Actions
import Core
import Language
import Store

/// Whose the thing on a card is to its viewer, and what the card says and offers for that.
struct Whose {
    let thing: Thing
    let owner: ThingOwner
    /// Of one's own who may see it, of another's by whom it is; the last lines of a card's head.
    let lines: [RichText]
    /// What the card is marked by besides the thing itself.
    let topics: [String]
    /// Others can see it, so that its history says who changed what.
    let isShared: Bool

    var isOwn: Bool { owner.isOwn }
}

extension Session {
    /// nil where the thing is not there for the viewer.
    func whose(_ thing: Thing) throws -> Whose? {
        guard let owner = try owner(of: thing) else { return nil }
        switch owner {
        case .own:
            let (lines, isShared) = try audienceLines(of: thing)
            return Whose(thing: thing, owner: owner, lines: lines, topics: [], isShared: isShared)
        case .person(let person):
            let topics = [sightTopic(of: person.id.owner), "person:\(person.id)"]
            return Whose(
                thing: thing, owner: owner, lines: [voice.say(WhoseReply.by(person.called))], topics: topics,
                isShared: true)
        case .group(let id, let title):
            return Whose(
                thing: thing, owner: owner, lines: [voice.say(WhoseReply.ofGroup(title))],
                topics: [sightTopic(of: id)], isShared: true)
        }
    }

    private func audienceLines(of thing: Thing) throws -> (lines: [RichText], isShared: Bool) {
        guard let sharing = try sharing(of: thing) else { return ([voice.say(audienceLine)], isGroup) }
        let around = try shared(around: thing)
        var lines = around.flatMap { self.lines(of: $0) }
        let assignee = thing.kind == .task ? try assigneeName(of: TaskID(thing.id)) : nil
        if lines.isEmpty, sharing.audience == .onlyMe, let assignee {
            lines.append(voice.say(WhoseReply.andAssignee(assignee)))
        }
        if lines.isEmpty || sharing.audience != .onlyMe { lines.insert(voice.say(sharing.audienceLine), at: 0) }
        if sharing.link != nil { lines.append(voice.say(WhoseReply.link)) }
        let isOpen = sharing.audience != .onlyMe || assignee != nil || around.contains { $0.sharing.isOpen }
        return (lines, lines.count > 1 || isOpen)
    }

    /// What stands in a shared list or bundle is seen by whoever sees that.
    private func lines(of around: SharedAround) -> [RichText] {
        var lines: [RichText] = []
        if around.sharing.audience != .onlyMe {
            lines.append(voice.say(WhoseReply.with(around.kind, around.sharing.audienceLine.wording, around.name)))
        }
        if around.sharing.link != nil { lines.append(voice.say(WhoseReply.linkOf(around.kind, around.name))) }
        return lines
    }

    /// Whoever was asked to do a task sees it.
    private func assigneeName(of id: TaskID) throws -> String? {
        try task(id)?.assignee.flatMap { try profile($0)?.told }
    }

    /// The list by which others see it though it is not shared by itself; nil where there is none.
    func openList(around thing: Thing) throws -> String? {
        try shared(around: thing).first { $0.kind == .heading && $0.sharing.isOpen }?.name
    }

    private func shared(around thing: Thing) throws -> [SharedAround] {
        let lists =
            switch thing.kind {
            case .note: try note(NoteID(thing.id))?.heading.flatMap { try heading($0) }.map { [$0] } ?? []
            case .place: try lists(around: PlaceID(thing.id))
            case .task: try task(TaskID(thing.id))?.heading.flatMap { try heading($0) }.map { [$0] } ?? []
            case .heading, .reminder, .review, .occasion, .event, .bundle, .routine, .template: [HeadingRecord]()
            }
        let bundles = thing.kind == .task ? try openBundles(with: TaskID(thing.id)) : []
        let all = lists.map { (Thing.heading($0.id), $0.name) } + bundles.map { (.bundle($0.id), $0.name) }
        return try all.compactMap { thing, name in
            try sharing(of: thing).map { SharedAround(kind: thing.kind, name: name, sharing: $0) }
        }
    }
}

/// A list or a bundle with which something may be shared that stands in it.
struct SharedAround {
    let kind: ThingKind
    let name: String
    let sharing: Sharing
}

extension Sharing {
    /// Somebody else can see it.
    var isOpen: Bool { audience != .onlyMe || link != nil }

    /// The audience, by name where it is chosen people.
    var audienceLine: WhoseReply {
        audience == .chosen && !chosen.isEmpty ? .chosen(chosen.map(\.told)) : .audience(audience)
    }
}

/// What cards say of whose a thing is and who may see it.
enum WhoseReply: Reply {
    case audience(Audience)
    case chosen([String])
    case with(ThingKind, Wording, String)
    case link
    case linkOf(ThingKind, String)
    case by(String)
    case ofGroup(String)
    case mixed
    case andAssignee(String)

    private static let named = 3

    var wording: Wording {
        switch self {
        case .audience(let audience): audience.words
        case .chosen(let names) where names.count > Self.named:
            Wording(
                "audience.chosenMore", "👤 Chosen people: {names} and {n} more",
                [
                    "names": .text(names.prefix(Self.named).joined(separator: ", ")),
                    "n": .number(names.count - Self.named),
                ])
        case .chosen(let names):
            Wording("audience.chosenNames", "👤 Chosen people: {names}", ["names": .text(names.joined(separator: ", "))])
        case .with(.bundle, let audience, let bundle):
            Wording(
                "audience.withBundle", "{audience} (with the bundle *{name}*)",
                ["audience": .wording(audience), "name": .text(bundle)])
        case .with(_, let audience, let list):
            Wording(
                "audience.withList", "{audience} (with its list *{list}*)",
                ["audience": .wording(audience), "list": .text(list)])
        case .link: Wording("audience.link", "🔗 and whoever has the link")
        case .linkOf(.bundle, let bundle):
            Wording(
                "audience.linkOfBundle", "🔗 and whoever has the link to the bundle *{name}*", ["name": .text(bundle)])
        case .linkOf(_, let list):
            Wording("audience.linkOfList", "🔗 and whoever has the link to *{list}*", ["list": .text(list)])
        case .by(let name): Wording("audience.by", "by {name}", ["name": .text(name)])
        case .ofGroup(let title): Wording("audience.ofGroup", "👥 of the group {title}", ["title": .text(title)])
        case .andAssignee(let name): Wording("audience.andAssignee", "👤 Only me and {name}", ["name": .text(name)])
        case .mixed: Wording("audience.mixed", "🔒 Only me, but for what says otherwise")
        }
    }
}

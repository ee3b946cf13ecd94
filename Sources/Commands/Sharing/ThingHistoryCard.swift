import Actions
import Core
import Store

/// Who changed a shared thing, and when.
struct ThingHistoryCard: Card, PagedCoded {
    static let verb = "past"
    static let rowsPerPage = 8
    let about: Thing
    let page: Int

    init(_ about: Thing, page: Int = 0) {
        self.about = about
        self.page = page
    }

    var thing: Thing? { about }

    func render(in session: Session) throws -> CardFace? {
        guard let whose = try session.whose(about), let name = try session.name(of: about) else { return nil }
        let voice = session.voice
        let found = try session.changes(of: about, offset: page * Self.rowsPerPage, limit: Self.rowsPerPage + 1)
        var lines = [voice.say(found.isEmpty ? ThingHistoryReply.none(name) : .title(name))]
        lines += found.prefix(Self.rowsPerPage).map { change in
            RichText("\(session.measures.moment(change.at)): ") + voice.say(ThingHistoryReply(change))
        }
        lines += whose.lines
        let pages = Pages(page: page, size: Self.rowsPerPage, hasMore: found.count > Self.rowsPerPage)
        var foot = pages.turns(voice) { ThingHistoryCard(about, page: $0) }
        if let card = try session.card(of: about) { foot.append(ShowCard(card).button(CommonReply.back, voice)) }
        return CardFace(
            lines.joined(), buttons: [foot], topics: ["\(about.kind.rawValue):\(about.id)"] + whose.topics)
    }
}

enum ThingHistoryReply: Reply {
    case button, somebody
    case title(String)
    case none(String)
    case change(who: String?, Wording)

    /// With its words to those who may know them; else only what was done.
    init(_ change: ThingChange) {
        let deed = change.work.map { TaskEventReply($0).wording } ?? change.kind.deed
        self = .change(who: change.who, change.title.map { Self.told($0, change.kind).wording } ?? deed)
    }

    private static func told(_ title: String, _ kind: EntryKind) -> UndoReply {
        switch kind {
        case .undo: .done(title)
        case .redo: .redone(title)
        default: .plain(title)
        }
    }

    var wording: Wording {
        switch self {
        case .button: Wording("past.button", "History")
        case .somebody: Wording("past.somebody", "Somebody")
        case .title(let name): Wording("past.title", "*History* of *{name}*, newest first", ["name": .text(name)])
        case .none(let name):
            Wording("past.none", "*{name}* has not been changed since you can see it.", ["name": .text(name)])
        case .change(let who, let deed):
            Wording(
                "past.change", "{who} – {deed}",
                [
                    "who": who.map { .text($0) } ?? .wording(Self.somebody.wording),
                    "deed": .wording(deed),
                ])
        }
    }
}

extension EntryKind {
    /// What was done, without its words.
    fileprivate var deed: Wording {
        switch self {
        case .add: Wording("past.added", "added something")
        case .delete: Wording("past.deleted", "deleted something")
        case .undo, .redo: Wording("past.undone", "took a change back")
        default: Wording("past.changed", "changed it")
        }
    }
}

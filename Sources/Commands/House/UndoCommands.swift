import Actions
import Core
import Language
package import Store

/// Takes back the last change.
package struct UndoCommand: Command {
    package static let about = About(
        intent: "undo", area: .safety, menu: "undo", summary: "Take back the last change",
        phrases: [
            "undo [that|it|this|last|the last change]", "take (that|it) back", "(revert|reverse) [that|it|this]",
            "bring (it|that) back", "oops", "oops undo [that|it|this|the last change]",
        ],
        examples: ["undo"])

    package init(_ said: Said) throws {}

    package func perform(in session: Session) throws {
        guard let entry = try session.newestUndoable() else { throw Refusal(UndoReply.nothing) }
        let (outcome, sentence) = try session.takeBack(entry.id)
        if let entry = outcome.entry { try session.show(EntryCard(id: entry)) }
        if outcome.status != .done { try session.say(reply: sentence) }
    }
}

/// Takes back one change, or brings it on again; pressed twice it acts once.
struct UndoPress: Press {
    static let verb = "undo"
    let entry: EntryID
    init(entry: EntryID) { self.entry = entry }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let entry = EntryID(arguments[0]) else { return nil }
        self.entry = entry
    }
    var arguments: [String] { ["\(entry)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let (outcome, sentence) = try session.takeBack(entry)
        guard let undo = outcome.entry else { return sentence }
        if let card = try session.pressedCard, !(card is EntryCard), try card.render(in: session) != nil {
            try session.show(card, note: sentence)
        } else {
            try session.show(EntryCard(id: undo))
        }
        return sentence
    }
}

/// One change: what it was, and Undo.
struct EntryCard: Card {
    static let verb = "entry"
    let id: EntryID
    init(id: EntryID) { self.id = id }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let id = EntryID(arguments[0]) else { return nil }
        self.id = id
    }
    var arguments: [String] { ["\(id)"] }

    func render(in session: Session) throws -> CardFace? {
        guard let entry = try session.entry(id) else { return nil }
        var row: [Button] = []
        if entry.undoneBy == nil {
            row.append(
                UndoPress(entry: id).button(entry.undoLabel, session.voice))
        }
        if let thing = entry.subject, let card = try session.card(of: thing) {
            row.insert(ShowCard(card).button(CommonReply.open, session.voice), at: 0)
        }
        return CardFace(session.voice.say(entry.sentence), buttons: row.isEmpty ? [] : [row], topics: ["entry:\(id)"])
    }
}

/// My changes, newest first.
package struct HistoryCommand: Command {
    package static let about = About(
        intent: "history", area: .safety, menu: "history", summary: "What was changed, newest first",
        phrases: [
            "[show] [me] [my] [the] history", "what (changed|did i do|did i change)", "[my] [last] changes", "log",
        ],
        examples: ["history"])

    package init(_ said: Said) throws {}
    package func perform(in session: Session) throws { try session.show(HistoryCard(isTrash: false, page: 0)) }
}

/// What was deleted in the last thirty days.
package struct TrashCommand: Command {
    package static let about = About(
        intent: "trash", area: .safety, menu: "trash", summary: "What you deleted in the last 30 days",
        phrases: [
            "[show] [me] [my] [the] (trash|bin|rubbish|recycle bin)", "what did i delete",
            "deleted [things|pins|notes]",
        ],
        examples: ["trash"])

    package init(_ said: Said) throws {}
    package func perform(in session: Session) throws { try session.show(HistoryCard(isTrash: true, page: 0)) }
}

/// Changes with a button each that takes them back.
struct HistoryCard: Card {
    static let verb = "history"
    static let rowsPerPage = 8
    let isTrash: Bool
    let page: Int

    init(isTrash: Bool, page: Int) {
        self.isTrash = isTrash
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let page = PageCode.read(arguments[1]), ["log", "trash"].contains(arguments[0])
        else {
            return nil
        }
        self.init(isTrash: arguments[0] == "trash", page: page)
    }

    var arguments: [String] { [isTrash ? "trash" : "log", "\(page)"] }
    var subject: String { isTrash ? "trash" : "history" }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice
        let seen = page * Self.rowsPerPage, limit = seen + Self.rowsPerPage + 1
        let all = try (isTrash ? session.trash(limit: limit) : session.history(limit: limit)).dropFirst(seen)
        let shown = all.prefix(Self.rowsPerPage)
        var lines = [voice.say(isTrash ? UndoReply.trash(all.isEmpty) : UndoReply.history(all.isEmpty))]
        lines += shown.enumerated().map { index, entry in
            var line =
                RichText(
                    "\(page * Self.rowsPerPage + index + 1). \(session.measures.moment(entry.at)): ")
                + session.voice.say(entry.sentence)
            if entry.undoneBy != nil { line += " " + voice.say(UndoReply.wasUndone) }
            return line
        }
        var rows = shown.filter { $0.undoneBy == nil }.map { entry in
            [
                UndoPress(entry: entry.id).button(
                    isTrash ? UndoReply.bring(entry.title) : entry.undoTitledLabel, voice)
            ]
        }
        var foot: [Button] = []
        if page > 0 {
            foot.append(ShowCard(HistoryCard(isTrash: isTrash, page: page - 1)).button(CommonReply.previous, voice))
        }
        if all.count > Self.rowsPerPage {
            foot.append(ShowCard(HistoryCard(isTrash: isTrash, page: page + 1)).button(CommonReply.next, voice))
        }
        lines += all.isEmpty ? [] : session.assumedZone
        foot.append(HelpPress(area: .safety).button(CommonReply.help, voice))
        rows.append(foot)
        rows += all.isEmpty ? [] : session.zoneButtons
        return CardFace(lines.joined(), buttons: rows, topics: [])
    }
}

enum UndoReply: Reply {
    case nothing, already, take, redo, wasUndone
    case done(String)
    case redone(String)
    case redoTitled(String)
    case plain(String)
    case partly(String, kept: [String])
    case nothingLeft(String)
    case notYours
    case trash(Bool)
    case history(Bool)
    case bring(String)
    case undo(String)

    var wording: Wording {
        switch self {
        case .nothing: Wording("undo.nothing", "There is nothing to undo. `history` shows what was changed.")
        case .already: Wording("undo.already", "That is undone already.")
        case .take: CommonReply.undo.wording
        case .redo: Wording("undo.redo", "Redo")
        case .wasUndone: Wording("undo.wasUndone", "(undone)")
        case .done(let title): Wording("undo.done", "Undone: {title}", ["title": .text(title)])
        case .redone(let title): Wording("undo.redone", "Done again: {title}", ["title": .text(title)])
        case .redoTitled(let title): Wording("undo.redoTitled", "Redo: {title}", ["title": .text(title)])
        case .plain(let title): Wording("undo.plain", "{title}", ["title": .text(title)])
        case .partly(let title, let kept):
            Wording(
                "undo.partly", "Undone: {title}. What was changed since stays as it is: {kept}.",
                ["title": .text(title), "kept": .text(kept.joined(separator: ", "))])
        case .nothingLeft(let title):
            Wording(
                "undo.nothingLeft", "Everything of “{title}” was changed since, so nothing was taken back.",
                ["title": .text(title)])
        case .notYours: Wording("undo.notYours", "That was somebody else's change; only they can take it back.")
        case .trash(true): Wording("undo.trash.empty", "The trash is empty. What you delete stays here for 30 days.")
        case .trash(false): Wording("undo.trash", "*Trash*: deleted in the last 30 days")
        case .history(true): Wording("undo.history.empty", "Nothing has been changed yet.")
        case .history(false): Wording("undo.history", "*History*, newest first")
        case .bring(let title): Wording("undo.bring", "Bring back: {title}", ["title": .text(title)])
        case .undo(let title): Wording("undo.undo", "Undo: {title}", ["title": .text(title)])
        }
    }
}

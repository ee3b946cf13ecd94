import Actions
import Core
import Language
import Store

/// My changes, newest first.
struct HistoryCommand: Command {
    static let about = About(
        intent: "history", area: .safety, menu: "history", summary: "What was changed, newest first",
        phrases: [
            "[show] [me] [my] [the] history", "what (changed|did i do|did i change)", "[my] [last] changes", "log",
        ],
        examples: ["history"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(HistoryCard(isTrash: false, page: 0)) }
}

/// What was deleted in the last thirty days.
struct TrashCommand: Command {
    static let about = About(
        intent: "trash", area: .safety, menu: "trash", summary: "What you deleted in the last 30 days",
        phrases: [
            "[show] [me] [my] [the] (trash|bin|rubbish|recycle bin)", "what did i delete",
            "deleted [things|pins|notes]",
        ],
        examples: ["trash"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(HistoryCard(isTrash: true, page: 0)) }
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
    var goesPrivate: Bool { true }

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
                UndoPress(entry.id).button(
                    isTrash ? UndoReply.bring(entry.title) : entry.undoTitledLabel, voice)
            ]
        }
        lines += all.isEmpty ? [] : session.assumedZone
        let pages = Pages(page: page, size: Self.rowsPerPage, hasMore: all.count > Self.rowsPerPage)
        let turns = pages.turns(voice) { HistoryCard(isTrash: isTrash, page: $0) }
        rows.append(turns + [HelpPress(area: .safety).button(CommonReply.help, voice)])
        rows += all.isEmpty ? [] : session.zoneButtons
        return CardFace(lines.joined(), buttons: rows, topics: [])
    }
}

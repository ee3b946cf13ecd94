import Actions
import Core
import Language
import Store

/// The files that places came from in the last 30 days, each with its way back.
struct ImportsCommand: Command {
    static let about = About(
        intent: "import", key: "import.list", area: .places, summary: "Files that you brought in",
        phrases: [
            "[(show|list|see)] [me] [all] [my] [last|recent|latest|past] imports",
            "what (did|have) i (import|imported) [lately|recently|so far|last]",
            "what was in [the|my] [last|latest] import",
        ],
        examples: ["my imports"])

    init(_ said: Said) throws {}
    func perform(in session: Session) throws { try session.show(ImportsCard()) }
}

/// Takes back all that came with the newest file, or with one that is named.
struct UndoImportCommand: Command {
    static let about = About(
        intent: "undo", key: "import.undo", area: .safety, summary: "Take back an import",
        phrases: [
            "(undo|revert|reverse|take back|delete|remove) [the|my|that] [last|latest|whole] import [again]",
            "(undo|revert|reverse|take back|delete|remove) [the|my] import (of|from) {file:rest}",
            "take [the|my|that] [last|latest|whole] import back",
        ],
        examples: ["undo the import"])

    let file: String?

    init(_ said: Said) throws { file = said.slots.text("file") }

    /// The newest, also where it is taken back already: an older one is not meant.
    func perform(in session: Session) throws {
        let kept = try session.keptImports(), wanted = file?.lowercased() ?? ""
        guard !kept.isEmpty else { throw Refusal(ImportReply.noImports) }
        guard let entry = kept.first(where: { wanted.isEmpty || $0.name.lowercased().contains(wanted) })?.entry else {
            throw Refusal(ImportReply.unknown(file ?? ""))
        }
        try session.undoAndShow(entry)
    }
}

/// What was brought in, newest first.
struct ImportsCard: Card, PageCoded {
    static let verb = "imports"
    private static let rowsPerPage = 8
    let page: Int
    init(page: Int) { self.page = page }

    /// The code of a card without pages, as it was once, is that of the first.
    init?(_ arguments: [String]) {
        guard arguments.count < 2, let page = PageCode.read(arguments.first ?? "0") else { return nil }
        self.page = page
    }

    var subject: String { Self.verb }
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        let voice = session.voice, all = try session.keptImports(), size = Self.rowsPerPage
        let shown = all.dropFirst(page * size).prefix(size)
        let topics = ["history:\(session.viewer)"] + shown.map { "import:\($0.id)" }
        guard !all.isEmpty else { return CardFace(voice.say(ImportReply.noImports), topics: topics) }
        let looks = try shown.map { ImportLook(record: $0, plan: try session.plan(of: $0), voice: voice) }
        let rows = looks.enumerated().map { index, look in
            voice.say(
                ImportReply.row(
                    page * size + index + 1, look.name, look.record.kept, session.measures.day(look.record.createdAt)))
        }
        let buttons = looks.map { [ShowCard(ImportCard(id: $0.record.id)).button(ImportReply.open($0.name), voice)] }
        let pages = Pages(page: page, size: size, hasMore: all.count > (page + 1) * size)
        return CardFace(
            ([voice.say(ImportReply.imports)] + rows).joined(),
            buttons: buttons + pages.buttons(voice) { ImportsCard(page: $0) }, topics: topics)
    }
}

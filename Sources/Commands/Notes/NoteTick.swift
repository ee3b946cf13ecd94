import Actions
import Core
import Store

/// Ticks an entry of a note, or takes the tick away.
struct NoteTick: Press {
    static let verb = "noteTick"
    let id: NoteID
    let line: Int
    /// Of the entry's words as they were shown.
    let key: String
    let isTicked: Bool

    init(_ id: NoteID, _ entry: Checklist.Entry) {
        (self.id, line, key, isTicked) = (id, entry.line, TickKey(entry.words).code, !entry.isTicked)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let id = NoteID(arguments[0]), let line = PageCode.read(arguments[1]),
            (1...7).contains(arguments[2].count), ["on", "off"].contains(arguments[3])
        else { return nil }
        (self.id, self.line, key, isTicked) = (id, line, arguments[2], arguments[3] == "on")
    }

    var arguments: [String] { ["\(id)", "\(line)", key, isTicked ? "on" : "off"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.tickNote(id, line: line, words: key, isTicked)
        try session.show(NoteCard(id))
        return nil
    }
}

/// Takes all ticks of a note away.
struct ResetTicks: Press, OneCoded {
    static let verb = "noteReset"
    let id: NoteID
    init(_ id: NoteID) { self.id = id }
    var about: NoteID { id }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.resetTicks(of: id)
        try session.show(NoteCard(id), note: session.lastEntry == nil ? nil : TickReply.wasReset)
        return nil
    }
}

extension Session {
    /// "tick squats", "squats done": the one open entry of a note that is called so; false where there is none, or several.
    func tickNote(sayingSo words: String) throws -> Bool {
        let open = try notes(saying: words, limit: 20).flatMap { note in
            note.checklist.entries.filter { !$0.isTicked && $0.words.isSaid(by: words) }.map { (note.id, $0) }
        }
        guard open.count == 1, let (id, entry) = open.first else { return false }
        _ = try NoteTick(id, entry).perform(in: self)
        return true
    }
}

extension NoteCard {
    /// More than that are ticked by and by: what is ticked makes room.
    private static let mostTicks = 16

    /// A button for each entry, those that are open first.
    func tickButtons(_ note: NoteRecord, _ voice: Voice) -> [[Button]] {
        let entries = note.checklist.entries
        let ordered = entries.filter { !$0.isTicked } + entries.filter(\.isTicked)
        let ticks = ordered.prefix(Self.mostTicks).map { entry in
            NoteTick(id, entry).button(entry.isTicked ? TickReply.untick(entry.short) : .tick(entry.short), voice)
        }
        let rows = ticks.inRows(of: 2)
        let reset = entries.contains(where: \.isTicked) ? [[ResetTicks(id).button(TickReply.reset, voice)]] : []
        return rows + reset
    }
}

extension Checklist.Entry {
    fileprivate var short: String { words.cut(after: 24) }
}

enum TickReply: Reply {
    case tick(String), untick(String), reset, wasReset

    var wording: Wording {
        switch self {
        case .tick(let words): Wording("tick.tick", "✓ {words}", ["words": .text(words)])
        case .untick(let words): Wording("tick.untick", "Untick {words}", ["words": .text(words)])
        case .reset: Wording("tick.reset", "Clear all ticks")
        case .wasReset: Wording("tick.wasReset", "All ticks are cleared.")
        }
    }
}

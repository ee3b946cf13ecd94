import Actions
import Core
import Language
import Store

/// Takes back the newest change of what is named.
struct UndoNamedCommand: Command {
    static let about = About(
        intent: "undo", key: "undo.named", area: .safety, summary: "Take back a change by what it was about",
        phrases: ["undo [the|my] [last] [change to|change of|change on] [the|my] {name:rest}"],
        examples: ["undo the milk"])

    private let name: String
    init(_ said: Said) throws { name = said.slots.text("name")?.withoutEnd ?? "" }

    func perform(in session: Session) throws {
        let entries = try session.history(limit: 100).filter { $0.actor == session.actor && $0.undoneBy == nil }
        guard let entry = entries.first(where: { $0.kind != .undo && $0.isAbout(name) }) else {
            throw Refusal(NamedChangeReply.noChange(name))
        }
        try session.undoAndShow(entry.id)
    }
}

/// Brings back from the trash what is named.
struct RestoreCommand: Command {
    static let about = About(
        intent: "undo", key: "restore", area: .safety, summary: "Bring back something that you deleted",
        phrases: [
            "(restore|undelete) [the|my] [deleted] [pin|note|list|task|todo|to do|event|reminder] {name:rest}",
            "(bring|get|take) {name:text} (back from|out of) [the|my] (trash|bin)",
        ],
        examples: ["restore Bakery"])

    private let name: String
    private let spoken: Spoken

    init(_ said: Said) throws { (name, spoken) = (said.slots.text("name")?.withoutEnd ?? "", said.spoken) }

    func perform(in session: Session) throws {
        let found = try session.trash().filter { $0.isAbout(name) }
        guard let newest = found.first else {
            return try session.offerToKeep(spoken, saying: NamedChangeReply.notInTrash(name))
        }
        guard found.contains(where: { $0.title != newest.title }) else { return try session.undoAndShow(newest.id) }
        let rows = found.prefix(8).map { [UndoPress($0.id).button(UndoReply.bring($0.title), session.voice)] }
        session.offered = rows.compactMap { $0.first?.pressCode }
        try session.say(Outgoing(session.voice.say(FollowReply.which), buttons: rows))
    }
}

extension EntryRow {
    /// Each of the words begins a word of its line: "pin" in "Pinned Gym".
    fileprivate func isAbout(_ name: String) -> Bool { SearchWords(name)?.allBegin(in: title) == true }
}

enum NamedChangeReply: Reply {
    case noChange(String), notInTrash(String)

    var wording: Wording {
        switch self {
        case .noChange(let name):
            Wording(
                "undo.noChange", "No change of yours is about “{name}”. `history` shows what was changed.",
                ["name": .text(name)])
        case .notInTrash(let name):
            Wording(
                "undo.notInTrash", "Nothing that you deleted is called “{name}”. `trash` shows it.",
                ["name": .text(name)])
        }
    }
}

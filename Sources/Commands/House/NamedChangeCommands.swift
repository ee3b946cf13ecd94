import Actions
import Core
import Language
import Store

extension Session {
    /// "undo the milk": the newest of one's own changes that is about it; false where none is.
    func undo(namedIn line: ReadLine) throws -> Bool {
        guard let words = line.object(of: .undoing) else { return false }
        let said = LineReader.read(words, language: line.language).without(.making)
        let name = said.nameOfList ?? said.text
        let own = try history(limit: 100).filter { $0.actor == actor && $0.undoneBy == nil && $0.kind != .undo }
        guard let entry = own.first(where: { $0.isAbout(name) }) else { return false }
        try undoAndShow(entry.id)
        return true
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
    case notInTrash(String)

    var wording: Wording {
        switch self {
        case .notInTrash(let name):
            Wording(
                "undo.notInTrash", "Nothing that you deleted is called “{name}”. `trash` shows it.",
                ["name": .text(name)])
        }
    }
}

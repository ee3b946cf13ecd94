import Actions
import Core
import Language
import Store

extension Session {
    /// Keeps a line that means no command where whoever wrote it wants that: a fact as a note, else as something to do.
    /// A question, small talk and what may be a place on the map are nothing to keep.
    func keepByItself(_ spoken: Spoken, _ meaning: Meaning) throws -> Bool {
        guard settings.keepsUnread, meaning.mayBeKept, !spoken.line.asks,
            !SignalWord.chatting.isSaid(by: spoken.text.withoutEnd), try mapRows(for: spoken).isEmpty
        else { return false }
        let line = UnreadLine(text: spoken.text, home: (spoken.repliedHome ?? .loose).code)
        let id = spoken.message.ref.id
        try spoken.tellsFact ? KeepAsNote(id).keep(line, in: self) : KeepAsTask(id).keep(line, in: self)
        return true
    }
}

extension Meaning {
    /// It means nothing that is known, or perhaps something to keep.
    fileprivate var mayBeKept: Bool {
        switch self {
        case .intent, .nothing(.chat): false
        case .nothing: true
        case .doubt(let intents): intents.contains(TaskCommand.about.intent) || intents == [NoteCommand.about.intent]
        }
    }
}

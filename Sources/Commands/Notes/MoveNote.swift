import Actions
import Core
import Store

/// Where a note could go: pins and headings, eight a page.
struct MoveNoteCard: Card, PagedCoded {
    static let verb = "moveNote"
    let id: NoteID
    let page: Int

    init(_ id: NoteID, page: Int = 0) { (self.id, self.page) = (id, page) }
    var about: NoteID { id }
    var subject: String { "note:\(id)" }

    func render(in session: Session) throws -> CardFace? {
        guard let note = try session.note(id), try session.mayChange(.note(id)) else { return nil }
        let voice = session.voice
        let found = try session.noteHomes(besides: note.home, offset: page * 8, limit: 9)
        let shown = found.prefix(8)
        var rows = shown.map { [MoveNote(id, $0.home).button(PlacesReply.row($0.name), voice)] }
        rows += Pages(page: page, size: 8, hasMore: found.count > 8).buttons(voice) { MoveNoteCard(id, page: $0) }
        if note.home != .loose { rows.append([MoveNote(id, .loose).button(NoteReply.loose, voice)]) }
        rows.append([ShowCard(NoteCard(id)).button(CommonReply.back, voice)])
        let text = RichText("“\(note.shortText)”\n") + voice.say(NoteReply.moveWhere)
        return CardFace(text, buttons: rows, topics: ["note:\(id)"])
    }
}

/// Puts a note under a pin or heading.
struct MoveNote: Press, PairCoded {
    static let verb = "moveTo"
    let id: NoteID
    let home: NoteHome
    var pair: (NoteID, NoteHome) { (id, home) }

    init(_ id: NoteID, _ home: NoteHome) { (self.id, self.home) = (id, home) }

    func perform(in session: Session) throws -> (any Reply)? {
        let note = try session.moveNote(id, to: home)
        try session.show(NoteCard(id), note: NoteReply.moved(note.shortText, home: session.title(of: home)))
        return nil
    }
}

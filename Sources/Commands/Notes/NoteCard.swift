import Actions
import Core
import Store

/// One note, with its photos and what can be done with it.
struct NoteCard: Card, OneCoded {
    static let verb = "note"
    let id: NoteID
    init(_ id: NoteID) { self.id = id }
    var about: NoteID { id }
    var thing: Thing? { .note(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let note = try session.note(id), let whose = try session.whose(.note(id)) else { return nil }
        let photos = try session.photos(of: .note(id))
        var lines: [RichText] = []
        if let home = try session.title(of: note.home) { lines.append(RichText(home, .bold)) }
        if !note.text.isEmpty { lines.append(RichText(note.checklist.shown)) }
        if photos.count > 1 { lines.append(session.voice.say(PlaceReply.photos(photos.count))) }
        lines.append(RichText(session.measures.moment(note.createdAt)))
        lines += session.assumedZone + whose.lines
        let buttons = try whose.isOwn ? buttons(note, whose, session) : foreignButtons(note, whose, session)
        return CardFace(
            lines.joined(), buttons: buttons + session.zoneButtons, media: photos.first?.media(asOwn: whose.isOwn),
            topics: ["note:\(id)"] + note.home.topics + whose.topics)
    }

    /// The list or the place that it is in may not be shared.
    private func foreignButtons(_ note: NoteRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        var row = copy(note, session.voice)
        if note.home != .loose, try session.title(of: note.home) != nil {
            row.append(ShowCard(NotesCard(home: note.home)).button(NotesReply.others, session.voice))
        }
        return try whose.buttons(row.isEmpty ? [] : [row], in: session)
    }

    private func copy(_ note: NoteRecord, _ voice: Voice) -> [Button] {
        (1...256).contains(note.text.count) ? [Button(voice.words(NotesReply.copy), .copy(note.text))] : []
    }

    private func buttons(_ note: NoteRecord, _ whose: Whose, _ session: Session) throws -> [[Button]] {
        let voice = session.voice
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.note(id))).button(ShareReply.button, voice)]
        let ticks = tickButtons(note, voice)
        let history = ShowCard(ThingHistoryCard(.note(id))).button(ThingHistoryReply.button, voice)
        return try ticks + [
            [
                NotePress(id: id, step: .edit).button(NoteReply.edit, voice),
                NotePress(id: id, step: .photo).button(NoteReply.addPhoto, voice),
            ] + copy(note, voice),
            [
                NotePress(id: id, step: .earlier).button(NoteReply.earlier, voice),
                NotePress(id: id, step: .later).button(NoteReply.later, voice),
                ShowCard(MoveNoteCard(id)).button(NoteReply.move, voice),
            ] + share,
            [
                NotePress(id: id, step: .delete).button(CommonReply.delete, voice),
                ShowCard(NotesCard(home: note.home)).button(NotesReply.others, voice),
                session.stickerButton(.note(id)),
            ] + (whose.isShared ? [history] : []) + [
                HelpPress(area: .notes).button(CommonReply.help, voice)
            ],
        ]
    }
}

/// What can be done with a note by a button.
struct NotePress: Press, StepCoded {
    enum Step: String { case edit, photo, earlier, later, delete }

    static let verb = "noteDo"
    let id: NoteID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let note = try session.noteToChange(id)
        switch step {
        case .edit: try session.ask(NoteTextQuestion(id: id), saying: NoteReply.typeNew(note.shortText))
        case .photo: try session.ask(PhotoQuestion(note: id), saying: NoteReply.sendPhoto)
        case .earlier, .later:
            try session.shiftNote(id, earlier: step == .earlier)
            try session.show(NotesCard(home: note.home), note: NotesReply.sorted(note.shortText))
        case .delete:
            try session.deleteNote(id)
            try session.tell(NoteReply.deleted(note.shortText))
        }
        return nil
    }
}

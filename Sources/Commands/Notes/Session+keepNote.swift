import Actions
import Core
import Language
import Store

extension Session {
    /// Keeps a note and says so, with Undo; a heading that is no place yet can be pinned, and where it would have gone by
    /// a part of a name it can be put.
    func keepNoteSaying(
        _ new: NewNote, with spoken: Spoken, near: NoteHome? = nil, offers: [[Button]] = []
    ) throws {
        let note = try keepNote(new)
        try remember(origin: .note(note.id))
        try keepPhotos(of: spoken, on: .note(note.id))
        var row = [ShowCard(NoteCard(note.id)).button(CommonReply.open, voice)]
        if case .heading(let id) = note.home { row.insert(PinHeading(id: id).button(NoteReply.pinIt, voice), at: 0) }
        var rows = offers + [row]
        if let near, let name = try title(of: near) {
            rows.append([MoveNote(note.id, near).button(NoteReply.moveTo(name), voice)])
        }
        let home = try title(of: note.home)
        let kept = note.text.isEmpty ? NoteReply.keptFile(home: home) : NoteReply.kept(note.shortText, home: home)
        let whose = try !isGroup && sharesAnything() ? whose(.note(note.id)) : nil
        let others = whose.flatMap { $0.isShared ? $0.lines : nil } ?? []
        let beside = try new.newHeading.map(notedBeside) ?? []
        try tell(ReminderReply.whole(([voice.say(kept)] + others + beside).joined()), buttons: rows)
    }

    /// Leaves a job for each photo, and remembers the album for those that still come.
    func keepPhotos(of spoken: Spoken, on thing: Thing) throws {
        for attachment in spoken.message.attachments { try leaveFetch(attachment, on: thing) }
        if let album = spoken.message.albumID { try remember(album: album, thing: thing) }
    }

    /// How a home is called in a sentence; nil for loose notes.
    func title(of home: NoteHome) throws -> String? {
        switch home {
        case .place(let id): try place(id)?.name
        case .heading(let id): try heading(id)?.name
        case .loose: nil
        }
    }
}

extension Session {
    /// The home of what a message is a reply to.
    func home(repliedTo spoken: Spoken) throws -> NoteHome? {
        if let home = spoken.repliedCard?.home {
            return try home.thing.map(mayChange) == false ? nil : home
        }
        // Only the owner's notes hang at what somebody shares.
        guard let thing = spoken.repliedThing, try mayChange(thing) else { return nil }
        switch thing.kind {
        case .place: return .place(PlaceID(thing.id))
        case .heading: return .heading(HeadingID(thing.id))
        case .note: return try note(NoteID(thing.id))?.home
        case .review: return try review(ReviewID(thing.id)).map { .place($0.review.place) }
        case .task: return try task(TaskID(thing.id))?.place.map { .place($0) }
        case .event: return try event(EventID(thing.id))?.place.map { .place($0) }
        case .reminder, .occasion, .bundle, .routine, .template: return nil
        }
    }
}

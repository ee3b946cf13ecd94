package import Core
package import Store

/// What the job that fetches a file needs to know.
package struct FetchFile: Codable, Sendable {
    package static let kind = "fetchFile"
    package let attachment: Attachment
    /// What it is added to; nil for a picture of whoever sent it.
    package let thing: Thing?
}

extension Session {
    /// Leaves the job that fetches a file from the messenger: bytes first, then the row.
    package func leaveFetch(_ attachment: Attachment, on thing: Thing) throws {
        hasPlacedFiles = true
        try leaveJob(kind: FetchFile.kind, payload: FetchFile(attachment: attachment, thing: thing))
    }

    /// Leaves the job that fetches the actor's own picture.
    package func leavePictureFetch(_ attachment: Attachment) throws {
        hasPlacedFiles = true
        try leaveJob(kind: FetchFile.kind, payload: FetchFile(attachment: attachment, thing: nil))
    }

    /// What is kept already of whoever a file will belong to.
    package func files(beside file: FetchFile) throws -> Set<String> {
        try transaction.files(of: file.thing.flatMap(ownerID) ?? actor.owner)
    }

    /// The row of a photo or file whose bytes are kept already; nil when what it was for is gone by now.
    package func keepPhoto(_ hash: String, name: String, on thing: Thing) throws -> PhotoRecord? {
        guard [.note, .place, .task].contains(thing.kind), try mayChange(thing) else { return nil }
        let title = voice.words(EntryTitle.photo(try self.name(of: thing) ?? ""))
        let isBare = try !isOwn(thing)
        let photo = try change(.add, title, subject: thing) { try hang(hash, name: name, on: thing, isBare: isBare) }
        try markEverywhere(thing)
        return photo
    }

    /// The photos and files of another's thing that its owner alone may see.
    package func filesThatStay(with thing: Thing) throws -> Int {
        try photos(of: thing).filter { $0.media(asOwn: false) == nil }.count
    }

    /// Those that others may see hang on the copy, too.
    func copyPhotos(of thing: Thing, to copy: Thing) throws {
        for photo in try photos(of: thing) where photo.media(asOwn: false) != nil {
            try hang(photo.hash, name: photo.name, on: copy, isBare: true)
        }
    }

    /// Those of a note that becomes something to do.
    package func movePhotos(of note: NoteID, to task: TaskID) throws {
        try db.run("UPDATE photo SET task = \(task), note = NULL WHERE note = \(note)")
    }

    @discardableResult
    private func hang(_ hash: String, name: String, on thing: Thing, isBare: Bool) throws -> PhotoRecord {
        let rank = try nextRank(in: "photo WHERE \(on(thing))")
        return try PhotoRecord(
            note: thing.kind == .note ? NoteID(thing.id) : nil,
            place: thing.kind == .place ? PlaceID(thing.id) : nil,
            task: thing.kind == .task ? TaskID(thing.id) : nil,
            hash: hash, name: name, rank: rank, createdAt: now, isBare: isBare
        ).insertedAnew(db)
    }

    /// The photos and files of a note, a pin or something to do that the viewer may see.
    package func photos(of thing: Thing) throws -> [PhotoRecord] {
        guard try sees(thing) else { return [] }
        return try remembered(.photos, of: thing) {
            try PhotoRecord.fetchAll(db, literal: "SELECT * FROM photo WHERE \(on(thing)) ORDER BY rank, id")
        }
    }

    /// Takes a photo or file off something to do.
    /// - Returns: false where it was gone already.
    package func removePhoto(_ id: PhotoID, from task: TaskID) throws -> Bool {
        let old = try taskToChange(task)
        guard try photos(of: .task(task)).contains(where: { $0.id == id }) else { return false }
        try change(.change, voice.words(EntryTitle.photoGone(old.shortTitle)), subject: .task(task)) {
            try db.run("DELETE FROM photo WHERE id = \(id)")
        }
        try markTask(old)
        return true
    }

    private func on(_ thing: Thing) -> Query {
        switch thing.kind {
        case .note: "note = \(thing.id)"
        case .place: "place = \(thing.id)"
        case .task: "task = \(thing.id)"
        case .heading, .reminder, .review, .occasion, .event, .bundle, .routine, .template: "FALSE"
        }
    }
}

extension PhotoRecord {
    /// It is shown as a picture, not as a file.
    package var isPicture: Bool { ["jpg", "jpeg", "png", "webp", "gif"].contains(ending) }

    /// How a card shows it: as a picture where it is one, else as a file. Others see it without hidden data, and not at
    /// all where these cannot be taken out.
    package func media(asOwn isOwn: Bool) -> Media? {
        let canBeCleared = !Self.notCleared.contains(ending)
        guard isOwn || canBeCleared else { return nil }
        return Media(
            kind: isPicture ? .photo : .document, hash: hash, name: name, isBare: canBeCleared && (!isOwn || isBare))
    }

    private var ending: String { name.split(separator: ".").last?.lowercased() ?? "" }

    /// Raw pictures, and films that are packed in ways that are not read.
    private static let notCleared: Set<String> = [
        "dng", "cr2", "cr3", "nef", "arw", "raf", "orf", "rw2", "pef", "srw", "x3f", "psd", "jxl", "jp2", "avi", "mkv",
        "webm", "wmv", "flv", "mts", "m2ts", "mpg", "mpeg",
    ]
}

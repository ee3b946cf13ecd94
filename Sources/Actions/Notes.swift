package import Core
package import Store

/// Where a note hangs.
package enum NoteHome: Hashable, Sendable, Codable {
    case place(PlaceID)
    case heading(HeadingID)
    case loose

    /// "p12", "h3" or "0", as button data carries it.
    package var code: String {
        switch self {
        case .place(let id): "p\(id)"
        case .heading(let id): "h\(id)"
        case .loose: "0"
        }
    }

    package init?(code: String) {
        switch code.first {
        case "p": guard let id = PlaceID(code.dropFirst()) else { return nil }; self = .place(id)
        case "h": guard let id = HeadingID(code.dropFirst()) else { return nil }; self = .heading(id)
        default: guard code == "0" else { return nil }; self = .loose
        }
    }

    var placeID: PlaceID? { if case .place(let id) = self { id } else { nil } }
    var headingID: HeadingID? { if case .heading(let id) = self { id } else { nil } }
}

/// What a new note needs.
package struct NewNote: Sendable {
    package var text: String
    package var home: NoteHome
    /// The heading to make for it, instead of `home`.
    package var newHeading: String?
    package init(text: String, home: NoteHome, newHeading: String? = nil) {
        self.text = text
        self.home = home
        self.newHeading = newHeading
    }
}

extension NoteRecord {
    package var home: NoteHome { place.map(NoteHome.place) ?? heading.map(NoteHome.heading) ?? .loose }

    /// The first line, cut so that it fits a button or a row.
    package var shortText: String {
        let text = checklist.shown
        return text.contains { !$0.isNewline } ? text.firstLine(cutAfter: 40) : "🖼 Photo"
    }
}

extension Session {
    package func keepNote(_ new: NewNote) throws -> NoteRecord {
        if new.home != .loose { try mustSee(new.home) }
        let short = NoteRecord(owner: viewer, text: new.text, rank: 0, createdAt: now).shortText
        let note = try change(.add, voice.words(EntryTitle.noted(short))) {
            let rank = try nextRank(in: "note WHERE \(own(.note))")
            let heading = try new.newHeading.map { try headingForNotes(named: $0) } ?? new.home.headingID
            if let place = new.home.placeID { try takeLabels(of: new.text, to: place) }
            return try NoteRecord(
                owner: viewer, place: new.home.placeID, heading: heading, text: new.text, rank: rank, createdAt: now,
                addedBy: adder
            ).insertedAnew(db)
        } subject: {
            .note($0.id)
        }
        try markNotes(note)
        return note
    }

    /// "#groceries" in the words of a note labels its place, where the actor may change that.
    private func takeLabels(of text: String, to place: PlaceID) throws {
        let labels = LabelText.labels(in: text)
        if !labels.isEmpty, try mayChange(.place(place)) { try changeLabels(of: place, adding: labels) }
    }

    /// A note that the viewer may see.
    package func note(_ id: NoteID) throws -> NoteRecord? { try seen(.note(id)) }

    /// A note that the viewer may change; throws the sentence to be shown where there is none.
    package func noteToChange(_ id: NoteID) throws -> NoteRecord {
        try toChange(.note(id), note(id))
    }

    package func editNote(_ id: NoteID, text: String) throws -> NoteRecord {
        let old = try noteToChange(id)
        try change(.change, voice.words(EntryTitle.changedNote(old.shortText)), subject: .note(id)) {
            try db.run("UPDATE note SET text = \(text) WHERE id = \(id)")
            if let place = old.place { try takeLabels(of: text, to: place) }
        }
        let note = try noteToChange(id)
        try markNotes(note)
        return note
    }

    /// What an edited line makes of a note, as one change: its words, and where it hangs.
    package func reviseNote(_ id: NoteID, as new: NewNote) throws -> NoteRecord {
        let old = try noteToChange(id)
        return try change(.change, voice.words(EntryTitle.changedNote(old.shortText)), subject: .note(id)) {
            if new.text != old.text { _ = try editNote(id, text: new.text) }
            let home = try new.newHeading.map { NoteHome.heading(try headingForNotes(named: $0)) } ?? new.home
            return try home == old.home ? noteToChange(id) : moveNote(id, to: home)
        }
    }

    package func deleteNote(_ id: NoteID) throws {
        let old = try noteToChange(id)
        try markNotes(old)
        try change(.delete, voice.words(EntryTitle.deletedNote(old.shortText)), subject: .note(id)) {
            try db.run("DELETE FROM note WHERE id = \(id)")
        }
    }

    package func moveNote(_ id: NoteID, to home: NoteHome) throws -> NoteRecord {
        let old = try noteToChange(id)
        try mustSee(home)
        try change(.change, voice.words(EntryTitle.movedNote(old.shortText)), subject: .note(id)) {
            try db.run("UPDATE note SET place = \(home.placeID), heading = \(home.headingID) WHERE id = \(id)")
        }
        try markNotes(old)
        let note = try noteToChange(id)
        try markNotes(note)
        return note
    }

    /// Moves a note one step among its neighbours.
    package func shiftNote(_ id: NoteID, earlier: Bool) throws {
        let note = try noteToChange(id)
        let neighbours: Query = "\(inHome(note.home)) AND \(own(.note))"
        if try shift(.note(id), called: note.shortText, earlier: earlier, among: neighbours) { try markNotes(note) }
    }
}

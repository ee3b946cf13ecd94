import Core
package import Store

extension Session {
    /// What a list of the notes there is marked by; everybody has loose notes of their own.
    package func topic(of home: NoteHome) -> String {
        home == .loose ? "notes:\(home.code):\(viewer)" : "notes:\(home.code)"
    }

    /// The cards that show the notes at a pin, and the lists they are in.
    func markNotes(at place: PlaceID) throws {
        let notes = try NoteID.fetchAll(db, literal: "SELECT id FROM note WHERE place = \(place) AND \(visible(.note))")
        for note in notes { try mark("note:\(note)") }
        try mark(topic(of: .place(place)), "notes:of:\(viewer)")
    }

    /// The cards that show a note, or the lists it is in.
    func markNotes(_ note: NoteRecord) throws {
        try mark("note:\(note.id)", topic(of: note.home), "notes:of:\(viewer)")
        if let place = note.place { try markPlaces(place) }
    }
}

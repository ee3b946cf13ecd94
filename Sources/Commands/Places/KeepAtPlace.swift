import Actions
import Core
import Store

/// Keeps a line as a note at the pin that was spoken of.
struct KeepAtPlace: LinePress {
    static let verb = "keepAt"
    let message: String
    let about: PlaceID

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.placeToChange(about)
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        try session.closeChoice()
        let note = try session.keepNote(
            NewNote(text: NoteText(checking: line.text).text, home: .place(place.id)))
        try session.show(NoteCard(note.id), note: NoteReply.kept(note.shortText, home: place.name))
        return nil
    }
}

enum AtPlaceReply: Reply {
    case keep(String), rename(String)
    case whether(String, String)

    var wording: Wording {
        switch self {
        case .keep(let name): Wording("atPlace.keep", "Note at {name}", ["name": .text(name)])
        case .rename(let name): Wording("atPlace.rename", "Rename to {name}", ["name": .text(name)])
        case .whether(let name, let words):
            Wording(
                "atPlace.whether", "Shall *{name}* be called *{words}*? Nothing is changed yet.",
                ["name": .text(name), "words": .text(words)])
        }
    }
}

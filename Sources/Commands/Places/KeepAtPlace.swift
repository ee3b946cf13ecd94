import Actions
import Core
import Store

/// Keeps a line as a note at the pin that was spoken of.
struct KeepAtPlace: Press {
    static let verb = "keepAt"
    /// The messenger's id of the line.
    let message: String
    let place: PlaceID

    init(message: String, place: PlaceID) { (self.message, self.place) = (message, place) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, !arguments[0].isEmpty, let place = PlaceID(arguments[1]) else { return nil }
        self.init(message: arguments[0], place: place)
    }

    var arguments: [String] { [message, "\(place)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.placeToChange(place)
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

import Actions
import Core
import Store

/// Makes a pin where a photo says that it was taken; the photo's note moves there.
struct PinPhoto: Press {
    static let verb = "photoPin"
    let note: NoteID
    let point: Coordinate

    /// To a metre.
    init(note: NoteID, point: Coordinate) {
        self.note = note
        self.point = Coordinate(
            clampingLatitude: (point.latitude * Self.digits).rounded() / Self.digits,
            longitude: (point.longitude * Self.digits).rounded() / Self.digits)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let note = NoteID(arguments[0]), let latitude = Int(arguments[1]),
            let longitude = Int(arguments[2]),
            let point = Coordinate(
                latitude: Double(latitude) / Self.digits, longitude: Double(longitude) / Self.digits)
        else { return nil }
        self.init(note: note, point: point)
    }

    var arguments: [String] {
        [
            "\(note)", "\(Int((point.latitude * Self.digits).rounded()))",
            "\(Int((point.longitude * Self.digits).rounded()))",
        ]
    }

    private static let digits = 100_000.0

    func perform(in session: Session) throws -> (any Reply)? {
        _ = try session.noteToChange(note)
        let name = try session.freeName()
        let place = try session.change(.add, session.voice.words(PhotoPinReply.pinned(name))) {
            let place = try session.keepPlace(NewPlace(name: name, point: point))
            _ = try session.moveNote(note, to: .place(place.id))
            return place
        } subject: {
            .place($0.id)
        }
        try session.closeChoice()
        try session.ask(NameQuestion(place: place.id))
        try session.show(PlaceCard(place.id), note: PinReply.pinnedAssumingName(place.name))
        return nil
    }
}

extension Session {
    /// A photo that was sent as a file says where it was taken: a pin there is one tap away.
    func offerPin(for note: NoteID, at point: Coordinate) throws {
        guard !isGroup, try self.note(note)?.home == .loose else { return }
        let buttons = [
            PinPhoto(note: note, point: point).button(PhotoPinReply.pinIt, voice)
        ]
        let text = voice.say(PhotoPinReply.taken(measures.coordinate(point)))
        try say(Outgoing(text, buttons: [buttons]))
    }
}

enum PhotoPinReply: Reply {
    case pinIt
    case taken(String)
    case pinned(String)

    var wording: Wording {
        switch self {
        case .pinIt: Wording("photoPin.pinIt", "Pin it there")
        case .taken(let point):
            Wording(
                "photoPin.taken", "Your photo says that it was taken at {point}. Nobody else is told.",
                ["point": .text(point)])
        case .pinned(let name): Wording("photoPin.pinned", "Pinned {name} from a photo", ["name": .text(name)])
        }
    }
}

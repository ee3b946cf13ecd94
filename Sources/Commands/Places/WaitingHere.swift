import Actions
import Core
import Language
import Store

/// What was to be done at a place before that was a pin: "buy bread at Billa" belongs to it from now on.
struct WaitingHere: Press, PairCoded {
    static let verb = "doHere"
    let task: TaskID
    let place: PlaceID
    var pair: (TaskID, PlaceID) { (task, place) }

    init(_ task: TaskID, _ place: PlaceID) { (self.task, self.place) = (task, place) }

    func perform(in session: Session) throws -> (any Reply)? {
        _ = try session.placeToChange(place)
        let changed = try session.reviseTask(task) { new in
            new.place = place
            new.title = LineReader.read(new.title, language: session.language).placeAtEnd?.before ?? new.title
        }
        try session.show(PlaceCard(place), note: DoHereReply.belongs(changed.title))
        return nil
    }
}

extension Session {
    private static let mostWaiting = 3
    private static let mostNaming = 20

    /// A button for each thing to do that names a new pin at its end and belongs to no place yet.
    func waitingRows(at place: PlaceRecord) throws -> [[Button]] {
        try placelessTasks(naming: place.name, limit: Self.mostNaming).filter { task in
            guard task.owner == viewer,
                let name = LineReader.read(task.title, language: language).placeAtEnd?.name
            else { return false }
            return name.isSaid(by: place.name)
        }.prefix(Self.mostWaiting).map { task in
            [WaitingHere(task.id, place.id).button(DoHereReply.here(task.shortTitle), voice)]
        }
    }
}

enum DoHereReply: Reply {
    case here(String), belongs(String)

    var wording: Wording {
        switch self {
        case .here(let title): Wording("doHere.here", "☐ {title}: to be done here", ["title": .text(title)])
        case .belongs(let title): Wording("doHere.belongs", "To be done here: {title}", ["title": .text(title)])
        }
    }
}

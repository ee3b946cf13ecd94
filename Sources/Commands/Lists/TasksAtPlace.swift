import Actions
import Core
import Language
import Store

/// Keeps the several things of a line as to be done at the pin whose name it begins with.
struct TasksAtPlace: LinePress {
    static let verb = "doAt"
    let message: String
    let about: PlaceID

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.placeToChange(about)
        guard let line = try session.takeUnread(of: message),
            let things = ThingsForList(LineReader.read(line.text, language: session.language))
        else { return TalkReply.lineForgotten }
        try session.closeChoice()
        try session.keepSaying(things.titles, at: place.id)
        return nil
    }
}

extension Session {
    /// "billa: milk, eggs", where a pin is called so: asks whether that is to be done there, is told of it, or is a list.
    func askForTasks(_ offer: ThingsForList, at pin: PlaceRecord, _ spoken: Spoken) throws {
        let id = spoken.message.ref.id
        let rows = [
            [TasksAtPlace(message: id, about: pin.id).button(TasksAtPlaceReply.tasks(pin.name), voice)],
            [
                KeepAtThing(message: id, about: .place(pin.id)).button(AtThingReply.note(pin.name), voice),
                MakeListOf(message: id).button(NewListReply.make(offer.list, count: 1), voice),
            ],
        ]
        try keepUnread(UnreadLine(text: spoken.text, home: NoteHome.loose.code), of: id)
        offered = rows.joined().compactMap(\.pressCode)
        try say(Outgoing(voice.say(TasksAtPlaceReply.ask(pin.name, offer.titles.count)), buttons: rows))
    }

    /// All of them at the place, as one change.
    fileprivate func keepSaying(_ titles: [String], at place: PlaceID) throws {
        let titles = try titles.map { try TaskText(checking: $0).text }
        try change(.add, voice.words(TaskReply.adding(titles.joined(separator: ", ")))) {
            for title in titles {
                var new = NewTask(title)
                new.place = place
                try keepTask(new)
            }
            return place
        } subject: {
            .place($0)
        }
        try show(TasksCard(.place(place)), note: TaskReply.keptSeveral(titles.count))
    }
}

enum TasksAtPlaceReply: Reply {
    case ask(String, Int), tasks(String)

    var wording: Wording {
        switch self {
        case .ask(let name, let count):
            Wording(
                "tasksAtPlace.ask", "*{name}* is a pin of yours. Is that to do there? ({n})",
                ["name": .text(name), "n": .number(count)])
        case .tasks(let name): Wording("tasksAtPlace.tasks", "To do at {name}", ["name": .text(name)])
        }
    }
}

import Actions
import Core
import Store

/// A pin: what it is to its owner, where it is, its labels and notes, and what can be done with it.
struct PlaceCard: Card {
    static let verb = "place"
    static let notesPerPage = 5
    static let tasksShown = 5
    static let remindersShown = 5
    let id: PlaceID
    let page: Int
    /// The second set of buttons.
    let isMore: Bool

    init(_ id: PlaceID, page: Int = 0, isMore: Bool = false) {
        self.id = id
        self.page = page
        self.isMore = isMore
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = PlaceID(arguments[0]), let page = PageCode.read(arguments[1]) else {
            return nil
        }
        self.init(id, page: page, isMore: arguments[2] == "more")
    }

    var arguments: [String] { ["\(id)", "\(page)", isMore ? "more" : ""] }
    var subject: String { "place:\(id)" }
    var thing: Thing? { .place(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let place = try session.place(id), let whose = try session.whose(.place(id)) else { return nil }
        let home = NoteHome.place(id)
        let count = try session.noteCount(in: home)
        let notes = try session.notes(in: home, offset: page * Self.notesPerPage, limit: Self.notesPerPage)
        let tasks = try session.taskCount(.place(id))
        let reminders = try whose.isOwn ? session.reminders(speakingOf: place) : []
        let lines =
            try head(of: place, whose, in: session) + noteLines(notes, count: count, in: session)
            + taskLines(count: tasks, in: session) + reminderLines(reminders, in: session)
        return CardFace(
            lines.joined(),
            buttons: try buttons(of: place, whose, notes: notes, count: count, tasks: tasks, in: session),
            media: try session.photos(of: .place(id)).first?.media(asOwn: whose.isOwn)
                ?? (try session.smallMap(of: place)),
            topics: try topics(of: place, whose, in: session)
                + (whose.isOwn ? session.topics(of: reminders, speakingOf: place) : []))
    }

    /// Reviews of others count on the card, too.
    private func topics(of place: PlaceRecord, _ whose: Whose, in session: Session) throws -> [String] {
        let reviews = place.element.map { ["reviews:\($0)"] } ?? []
        let lists = try whose.isOwn ? session.lists(around: id).map { "heading:\($0.id)" } : []
        let own = try whose.isOwn ? [] : session.knownPin(of: .pin(id)).map { ["place:\($0.id)"] } ?? []
        return ["place:\(id)"] + reviews + lists + own + whose.topics
    }
}

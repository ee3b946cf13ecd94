import Actions
import Core
import Language
import Store

/// Lists notes: all, or those of a pin or heading.
struct NotesCommand: Command {
    static let about = About(
        intent: "note.list", area: .notes, menu: "notes", summary: "Your notes",
        phrases: [
            "[show|list|see|open|read] [me] [all] [of] [my] notes", "what (did i note|have i noted) [down]",
            "[show|list|see|open|read] [me] [all] [of] [my] [the] notes (at|of|for|in|under|about) {home:name}",
            "[show|list|see|open|read] [me] [my] [the] {home:place|heading!} notes", "notes {home:place|heading!}",
            "notes {home:word}",
            "what did i (write|note|note down|write down) (about|on|at|for|under) [my] [the] {home:place|heading!}",
            "[show|list|see|open|read] [me] [all] [of] [my] [the] notes since {since:rest}",
            "[show|list|see|open|read] [me] [all] [of] [my] [the] notes {when:time}",
            "what are my notes {when:time}", "what did i note [down] {when:time}",
        ],
        examples: ["notes", "notes gym", "show my notes for gym", "notes from last week"])

    let home: String?
    /// When they were made; nil where that was not said.
    let when: SaidValue?
    let spoken: Spoken

    init(_ said: Said) throws {
        home = said.slots.text("home")
        when = try Self.since(said) ?? said.slots.timeOrSpan("when").map(\.withoutFrom)
        spoken = said.spoken
    }

    private static func since(_ said: Said) -> SaidValue? {
        let words = said.slots.text("since").map { LineReader.read($0, language: said.spoken.line.language) }
        guard case .time(let time)? = words?.timeValues.first?.value else { return nil }
        return .span(.since(time))
    }

    func perform(in session: Session) throws {
        if let days = when.flatMap({ session.pastDays(of: $0, spoken) }) {
            return try session.show(NotesCard(home: nil, days: days))
        }
        guard let home else { return try session.show(NotesCard(home: nil)) }
        guard let found = try session.existingHome(named: home) ?? session.homeOfOthers(named: home) else {
            throw try session.refusal(NotesRefusal.noSuch(home), named: home)
        }
        try session.show(NotesCard(home: found))
    }
}

extension SaidValue {
    /// "from yesterday" is when it was made rather than a beginning.
    fileprivate var withoutFrom: SaidValue {
        if case .span(.since(let time)) = self { .time(time) } else { self }
    }
}

/// Deletes a note: the one of those words, the one replied to, or the last.
struct DeleteNoteCommand: Command {
    static let about = About(
        intent: "note.delete", area: .notes, summary: "Delete a note",
        phrases: [
            "(delete|remove|erase) [my|the|this] [last] note", "(delete|remove|erase) (this|that|it)",
            "(delete|remove|erase|scrap) [my|the] note [:|about|saying|called|with] [the] {note:rest}",
            "(delete|remove|erase|scrap) [my|the] {note:few} note",
        ],
        examples: ["delete my last note", "delete the note about squats"])

    let words: String?
    let replied: Thing?
    let isLast: Bool
    init(_ said: Said) throws {
        words = said.slots.text("note")?.withoutEnd
        replied = said.spoken.repliedThing
        isLast = said.spoken.line.says(.note)
    }

    func perform(in session: Session) throws {
        if let words {
            guard try session.deleteOne(of: session.notes(named: words)) else {
                throw Refusal(NotesRefusal.noNote(words))
            }
            return
        }
        if let replied, replied.kind == .place {
            return try session.deletePlaceSaying(session.placeToChange(PlaceID(replied.id)))
        }
        if let replied, replied.kind == .reminder {
            return try session.deleteReminderSaying(ReminderID(replied.id))
        }
        if let replied, replied.kind == .task { return try session.deleteTaskSaying(TaskID(replied.id)) }
        let last = try isLast ? session.notes(in: nil, offset: 0, limit: 1).first?.id : nil
        guard let id = replied.flatMap({ $0.kind == .note ? NoteID($0.id) : nil }) ?? last else {
            throw Refusal(NoteReply.notANote)
        }
        let note = try session.noteToChange(id)
        try session.deleteNote(id)
        try session.tell(NoteReply.deleted(note.shortText))
    }
}

enum NotesRefusal: Reply {
    case noSuch(String), noNote(String)

    var wording: Wording {
        switch self {
        case .noSuch(let name):
            Wording(
                "notes.noSuch",
                "There is no pin or heading called *{name}*. `notes` lists all; `note {name}: …` makes a heading.",
                ["name": .text(name)])
        case .noNote(let words):
            Wording(
                "notes.noNote", "You have no note that says “{words}”. `notes` shows yours.", ["words": .text(words)])
        }
    }
}

extension Session {
    /// The pin or heading of that name, also behind a word that leads to it ("on shopping"); nil when there is none.
    func existingHome(named name: String) throws -> NoteHome? {
        try home(named: name, names()) ?? ListName.behindLink(name, language).flatMap { try home(named: $0, names()) }
    }

    /// The one list of that name that others share with notes on it; nil where there is none, or several.
    fileprivate func homeOfOthers(named name: String) throws -> NoteHome? {
        let homes = try shared(named: name).filter { $0.kind == .heading }.map { NoteHome.heading(HeadingID($0.id)) }
            .filter { try noteCount(in: $0) > 0 }
        return homes.count == 1 ? homes[0] : nil
    }

    /// The same for what is written there: of what others see, too, a part of its name is no name.
    /// - Returns: also what only has those words in its name.
    func homeToWrite(named name: String) throws -> (home: NoteHome?, near: NoteHome?) {
        if SignalWord.here.isSaid(by: name), let place = try pinHere() { return (.place(place), nil) }
        guard let home = try existingHome(named: name), let thing = home.thing else { return (nil, nil) }
        let bare = ListName.behindLink(name, language) ?? name
        let isNamed = try [name, bare].contains { try match($0, names())?.isWhole == true }
        return try isNamed || isGroup || whose(thing)?.isShared != true ? (home, nil) : (nil, home)
    }

    /// Metres within which a pin is where one is.
    private static let farthestHere = 100.0

    /// The pin at which the person is, by a position that was just sent.
    private func pinHere() throws -> PlaceID? {
        try freshPosition().flatMap { try ownPlaces(within: Self.farthestHere, of: $0.coordinate).first?.place.id }
    }

    private func home(named name: String, _ names: Names) throws -> NoteHome? {
        try match(name, names).flatMap { match in
            match.id.map { match.kind == .place ? .place(PlaceID($0)) : .heading(HeadingID($0)) }
        }
    }

    private func match(_ name: String, _ names: Names) throws -> NameMatch? {
        let place = NameMatcher.match(name, among: names, as: .place)
        let heading = NameMatcher.match(name, among: names, as: .heading)
        guard let place, heading?.isExact != true || place.isExact else { return heading }
        return place.isExact || place.alternatives.isEmpty ? place : heading
    }
}

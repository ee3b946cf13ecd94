import Actions
import Core
import Store

/// Waits for the words or photos of a new note.
struct NoteQuestion: Question {
    static let verb = "note"
    let home: NoteHome
    /// The heading to make for it, instead.
    var newHeading: String?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty || !spoken.message.attachments.isEmpty else { return false }
        try session.clearQuestion()
        let text = try NoteText(checking: spoken.text, mayBeEmpty: true).text
        try session.keepNoteSaying(NewNote(text: text, home: home, newHeading: newHeading), with: spoken)
        return true
    }
}

/// Waits for what a note should say from now on.
struct NoteTextQuestion: Question {
    static let verb = "noteText"
    let id: NoteID
    var subject: Thing? { .note(id) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.text.isEmpty else { return false }
        let note = try session.editNote(id, text: NoteText(checking: spoken.text).text)
        try session.clearQuestion()
        try session.show(NoteCard(id), note: NoteReply.changed(note.shortText))
        return true
    }
}

/// Waits for a photo for a note or a pin.
struct PhotoQuestion: Question {
    static let verb = "photo"
    let note: NoteID
    var subject: Thing? { .note(note) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.message.attachments.isEmpty else { return false }
        try session.clearQuestion()
        try session.keepPhotos(of: spoken, on: .note(note))
        return true
    }
}

/// Asks for a note to be kept in a home.
struct AddNote: Press {
    static let verb = "addNote"
    let home: NoteHome
    init(home: NoteHome) { self.home = home }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let home = NoteHome(code: arguments[0]) else { return nil }
        self.home = home
    }
    var arguments: [String] { [home.code] }

    func perform(in session: Session) throws -> (any Reply)? {
        if let thing = home.thing, try !session.mayChange(thing) {
            throw try Refusal(session.sees(thing) ? CommonReply.notYours : session.gone(thing))
        }
        try session.ask(NoteQuestion(home: home), saying: NoteReply.typeIt(session.title(of: home)))
        return nil
    }
}

/// Makes a pin of a heading: asks where it is, and its notes come along.
struct PinHeading: Press {
    static let verb = "pinHeading"
    let id: HeadingID
    init(id: HeadingID) { self.id = id }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let id = HeadingID(arguments[0]) else { return nil }
        self.id = id
    }
    var arguments: [String] { ["\(id)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let heading = try session.heading(id) else { throw try Refusal(session.gone(.heading(id))) }
        guard try session.mayChange(.heading(id)) else { throw Refusal(CommonReply.notYours) }
        var draft = PinDraft(name: heading.name)
        draft.heading = id
        try session.askWhere(draft, saying: PinReply.whereIs(heading.name))
        return nil
    }
}

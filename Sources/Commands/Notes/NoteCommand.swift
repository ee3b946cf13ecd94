import Actions
import Core
import Language
import Store

/// Keeps a note: at a pin, under a heading, or loose; with the photos it came with.
struct NoteCommand: Command {
    static let about = About(
        intent: "note.add", area: .notes, menu: "note", summary: "Keep a note, at a pin or under a heading",
        phrases: [
            "[add|make|take|write|keep|save|create] [a|an|this] [new|quick] note [to self] [at|to|for|about|that|saying] {text:rest}",
            "(jot|write|note) [this] down [that|:] {text:rest}", "(jot|write|note) [this] down",
            "[add|make|take|write|keep|save|create] [a|an] [new|quick] note", "(memo|n) {text:rest}",
            "(remember|keep in mind) that {text:rest}", "save : {text:rest}",
            "keep [this|it] as [a] note", "(put|write|save|keep) [this] (in|into|to) my notes [that|:] {text:rest}",
        ],
        examples: ["note gym: squats", "note the spare key is at Ana's", "write down that the code is 4711"])

    let home: String?
    let text: String
    let spoken: Spoken

    init(_ said: Said) throws {
        spoken = said.spoken
        let words = said.slots.text("text")?.trimmed ?? ""
        guard let split = HeadedText(words) else {
            home = nil
            text = try NoteText(checking: words, mayBeEmpty: true).text
            return
        }
        home = split.heading
        text = try NoteText(checking: split.text, mayBeEmpty: true).text
    }

    func perform(in session: Session) throws {
        if let home, spoken.line.means(home, .it) { return try noteOfIt(in: session) }
        if let home, try session.act(onEachIn: home, of: spoken) { return }
        let attachments = spoken.message.attachments
        if attachments.isEmpty, !text.isEmpty, let home, case let pins = try session.pinsCalledAlike(home),
            !pins.isEmpty
        {
            return try session.askWhich(NotedPinQuestion(text: text, things: pins), saying: PlaceReply.which(home))
        }
        let (known, near) = try home.map { try session.homeToWrite(named: $0) } ?? (nil, nil)
        let newHeading = try known == nil ? newHome : nil
        let home = known ?? spoken.repliedHome ?? .loose
        guard !text.isEmpty || !attachments.isEmpty else {
            let title = try newHeading ?? session.title(of: home)
            return try session.ask(
                NoteQuestion(home: home, newHeading: newHeading), saying: NoteReply.typeIt(title))
        }
        try session.keepNoteSaying(NewNote(text: text, home: home, newHeading: newHeading), with: spoken, near: near)
    }
}

extension NoteCommand {
    /// "note it: good" of what was spoken of last: beside it, and under no heading of that word.
    private func noteOfIt(in session: Session) throws {
        var about = spoken
        about.repliedThing = try session.spokenOf(spoken.repliedThing).last
        let home = try session.home(repliedTo: about) ?? .loose
        try session.keepNoteSaying(NewNote(text: NoteText(checking: text).text, home: home), with: spoken)
    }
}

extension NoteCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .note else { return false }
        let id = NoteID(thing.id)
        let old = try session.noteToChange(id)
        let note = try session.reviseNote(id, as: revised(old, in: session))
        try session.show(NoteCard(id), note: NoteReply.followed(note.shortText))
        return true
    }
}

extension NoteCommand {
    /// The name of a heading that is made for it, without a word that leads to it: "shopping" of "note on shopping: milk".
    private var newHome: String? {
        get throws {
            try home.map { try PlaceName(checking: ListName.behindLink($0, spoken.line.language) ?? $0).text }
        }
    }

    /// What the line says now; a line without words of its own leaves those that are there.
    private func revised(_ old: NoteRecord, in session: Session) throws -> NewNote {
        let known = try home.flatMap { try session.homeToWrite(named: $0).home }
        return try NewNote(
            text: text.isEmpty ? old.text : text, home: known ?? spoken.repliedHome ?? .loose,
            newHeading: known == nil ? newHome : nil)
    }
}

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

/// "gym: squats": a heading and what stands under it. A time or a link is no heading.
struct HeadedText {
    let heading: String
    let text: String

    init?(_ words: String) {
        guard let colon = words.firstIndex(of: ":") else { return nil }
        let before = words[..<colon], after = words[words.index(after: colon)...]
        let name = before.trimmed
        guard let first = after.first, first.isWhitespace || first.isLetter && name.allSatisfy(\.isLetter) else {
            return nil
        }
        guard (1...60).contains(name.count), !name.contains("\n"), name.split(separator: " ").count <= 6 else {
            return nil
        }
        heading = name
        text = after.trimmed
    }
}

/// The words of a note: at most 4000 characters, so that a card can show them.
struct NoteText {
    static let longest = 4000
    let text: String

    init(checking words: String, mayBeEmpty: Bool = false) throws {
        text = try words.kept(upTo: Self.longest, orRefuse: NoteReply.tooLong)
        guard mayBeEmpty || !text.isEmpty else { throw Refusal(NoteReply.empty) }
    }
}

extension StringProtocol {
    var trimmed: String {
        var part = self[...]
        while part.first?.isWhitespace == true { part = part.dropFirst() }
        while part.last?.isWhitespace == true { part = part.dropLast() }
        return String(part)
    }
}

extension Session {
    /// Keeps a note and says so, with Undo; a heading that is no place yet can be pinned, and where it would have gone by
    /// a part of a name it can be put.
    func keepNoteSaying(
        _ new: NewNote, with spoken: Spoken, near: NoteHome? = nil, offers: [[Button]] = []
    ) throws {
        let note = try keepNote(new)
        try remember(origin: .note(note.id))
        try keepPhotos(of: spoken, on: .note(note.id))
        var row = [ShowCard(NoteCard(note.id)).button(CommonReply.open, voice)]
        if case .heading(let id) = note.home { row.insert(PinHeading(id: id).button(NoteReply.pinIt, voice), at: 0) }
        var rows = offers + [row]
        if let near, let name = try title(of: near) {
            rows.append([MoveNote(note.id, near).button(NoteReply.moveTo(name), voice)])
        }
        let home = try title(of: note.home)
        let kept = note.text.isEmpty ? NoteReply.keptFile(home: home) : NoteReply.kept(note.shortText, home: home)
        let whose = try !isGroup && sharesAnything() ? whose(.note(note.id)) : nil
        let others = whose.flatMap { $0.isShared ? $0.lines : nil } ?? []
        let beside = try new.newHeading.map(notedBeside) ?? []
        try tell(ReminderReply.whole(([voice.say(kept)] + others + beside).joined()), buttons: rows)
    }

    /// Leaves a job for each photo, and remembers the album for those that still come.
    func keepPhotos(of spoken: Spoken, on thing: Thing) throws {
        for attachment in spoken.message.attachments { try leaveFetch(attachment, on: thing) }
        if let album = spoken.message.albumID { try remember(album: album, thing: thing) }
    }

    /// How a home is called in a sentence; nil for loose notes.
    func title(of home: NoteHome) throws -> String? {
        switch home {
        case .place(let id): try place(id)?.name
        case .heading(let id): try heading(id)?.name
        case .loose: nil
        }
    }
}

extension Session {
    /// The home of what a message is a reply to.
    func home(repliedTo spoken: Spoken) throws -> NoteHome? {
        if let home = spoken.repliedCard?.home {
            return try home.thing.map(mayChange) == false ? nil : home
        }
        // Only the owner's notes hang at what somebody shares.
        guard let thing = spoken.repliedThing, try mayChange(thing) else { return nil }
        switch thing.kind {
        case .place: return .place(PlaceID(thing.id))
        case .heading: return .heading(HeadingID(thing.id))
        case .note: return try note(NoteID(thing.id))?.home
        case .review: return try review(ReviewID(thing.id)).map { .place($0.review.place) }
        case .task: return try task(TaskID(thing.id))?.place.map { .place($0) }
        case .event: return try event(EventID(thing.id))?.place.map { .place($0) }
        case .reminder, .occasion, .bundle, .routine, .template: return nil
        }
    }
}

import Actions
import Core
import Store

/// The draft of a pin with its parts, Save and Cancel; nothing of it is stored before Save.
struct DraftCard: Card {
    static let verb = "draft"
    init() {}
    init?(_ arguments: [String]) { guard arguments.isEmpty else { return nil } }
    var arguments: [String] { [] }

    func render(in session: Session) throws -> CardFace? {
        guard let question = try session.question(as: DraftQuestion.self), let fix = question.draft.fix else {
            return CardFace(session.voice.say(DraftReply.dropped), topics: [])
        }
        let draft = question.draft
        let measures = session.measures
        var lines: [RichText] = [
            session.voice.say(DraftReply.title),
            RichText(measures.coordinate(fix.coordinate) + (fix.accuracy.map { " (\(measures.accuracy($0)))" } ?? "")),
        ]
        lines.append(session.voice.say(DraftReply.name(draft.name)))
        if !draft.labels.isEmpty { lines.append(RichText(draft.labels.map { "#\($0)" }.joined(separator: " "))) }
        if let note = draft.note { lines.append(session.voice.say(DraftReply.note(note))) }
        if !draft.attachments.isEmpty { lines.append(session.voice.say(DraftReply.photos(draft.attachments.count))) }
        lines.append(
            session.voice.say(
                isReady(question) ? DraftReply.ready : DraftReply.waiting(question.field, isChosen: question.isChosen)))
        return CardFace(lines.joined(), buttons: buttons(session.voice), topics: [session.draftTopic])
    }

    private func isReady(_ question: DraftQuestion) -> Bool { question.field == .name && question.draft.name != nil }

    private func buttons(_ voice: Voice) -> [[Button]] {
        [
            DraftField.allCases.map { DraftFieldPress(field: $0).button(DraftReply.field($0), voice) },
            [DraftSave().button(CommonReply.save, voice), DraftCancel().button(CommonReply.cancel, voice)],
            [NearPress().button(NearReply.button, voice), HelpPress(area: .places).button(CommonReply.help, voice)],
        ]
    }
}

enum DraftField: String, Codable, Sendable, CaseIterable { case name, label, note, photo }

/// Waits for a part of the draft: its name at first, so that a location and then a name make a pin.
struct DraftQuestion: Question {
    static let verb = "draft"
    var draft: Draft
    var field: DraftField = .name
    /// The person chose the field by its button, so the draft stays open for more.
    var isChosen = false

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        if let location = spoken.message.location {
            return try moved(to: session.keep(location, sentAt: session.now), in: session)
        }
        if !spoken.message.attachments.isEmpty { return try attached(spoken, in: session) }
        guard field == .note || !(isChosen ? spoken.meansCommand : spoken.mayBeCommand) else { return false }
        var next = self
        switch field {
        case .name:
            next.draft.name = try PlaceName(checking: spoken.unquoted).text
            if !isChosen { return try done(next.draft, in: session) }
        case .label: next.draft.labels = Label.list(in: spoken.text)
        case .note: next.draft.note = spoken.text
        case .photo: return false
        }
        return try changed(next, in: session)
    }

    private func moved(to fix: Fix, in session: Session) throws -> Bool {
        var next = self
        next.draft.fix = fix
        return try changed(next, in: session)
    }

    private func attached(_ spoken: Spoken, in session: Session) throws -> Bool {
        var next = self
        next.draft.attachments += spoken.message.attachments
        next.draft.album = spoken.message.albumID
        if !spoken.text.isEmpty { next.draft.note = spoken.text }
        return try changed(next, in: session)
    }

    private func changed(_ next: DraftQuestion, in session: Session) throws -> Bool {
        var next = next
        if next.draft.name == nil {
            next.field = .name
            next.isChosen = false
        }
        try session.ask(next)
        try session.show(DraftCard())
        return true
    }

    private func done(_ draft: Draft, in session: Session) throws -> Bool {
        try session.clearQuestion()
        try draft.save(in: session)
        try session.retireCards(of: DraftCard.verb)
        return true
    }
}

/// Chooses which part of the draft the next line is.
struct DraftFieldPress: Press {
    static let verb = "draftField"
    let field: DraftField
    init(field: DraftField) { self.field = field }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, let field = DraftField(rawValue: arguments[0]) else { return nil }
        self.field = field
    }
    var arguments: [String] { [field.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard var question = try session.question(as: DraftQuestion.self) else { return CommonReply.gone }
        question.field = field
        question.isChosen = true
        try session.ask(question)
        try session.show(DraftCard())
        return DraftReply.waiting(field, isChosen: true)
    }
}

struct DraftSave: Press {
    static let verb = "draftSave"
    init() {}
    init?(_ arguments: [String]) { guard arguments.isEmpty else { return nil } }
    var arguments: [String] { [] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let question = try session.question(as: DraftQuestion.self) else { return DraftReply.over }
        try session.clearQuestion()
        try question.draft.save(in: session)
        return nil
    }
}

struct DraftCancel: Press {
    static let verb = "draftCancel"
    init() {}
    init?(_ arguments: [String]) { guard arguments.isEmpty else { return nil } }
    var arguments: [String] { [] }

    func perform(in session: Session) throws -> (any Reply)? {
        if try session.question(as: DraftQuestion.self) != nil { try session.clearQuestion() }
        try session.show(DraftCard())
        return DraftReply.dropped
    }
}

enum DraftReply: Reply {
    case title, dropped, over, ready
    case name(String?)
    case note(String)
    case photos(Int)
    case field(DraftField)
    case waiting(DraftField, isChosen: Bool)

    var wording: Wording {
        switch self {
        case .title: Wording("draft.title", "*New pin*, not saved yet")
        case .dropped: Wording("draft.dropped", "Draft dropped, nothing was saved.")
        case .over: Wording("draft.over", "This draft is over. Send the location again to start a new one.")
        case .ready: Wording("draft.ready", "Save keeps it.")
        case .name(nil): Wording("draft.nameless", "Name: none yet")
        case .name(let name?): Wording("draft.name", "Name: *{name}*", ["name": .text(name)])
        case .note(let note): Wording("draft.note", "Note: {note}", ["note": .text(note)])
        case .photos(let count): Wording("draft.photos", "{n:photo|photos}", ["n": .number(count)])
        case .field(.name): Wording("draft.field.name", "Name")
        case .field(.label): Wording("draft.field.label", "Label")
        case .field(.note): Wording("draft.field.note", "Note")
        case .field(.photo): Wording("draft.field.photo", "Photo")
        case .waiting(.name, true): Wording("draft.waiting.chosenName", "Type its name.")
        case .waiting(.name, false): Wording("draft.waiting.name", "Type its name, and it is kept.")
        case .waiting(.label, _): Wording("draft.waiting.label", "Type a label, like `#groceries`.")
        case .waiting(.note, _): Wording("draft.waiting.note", "Type the note.")
        case .waiting(.photo, _): Wording("draft.waiting.photo", "Send a photo.")
        }
    }
}

import Core

/// What the draft of a pin says.
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

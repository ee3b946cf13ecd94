import Core

/// What notes say.
enum NoteReply: Reply {
    case pinIt, edit, move, earlier, later, empty, addPhoto, loose
    case kept(String, home: String?)
    case keptFile(home: String?)
    case photoKept(String?)
    case typeIt(String?)
    case typeNew(String)
    case changed(String)
    case followed(String)
    case deleted(String)
    case moved(String, home: String?)
    case moveTo(String)
    case tooLong(Int)
    case moveWhere
    case photoFailed
    /// Bytes that one may have.
    case noRoom(Int)
    case sendPhoto
    case notANote

    var wording: Wording {
        switch self {
        case .pinIt: Wording("note.pinIt", "Pin it")
        case .edit: Wording("note.edit", "Edit")
        case .move: Wording("note.move", "Move to")
        case .moveTo(let home): Wording("note.moveTo", "Move to {home}", ["home": .text(home)])
        case .earlier: Wording("note.earlier", "Up")
        case .later: Wording("note.later", "Down")
        case .addPhoto: Wording("note.addPhoto", "Add photo")
        case .loose: Wording("note.loose", "No place or heading")
        case .empty: Wording("note.empty", "A note needs some words. Type `note gym: squats`, or send a photo.")
        case .keptFile(nil): Wording("note.keptFile", "Kept as a note.")
        case .keptFile(let home?): Wording("note.keptFileAt", "Kept under *{home}*.", ["home": .text(home)])
        case .kept(let text, nil): Wording("note.kept", "Noted: {text}", ["text": .text(text)])
        case .kept(let text, let home?):
            Wording("note.keptAt", "Noted under *{home}*: {text}", ["text": .text(text), "home": .text(home)])
        case .photoKept(nil): Wording("note.photoKept", "Here it is, kept.")
        case .photoKept(let home?): Wording("note.photoKeptAt", "Kept at *{home}*.", ["home": .text(home)])
        case .typeIt(nil): Wording("note.typeIt", "Type the note, or send a photo.")
        case .typeIt(let home?):
            Wording("note.typeItFor", "Type the note for *{home}*, or send a photo.", ["home": .text(home)])
        case .typeNew(let text):
            Wording("note.typeNew", "Type what it should say instead of “{text}”.", ["text": .text(text)])
        case .changed(let text): Wording("note.changed", "Changed to: {text}", ["text": .text(text)])
        case .followed(let text):
            Wording("note.followed", "Your edit is kept; the note says now: {text}", ["text": .text(text)])
        case .deleted(let text): Wording("note.deleted", "Deleted the note “{text}”.", ["text": .text(text)])
        case .moved(let text, nil): Wording("note.movedLoose", "“{text}” stands alone now.", ["text": .text(text)])
        case .moved(let text, let home?):
            Wording("note.moved", "“{text}” is under *{home}* now.", ["text": .text(text), "home": .text(home)])
        case .tooLong(let length):
            Wording(
                "note.tooLong",
                "A note has at most 4000 characters; that one has {length}. Send it in parts, each beginning with `note`.",
                ["length": .number(length)])
        case .moveWhere: Wording("note.moveWhere", "Where should it go?")
        case .photoFailed:
            Wording("note.photoFailed", "I could not fetch that file from the messenger. Please send it again.")
        case .noRoom(let limit):
            Wording(
                "note.noRoom",
                "I have not kept that file: one person, or one group, has {size} here for photos and files. Delete something with photos or files that is not needed any more, then send it again.",
                ["size": .text(ByteText.text(limit))])
        case .sendPhoto: Wording("note.sendPhoto", "Send the photo.")
        case .notANote: Wording("note.notANote", "Which note? `notes` lists yours.")
        }
    }
}

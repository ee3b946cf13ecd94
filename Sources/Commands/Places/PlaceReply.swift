import Core

/// What a pin's card and its changes say.
enum PlaceReply: Reply {
    case whichPin, addNote, directions, copy, more, rename, move, label, earlier, later
    case allSuch(String)
    case note(String)
    case notes(Int)
    case tasks(Int), openTasks(Int)
    case reminders, reminder(Wording, String)
    case photos(Int)
    case away(String, age: Wording)
    case moved(String)
    case renamed(String)
    case named(String)
    case labelled(String), labelsSame(String)
    case deleted(String, notes: Int)
    case newName(String)
    case newPlace(String)
    case newLabels(String)
    case sorted(String)
    case which(String)
    case unknown(String)

    var wording: Wording {
        switch self {
        case .whichPin:
            Wording("place.whichPin", "Which pin? Say its name too, like `rename Bakery`, or open it from `pins`.")
        case .addNote: Wording("place.addNote", "Add note")
        case .directions: Wording("place.directions", "Directions")
        case .copy: Wording("place.copy", "Copy coordinates")
        case .more: Wording("place.more", "More")
        case .allSuch(let name): Wording("place.allSuch", "All that say {name}", ["name": .text(name)])
        case .rename: Wording("place.rename", "Rename")
        case .move: Wording("place.move", "Move")
        case .label: Wording("place.label", "Label")
        case .earlier: Wording("place.earlier", "Move up in list")
        case .later: Wording("place.later", "Move down in list")
        case .note(let text): Wording("place.note", "Note: {text}", ["text": .text(text)])
        case .reminders: Wording("place.reminders", "*Reminders*")
        case .reminder(let when, let text):
            Wording("place.reminder", "• {when}: {text}", ["when": .wording(when), "text": .text(text)])
        case .tasks(let count): Wording("place.tasks", "*To do here* ({n})", ["n": .number(count)])
        case .openTasks(let count): Wording("place.openTasks", "To-dos ({n})", ["n": .number(count)])
        case .notes(let count): Wording("place.notes", "*Notes* ({n})", ["n": .number(count)])
        case .photos(let count): Wording("place.photos", "{n:photo|photos}", ["n": .number(count)])
        case .away(let distance, let age):
            Wording(
                "place.away", "{distance} from you, as of {age}", ["distance": .text(distance), "age": .wording(age)])
        case .moved(let name): Wording("place.moved", "Moved *{name}*; its notes came along.", ["name": .text(name)])
        case .named(let name): Wording("place.named", "Named *{name}*.", ["name": .text(name)])
        case .renamed(let name): Wording("place.renamed", "Renamed to *{name}*.", ["name": .text(name)])
        case .labelsSame(let name):
            Wording("place.labelsSame", "The labels of *{name}* stay as they are.", ["name": .text(name)])
        case .labelled(let name): Wording("place.labelled", "Labels of *{name}* changed.", ["name": .text(name)])
        case .deleted(let name, notes: 0): Wording("place.deleted", "Deleted *{name}*.", ["name": .text(name)])
        case .deleted(let name, let notes):
            Wording(
                "place.deletedWithNotes", "Deleted *{name}* with {n:note|notes}.",
                ["name": .text(name), "n": .number(notes)])
        case .newName(let name): Wording("place.newName", "Type the new name of *{name}*.", ["name": .text(name)])
        case .newPlace(let name):
            Wording(
                "place.newPlace",
                "Where does *{name}* belong? Send the right location, or type coordinates like `48.2082, 16.3738`.",
                ["name": .text(name)])
        case .newLabels(let name):
            Wording(
                "place.newLabels", "Type the labels of *{name}*, like `#food #cheap`, or `none`.", ["name": .text(name)]
            )
        case .sorted(let name): Wording("place.sorted", "*{name}* has a new place in my order.", ["name": .text(name)])
        case .which(let name): Wording("place.which", "Which *{name}* do you mean?", ["name": .text(name)])
        case .unknown(let name):
            Wording(
                "place.unknown", "You have no pin called *{name}*. `pins` lists yours; `pin {name} here` makes one.",
                ["name": .text(name)])
        }
    }
}

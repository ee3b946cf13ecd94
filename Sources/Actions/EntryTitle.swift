package import Core

/// The one line of a change in history and trash, and the names that things get by themselves.
package enum EntryTitle: Reply {
    case pinned(String), renamed(String, to: String), moved(String), deletedPin(String), labelled(String), sorted(
        String)
    case merged(String, into: String)
    case parked
    case stays(String), wentByItself(String)
    case coloured(String), colouredLabel(String)
    case home(String), noHome(String)
    case unnamed(Int)
    case addressed(String)
    case noted(String), changedNote(String), movedNote(String), deletedNote(String), heading(String)
    case reminded(String), changedReminder(String), deletedReminder(String), doneReminder(String)
    case photo(String), photoGone(String), ticked(String)
    case skippedReminder(String), stoppedReminder(String), alarm(String, Bool), nag(String), keptClock
    case putOff(String)
    case zone(String)
    case units, clock, week, maps, language, order, dayParts, pictures, unread, changers

    package var wording: Wording {
        switch self {
        case .pinned(let name): Wording("entry.pinned", "Pinned {name}", ["name": .text(name)])
        case .renamed(let old, let new):
            Wording("entry.renamed", "Renamed {old} to {new}", ["old": .text(old), "new": .text(new)])
        case .moved(let name): Wording("entry.moved", "Moved {name}", ["name": .text(name)])
        case .deletedPin(let name): Wording("entry.deletedPin", "Deleted {name}", ["name": .text(name)])
        case .labelled(let name): Wording("entry.labelled", "Labelled {name}", ["name": .text(name)])
        case .sorted(let name): Wording("entry.sorted", "Sorted {name}", ["name": .text(name)])
        case .merged(let new, let old):
            Wording("entry.merged", "Put {new} into {old}", ["new": .text(new), "old": .text(old)])
        case .parked: Wording("entry.parked", "Parked the car")
        case .stays(let name): Wording("entry.stays", "{name} stays", ["name": .text(name)])
        case .wentByItself(let name): Wording("entry.wentByItself", "{name} went by itself", ["name": .text(name)])
        case .home(let name): Wording("entry.home", "{name} is home", ["name": .text(name)])
        case .noHome(let name): Wording("entry.noHome", "{name} is not home", ["name": .text(name)])
        case .coloured(let name): Wording("entry.coloured", "Changed the look of {name}", ["name": .text(name)])
        case .colouredLabel(let label): Wording("entry.colouredLabel", "Coloured #{label}", ["label": .text(label)])
        case .addressed(let name): Wording("entry.addressed", "Address of {name}", ["name": .text(name)])
        case .unnamed(let number): Wording("entry.unnamed", "Pin {n}", ["n": .number(number)])
        case .noted(let text): Wording("entry.noted", "Noted “{text}”", ["text": .text(text)])
        case .changedNote(let text): Wording("entry.changedNote", "Changed the note “{text}”", ["text": .text(text)])
        case .movedNote(let text): Wording("entry.movedNote", "Moved the note “{text}”", ["text": .text(text)])
        case .deletedNote(let text): Wording("entry.deletedNote", "Deleted the note “{text}”", ["text": .text(text)])
        case .heading(let name): Wording("entry.heading", "Made the heading {name}", ["name": .text(name)])
        case .reminded(let text): Wording("entry.reminded", "Reminder “{text}”", ["text": .text(text)])
        case .changedReminder(let text):
            Wording("entry.changedReminder", "Changed the reminder “{text}”", ["text": .text(text)])
        case .deletedReminder(let text):
            Wording("entry.deletedReminder", "Cancelled the reminder “{text}”", ["text": .text(text)])
        case .doneReminder(let text): Wording("entry.doneReminder", "Ticked off “{text}”", ["text": .text(text)])
        case .ticked(let words): Wording("entry.ticked", "Ticked “{text}”", ["text": .text(words)])
        case .skippedReminder(let text): Wording("entry.skippedReminder", "Skipped “{text}”", ["text": .text(text)])
        case .stoppedReminder(let text):
            Wording("entry.stoppedReminder", "Stopped the reminder “{text}”", ["text": .text(text)])
        case .alarm(let text, true): Wording("entry.alarm", "Alarm for “{text}”", ["text": .text(text)])
        case .alarm(let text, false): Wording("entry.noAlarm", "No alarm for “{text}”", ["text": .text(text)])
        case .keptClock: Wording("entry.keptClock", "Moved reminders to the times that were said")
        case .putOff(let text): Wording("entry.putOff", "Put off “{text}”", ["text": .text(text)])
        case .nag(let text): Wording("entry.nag", "Changed how often “{text}” is said", ["text": .text(text)])
        case .photo(let name): Wording("entry.photo", "Added a photo to {name}", ["name": .text(name)])
        case .photoGone(let name): Wording("entry.photoGone", "Took a photo or file off {name}", ["name": .text(name)])
        case .zone(let zone): Wording("entry.zone", "Set the time zone to {zone}", ["zone": .text(zone)])
        case .units: Wording("entry.units", "Changed the units")
        case .clock: Wording("entry.clock", "Changed the clock")
        case .week: Wording("entry.week", "Changed the first day of the week")
        case .language: Wording("entry.language", "Changed the language")
        case .order: Wording("entry.order", "Changed the order of dates")
        case .dayParts: Wording("entry.dayParts", "Changed the parts of the day")
        case .pictures: Wording("entry.pictures", "Changed how pictures look")
        case .unread: Wording("entry.unread", "Changed what becomes of lines that mean no command")
        case .changers: Wording("entry.changers", "Changed who may change things here")
        case .maps: Wording("entry.maps", "Changed the maps app")
        }
    }
}

/// Why an action could not be done, in a sentence for the person.
package enum ActionReply: Reply {
    case gone, notYours, doneAlready, notDueYet, repeatsNot

    package var wording: Wording {
        switch self {
        case .gone: Wording("common.gone", "That is no longer there; `history` tells what became of it.")
        case .notYours: Wording("common.notYours", "That is not yours to change.")
        case .doneAlready: Wording("reminder.doneAlready", "That is done already; `undo` brings it back.")
        case .notDueYet: Wording("reminder.notDueYet", "That is not due yet, so there is nothing to put off.")
        case .repeatsNot: Wording("reminder.repeatsNot", "That comes only once, so there is nothing to skip.")
        }
    }
}

import Core

/// The one line of a change of an event, or of a calendar that one reads, in history and trash.
enum EventTitle: Reply {
    case added(String), changed(String), deleted(String)
    case calendarKept(String), calendarChanged(String), calendarRemoved(String)

    var wording: Wording {
        switch self {
        case .added(let title): Wording("entry.eventAdded", "Event “{title}”", ["title": .text(title)])
        case .changed(let title): Wording("entry.eventChanged", "Changed the event “{title}”", ["title": .text(title)])
        case .deleted(let title): Wording("entry.eventDeleted", "Deleted the event “{title}”", ["title": .text(title)])
        case .calendarKept(let name): Wording("entry.calendarKept", "Calendar “{name}”", ["name": .text(name)])
        case .calendarChanged(let name):
            Wording("entry.calendarChanged", "Changed the calendar “{name}”", ["name": .text(name)])
        case .calendarRemoved(let name):
            Wording("entry.calendarRemoved", "Removed the calendar “{name}”", ["name": .text(name)])
        }
    }
}

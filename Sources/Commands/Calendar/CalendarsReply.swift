import Core

/// What is said of calendars of others.
enum CalendarsReply: Reply {
    case none, add, onlyPrivately, feedOn, feedOff, waiting, file, cut, rename, colourButton, refresh, remove
    case refreshing, isNew, askAddress, noAddress
    case title(Int)
    case row(Int, String, Wording)
    case read(Wording)
    case trouble(CalendarProblem, Wording?)
    case entries(Int)
    case slot(String, Wording)
    case colour(PinColour)
    case askName(String), removed(String)

    var wording: Wording {
        switch self {
        case .none:
            Wording(
                "calendars.none",
                "*Calendars*: you read none of others yet. Send me an .ics file, or paste the address of one.")
        case .title(let count): Wording("calendars.title", "*Calendars that you read* ({n})", ["n": .number(count)])
        case .row(let number, let name, let state):
            Wording(
                "calendars.row", "{n}. *{name}* – {state}",
                ["n": .number(number), "name": .text(name), "state": .wording(state)])
        case .add: Wording("calendars.add", "Add a calendar")
        case .onlyPrivately:
            Wording("calendars.onlyPrivately", "Calendars of others and your feed are for our private chat alone.")
        case .feedOn: Wording("calendars.feedOn", "Your own calendar has an address for your phone.")
        case .feedOff: Wording("calendars.feedOff", "Your own calendar has no address for your phone.")
        case .rename: Wording("calendars.rename", "Rename")
        case .colourButton: Wording("calendars.colourButton", "Colour")
        case .refresh: Wording("calendars.refresh", "Refresh")
        case .remove: Wording("calendars.remove", "Remove")
        case .askAddress:
            Wording(
                "calendars.askAddress",
                "Paste the address of the calendar: it begins with https:// or webcal://. Or send me its .ics file.")
        case .noAddress:
            Wording(
                "calendars.noAddress",
                "That is no address of a calendar. One looks like `https://example.org/holidays.ics`.")
        case .askName(let name): Wording("calendars.askName", "What shall *{name}* be called?", ["name": .text(name)])
        case .waiting: Wording("calendars.waiting", "being read …")
        case .file: Wording("calendars.file", "from a file; it stays as it is")
        case .read(let age): Wording("calendars.read", "read {age}", ["age": .wording(age)])
        case .trouble(let problem, nil):
            Wording("calendars.troubleFirst", "⚠️ {problem}", ["problem": .wording(Self.sentence(problem))])
        case .trouble(let problem, let age?):
            Wording(
                "calendars.trouble", "⚠️ {problem} What you see was read {age}.",
                ["problem": .wording(Self.sentence(problem)), "age": .wording(age)])
        case .cut: Wording("calendars.cut", "It has more than I keep; the later part is left out.")
        case .entries(let count):
            Wording("calendars.entries", "{n:entry|entries} in the months around now. Next:", ["n": .number(count)])
        case .slot(let title, let when):
            Wording("calendars.slot", "*{title}*, {when}", ["title": .text(title), "when": .wording(when)])
        case .colour(let colour):
            Wording("calendars.colour", "Colour: {colour}", ["colour": .wording(ColourReply.word(colour).wording)])
        case .refreshing: Wording("calendars.refreshing", "I am reading it again.")
        case .isNew: Wording("calendars.isNew", "It was read within the last minute.")
        case .removed(let name): Wording("calendars.removed", "Removed the calendar {name}.", ["name": .text(name)])
        }
    }

    /// Why a calendar cannot be read.
    static func sentence(_ problem: CalendarProblem) -> Wording {
        switch problem {
        case .unreachable: Wording("calendars.unreachable", "Its server does not answer.")
        case .tooOften: Wording("calendars.tooOften", "Its server wants to be asked less often.")
        case .refused: Wording("calendars.refused", "Its server refuses: the address has changed, or needs a password.")
        case .forbidden:
            Wording("calendars.forbidden", "I fetch nothing from there: only public addresses on the web.")
        case .tooLarge: Wording("calendars.tooLarge", "It is larger than I read (10 MB), or leads in circles.")
        case .noCalendar: Wording("calendars.noCalendar", "What I got is no calendar (.ics).")
        case .empty: Wording("calendars.empty", "There are no entries in it.")
        }
    }
}

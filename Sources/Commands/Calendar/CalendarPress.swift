import Actions
import Core
import Foundation
import Store

/// What can be done with a calendar of somebody else by a button.
struct CalendarPress: Press {
    enum Step: Hashable {
        case rename, refresh, remove
        case colour(PinColour)
    }

    static let verb = "calDo"
    let id: CalendarID
    let step: Step
    init(_ id: CalendarID, _ step: Step) { (self.id, self.step) = (id, step) }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let id = CalendarID(arguments[0]) else { return nil }
        switch arguments[1] {
        case "rename": self.init(id, .rename)
        case "refresh": self.init(id, .refresh)
        case "remove": self.init(id, .remove)
        case let word:
            guard let colour = PinColour(rawValue: word) else { return nil }
            self.init(id, .colour(colour))
        }
    }

    var arguments: [String] {
        switch step {
        case .rename: ["\(id)", "rename"]
        case .refresh: ["\(id)", "refresh"]
        case .remove: ["\(id)", "remove"]
        case .colour(let colour): ["\(id)", colour.rawValue]
        }
    }

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup, let calendar = try session.foreignCalendar(id) else { throw Refusal(CommonReply.gone) }
        switch step {
        case .rename:
            try session.asNewMessage {
                try session.ask(CalendarNameQuestion(calendar: id), saying: CalendarsReply.askName(calendar.name))
            }
        case .refresh: return try session.refreshCalendar(id) ? CalendarsReply.refreshing : CalendarsReply.isNew
        case .remove:
            let name = try session.removeCalendar(id)
            try session.tell(CalendarsReply.removed(name))
        case .colour(let colour):
            try session.setColour(colour, ofCalendar: id)
            try session.show(ForeignCalendarCard(id))
        }
        return nil
    }
}

/// Waits for a calendar's new name.
struct CalendarNameQuestion: Question {
    static let verb = "calName"
    let calendar: CalendarID

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.meansCommand, let name = CalendarName.clean(spoken.unquoted) else { return false }
        try session.clearQuestion()
        try session.renameCalendar(calendar, to: name)
        try session.show(ForeignCalendarCard(calendar), note: NoteReply.changed(name))
        return true
    }
}

/// Asks for the address of a calendar, by a button.
struct AddCalendar: BarePress {
    static let verb = "calAdd"

    func perform(in session: Session) throws -> (any Reply)? {
        guard !session.isGroup else { return CalendarsReply.onlyPrivately }
        try session.asNewMessage { try session.ask(CalendarAddressQuestion(), saying: CalendarsReply.askAddress) }
        return nil
    }
}

/// Waits for the address of a calendar.
struct CalendarAddressQuestion: Question {
    static let verb = "calAddress"

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        if spoken.calendarFile != nil { return false }
        guard !spoken.text.isEmpty, !spoken.meansCommand else { return false }
        guard let address = CalendarAddress(spoken.text) else { throw Refusal(CalendarsReply.noAddress) }
        try session.clearQuestion()
        try session.showDraft(of: session.beginCalendar(at: address.url))
        return true
    }
}

/// Where a calendar is on the web, as people paste it.
struct CalendarAddress: Hashable, Sendable {
    let url: String

    /// nil for what is no address; "webcal" means a calendar behind https.
    init?(_ text: String) {
        let words = text.trimmed
        guard !words.contains(where: \.isWhitespace), words.utf8.count <= 2000 else { return nil }
        let schemes = ["webcals://": "https://", "webcal://": "https://", "https://": "https://", "http://": "http://"]
        let small = words.lowercased()
        guard let scheme = schemes.first(where: { small.hasPrefix($0.key) }) else { return nil }
        let address = scheme.value + words.dropFirst(scheme.key.count)
        guard let url = URL(string: address), url.host?.isEmpty == false else { return nil }
        self.url = address
    }

    /// It surely is one of a calendar, without any word about it.
    init?(pasted text: String) {
        guard let address = CalendarAddress(text) else { return nil }
        let small = text.lowercased(), path = small.prefix { $0 != "?" }
        guard small.hasPrefix("webcal") || path.hasSuffix(".ics") || path.contains("/ical/") else { return nil }
        self = address
    }
}

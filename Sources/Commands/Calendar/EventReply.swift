import Core

/// What is said of events.
enum EventReply: Reply {
    case what, empty, kept, noticeButton, howLongBefore, open
    case tooLong(Int)
    case when(String)
    /// "Ben's", and "Ben".
    case birthday(String), birthdayOf(String)
    case noTime(String)
    /// When it begins.
    case endsBefore(Wording)
    case beginsBehind(Wording)
    case noEnd(String)
    case keptNamed(String, Wording)
    /// In a group.
    case keptHere
    /// People whom its words name.
    case notTold([String])
    case moved(Wording)
    case deleted(String), deletedWith(String, [String])
    case until(Wording, String)
    case otherZone(String, String)
    case repeats(Wording), next(Wording), then([String]), place(String), notice(String), noticePassed(String)
    case lead(Int?), noticeSet(Int?), noticesAdded(String, [String]), length(Int), beforeAt(Int, String)
    case step(EventPress.Step)
    case ask(EventPress.Step, String)

    var wording: Wording {
        switch self {
        case .what: Wording("event.what", "What takes place, and when? Like `dinner with Ana on Friday at 19:00`.")
        case .empty: Wording("event.empty", "An event needs a few words. Type `dinner with Ana on Friday at 19:00`.")
        case .tooLong(let count):
            Wording("event.tooLong", "That is {n} characters; an event has 300 at most.", ["n": .number(count)])
        case .when(let title):
            Wording(
                "event.when", "When is *{title}*? Type it like `Friday 15:00`, `2 Dec 10:00-11:00` or `6-9 August`.",
                ["title": .text(title)])
        case .birthday(let whose): Wording("event.birthday", "{whose} birthday", ["whose": .text(whose)])
        case .birthdayOf(let who): Wording("event.birthdayOf", "Birthday of {who}", ["who": .text(who)])
        case .noTime(let text):
            Wording(
                "event.noTime", "I read no time in “{text}”. Type it like `Friday 15:00` or `2 Dec 10:00-11:00`.",
                ["text": .text(text)])
        case .endsBefore(let when):
            Wording(
                "event.endsBefore", "It begins {when} and cannot end before that. Nothing is changed.",
                ["when": .wording(when)])
        case .beginsBehind(let when):
            Wording(
                "event.beginsBehind", "It ends {when} and cannot begin after that. Nothing is changed.",
                ["when": .wording(when)])
        case .noEnd(let title):
            Wording(
                "event.noEnd", "I do not know how long *{title}* takes: say it, like `it takes 2 hours`.",
                ["title": .text(title)])
        case .notTold(let names):
            Wording(
                "event.notTold", "{names}: not told of it. I send no invitations; tell them, or send it as a file.",
                ["names": .text(names.joined(separator: ", "))])
        case .keptHere: Wording("event.keptHere", "In this group's calendar.")
        case .kept: Wording("event.kept", "In your calendar.")
        case .keptNamed(let title, let when):
            Wording(
                "event.keptNamed", "In your calendar: {title}, {when}", ["title": .text(title), "when": .wording(when)])
        case .moved(let when): Wording("event.moved", "Moved: now {when}.", ["when": .wording(when)])
        case .deleted(let title): Wording("event.deleted", "Deleted: {title}", ["title": .text(title)])
        case .deletedWith(let title, let texts):
            Wording(
                "event.deletedWith", "Deleted: {title}\nWith it went what was to be done before it: {texts}",
                ["title": .text(title), "texts": .text(texts.joined(separator: ", "))])
        case .until(let start, let end):
            Wording("event.until", "{start} until {end}", ["start": .wording(start), "end": .text(end)])
        case .otherZone(let time, let zone):
            Wording("event.otherZone", "({time} in {zone})", ["time": .text(time), "zone": .text(zone)])
        case .repeats(let rule): Wording("event.repeats", "↻ {rule}", ["rule": .wording(rule)])
        case .next(let when): Wording("event.next", "Next: {when}", ["when": .wording(when)])
        case .then(let days): Wording("event.then", "Then {days}", ["days": .text(days.joined(separator: "; "))])
        case .place(let name): Wording("event.place", "📍 {place}", ["place": .text(name)])
        case .noticeButton: Wording("event.noticeButton", "🔔 Notice")
        case .howLongBefore:
            Wording(
                "event.howLongBefore", "How long before shall I tell you? Tap one, or type it, like `2 hours before`.")
        case .open: Wording("event.open", "📅 The event")
        case .notice(let lead): Wording("event.notice", "🔔 {lead}", ["lead": .text(lead)])
        case .noticePassed(let lead): Wording("event.noticePassed", "🔔 {lead}: comes no more", ["lead": .text(lead)])
        case .beforeAt(let days, let time):
            Wording(
                "event.beforeAt", "{length} before at {time}",
                ["length": .wording(LeadReply.length(days * 86_400).wording), "time": .text(time)])
        case .noticeSet(nil): Wording("event.noticeOff", "I do not tell you of it.")
        case .noticeSet(let lead?):
            Wording("event.noticeSet", "I tell you of it {lead}.", ["lead": .wording(Self.leadWords(lead))])
        case .noticesAdded(let title, let leads):
            Wording(
                "event.noticesAdded", "I tell you of *{title}* {leads}.",
                ["title": .text(title), "leads": .text(leads.joined(separator: ", "))])
        case .length(let lead): Self.leadWords(lead)
        case .lead(nil): Wording("event.noNotice", "No notice")
        case .lead(0?): Wording("event.whenItBegins", "When it begins")
        case .lead(let lead?): Wording("event.lead", "{lead}", ["lead": .wording(Self.leadWords(lead))])
        case .step(.time): Wording("event.stepTime", "When")
        case .step(.location): Wording("event.stepLocation", "Where")
        case .step: Wording("event.stepWords", "Rename")
        case .ask(.location, let title):
            Wording("event.askLocation", "Where is *{title}*? Type it like `Café Sperl`.", ["title": .text(title)])
        case .ask(_, let title): Wording("event.askWords", "What shall *{title}* be called?", ["title": .text(title)])
        }
    }

    private static func leadWords(_ lead: Int) -> Wording {
        switch lead {
        case 0: Wording("event.atStart", "when it begins")
        default: Wording("event.before", "{length} before", ["length": .wording(LeadReply.length(lead).wording)])
        }
    }
}

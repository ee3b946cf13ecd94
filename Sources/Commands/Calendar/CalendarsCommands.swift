import Actions
import Core
import Language
import Store

/// The calendars of others that one reads.
struct CalendarsCommand: OpensCard {
    static let about = About(
        intent: "calendar.list", area: .calendar, menu: "calendars", summary: "Calendars of others that you read",
        phrases: [
            "[show|list|see|manage] [me] [my|the|all] calendars", "(add|import|read) [a|another] calendar",
            "(subscribe to|read) [a|another] calendar",
            "(read|import|add) (my|our|the) (work|google|school|outlook|apple|office|family|team|other|old) calendar",
        ],
        examples: ["calendars"])

    init() {}
    func card(in session: Session) throws -> any Card { CalendarsCard() }
}

/// One's own calendar for the phone.
struct FeedCommand: OpensCard {
    private static let phone = "[my] [the] (phone|google|apple|outlook|computer|iphone|android|thunderbird)"

    static let about = About(
        intent: "calendar.feed", area: .calendar, summary: "Your calendar in your phone's calendar",
        phrases: [
            "[show|give] [me] [my|the] calendar (feed|link|address|url|subscription|ics)",
            "(subscribe to|export|sync|link|connect|download) my calendar",
            Phrase("(sync|synchronise|synchronize|link|connect) [with|to] \(phone) calendar"),
            Phrase("(get|put|see|show|export) (my|the) calendar (on|in|into|to|for) \(phone) [calendar]"),
            "[make|get|give me] [a] (new|another) calendar (address|link|feed|url)",
            Phrase("(link|connect|sync|subscribe) [my] [the] calendar (with|to|on|from) \(phone) [calendar]"),
        ],
        examples: ["calendar feed", "link my calendar to my phone"])

    init() {}
    func card(in session: Session) throws -> any Card { FeedCard() }
}

/// Reads a calendar that is on the web.
struct AddCalendarCommand: Command {
    static let about = About(
        intent: "calendar.add", area: .calendar, summary: "Read a calendar from the web",
        phrases: [
            "(subscribe|subscribe to|add calendar|add the calendar|read calendar|read the calendar) {address:rest}",
            "add {address:text} (to|as) [my|a] (calendar|calendars)",
        ],
        examples: ["add calendar https://example.org/holidays.ics"])

    let address: CalendarAddress

    init(_ said: Said) throws {
        let words = said.spoken.text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let address = words.lazy.compactMap({ CalendarAddress($0) }).first else {
            throw Refusal(CalendarsReply.noAddress)
        }
        self.address = address
    }

    func perform(in session: Session) throws {
        guard !session.isGroup else { throw Refusal(CalendarsReply.onlyPrivately) }
        try session.showDraft(of: session.beginCalendar(at: address.url))
    }
}

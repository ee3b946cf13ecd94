import Actions
import Core
import Language
import Store

/// Shows a month of the calendar, or the day, week or year that is named.
struct CalendarCommand: Command {
    private static let show = "[show|open|see|view|display|check] [me] [my|the|our]"
    private static let on = "[for|of|in|on|from]"
    /// What stands in calendars.
    private static let entries =
        "(events|appointments|meetings|plans|shifts|classes|lectures|lessons|bookings|commitments|engagements)"

    static let about = About(
        intent: "calendar.show", area: .calendar, menu: "cal", summary: "Your calendar: a month, a week or a day",
        phrases: [
            Phrase("\(show) (calendar|cal|schedule|planner)"),
            Phrase("\(show) (calendar|cal|schedule|planner) \(on) {when:time}"),
            Phrase("\(show) (calendar|cal|schedule|planner) \(on) [the] [year] {year:number}"),
            Phrase("\(show) {when:time} (calendar|schedule) [please]"),
            "(show|see|view) [me] {when:time}", "calendar {when:time}", "plan [my|the] {when:time}",
            "plan [my|the] month",
            "(what is|whats) (on|happening|planned|scheduled|coming up|on my calendar|in my calendar|on the calendar|on my schedule) [for|in|on] {when:time}",
            "[tell me] (what is|whats) {when:time}",
            "[show] [me] [my|the] (agenda|schedule|calendar|birthdays) [for|on|in|of] {when:time}",
            Phrase(
                "(what|which) [\(entries)] (do i have|have i got|are there) [planned|scheduled] [for|in|on] {when:time}"
            ),
            Phrase("[show|list] [me] [my|the] \(entries) [for|in|on|of] {when:time}"),
            "[show|list] [me] [my|the|all] (events|appointments|meetings)",
            Phrase("(any|are there any|do i have any|have i got any) \(entries) [for|in|on|of] {when:time}"),
            "(run|talk|walk|take) me through [my] {when:time}",
            "(am i|are we) (working|on shift|on call|on duty|rostered|off|off work|away|out|in) [on|for] {when:time} [or not]",
            "(show|see|view|open) [me] [the] year {year:number}", "(show|see|view|open) [me] {year:year}",
            "[show] [me] [the|my] (month|monthly|calendar) (view|overview)",
            "(do i have|have i got|have i|is there) (anything|something|any plans|plans|any appointments|any events|any meetings|time) [planned|on|scheduled] [for|on|in|at] {when:time}",
            "anything [on|planned|happening|scheduled|going on] [for|on|in] {when:time} [yet|at all]",
            "what do i have [planned|on|scheduled|to do] [for|on|in] {when:time}",
            "what (do i|do we|am i|are we|will i|will we) (do|doing|be doing|up to) [for|on|in] {when:time}",
            "(what is|whats) my (day|week|month) like [for|on|in] [{when:time}]",
            "(what does|how does|how is|hows|what is|whats) [my] {when:time} (look|look like|looking|looking like|shaping up|like)",
            "[give me] [the] rundown (for|of|on) {when:time}",
            "(do i|do we|have i|have we) [have|got] plans for {when:time}",
            "anything (else|important|interesting|special) [on|planned|scheduled] [for|on|in] {when:time}",
            "what else (do i have|have i got|is on|is there) [on|planned|scheduled] [for|on|in] {when:time}",
            "(tell me|let me know|show me) what (is on|i have|i have got|i have on|is planned|is happening) [for|on|in] {when:time}",
        ],
        examples: ["calendar", "show december", "what's happening next week"])

    private let when: SaidValue?
    private let year: Int?
    private let spoken: Spoken

    init(_ said: Said) throws {
        when = try said.slots.timeOrSpan("when") ?? said.slots.timeOrSpan("start")
        year = try said.slots.number("year").map { number in
            guard let year = Int(exactly: number), CalendarView.years.contains(year) else {
                throw Refusal(CalendarYearReply.whichYear(CalendarView.years))
            }
            return year
        }
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        try session.requireOwnCalendar(askedIn: spoken.line)
        try session.show(CalendarCard(view(in: session)))
    }

    private func view(in session: Session) -> CalendarView {
        if let year { return .year(year) }
        let firstWeekday = session.settings.firstWeekday
        let month = CalendarView.month(CalendarMonth(of: session.present.date))
        guard let when, let span = when.span(in: session.frame(of: spoken)), let first = span.start?.day
        else {
            return month
        }
        let end = span.end.map { span.kind == .daterange ? $0.day - 1 : first } ?? first
        return CalendarView(showing: first...max(first, end), firstWeekday: firstWeekday).checked ?? month
    }
}

enum CalendarYearReply: Reply {
    case whichYear(ClosedRange<Int>)

    var wording: Wording {
        switch self {
        case .whichYear(let years):
            Wording(
                "calendar.whichYear", "I show the years from {first} to {last}. Type it like `calendar 2027`.",
                ["first": .text("\(years.lowerBound)"), "last": .text("\(years.upperBound)")])
        }
    }
}

/// Asks for a new event, of a day where one was looked at.
struct AddEvent: Press {
    static let verb = "eventAdd"
    /// Since 1970-01-01.
    let day: Int?
    init(day: Int?) { self.day = day }
    init?(_ arguments: [String]) {
        guard arguments.count == 1 else { return nil }
        if arguments[0] == "any" {
            self.init(day: nil)
        } else if case .day(let day)? = CalendarView(code: "d" + arguments[0]) {
            self.init(day: day)
        } else {
            return nil
        }
    }
    var arguments: [String] { [day.map { "\($0)" } ?? "any"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.asNewMessage {
            let question = EventTitleQuestion(day: day)
            let reply = day.map { EventAddReply.whatOn(session.measures.pick(FloatingTime(day: $0))) }
            if let reply {
                try session.ask(question, saying: reply)
            } else {
                try session.ask(question, saying: EventReply.what)
            }
        }
        return nil
    }
}

enum EventAddReply: Reply {
    case whatOn(Wording)

    var wording: Wording {
        switch self {
        case .whatOn(let day):
            Wording(
                "event.whatOn", "What takes place on *{day}*? Type it with its time, like `dinner at 19:00`.",
                ["day": .wording(day)])
        }
    }
}

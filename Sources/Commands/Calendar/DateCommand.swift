import Actions
import Core
import Foundation
import Language
import Store

/// Which day of the week a date is, how many days lie between two or since one, and when the clocks change.
struct DateCommand: Command {
    static let about = About(
        intent: Ranking.nothing, key: "calendar.date", area: .calendar,
        summary: "Which day a date is, and how many days lie between two",
        phrases: [
            "(what|which) (day|weekday|day of the week) (is|will be) [on|the] {when:time}",
            "(what|which) (day|weekday|day of the week) was [on|the] {was:time}",
            "(what|which) (date|day) (is|will be) [it] {when:time}", "(what is|whats) the date {when:time}",
            "how many (days|weeks) [are there|are|is it|lie|has it been|have passed] {span:time}",
            "(days|weeks) {span:time}",
            "(when|what day|which day) (do|does|will) the (clocks|clock|time) (change|go forward|go back|spring forward|fall back)",
            "when (does|is) (summer time|winter time|daylight saving time|daylight savings|dst) [start|begin|end]",
        ],
        examples: ["how many days between 1 March and 1 May", "what day is 24 December", "when do the clocks change"])

    private let was: SaidTime?
    private let span: SaidValue?
    /// The day that is asked for, as typed; nil where it is a span or the change of clocks.
    private let when: String?
    /// The span as typed.
    private let between: String?
    private let spoken: Spoken

    init(_ said: Said) throws {
        (was, span) = (try said.slots.time("was"), try said.slots.timeOrSpan("span"))
        (when, between, spoken) = (said.slots["when"]?.typed, said.slots["span"]?.typed, said.spoken)
    }

    func perform(in session: Session) throws {
        if let was { return try tell(since: was, in: session) }
        switch span {
        case .span(.since(let time)): try tell(since: time, in: session)
        case .span(.between(let first, let last, _)): try tellBetween(first, last, in: session)
        default:
            guard let words = when ?? between else { return try session.tellClockChange() }
            try tellDay(said: words, in: session)
        }
    }

    /// Of "until Christmas", "bis zum 1. Juni" the day that its last words name.
    private func tellDay(said text: String, in session: Session) throws {
        var words = text.split(separator: " ")
        while !words.isEmpty {
            let name = words.joined(separator: " ")
            if try when == nil && session.tellWhen(named: name) || session.tellDay(named: name, spoken) { return }
            words.removeFirst()
        }
        throw Refusal(DateReply.noDay)
    }

    private func tell(since time: SaidTime, in session: Session) throws {
        guard let day = time.latestDay(in: session.frame(of: spoken)) else { throw Refusal(DateReply.noDay) }
        try session.say(reply: DateReply.ago(session.measures.when(FloatingTime(day: day)), session.present.day - day))
    }

    /// From the first to the next such day behind it.
    private func tellBetween(_ from: SaidTime, _ to: SaidTime, in session: Session) throws {
        let frame = session.frame(of: spoken)
        let days = [from, to].map { SaidValue.time($0).span(in: frame)?.start?.day }
        guard var first = days[0], let last = days[1] else { throw Refusal(DateReply.noDay) }
        if first > last { first = from.latestDay(in: frame) ?? first }
        let dates = session.measures.days(ListedDays(min(first, last), max(first, last)))
        try session.say(reply: DateReply.between(dates, abs(last - first)))
    }
}

/// The week that it is, with its number and what it brings.
struct WhichWeekCommand: Command {
    static let about = About(
        intent: Ranking.nothing, key: "calendar.week", area: .calendar, summary: "Which week it is",
        phrases: ["(what|which) (week|calendar week|week number) (is it|is this|do we have) [now|today]"],
        examples: ["what week is it"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let week = CalendarView.week(of: session.present.day, session.settings.firstWeekday)
        try session.show(CalendarCard(.week(week)))
    }
}

extension Session {
    fileprivate func tellClockChange() throws {
        let zone = settings.timeZone
        guard let change = zone.nextDaylightSavingTimeTransition(after: now) else {
            return try say(reply: DateReply.neverChanges(zone.identifier))
        }
        let isForward = zone.secondsFromGMT(for: change) > zone.secondsFromGMT(for: change.addingTimeInterval(-1))
        try say(reply: DateReply.changes(measures.when(change), isForward: isForward, zone.identifier))
    }
}

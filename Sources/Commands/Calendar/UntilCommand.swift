import Actions
import Core
import Foundation
import Language
import Store

/// How long it is until something that one has, or until a day that has a name: "how many days until the exam".
struct UntilCommand: Command {
    static let about = About(
        intent: "calendar.show", key: "calendar.until", area: .calendar, summary: "How long it is until something",
        phrases: [
            "how (long|soon|many days|many weeks|many hours|much time) [is it|is there|is left|do i have|have i got|are there|are left|left] (until|till|til|before) [my|the|our] {title:few!}",
            "how (many days|many weeks) [is it|are there|are left|left] to [my|the|our] {title:few!}",
            "(days|weeks) (until|till|til) [my|the|our] {title:few!}",
            "(when is|when are|when does) [my|the|our] {title:few!} (due|coming up)",
            "(when|by when) (is|are) [my|the|our] {title:few!} due",
        ],
        examples: ["how many days until the exam"])

    private let title: String
    private let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")?.withoutEnd ?? ""
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if try session.tellWhen(named: title) || session.tellDay(named: title, spoken) { return }
        try showWhatIsCalledSo(in: session)
    }

    /// "how long till the station" asks for the way there.
    private func showWhatIsCalledSo(in session: Session) throws {
        guard let pin = try NameMatcher.match(title, among: session.names(), as: .place), pin.isExact, let id = pin.id
        else { return try session.showSearch(for: title) }
        try session.show(PlaceCard(PlaceID(id)))
    }
}

extension Session {
    private static let mostAhead = 5
    private static let daysAhead = 731
    /// Times of what repeats that are told behind the next one.
    private static let mostThen = 3

    /// Says when each of one's own things of those words comes next, and how long it is until then; false where none is.
    func tellWhen(named words: String) throws -> Bool {
        try tell(coming(named: words))
    }

    /// The same of one thing, with the times that come behind that.
    func tellWhen(of thing: Thing) throws -> Bool {
        let times = try allComing(within: Self.daysAhead) { $0.source == .thing(thing) }.prefix(1 + Self.mostThen)
        let later = times.dropFirst().map { measures.short(FloatingTime(day: $0.days.lowerBound)) }
        return try tell(Array(times.prefix(1)), then: later)
    }

    private func tell(_ items: [CalendarItem], then later: [String] = []) throws -> Bool {
        guard !items.isEmpty else { return false }
        let foot = later.isEmpty ? [] : [voice.say(EventReply.then(later))]
        try say(Outgoing((items.map { agendaLine($0) + ahead($0) } + foot).joined(), buttons: rows(of: items)))
        return true
    }

    /// Says on which day something is that has a day by its name, and how far it is: "easter"; false for other words.
    func tellDay(named words: String, _ spoken: Spoken) throws -> Bool {
        let line = spoken.saying(words).line, frame = frame(of: spoken)
        guard line.withoutTimes.isEmpty, let start = line.timeValues.first?.value.span(in: frame)?.start else {
            return false
        }
        // "how long until 20:00"
        if case .time(let time)? = line.timeValues.first?.value, time.clock != nil,
            case .moment(let read) = time.reading(in: frame)
        {
            let minutes = Int((read.date.timeIntervalSince(now) / 60).rounded(.up))
            try say(reply: UntilReply.moment(measures.when(read.date), minutes: minutes))
            return true
        }
        let day = FloatingTime(CalendarDate(dayNumber: start.day))
        let days = start.day - present.day, noon = FloatingTime(day.date, minute: 720).moment(in: settings.timeZone)
        let weekday = SettingsReply.day(CalendarDate.weekday(of: day.day)).wording
        try say(
            reply: (0...1).contains(days)
                ? UntilReply.near(measures.when(day), weekday, measures.day(noon), days: days)
                : .day(measures.when(day), days: days))
        return true
    }

    /// The next time of each of one's own things of those words, the soonest first.
    private func coming(named words: String) throws -> [CalendarItem] {
        guard let words = SearchWords(words), case let found = try find(words), !found.isPartly else { return [] }
        let sources = Set(found.own.flatMap(\.things).map(CalendarItem.Source.thing))
        return try comingItems(within: Self.daysAhead, limit: Self.mostAhead) { sources.contains($0.source) }
    }

    /// How far it is ahead: whole days by the calendar, of today's the time.
    private func ahead(_ item: CalendarItem) -> RichText {
        let start = WallTime(item.start, in: settings.timeZone), days = start.day - present.day
        guard days == 0 else { return voice.say(UntilReply.days(days)) }
        let minutes = Int((item.start.timeIntervalSince(now) / 60).rounded(.up))
        return item.isWholeDay || minutes < 1 ? RichText("") : voice.say(UntilReply.minutes(minutes))
    }
}

enum UntilReply: Reply {
    case days(Int), minutes(Int)
    case day(Wording, days: Int), moment(Wording, minutes: Int), near(Wording, Wording, String, days: Int)

    var wording: Wording {
        switch self {
        case .days(let days): Wording("until.days", ": in {n:day|days}", ["n": .number(days)])
        case .minutes(let minutes) where minutes < 60:
            Wording("until.minutes", ": in {n} min", ["n": .number(minutes)])
        case .minutes(let minutes):
            Wording("until.hours", ": in {clock} h", ["clock": .text(Self.clock(minutes))])
        case .near(let when, let weekday, let day, days: 0):
            Wording(
                "until.today", "That is {when}: {weekday}, {day}.",
                ["when": .wording(when), "weekday": .wording(weekday), "day": .text(day)])
        case .near(let when, let weekday, let day, let days):
            Wording(
                "until.near", "That is {when}, {weekday}, {day}: in {n:day|days}.",
                ["when": .wording(when), "weekday": .wording(weekday), "day": .text(day), "n": .number(days)])
        case .day(let when, let days) where days < 0:
            Wording("until.past", "That was {when}.", ["when": .wording(when)])
        case .day(let when, let days) where days > 13 && days % 7 == 0:
            Wording(
                "until.weeks", "That is {when}: in {n:day|days}, {weeks} weeks.",
                ["when": .wording(when), "n": .number(days), "weeks": .number(days / 7)])
        case .day(let when, let days) where days > 13:
            Wording(
                "until.weeksAndDays", "That is {when}: in {n:day|days}, {weeks} weeks and {rest:day|days}.",
                [
                    "when": .wording(when), "n": .number(days), "weeks": .number(days / 7),
                    "rest": .number(days % 7),
                ])
        case .moment(let when, let minutes) where minutes < 60:
            Wording(
                "until.momentSoon", "That is {when}: in {n} min.", ["when": .wording(when), "n": .number(minutes)])
        case .moment(let when, let minutes):
            Wording(
                "until.moment", "That is {when}: in {clock} h.",
                ["when": .wording(when), "clock": .text(Self.clock(minutes))])
        case .day(let when, let days):
            Wording(
                "until.day", "That is {when}: in {n:day|days}.", ["when": .wording(when), "n": .number(days)])
        }
    }

    /// "5:30"
    private static func clock(_ minutes: Int) -> String {
        "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
}

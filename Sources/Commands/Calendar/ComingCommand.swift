import Actions
import Core
import Foundation
import Language
import Store

/// What comes next: of the calendar, of reminders and of what is due.
struct ComingCommand: Command {
    static let about = About(
        intent: "task.list", key: "calendar.next", area: .calendar, summary: "What comes next",
        phrases: [
            "(what is|whats) [up|coming|coming up] next [for me|for us|on my list]", "(what is|whats) coming up",
            "what (comes|do i have|have i got|am i doing) next",
            "(what is|whats|when is|whens|where is|wheres) (my|our|the) next (thing|one|item) [up]",
            "[show] [me] [my|the] next things",
            "(coming up|upcoming) [things]", "next up",
        ],
        examples: ["what's next"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        guard try session.sayComing(where: { _ in true }) else { return try session.show(TasksCard(.open)) }
    }
}

/// What takes place next, without reminders and what is to be done.
struct NextEventCommand: Command {
    private static let event = "(event|events|appointment|appointments|meeting|meetings)"

    static let about = About(
        intent: "calendar.show", key: "calendar.nextEvent", area: .calendar, summary: "Your next appointments",
        phrases: [
            Phrase("(what|when|where) (is|are) (my|our|the) next [few|two|three] \(event)"),
            Phrase("(whats|whens|wheres|what time is|how long until|how long till) (my|our|the) next \(event)"),
            Phrase("(do|have) (i|we) (have|got) [any|an|another] [more] (coming|upcoming) \(event)"),
            Phrase("what is the next \(event) (i have|ive got|on my calendar|in my calendar)"),
            Phrase("[show|list] [me] [my|the|our] (next|coming|upcoming) \(event)"),
            Phrase("(coming up|upcoming) \(event)"),
            "(what is|whats) [up|coming|coming up] next (in|on) my (calendar|schedule|agenda)",
        ],
        examples: ["when is my next appointment"])

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        if try !session.sayComing(where: { CalendarItemKey($0) != nil }) { try session.say(reply: ComingReply.noEvent) }
    }
}

extension Session {
    private static let mostComing = 5
    private static let daysToCome = 60

    /// Tells what comes next of all that fits.
    /// - Returns: false where nothing does.
    fileprivate func sayComing(where fits: (CalendarItem) -> Bool) throws -> Bool {
        let items = try comingItems(within: Self.daysToCome, limit: Self.mostComing, where: fits)
        guard !items.isEmpty else { return false }
        let lines = [voice.say(ComingReply.next)] + items.map { agendaLine($0) }
        let foot = [
            ShowCard(CalendarCard(.day(present.day))).button(CalendarReply.button, voice),
            ShowCard(TasksCard(.open)).button(TaskReply.all, voice),
        ]
        try say(Outgoing(lines.joined(), buttons: rows(of: items) + [foot]))
        return true
    }

    /// What is not over within those days and fits, each thing once, in order.
    func comingItems(within days: Int, limit: Int, where fits: (CalendarItem) -> Bool) throws -> [CalendarItem] {
        var seen: Set<CalendarItem.Source> = []
        let coming = try allComing(within: days) { fits($0) && seen.insert($0.source).inserted }
        return Array(coming.prefix(limit))
    }

    /// The same with each time of what repeats.
    func allComing(within days: Int, where fits: (CalendarItem) -> Bool) throws -> [CalendarItem] {
        let today = present.day
        let span = today...today + days
        return try (calendarItems(span) + groupItems(span)).sorted(by: CalendarItem.isBefore).filter { item in
            let isAhead = item.isWholeDay ? item.days.lowerBound >= today : item.start >= now
            return item.kind != .done && isAhead && fits(item)
        }
    }

    /// A button for each of one's things, with its day where two are called the same.
    func rows(of items: [CalendarItem]) throws -> [[Button]] {
        try items.compactMap { item in
            guard case .thing(let thing) = item.source, let card = try card(of: thing) else { return nil }
            let title = item.title.shortened(to: 40), isAlone = items.count { $0.title == item.title } == 1
            let day = measures.short(FloatingTime(day: item.days.lowerBound))
            return [ShowCard(card).button(PlacesReply.row(isAlone ? title : "\(title), \(day)"), voice)]
        }
    }
}

enum ComingReply: Reply {
    case next
    case noEvent

    var wording: Wording {
        switch self {
        case .next: Wording("coming.title", "*Next*")
        case .noEvent:
            Wording(
                "coming.noEvent", "Nothing takes place in the next two months. Type one, like _dentist Friday 9:00_.")
        }
    }
}

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
            "(what is|whats) [up|coming|coming up] next [for me|for us|in my calendar|on my calendar|on my list]",
            "what (comes|do i have) next", "(what|when) is my next (thing|event|appointment|meeting|one)",
            "[show] [me] [my|the] next (event|events|appointment|appointments|meeting|meetings|things)",
            "(coming up|upcoming) [events|things|appointments]", "next up",
        ],
        examples: ["what's next", "when is my next appointment"])

    private static let most = 5
    private static let days = 60

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let items = try session.comingItems(within: Self.days, limit: Self.most) { _ in true }
        guard !items.isEmpty else { return try session.show(TasksCard(.open)) }
        let lines = [session.voice.say(ComingReply.next)] + items.map { session.agendaLine($0) }
        let foot = [
            ShowCard(CalendarCard(.day(session.present.day))).button(CalendarReply.button, session.voice),
            ShowCard(TasksCard(.open)).button(TaskReply.all, session.voice),
        ]
        try session.say(Outgoing(lines.joined(), buttons: session.rows(of: items) + [foot]))
    }
}

extension Session {
    /// What is not over within those days and fits, each thing once, in order.
    func comingItems(within days: Int, limit: Int, where fits: (CalendarItem) -> Bool) throws -> [CalendarItem] {
        let today = present.day
        var seen: Set<CalendarItem.Source> = []
        let coming = try calendarItems(today...today + days).filter { item in
            let isAhead = item.isWholeDay ? item.days.lowerBound >= today : item.start >= now
            return item.kind != .done && isAhead && fits(item) && seen.insert(item.source).inserted
        }
        return Array(coming.prefix(limit))
    }

    /// A button for each of one's things.
    func rows(of items: [CalendarItem]) throws -> [[Button]] {
        try items.compactMap { item in
            guard case .thing(let thing) = item.source, let card = try card(of: thing) else { return nil }
            return [ShowCard(card).button(PlacesReply.row(item.title.shortened(to: 40)), voice)]
        }
    }
}

enum ComingReply: Reply {
    case next

    var wording: Wording { Wording("coming.title", "*Next*") }
}

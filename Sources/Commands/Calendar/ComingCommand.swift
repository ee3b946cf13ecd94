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

    init(_ said: Said) throws {}

    func perform(in session: Session) throws {
        let items = try session.comingItems(limit: Self.most)
        guard !items.isEmpty else { return try session.show(TasksCard(.open)) }
        let lines = [session.voice.say(ComingReply.next)] + items.map { session.agendaLine($0, isOneDay: false) }
        let rows = try items.compactMap { item -> [Button]? in
            guard case .thing(let thing) = item.source, let card = try session.card(of: thing) else { return nil }
            return [ShowCard(card).button(PlacesReply.row(item.title.shortened(to: 40)), session.voice)]
        }
        let foot = [
            ShowCard(CalendarCard(.day(session.present.day))).button(CalendarReply.button, session.voice),
            ShowCard(TasksCard(.open)).button(TaskReply.all, session.voice),
        ]
        try session.say(Outgoing(lines.joined(), buttons: rows + [foot]))
    }
}

extension Session {
    private static let daysAhead = 60

    /// What is not over within two months, each thing once, in order.
    fileprivate func comingItems(limit: Int) throws -> [CalendarItem] {
        let today = present.day
        var seen: Set<CalendarItem.Source> = []
        let coming = try calendarItems(today...today + Self.daysAhead).filter { item in
            let isAhead = item.isWholeDay ? item.days.lowerBound >= today : item.start >= now
            return item.kind != .done && isAhead && seen.insert(item.source).inserted
        }
        return Array(coming.prefix(limit))
    }
}

enum ComingReply: Reply {
    case next

    var wording: Wording { Wording("coming.title", "*Next*") }
}

import Actions
import Core
import Foundation
import Store

extension Session {
    private static let mostLines = 8

    /// What takes place and what is told on the days of a list and is not over, before what there is to do; of what comes
    /// several times the first.
    func agendaLines(of scope: TaskScope) throws -> [RichText] {
        guard let days = scope.agenda(present) else { return [] }
        var seen: Set<CalendarItem.Source> = []
        let items = try calendarItems(days).filter { item in
            let isTold = item.category == .reminders, isOver = !item.isWholeDay && item.end < now
            return (isTold || item.kind == .event) && !isOver && seen.insert(item.source).inserted
        }
        return items.prefix(Self.mostLines).map { item in
            let when = when(item, isOneDay: days.count == 1)
            return voice.say(TodayReply.line(item.title, at: when, isTold: item.category == .reminders))
        }
    }

    private func when(_ item: CalendarItem, isOneDay: Bool) -> String? {
        guard isOneDay else {
            let start = FloatingTime(item.start, in: settings.timeZone)
            return measures.short(item.isWholeDay ? FloatingTime(start.date) : start)
        }
        return item.isWholeDay ? nil : measures.time(item.start)
    }
}

extension TaskScope {
    /// The days of which a list says what else they bring; nil for one that is of no near days.
    func agenda(_ today: FloatingTime) -> ClosedRange<Int>? {
        switch self {
        case .today: today.day...today.day
        case .tomorrow: today.day + 1...today.day + 1
        case .week: today.day...today.day + 6
        default: nil
        }
    }
}

/// What takes place or is told, among what there is to do.
enum TodayReply: Reply {
    case line(String, at: String?, isTold: Bool)

    var wording: Wording {
        switch self {
        case .line(let title, nil, _): Wording("task.wholeDayEvent", "📅 *{title}*", ["title": .text(title)])
        case .line(let title, let clock?, false):
            Wording("task.event", "📅 {clock} *{title}*", ["clock": .text(clock), "title": .text(title)])
        case .line(let title, let clock?, true):
            Wording("task.told", "⏰ {clock} *{title}*", ["clock": .text(clock), "title": .text(title)])
        }
    }
}

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
        let all = try (calendarItems(days) + groupItems(days)).sorted(by: CalendarItem.isBefore)
        let items = all.filter { item in
            let isTold = item.category == .reminders, isOver = !item.isWholeDay && item.end < now
            return (isTold || item.kind == .event) && !isOver && seen.insert(item.source).inserted
        }
        let more = items.count > Self.mostLines ? [voice.say(CalendarReply.more(items.count - Self.mostLines))] : []
        return items.prefix(Self.mostLines).map { agendaLine($0, of: days.count == 1 ? days.lowerBound : nil) } + more
    }

    /// What changes where those lines do.
    func topicsOfAgenda() throws -> [String] {
        try ["events:\(viewer)", "reminders:\(viewer)"] + topicsOfGroups()
    }

    /// "📅 18:00 yoga" of that day, "📅 –02:00 party" of what began before it; of several days with the day before it.
    func agendaLine(_ item: CalendarItem, of day: Int? = nil) -> RichText {
        let sign: TodayReply.Sign =
            item.category == .reminders ? .told : item.kind == .event ? .event : .due
        return voice.say(TodayReply.line(item.title, at: when(item, of: day), sign))
    }

    private func when(_ item: CalendarItem, of day: Int?) -> String? {
        guard let day else {
            let start = FloatingTime(item.start, in: settings.timeZone)
            return measures.short(item.isWholeDay ? FloatingTime(start.date) : start)
        }
        guard !item.isWholeDay else { return nil }
        guard WallTime(item.start, in: settings.timeZone).day < day else { return measures.time(item.start) }
        return WallTime(item.end, in: settings.timeZone).day > day ? nil : "–\(measures.time(item.end))"
    }
}

extension TaskScope {
    /// The days of which a list says what else they bring; nil for one that is of no near days.
    func agenda(_ today: FloatingTime) -> ClosedRange<Int>? {
        switch (self, selection(today)) {
        case (.today, .day(let day)), (.tomorrow, .day(let day)), (.days, .day(let day)): day.day...day.day
        case (.week, .days(let first, let last)), (.month, .days(let first, let last)): first.day...last.day
        case (.days, .days(let first, let last)) where last.day - first.day < 31: first.day...last.day
        default: nil
        }
    }
}

/// What takes place, is told or is due, in a line.
enum TodayReply: Reply {
    enum Sign { case event, told, due }

    case line(String, at: String?, Sign)

    var wording: Wording {
        switch self {
        case .line(let title, nil, .due): Wording("task.wholeDayDue", "☐ *{title}*", ["title": .text(title)])
        case .line(let title, nil, _): Wording("task.wholeDayEvent", "📅 *{title}*", ["title": .text(title)])
        case .line(let title, let clock?, .event):
            Wording("task.event", "📅 {clock} *{title}*", ["clock": .text(clock), "title": .text(title)])
        case .line(let title, let clock?, .told):
            Wording("task.told", "⏰ {clock} *{title}*", ["clock": .text(clock), "title": .text(title)])
        case .line(let title, let clock?, .due):
            Wording("task.dueLine", "☐ {clock} *{title}*", ["clock": .text(clock), "title": .text(title)])
        }
    }
}

import Actions
import Core
import Foundation
import Language
import Store

/// A series of which a part becomes one of its own: "Thursdays at 10" of each workday, "only Thursdays from April".
extension Session {
    func split(_ event: EventRecord, _ part: SeriesPart, _ frame: TimeFrame) throws {
        guard let rule = event.repetition?.untilItsLast(from: event.start.wall), comingTime(of: event) != nil else {
            throw Refusal(EventDayReply.isOver(event.shortTitle))
        }
        let minute = part.clock?.minuteOfDay(near: event.start.minute) ?? event.start.minute
        let from = part.firstDay(in: frame) ?? dayToCome(at: minute, event)
        let new = try self.part(part, at: minute, of: event, from: from, until: rule.until)
        let old = NewEvent(event)
        let before = event.start.day < from ? old.coming(by: rule.ending(before: from)) : nil
        let after = part.leaves.isEmpty ? nil : old.coming(by: rule.onDays(part.leaves), from: from)
        let made = try splitEvent(event.id, before: before, after: after, beside: new)
        try show(EventCard(made.id), note: part.start == nil ? EventDayReply.daysStay : .untilThenStays)
    }

    /// Today, where that time of day is still to come; else tomorrow, so that today stays as it is.
    private func dayToCome(at minute: Int?, _ event: EventRecord) -> Int {
        let zone = event.zone(for: settings.timeZone), today = WallTime(now, in: zone).day
        let isPast = minute != nil && FloatingTime(day: today, minute: minute).moment(in: zone) <= now
        return isPast ? today + 1 : today
    }

    /// The part by itself, from its first time on that day or later.
    private func part(
        _ part: SeriesPart, at minute: Int?, of event: EventRecord, from day: Int, until: WallTime?
    ) throws -> NewEvent {
        var rule = part.rule
        // The whole of that last day, since it is at another time of day.
        (rule.count, rule.until) = (nil, until.map { WallTime(endOf: $0.day) })
        guard var new = NewEvent(event).coming(by: rule, from: day) else {
            throw Refusal(EventDayReply.endsBefore(event.shortTitle))
        }
        new.move(to: FloatingTime(day: new.start.day, minute: minute))
        new.rule = rule
        return new
    }
}

extension SeriesPart {
    /// Where it is of some day on, the series comes before that, so that it is cut.
    func cuts(_ next: Int, _ frame: TimeFrame) -> Bool { start == nil || firstDay(in: frame).map { $0 > next } == true }

    fileprivate func firstDay(in frame: TimeFrame) -> Int? {
        start.flatMap { SaidValue.time($0).span(in: frame)?.start?.day }
    }
}

extension NewEvent {
    /// The same by another rule, from its first time on some day or later; nil where none comes. What comes as often as
    /// it did comes in the same weeks.
    fileprivate func coming(by new: Recurrence, from day: Int? = nil) -> NewEvent? {
        let first = FloatingTime(day: max(day ?? start.day, start.day), minute: start.minute).wall
        let isAsOften = (new.frequency, new.interval) == (rule?.frequency, rule?.interval)
        let begin = new.occurrences(
            from: isAsOften ? start.wall : first, after: WallTime(seconds: first.seconds - 1), limit: 1)
        guard let day = begin.first?.day else { return nil }
        var moved = self
        moved.move(to: FloatingTime(day: day, minute: start.minute))
        moved.rule = new
        return moved
    }
}

extension Recurrence {
    /// With the moment of its last time for how often it comes, so that each part of it ends as the whole would.
    fileprivate func untilItsLast(from start: WallTime) -> Recurrence {
        guard let count, let last = occurrences(from: start, limit: count).last else { return self }
        var rule = self
        (rule.count, rule.until) = (nil, last)
        return rule
    }

    fileprivate func ending(before day: Int) -> Recurrence {
        var rule = self
        rule.until = WallTime(endOf: day - 1)
        return rule
    }

    /// On some of its days of the week. ISO 8601: Monday is 1.
    fileprivate func onDays(_ weekdays: [Int]) -> Recurrence {
        var rule = self
        (rule.frequency, rule.days) = (.weekly, weekdays.map { Recurrence.Day($0) })
        let left = without?.filter { weekdays.contains(CalendarDate.weekday(of: $0)) } ?? []
        rule.without = left.isEmpty ? nil : left
        return rule
    }
}

extension SaidTime.Clock {
    /// Minutes since midnight, in the half of the day that is nearer to another time of day where neither was said.
    fileprivate func minuteOfDay(near other: Int?) -> Int {
        let base = hour % 12 * 60 + minute
        if let half { return half == .pm ? base + 720 : base }
        guard hour <= 12, let other else { return hour * 60 + minute }
        return abs(base - other) <= abs(base + 720 - other) ? base : base + 720
    }
}

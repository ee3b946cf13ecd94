package import Core
package import Foundation
package import Store

/// One time of an event.
package struct EventTime: Hashable, Sendable {
    package let event: EventRecord
    /// By the clocks of the event, since 1970-01-01.
    package let day: Int
    package let start: Date

    package init(_ event: EventRecord, _ day: Int, in home: TimeZone) {
        (self.event, self.day) = (event, day)
        start = FloatingTime(day: day, minute: event.start.minute).moment(in: event.zone(for: home))
    }
}

extension Session {
    /// The first time of an event on days of the viewer's, since 1970-01-01, that is not over; nil where there is none.
    package func time(of event: EventRecord, on days: ClosedRange<Int>) -> EventTime? {
        times(of: event, on: days, limit: 1).first
    }

    /// Its times on such days, in order.
    package func times(of event: EventRecord, on days: ClosedRange<Int>, limit: Int = 366) -> [EventTime] {
        let home = settings.timeZone
        let bounds = [days.lowerBound, days.upperBound + 1].map { FloatingTime(day: $0).moment(in: home) }
        return times(of: event, from: max(bounds[0], now), to: bounds[1], limit: limit)
    }

    /// Of the viewer's own, to be looked through.
    private static let mostOwn = 1000

    /// What the viewer has on such days of their own and is not over, each once; of very much the first.
    package func ownTimes(on days: ClosedRange<Int>) throws -> [EventTime] {
        try EventRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM event WHERE \(own(.event)) AND start < \(FloatingTime(day: days.upperBound + 2))
                    AND (rule IS NOT NULL OR coalesce(finish, start) >= \(FloatingTime(day: days.lowerBound - 1)))
                ORDER BY start, id LIMIT \(Self.mostOwn)
                """
        ).compactMap { time(of: $0, on: days) }
    }

    /// So far ahead the next times are looked for.
    private static let outlook: Double = 1500 * .day

    /// The next time of an event that is not over, within some years.
    package func comingTime(of event: EventRecord) -> EventTime? { comingTimes(of: event, limit: 1).first }

    /// The next few, in order.
    package func comingTimes(of event: EventRecord, limit: Int) -> [EventTime] {
        times(of: event, from: now, to: now.addingTimeInterval(Self.outlook), limit: limit)
    }

    private func times(of event: EventRecord, from: Date, to: Date, limit: Int) -> [EventTime] {
        guard from < to else { return [] }
        let zone = event.zone(for: settings.timeZone)
        return CalendarExpansion([event.entry()], for: settings.timeZone)
            .occurrences(from: from, to: to, limit: limit).occurrences
            .map { EventTime(event, WallTime($0.original, in: zone).day, in: settings.timeZone) }
    }

    /// What repeats does not come on days of its own clocks. Where too many are left out, those that passed longest ago
    /// are forgotten.
    package func leaveOut(_ days: [Int], of id: EventID) throws -> EventRecord {
        try reviseRule(of: id) { try leavingOut(days, of: $0) }
    }

    /// The rule without those days, as long as it can be kept.
    package func leavingOut(_ days: [Int], of rule: Recurrence) throws -> Recurrence {
        var new = days.reduce(rule) { $0.leavingOut($1) }
        while new.text.utf8.count > EventRecord.longestRule, let first = new.without?.first, first < present.day {
            new = new.takingIn(first)
        }
        guard new.text.utf8.count <= EventRecord.longestRule else {
            throw Refusal(EventDayRefusal.tooMany(new.without?.count ?? 0))
        }
        return new
    }

    /// It comes again on a day on which it was left out.
    package func takeIn(_ day: Int, of id: EventID) throws -> EventRecord {
        try reviseRule(of: id) { $0.takingIn(day) }
    }

    /// Puts what comes on one day elsewhere, as one change: it is left out there, and takes place once by itself. `move` is
    /// handed it as it is on that day.
    package func moveOne(_ day: Int, of id: EventID, _ move: (inout NewEvent) -> Void) throws -> EventRecord {
        let old = try eventToChange(id)
        var new = NewEvent(old)
        new.rule = nil
        new.move(to: FloatingTime(day: day, minute: old.start.minute))
        move(&new)
        return try change(.change, voice.words(EventTitle.changed(old.shortTitle))) {
            _ = try leaveOut([day], of: id)
            return try keepEvent(new)
        } subject: {
            .event($0.id)
        }
    }

    /// Makes several of one series, as one change: what it was `before`, what of it stays `after` that, and the part that is
    /// one of its own from then on. One is told of each as of the whole. The event itself goes on as what stays.
    /// - Returns: the part.
    package func splitEvent(
        _ id: EventID, before: NewEvent?, after: NewEvent?, beside part: NewEvent
    ) throws -> EventRecord {
        let old = try eventToChange(id), leads = try notices(of: old).filter { !$0.hasPassed }.map(\.lead)
        return try change(.change, voice.words(EventTitle.changed(old.shortTitle))) {
            let others = [before, after].compactMap(\.self)
            guard let staying = others.last else {
                return try reviseEvent(id, as: part)
            }
            try reviseEvent(id, as: staying)
            let made = try (others.dropLast() + [part]).map(keepEvent)
            for event in made { try addNotices(leads, to: event.id) }
            return made[made.count - 1]
        } subject: {
            .event($0.id)
        }
    }

    private func reviseRule(of id: EventID, _ body: (Recurrence) throws -> Recurrence) throws -> EventRecord {
        let old = try eventToChange(id)
        guard let rule = old.repetition else { throw Refusal(ActionReply.repeatsNot) }
        var new = NewEvent(old)
        new.rule = try body(rule)
        return try reviseEvent(id, as: new)
    }
}

/// Why a day cannot be left out.
enum EventDayRefusal: Reply {
    case tooMany(Int)

    var wording: Wording {
        switch self {
        case .tooMany(let count):
            Wording(
                "event.tooManyLeftOut",
                "{n} days would be left out of it, more than can be kept. Delete it and put it in anew, like `yoga every Tuesday at 18:00`.",
                ["n": .number(count)])
        }
    }
}

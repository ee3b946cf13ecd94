import Core
import Foundation
import Store

extension Session {
    /// The reminder of an event stands so long before it as its owner wants; it moves and goes with it.
    ///
    /// It is made anew where it changes: what was told of it before is about another time.
    func armNotice(of event: EventRecord) throws {
        let zone = event.zone(for: settings.timeZone)
        let wanted = event.lead.map { lead in
            EventNotice(event, lead: lead, in: zone)
        }
        let known = try ReminderRecord.fetchOne(
            db, literal: "SELECT * FROM reminder WHERE event = \(event.id) ORDER BY id LIMIT 1")
        if let known, let wanted, known.due == wanted.due, known.rule == wanted.rule?.text, known.text == event.title {
            return
        }
        try db.run("DELETE FROM reminder WHERE event = \(event.id)")
        if let wanted, wanted.rule != nil || wanted.due > now {
            try db.run(
                """
                INSERT INTO reminder (owner, text, due, isWallTime, createdAt, addedBy, event, rule, lead, doneDue)
                VALUES (\(event.owner), \(event.title), \(wanted.due.stored), 1, \(now.stored), \(event.addedBy),
                    \(event.id), \(wanted.rule?.text), \(event.lead),
                    \(wanted.rule == nil ? nil : now.stored))
                """)
        }
        try mark("reminders:\(event.owner)")
    }

    /// Events that were said in a zone that was only assumed are at the same times in the right one.
    func moveEvents(from old: TimeZone, to new: TimeZone) throws {
        let events = try EventRecord.fetchAll(
            db, literal: "SELECT * FROM event WHERE zone = \(old.identifier) AND \(changeable(.event)) ORDER BY id")
        for old in events {
            var event = old
            event.zone = new.identifier
            try db.run("UPDATE event SET zone = \(event.zone) WHERE id = \(event.id)")
            try armNotice(of: event)
            try moveOccasions(of: old, to: event)
            try markEvent(event)
        }
    }
}

/// When one is told of an event: so long before, on the days before where it is as long as that.
struct EventNotice {
    let due: Date
    let rule: Recurrence?

    init(_ event: EventRecord, lead: Int, in zone: TimeZone) {
        let start = event.start.wall
        // A whole day is told of in the morning.
        let clock = event.isWholeDay ? WallTime(seconds: start.seconds + 9 * 3600) : start
        let told = WallTime(seconds: clock.seconds - lead)
        due = FloatingTime(day: told.day, minute: told.minuteOfDay).moment(in: zone)
        rule = event.repetition.flatMap { $0.moved(days: told.day - start.day) }
    }
}

extension Recurrence {
    /// The same on other days; nil where its days cannot all be moved alike.
    func moved(days: Int) -> Recurrence? {
        guard days != 0 else { return self }
        var rule = self
        if let until { rule.until = until.adding(days: days) }
        if frequency == .daily, self.days.isEmpty, monthDays.isEmpty, months.isEmpty { return rule }
        guard frequency == .weekly, self.days.allSatisfy({ $0.ordinal == nil }), months.isEmpty, interval == 1 else {
            return nil
        }
        rule.days = self.days.map { Day((($0.weekday - 1 + days) % 7 + 7) % 7 + 1) }
        return rule
    }
}

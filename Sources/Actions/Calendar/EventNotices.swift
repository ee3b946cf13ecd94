package import Core
import Foundation
package import Store

extension Session {
    static let mostNotices = 5

    /// When one is told of an event: seconds before it, the longest first; its own lead and what was added to it.
    package func notices(of event: EventRecord) throws -> [Int] {
        let known = try Int.fetchAll(
            db, literal: "SELECT lead FROM reminder WHERE event = \(event.id) AND lead IS NOT NULL")
        return Set(known + [event.lead].compactMap(\.self)).sorted(by: >)
    }

    /// Tells of an event so many seconds before it, besides what one is told of it already.
    /// - Returns: those that had passed already, and are left out.
    @discardableResult
    package func addNotices(_ leads: [Int], to id: EventID) throws -> [Int] {
        let event = try eventToChange(id)
        let known = try notices(of: event), home = try zone(of: event.owner)
        let new = leads.filter { !known.contains($0) }
        let coming = new.filter { EventNotice(event, lead: $0, for: home, after: now).comes(after: now) }
        guard known.count + coming.count <= Self.mostNotices else {
            throw Refusal(LeadRefusal.tooMany(Self.mostNotices))
        }
        try change(.change, voice.words(EventTitle.changed(event.shortTitle)), subject: .event(id)) {
            for lead in coming { try arm(EventNotice(event, lead: lead, for: home, after: now), of: event) }
        }
        try markEvent(event)
        try mark("reminders:\(event.owner)")
        return new.filter { !coming.contains($0) }
    }

    /// Tells of an event so many seconds before it and at no other time; nil for not at all.
    package func setNotice(_ lead: Int?, of id: EventID) throws {
        let event = try eventToChange(id)
        var new = NewEvent(event)
        new.lead = lead
        try change(.change, voice.words(EventTitle.changed(event.shortTitle)), subject: .event(id)) {
            try db.run("DELETE FROM reminder WHERE event = \(id) AND lead IS NOT \(lead)")
            try reviseEvent(id, as: new)
        }
    }

    /// The reminders of an event stand so long before it as its owner wants; they move and go with it.
    ///
    /// One is made anew where it changes: what was told before is about another time.
    func armNotices(of event: EventRecord) throws {
        let known = try ReminderRecord.fetchAll(
            db, literal: "SELECT * FROM reminder WHERE event = \(event.id) ORDER BY id")
        let home = try zone(of: event.owner)
        let wanted = try notices(of: event).map { EventNotice(event, lead: $0, for: home, after: now) }
        for reminder in known where !wanted.contains(where: { $0.isToldBy(reminder, of: event) }) {
            try db.run("DELETE FROM reminder WHERE id = \(reminder.id)")
        }
        for notice in wanted where !known.contains(where: { notice.isToldBy($0, of: event) }) {
            let isUrgent = known.contains { $0.lead == notice.lead && $0.isUrgent }
            if notice.comes(after: now) { try arm(notice, of: event, isUrgent: isUrgent) }
        }
        try mark("reminders:\(event.owner)")
    }

    /// What was told before one time of an event whose other times cannot be counted from it is told before the next, too.
    func armNext(after told: ReminderRecord) throws {
        guard told.rule == nil, let lead = told.lead, let event = try told.event.flatMap({ try event($0) }),
            event.repetition != nil
        else { return }
        let notice = try EventNotice(event, lead: lead, for: zone(of: event.owner), after: max(now, told.due))
        let known = try ReminderRecord.fetchAll(db, literal: "SELECT * FROM reminder WHERE event = \(event.id)")
        guard notice.comes(after: now), !known.contains(where: { notice.isToldBy($0, of: event) }) else { return }
        // Nobody has changed anything: it is the clock.
        try transaction.withoutJournal { try arm(notice, of: event) }
    }

    private func arm(_ notice: EventNotice, of event: EventRecord, isUrgent: Bool = false) throws {
        try db.run(
            """
            INSERT INTO reminder (owner, text, due, isWallTime, isUrgent, createdAt, addedBy, event, rule, lead, doneDue)
            VALUES (\(event.owner), \(event.title), \(notice.due.stored), 1, \(isUrgent), \(now.stored),
                \(event.addedBy), \(event.id), \(notice.rule?.text), \(notice.lead),
                \(notice.rule == nil ? nil : now.stored))
            """)
    }

    /// What repeats on other clocks than the owner's is told of one time after the other: a rule is on the owner's.
    func armNoticesOfRepeating() throws {
        let events = try EventRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM event WHERE \(changeable(.event)) AND rule IS NOT NULL AND zone IS NOT NULL
                    AND id IN (SELECT event FROM reminder) ORDER BY id
                """)
        for event in events { try armNotices(of: event) }
    }

    /// Events that were said in a zone that was only assumed are at the same times in the right one.
    func moveEvents(from old: TimeZone, to new: TimeZone) throws {
        let events = try EventRecord.fetchAll(
            db, literal: "SELECT * FROM event WHERE zone = \(old.identifier) AND \(changeable(.event)) ORDER BY id")
        for old in events {
            var event = old
            event.zone = new.identifier
            try db.run("UPDATE event SET zone = \(event.zone) WHERE id = \(event.id)")
            try armNotices(of: event)
            try moveOccasions(of: old, to: event)
            try markEvent(event)
        }
    }
}

/// When one is told of an event: so long before, on the days before where it is as long as that.
struct EventNotice {
    /// Seconds.
    let lead: Int
    let due: Date
    let rule: Recurrence?

    /// `home`: where its owner is. What cannot be put on other days, and what is on other clocks, is told before its next
    /// time after `now`.
    init(_ event: EventRecord, lead: Int, for home: TimeZone, after now: Date) {
        self.lead = lead
        let zone = event.zone(for: home)
        let start = event.startOfLeads.wall
        let told = WallTime(seconds: start.seconds - lead)
        rule = zone == home ? event.repetition.flatMap { $0.moved(days: told.day - start.day) } : nil
        let passed = WallTime(now.addingTimeInterval(Double(lead)), in: zone)
        due = (rule == nil ? event.time(after: passed) : event.startOfLeads).moment(earlier: lead, in: zone)
    }

    func comes(after now: Date) -> Bool { rule != nil || due > now }

    func isToldBy(_ reminder: ReminderRecord, of event: EventRecord) -> Bool {
        reminder.lead == lead && reminder.due == due && reminder.rule == rule?.text && reminder.text == event.title
    }
}

extension EventRecord {
    /// From when the times before it are counted.
    package var startOfLeads: FloatingTime { start.withMorning }

    /// The first of its times behind that moment of its clocks, else the one from which they are counted.
    fileprivate func time(after passed: WallTime) -> FloatingTime {
        guard let next = repetition?.occurrences(from: startOfLeads.wall, after: passed, limit: 1).first else {
            return startOfLeads
        }
        return FloatingTime(day: next.day, minute: next.minuteOfDay)
    }
}

extension Recurrence {
    /// The same on other days; nil where its days cannot all be moved alike.
    func moved(days: Int) -> Recurrence? {
        guard days != 0 else { return self }
        var rule = self
        if let until { rule.until = until.adding(days: days) }
        rule.without = without?.map { $0 + days }
        if frequency == .daily, self.days.isEmpty, monthDays.isEmpty, months.isEmpty { return rule }
        guard frequency == .weekly, self.days.allSatisfy({ $0.ordinal == nil }), months.isEmpty, interval == 1 else {
            return nil
        }
        rule.days = self.days.map { Day((($0.weekday - 1 + days) % 7 + 7) % 7 + 1) }
        return rule
    }
}

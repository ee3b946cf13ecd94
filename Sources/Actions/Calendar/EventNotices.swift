package import Core
import Foundation
package import Store

extension Session {
    static let mostNotices = 5

    /// When one is told of an event, or of what is to be done before it, the longest time before first; its own lead and
    /// what was added to it. Some have passed, and come no more.
    package func notices(of event: EventRecord) throws -> [(lead: Lead, hasPassed: Bool)] {
        let zone = try event.zone(for: zone(of: event.owner))
        let known = try reminders(of: event).compactMap { reminder in
            Lead(reminder, before: event.startOfLeads, in: zone).map { ($0, reminder.isStopped) }
        }
        var all = Dictionary(known, uniquingKeysWith: { $0 && $1 })
        if let own = event.lead.map({ Lead(seconds: $0) }), all[own] == nil { all[own] = false }
        return all.map { (lead: $0.key, hasPassed: $0.value) }.sorted {
            ($0.lead.seconds, $0.lead.text ?? "") > ($1.lead.seconds, $1.lead.text ?? "")
        }
    }

    private func reminders(of event: EventRecord) throws -> [ReminderRecord] {
        try ReminderRecord.fetchAll(db, literal: "SELECT * FROM reminder WHERE event = \(event.id) ORDER BY id")
    }

    /// Tells of an event so long before it, besides what one is told of it already.
    /// - Returns: those that had passed already, and are left out.
    @discardableResult
    package func addNotices(_ leads: [Lead], to id: EventID) throws -> [Lead] {
        let event = try eventToChange(id)
        let known = try notices(of: event).filter { !$0.hasPassed }.map(\.lead), home = try zone(of: event.owner)
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

    /// Tells of an event so many seconds before it and at no other time; nil for not at all. What is to be done before it
    /// stays.
    package func setNotice(_ lead: Int?, of id: EventID) throws {
        let event = try eventToChange(id)
        var new = NewEvent(event)
        new.lead = lead
        try change(.change, voice.words(EventTitle.changed(event.shortTitle)), subject: .event(id)) {
            try db.run(
                """
                DELETE FROM reminder WHERE event = \(id) AND NOT hasOwnText AND (lead IS NOT \(lead) OR leadDays IS NOT NULL)
                """)
            try reviseEvent(id, as: new)
        }
    }

    /// The reminders of an event stand so long before it as its owner wants; they move and go with it.
    ///
    /// One is made anew where it changes: what was told before is about another time. What would have come before now
    /// stays, and comes no more, so that it is there when the event moves back.
    func armNotices(of event: EventRecord) throws {
        let known = try reminders(of: event), home = try zone(of: event.owner), zone = event.zone(for: home)
        var armed = Set<Lead>()
        for old in known {
            guard let lead = Lead(old, before: event.startOfLeads, in: zone) else { continue }
            let notice = EventNotice(event, lead: lead, for: home, after: now)
            guard !notice.isToldBy(old) else { continue }
            try db.run("DELETE FROM reminder WHERE id = \(old.id)")
            let isThere = known.contains { notice.isToldBy($0) } || !armed.insert(lead).inserted
            if !isThere { try arm(notice, of: event, insteadOf: old) }
        }
        if let own = event.lead.map({ Lead(seconds: $0) }),
            !known.contains(where: { Lead($0, before: event.startOfLeads, in: zone) == own })
        {
            let notice = EventNotice(event, lead: own, for: home, after: now)
            if notice.comes(after: now) { try arm(notice, of: event) }
        }
        try mark("reminders:\(event.owner)")
    }

    /// What was told before one time of an event whose other times cannot be counted from it is told before the next, too.
    func armNext(after told: ReminderRecord) throws {
        guard told.rule == nil, let event = try told.event.flatMap({ try event($0) }), event.repetition != nil else {
            return
        }
        let home = try zone(of: event.owner)
        guard let lead = Lead(told, before: event.startOfLeads, in: event.zone(for: home)) else { return }
        let notice = EventNotice(event, lead: lead, for: home, after: max(now, told.due))
        guard notice.comes(after: now), try !reminders(of: event).contains(where: { notice.isToldBy($0) }) else {
            return
        }
        // Nobody has changed anything: it is the clock.
        try transaction.withoutJournal { try arm(notice, of: event) }
    }

    private func arm(_ notice: EventNotice, of event: EventRecord, insteadOf old: ReminderRecord? = nil) throws {
        var reminder = ReminderRecord(
            owner: event.owner, text: notice.text, due: notice.due, isWallTime: true, createdAt: now,
            addedBy: event.addedBy, rule: notice.rule?.text, isAlarm: old?.isAlarm ?? false, nag: old?.nag,
            lead: notice.lead.seconds, isUrgent: old?.isUrgent ?? false)
        reminder.isDone = !notice.comes(after: now)
        (reminder.isStopped, reminder.event) = (reminder.isDone, event.id)
        (reminder.leadDays, reminder.hasOwnText) = (notice.lead.day?.days, notice.lead.text != nil)
        if notice.rule != nil { reminder.doneDue = now }
        try reminder.insertAnew(db)
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
    let lead: Lead
    let text: String
    let due: Date
    let rule: Recurrence?

    /// `home`: where its owner is. What cannot be put on other days, and what is on other clocks, is told before its next
    /// time after `now`.
    init(_ event: EventRecord, lead: Lead, for home: TimeZone, after now: Date) {
        (self.lead, text) = (lead, lead.text ?? event.title)
        let zone = event.zone(for: home)
        let start = event.startOfLeads.wall
        let told = WallTime(seconds: start.seconds - lead.seconds)
        rule = zone == home ? event.repetition.flatMap { $0.moved(days: told.day - start.day) } : nil
        let passed = WallTime(now.addingTimeInterval(Double(lead.seconds)), in: zone)
        due = (rule == nil ? event.time(after: passed) : event.startOfLeads).moment(earlier: lead.seconds, in: zone)
    }

    func comes(after now: Date) -> Bool { rule != nil || due > now }

    func isToldBy(_ reminder: ReminderRecord) -> Bool {
        reminder.lead == lead.seconds && reminder.leadDays == lead.day?.days && reminder.due == due
            && reminder.rule == rule?.text && reminder.text == text
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

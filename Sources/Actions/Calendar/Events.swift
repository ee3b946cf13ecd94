package import Core
package import Foundation
package import Store

/// What an event is made of; the same for a new one and for a changed one.
package struct NewEvent: Hashable, Sendable {
    package var title: String
    package var details = ""
    /// Where it is, in words.
    package var location = ""
    package var place: PlaceID?
    package var start: FloatingTime
    /// Of days the last one; nil where it is not known.
    package var finish: FloatingTime?
    /// Whose clocks are meant; nil for the owner's.
    package var zone: TimeZone?
    package var rule: Recurrence?
    /// Seconds before it at which one is told; nil for no notice.
    package var lead: Int?

    package init(_ title: String, start: FloatingTime, finish: FloatingTime? = nil) {
        (self.title, self.start, self.finish) = (title, start, finish)
    }

    /// As it is, so that a part can be changed.
    package init(_ old: EventRecord) {
        self.init(old.title, start: old.start, finish: old.finish)
        (details, location, place, rule, lead) = (old.details, old.location, old.place, old.repetition, old.lead)
        zone = old.zone.flatMap(TimeZone.init(identifier:))
    }

    /// Moves it, and what it lasts with it.
    package mutating func move(to new: FloatingTime) {
        let length = finish.map { $0.wall.seconds - start.wall.seconds }
        let isOfKind = (new.minute == nil) == (start.minute == nil)
        finish = isOfKind ? length.map { Self.floating(new.wall.seconds + $0, isDay: new.minute == nil) } : nil
        if new.day != start.day { rule = rule?.beginning(on: new.day) }
        start = new
    }

    /// It comes every year on its day; the first time is the next one from today.
    package mutating func comeYearly(from today: Int) {
        let yearly = Recurrence(.yearly).endingShorterMonths(from: start.day)
        rule = yearly
        guard start.day > today, yearly.endsShorterMonths else { return }
        let next = yearly.occurrences(from: FloatingTime(day: today, minute: start.minute).wall, limit: 1).first
        if let next { start = FloatingTime(day: next.day, minute: start.minute) }
    }

    private static func floating(_ seconds: Int, isDay: Bool) -> FloatingTime {
        let wall = WallTime(seconds: seconds)
        return FloatingTime(day: wall.day, minute: isDay ? nil : wall.minuteOfDay)
    }
}

extension EventRecord {
    /// The title, cut so that it fits a button or a row.
    package var shortTitle: String { title.cut(after: 40) }

    /// It was before that day, and comes no more.
    package func isOver(before day: Int) -> Bool { rule == nil && (finish ?? start).day < day }

    fileprivate mutating func take(_ new: NewEvent, in home: TimeZone) {
        (title, details, location, place) = (new.title, new.details, new.location, new.place)
        (start, lead) = (new.start, new.lead)
        finish = new.finish.flatMap { $0 > new.start ? $0 : nil }
        zone = new.start.minute == nil ? nil : (new.zone ?? home).identifier
        rule = new.rule?.text
    }
}

extension Session {
    package func keepEvent(_ new: NewEvent) throws -> EventRecord {
        let event = try change(.add, voice.words(EventTitle.added(new.title))) {
            var record = EventRecord(owner: viewer, title: new.title, start: new.start, createdAt: now)
            record.addedBy = adder
            record.take(new, in: settings.timeZone)
            let event = try record.insertedAnew(db)
            try armNotices(of: event)
            return event
        } subject: {
            .event($0.id)
        }
        try markEvent(event)
        return event
    }

    /// An event that the viewer may see.
    package func event(_ id: EventID) throws -> EventRecord? { try seen(.event(id)) }

    /// An event that the viewer may change; throws the sentence to be shown where there is none.
    package func eventToChange(_ id: EventID) throws -> EventRecord {
        try toChange(.event(id), event(id))
    }

    /// Makes an event what `new` says, as one change; its notice follows.
    @discardableResult
    package func reviseEvent(_ id: EventID, as new: NewEvent) throws -> EventRecord {
        let old = try eventToChange(id)
        var event = old
        try markEvent(event)
        event.take(new, in: settings.timeZone)
        try change(.change, voice.words(EventTitle.changed(event.shortTitle)), subject: .event(id)) {
            try db.run(
                """
                UPDATE event SET title = \(event.title), details = \(event.details), location = \(event.location),
                    place = \(event.place), start = \(event.start), finish = \(event.finish), zone = \(event.zone),
                    rule = \(event.rule), lead = \(event.lead) WHERE id = \(id)
                """)
            try armNotices(of: event)
            try moveOccasions(of: old, to: event)
        }
        try markEvent(event)
        return try eventToChange(id)
    }

    package func deleteEvent(_ id: EventID) throws {
        let old = try eventToChange(id)
        try markEvent(old)
        try change(.delete, voice.words(EventTitle.deleted(old.shortTitle)), subject: .event(id)) {
            try moveOccasions(of: old, to: nil)
            try db.run("DELETE FROM event WHERE id = \(id)")
        }
    }

    /// Events of the viewer's that are called so, those that are to come first; where none to come is called just so, those
    /// that have it in their title.
    package func events(titled words: String, limit: Int) throws -> [EventRecord] {
        var past: [EventRecord] = []
        for condition in isTitled(words) {
            let found = try EventRecord.fetchAll(
                db,
                literal: """
                    SELECT * FROM event WHERE \(own(.event)) AND \(condition)
                    ORDER BY rule IS NULL AND coalesce(finish, start) < \(FloatingTime(day: present.day)), start, id
                    LIMIT \(limit)
                    """)
            if found.first.map({ !$0.isOver(before: present.day) }) == true { return found }
            if past.isEmpty { past = found }
        }
        return past
    }

    /// What is to come in a group that the viewer is in and has that title, with the group's name; nil where none is, or
    /// several are.
    package func eventOfGroup(titled words: String) throws -> (title: String, group: String)? {
        guard !isGroup else { return nil }
        for condition in isTitled(words) {
            let rows = try SQLRow.fetchAll(
                db,
                literal: """
                    SELECT title, (SELECT title FROM groupChat WHERE id = event.owner) AS name FROM event
                    WHERE owner IN (SELECT groupChat FROM member WHERE member.person = \(viewer)) AND \(visible(.event))
                        AND \(condition) AND (rule IS NOT NULL OR coalesce(finish, start) >= \(FloatingTime(day: present.day)))
                    LIMIT 2
                    """)
            if rows.count == 1 { return (rows[0]["title"], rows[0]["name"]) }
        }
        return nil
    }

    /// The cards that show an event, and the calendars that it is in.
    func markEvent(_ event: EventRecord) throws {
        try mark("event:\(event.id)", "events:\(event.owner)", "history:\(viewer)")
        if let place = event.place { try mark("place:\(place)") }
    }
}

package import Foundation

/// An event or a to-do of a calendar, or one occurrence of a series that differs from the others.
package struct CalendarEntry: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable { case event, task }

    package enum Status: String, Hashable, Sendable, Codable, CaseIterable {
        case tentative, confirmed, cancelled, needsAction, inProcess, completed
    }

    /// When it is over; of a to-do, when it is due.
    package enum End: Hashable, Sendable, Codable {
        case at(CalendarTime)
        case after(CalendarLength)
    }

    package var kind: Kind
    /// The same for a series and its overrides; unique in the world.
    package var uid: String
    package var title = ""
    package var details: String?
    package var location: String?
    package var coordinate: Coordinate?
    package var url: String?
    package var categories: [String] = []
    /// 1 is highest, 9 lowest; nil where none is given.
    package var priority: Int?
    package var status: Status?
    /// It leaves its time free for something else.
    package var isFree = false
    package var isPrivate = false
    /// Only to-dos may have none.
    package var start: CalendarTime?
    package var end: End?
    package var completedAt: Date?
    /// 0...100
    package var percent: Int?
    package var repetition = CalendarRepetition()
    /// The occurrence of the series that this stands for.
    package var override: CalendarOverride?
    /// The to-do that this is a part of.
    package var parentUID: String?
    package var alarms: [CalendarAlarm] = []
    /// Counts the changes that matter; of two versions the higher holds.
    package var sequence = 0
    package var createdAt: Date?
    package var changedAt: Date?

    package init(_ kind: Kind, uid: String, title: String = "", start: CalendarTime? = nil, end: End? = nil) {
        self.kind = kind
        self.uid = uid
        self.title = title
        self.start = start
        self.end = end
    }
}

/// How an entry comes again.
package struct CalendarRepetition: Hashable, Sendable, Codable {
    /// More than one is rare; `until` is in the start's own clocks.
    package var rules: [Recurrence] = []
    /// Occurrences beside the rule's.
    package var extra: [CalendarExtra] = []
    /// Occurrences left out; a day leaves out all of that day.
    package var without: [CalendarTime] = []

    package init(rules: [Recurrence] = [], extra: [CalendarExtra] = [], without: [CalendarTime] = []) {
        (self.rules, self.extra, self.without) = (rules, extra, without)
    }
}

/// An occurrence beside those of the rule, with an end of its own where it has one.
package struct CalendarExtra: Hashable, Sendable, Codable {
    package var start: CalendarTime
    package var end: CalendarEntry.End?

    package init(_ start: CalendarTime, end: CalendarEntry.End? = nil) { (self.start, self.end) = (start, end) }
}

/// Which occurrence of a series an entry replaces.
package struct CalendarOverride: Hashable, Sendable, Codable {
    /// When that occurrence was to start.
    package var original: CalendarTime
    /// All later ones change alike.
    package var isFromHereOn: Bool

    package init(_ original: CalendarTime, isFromHereOn: Bool = false) {
        (self.original, self.isFromHereOn) = (original, isFromHereOn)
    }
}

/// When a calendar reminds somebody of an entry.
package struct CalendarAlarm: Hashable, Sendable, Codable {
    package enum Trigger: Hashable, Sendable, Codable {
        /// Before where negative.
        case fromStart(CalendarLength)
        /// From the end, or from when it is due.
        case fromEnd(CalendarLength)
        case at(Date)
    }

    package var trigger: Trigger
    /// How often it comes again, and after how many seconds each time.
    package var repeats: Int
    package var gap: Int
    /// The calendar plays a sound or shows it, and does nothing else (no mail).
    package var isShown: Bool

    package init(_ trigger: Trigger, repeats: Int = 0, gap: Int = 0, isShown: Bool = true) {
        (self.trigger, self.repeats, self.gap, self.isShown) = (trigger, repeats, gap, isShown)
    }
}

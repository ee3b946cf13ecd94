package import Core
package import Foundation

/// Something to be told at a moment.
package struct ReminderRecord: StoreRecord {
    package static let databaseTableName = "reminder"
    package var id: ReminderID
    package var owner: OwnerID
    package var text: String
    package var due: Date
    /// It was said as a time of day rather than as a span from then.
    package var isWallTime: Bool
    package var isDone: Bool
    package var createdAt: Date
    /// The moment that the last notice was for: the due date, or what it was put off to.
    package var noticeDue: Date?
    /// When that notice was given; nil before the first.
    package var noticeAt: Date?
    package var audience: Audience
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?
    /// It comes in quiet hours and pauses, too.
    package var isUrgent: Bool
    /// It comes no more though nobody has done it.
    package var isStopped: Bool
    /// The task that it tells of.
    package var task: TaskID?
    /// The event that it tells of.
    package var event: EventID?
    /// RFC 5545, on the clocks of the owner's zone, with `due` as its first moment; nil for what comes once.
    package var rule: String?
    /// Counted from when the last one was done: `due` is the next moment, which Done moves on.
    package var isAfterDone: Bool
    /// The last of its moments that was done or skipped.
    package var doneDue: Date?
    /// It rings until it is heard.
    package var isAlarm: Bool
    /// Seconds after which the notice comes again until it is done.
    package var nag: Int?
    /// Seconds before what it speaks of.
    package var lead: Int?
    /// So many days before it, at a time of day that it keeps; nil for what is counted from its time.
    package var leadDays: Int?
    /// What is to be done before the to-do or the event that it hangs on, rather than that itself.
    package var hasOwnText: Bool
    /// The last of its moments that was told.
    package var toldDue: Date?
    /// How many more had come due with that one.
    package var missed: Int
    /// To when the last notice was put off; nil where it was told since.
    package var snoozeDue: Date?
    /// To when a notice was put off last.
    package var putOffTo: Date?
    /// When the last notice comes again by itself.
    package var nagDue: Date?
    /// When the to-do that comes again is told of next, where nobody ticks it.
    package var againDue: Date?
    /// How often the last one was told.
    package var notices: Int

    package init(
        id: ReminderID = .unsaved, owner: OwnerID, text: String, due: Date, isWallTime: Bool, isDone: Bool = false,
        createdAt: Date, noticeDue: Date? = nil, noticeAt: Date? = nil, audience: Audience = .onlyMe,
        addedBy: PersonID? = nil, rule: String? = nil, isAfterDone: Bool = false, isAlarm: Bool = false,
        nag: Int? = nil, lead: Int? = nil, isUrgent: Bool = false
    ) {
        self.id = id
        self.owner = owner
        self.text = text
        self.due = due
        self.isWallTime = isWallTime
        self.isDone = isDone
        self.createdAt = createdAt
        self.noticeDue = noticeDue
        self.noticeAt = noticeAt
        self.audience = audience
        self.addedBy = addedBy
        self.isUrgent = isUrgent
        (self.rule, self.isAfterDone) = (rule, isAfterDone)
        (self.isAlarm, self.nag, self.lead) = (isAlarm, nag, lead)
        (missed, notices, isStopped, hasOwnText) = (0, 0, false, false)
    }
}

extension ReminderRecord {
    /// It comes at each moment of its rule, whether or not it was done.
    package var repeatsByRule: Bool { rule != nil && !isAfterDone }

    /// The last notice still waits for an answer.
    package var isOpen: Bool {
        guard !isDone, let toldDue, doneDue.map({ $0 < toldDue }) ?? true else { return false }
        return repeatsByRule || due <= toldDue
    }

    /// It rang, and was neither answered nor put off.
    package var isUnanswered: Bool { isOpen && snoozeDue == nil }

    /// It tells of a later time of a to-do, whose time before nobody has ticked.
    package var isOfUnticked: Bool {
        guard task != nil, lead == nil, let noticeDue else { return false }
        return isOpen && noticeDue > due && noticeDue != putOffTo
    }

    /// When that begins which it tells of before; nil for what stands for itself.
    package func start(toldAt moment: Date) -> Date? {
        lead.map { (repeatsByRule ? moment : due).addingTimeInterval(Double($0)) }
    }

    /// When its moments are, on the clocks of a zone; nil for what comes once.
    package func occurrences(in zone: TimeZone) -> NextOccurrence? {
        rule.flatMap(Recurrence.init(text:)).map { NextOccurrence($0, anchor: due, in: zone) }
    }

    /// The first of its moments that is neither told, done nor skipped.
    package func next(in zone: TimeZone) -> Date? {
        guard !isDone else { return nil }
        guard repeatsByRule else { return toldDue.map { due > $0 } ?? true ? due : nil }
        return occurrences(in: zone)?.next(after: [toldDue, doneDue].compactMap(\.self).max())
    }
}

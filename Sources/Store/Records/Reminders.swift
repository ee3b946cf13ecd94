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
    /// The task that it tells of.
    package var task: TaskID?

    package init(
        id: ReminderID = .unsaved, owner: OwnerID, text: String, due: Date, isWallTime: Bool, isDone: Bool = false,
        createdAt: Date, noticeDue: Date? = nil, noticeAt: Date? = nil, audience: Audience = .onlyMe,
        addedBy: PersonID? = nil, isUrgent: Bool = false
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
    }
}

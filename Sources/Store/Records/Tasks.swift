package import Core
package import Foundation

/// Something to do.
package struct TaskRecord: StoreRecord {
    package static let databaseTableName = "task"
    package var id: TaskID = .unsaved
    package var owner: OwnerID
    package var title: String
    package var details = ""
    /// The list that it is on.
    package var heading: HeadingID?
    package var place: PlaceID?
    /// The task that it is a step of.
    package var parent: TaskID?
    /// It is hidden until then.
    package var start: FloatingTime?
    package var due: FloatingTime?
    /// 1-3, the most urgent first.
    package var priority: Int?
    /// An RRULE (RFC 5545, 3.3.10).
    package var rule: String?
    /// Where the rule is counted from.
    package var anchor: FloatingTime?
    package var isAfterDone = false
    /// Who is asked to do it.
    package var assignee: PersonID?
    /// They said yes.
    package var isAccepted = false
    /// The occasion that it is tied to.
    package var occasion: OccasionID?
    /// nil at any time of it; means nothing without an occasion.
    package var relation: OccasionRelation?
    package var rank: Double
    package var doneAt: Date?
    package var doneBy: PersonID?
    package var createdAt: Date
    package var audience: Audience = .onlyMe
    /// Who added it to a group's things, or to another's list; nil for one's own.
    package var addedBy: PersonID?

    package init(owner: OwnerID, title: String, rank: Double, createdAt: Date) {
        self.owner = owner
        self.title = title
        self.rank = rank
        self.createdAt = createdAt
    }

    package var isDone: Bool { doneAt != nil }

    package var tie: OccasionTie? { occasion.map { OccasionTie($0, relation) } }

    /// How it comes again; nil for what is done once.
    package var repetition: TaskRule? {
        guard let rule = rule.flatMap(Recurrence.init(text:)), let anchor else { return nil }
        return TaskRule(rule, anchor: anchor, isAfterDone: isAfterDone)
    }
}

/// One time that a repeating task was done, or skipped.
package struct TaskRunRecord: StoreRecord {
    package static let databaseTableName = "taskRun"
    package var id: ID<TaskRunRecord> = .unsaved
    package var task: TaskID
    /// What was due then.
    package var due: FloatingTime
    package var at: Date
    package var person: PersonID?
    package var isSkipped: Bool

    package init(task: TaskID, due: FloatingTime, at: Date, person: PersonID?, isSkipped: Bool) {
        (self.task, self.due, self.at, self.person, self.isSkipped) = (task, due, at, person, isSkipped)
    }
}

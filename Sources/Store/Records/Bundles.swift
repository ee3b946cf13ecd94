package import Core
package import Foundation

/// One run of an occasion: what was picked for it, until it is finished or abandoned.
package struct BundleRecord: StoreRecord {
    package static let databaseTableName = "bundle"
    package var id: BundleID = .unsaved
    package var owner: OwnerID
    package var occasion: OccasionID?
    /// At which side of the occasion somebody checked in; nil where they did not say.
    package var relation: OccasionRelation?
    package var routine: RoutineID?
    package var name: String
    package var icon: String?
    package var startedAt: Date
    package var endedAt: Date?
    package var outcome: BundleOutcome?
    package var audience: Audience = .onlyMe
    /// Who began one of a group's; nil for one's own.
    package var addedBy: PersonID?
    /// When somebody last did anything with it.
    package var touchedAt: Date
    /// When its people were asked whether they are still at it; nil once somebody touches it.
    package var askedAt: Date?

    package init(owner: OwnerID, name: String, startedAt: Date) {
        (self.owner, self.name, self.startedAt, touchedAt) = (owner, name, startedAt, startedAt)
    }

    package var isOpen: Bool { endedAt == nil }
    /// It was asked and nobody has touched it since.
    package var isForgotten: Bool { isOpen && askedAt != nil }
}

/// Something in a bundle.
package struct BundleEntryRecord: StoreRecord {
    package static let databaseTableName = "bundleEntry"
    package var id: BundleEntryID = .unsaved
    package var bundle: BundleID
    /// nil for what only its routine knows, and where the task is gone.
    package var task: TaskID?
    package var title: String
    package var rank: Double
    package var isRoutine = false
    package var doneAt: Date?
    package var doneBy: PersonID?
    /// When it was put back into the pile.
    package var leftAt: Date?

    package init(bundle: BundleID, task: TaskID? = nil, title: String, rank: Double, isRoutine: Bool = false) {
        (self.bundle, self.task, self.title, self.rank, self.isRoutine) = (bundle, task, title, rank, isRoutine)
    }

    package var isDone: Bool { doneAt != nil }
    package var isLeft: Bool { leftAt != nil }
}

/// What is picked for an occasion again and again.
package struct RoutineRecord: StoreRecord {
    package static let databaseTableName = "routine"
    package var id: RoutineID = .unsaved
    package var owner: OwnerID
    package var occasion: OccasionID?
    package var relation: OccasionRelation?
    package var name: String
    package var createdAt: Date
    package var audience: Audience = .onlyMe
    /// Who made one of a group's; nil for one's own.
    package var addedBy: PersonID?

    package init(owner: OwnerID, name: String, createdAt: Date) {
        (self.owner, self.name, self.createdAt) = (owner, name, createdAt)
    }
}

/// Something of a routine.
package struct RoutineEntryRecord: StoreRecord {
    package static let databaseTableName = "routineEntry"
    package var id: RoutineEntryID = .unsaved
    package var routine: RoutineID
    package var title: String
    /// 1-3, the most urgent first.
    package var priority: Int?
    package var rank: Double

    package init(routine: RoutineID, title: String, rank: Double) {
        (self.routine, self.title, self.rank) = (routine, title, rank)
    }
}

import Core
import GRDB

/// What somebody did to another's to-dos can be taken back only as long as they may work on them.
struct ForeignWork {
    private let session: Session
    /// In which bundle each task was put by the entry that is taken back.
    private let bundles: [Int64: BundleID]
    private var db: Database { session.db }

    init(_ session: Session, takingBack changes: [RowChange]) {
        self.session = session
        bundles = changes.reduce(into: [:]) { bundles, change in
            guard let column = change.table.bundle, let image = change.old ?? change.new,
                let task = Int64.fromDatabaseValue(image["task"]), let id = Int64.fromDatabaseValue(image[column])
            else { return }
            bundles[task] = BundleID(id)
        }
    }

    /// True for everything of one's own.
    func mayTakeBack(_ change: RowChange) throws -> Bool {
        guard let image = change.new ?? change.old, change.table.task != nil else { return true }
        if let bundle = change.table.bundle.flatMap({ Int64.fromDatabaseValue(image[$0]) }),
            try mayWork(in: BundleID(bundle))
        {
            return true
        }
        guard let task = task(of: change) else { return change.table.bundle == nil }
        guard let live = try TaskRecord.fetchOne(db, literal: "SELECT * FROM task WHERE id = \(task)") else {
            return try change.table.name != "task" || mayPutBack(image, change.rowID)
        }
        guard !isOwn(live.owner) else { return true }
        return try isAnswer(change, to: live) || session.mayChange(.task(live.id))
    }

    /// The task that the row is, or hangs on.
    func task(of change: RowChange) -> Int64? {
        guard let column = change.table.task, column != "id" else {
            return change.table.task == nil ? nil : change.rowID
        }
        return (change.new ?? change.old).flatMap { Int64.fromDatabaseValue($0[column]) }
    }

    /// One's own bundle, or one that has not ended and on which one works.
    private func mayWork(in bundle: BundleID) throws -> Bool {
        let live = try BundleRecord.fetchOne(db, literal: "SELECT * FROM bundle WHERE id = \(bundle)")
        guard let live, !isOwn(live.owner) else { return true }
        return try live.isOpen && session.mayWork(on: .bundle(bundle))
    }

    /// A deleted one: the actor's own, or one that they had added where they may still work.
    private func mayPutBack(_ image: RowImage, _ id: Int64) throws -> Bool {
        guard let owner = Int64.fromDatabaseValue(image["owner"]), !isOwn(OwnerID(owner)) else { return true }
        guard image["addedBy"] == session.actor.databaseValue else { return false }
        guard let list = Int64.fromDatabaseValue(image["heading"]) else {
            return try bundles[id].map { try mayWork(in: $0) } ?? false
        }
        return try session.mayWork(on: .heading(HeadingID(list)))
    }

    /// The actor said whether they do it, and nobody else has been asked since: whoever refused does not see it any
    /// more, and may still change their mind, but for a group that they have left.
    func isAnswer(_ change: RowChange, to task: TaskRecord) throws -> Bool {
        guard change.table.name == "task", let old = change.old, let new = change.new,
            old["assignee"] == session.actor.databaseValue, new["assignee"] == task.assignee?.databaseValue ?? .null,
            new.columns(differingFrom: old).allSatisfy({ ["assignee", "isAccepted"].contains($0) })
        else { return false }
        let isGroups = try session.transaction.account(of: task.owner).isGroup
        return try isGroups ? session.sees(.task(task.id)) : session.meets(task.owner)
    }

    private func isOwn(_ owner: OwnerID) -> Bool { owner == session.viewer || owner == session.actor.owner }
}

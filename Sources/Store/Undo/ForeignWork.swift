import Core
import GRDB

/// What somebody did to another's to-dos can be taken back only as long as they may work on them.
struct ForeignWork {
    private let session: Session
    private var db: Database { session.db }

    init(_ session: Session) { self.session = session }

    /// True for everything of one's own.
    func mayTakeBack(_ change: RowChange) throws -> Bool {
        guard let image = change.new ?? change.old, let column = change.table.task,
            let task = column == "id" ? change.rowID : Int64.fromDatabaseValue(image[column])
        else { return true }
        guard let live = try TaskRecord.fetchOne(db, literal: "SELECT * FROM task WHERE id = \(task)") else {
            return try change.table.name != "task" || mayPutBack(image)
        }
        guard !isOwn(live.owner) else { return true }
        return try isAnswer(change, to: live) || session.mayChange(.task(live.id))
    }

    /// A deleted one: the actor's own, or one that they had added to a list on which they may still work.
    private func mayPutBack(_ image: RowImage) throws -> Bool {
        guard let owner = Int64.fromDatabaseValue(image["owner"]), !isOwn(OwnerID(owner)) else { return true }
        guard image["addedBy"] == session.actor.databaseValue, let list = Int64.fromDatabaseValue(image["heading"])
        else { return false }
        return try session.mayWork(on: HeadingID(list))
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

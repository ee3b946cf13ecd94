import Core
import GRDB

/// What somebody did because they were asked to: said whether they do it, ticked it, left it out.
struct AskedWork {
    private let session: Session

    init(_ session: Session) { self.session = session }

    /// True where the actor is still asked to do all that was changed, or was when they refused, and nothing but its
    /// ticks was changed.
    func isOnly(_ changes: [RowChange]) throws -> Bool { try !changes.isEmpty && changes.allSatisfy(isPart) }

    private func isPart(_ change: RowChange) throws -> Bool {
        let work = ForeignWork(session, takingBack: [change])
        guard Self.tables.contains(change.table.name), let id = work.task(of: change) else { return false }
        let asked = try TaskRecord.fetchOne(
            session.db,
            literal: "SELECT * FROM task WHERE id = (SELECT coalesce(parent, id) FROM task WHERE id = \(id))")
        guard let asked else { return false }
        if try work.isAnswer(change, to: asked) { return true }
        guard asked.assignee == session.actor else { return false }
        guard change.table.name == "task" else { return true }
        guard let old = change.old, let new = change.new else { return false }
        return new.columns(differingFrom: old).allSatisfy(Self.columns.contains)
    }

    private static let tables: Set<String> = ["task", "taskRun", "reminder", "bundleEntry"]
    private static let columns: Set<String> = ["doneAt", "doneBy", "due", "assignee", "isAccepted"]
}

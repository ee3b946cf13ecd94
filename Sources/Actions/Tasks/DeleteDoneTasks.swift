package import Core
package import Store

extension Session {
    /// At most so many go at once; what is older is gone through again.
    private static let mostDeleted = 1_000

    /// Deletes what of one's own is ticked off, of a list or of all, as one change.
    /// - Returns: how many.
    package func deleteDoneTasks(on list: HeadingID?) throws -> Int {
        let done = try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(isFinished(on: list))
                ORDER BY doneAt DESC, id DESC LIMIT \(Self.mostDeleted)
                """)
        guard !done.isEmpty else { return 0 }
        try change(.delete, voice.words(TaskTitle.deletedDone(done.count))) {
            for task in done { try deleteTask(task.id) }
        }
        return done.count
    }

    /// How much is ticked off and still kept, on a list or in all.
    package func finishedTaskCount(on list: HeadingID? = nil) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT COUNT(*) FROM task WHERE \(isFinished(on: list))") ?? 0
    }

    private func isFinished(on list: HeadingID?) -> Query {
        let place: Query = list.map { "heading = \($0)" } ?? "1"
        return "\(own(.task)) AND parent IS NULL AND doneAt IS NOT NULL AND \(place)"
    }
}

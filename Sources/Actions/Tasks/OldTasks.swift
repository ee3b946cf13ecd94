package import Core
import Foundation
package import Store

extension Session {
    /// Seconds after which something to do is asked about, and after which it is asked about again where it was kept.
    private static let oldAge: Double = 28 * .day
    /// Days for which it was overdue.
    private static let longOverdue = 14

    /// What has been on one's lists for four weeks without a day, or is long overdue, the oldest first.
    package func oldTasks(limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db, literal: "SELECT * FROM task WHERE \(isOld) ORDER BY createdAt, id LIMIT \(limit)")
    }

    package func oldTaskCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM task WHERE \(isOld)") ?? 0
    }

    /// It stays, and is not asked about for four weeks.
    package func keepOldTask(_ id: TaskID) throws {
        let task = try taskToChange(id)
        try change(.change, voice.words(TaskTitle.changed(task.title)), subject: .task(id)) {
            try db.run("UPDATE task SET keptAt = \(now.stored) WHERE id = \(id)")
        }
        try markTask(task)
    }

    /// Deletes all that is old of the viewer's own, as one change.
    /// - Returns: how many there were.
    package func dropOldTasks() throws -> Int {
        let old = try oldTasks(limit: 500)
        guard !old.isEmpty else { return 0 }
        try change(.delete, voice.words(OldTasksTitle.dropped(old.count))) {
            for task in old { try deleteTask(task.id) }
        }
        return old.count
    }

    private var isOld: Query {
        let before = now.stored - Self.oldAge
        return """
            \(own(.task)) AND doneAt IS NULL AND parent IS NULL AND rule IS NULL AND assignee IS NULL
                AND createdAt < \(before) AND coalesce(keptAt, 0) < \(before)
                AND (start IS NULL OR start < \(FloatingTime(now.addingTimeInterval(-Self.oldAge), in: settings.timeZone)))
                AND (due IS NULL OR due < \(FloatingTime(day: present.day - Self.longOverdue)))
            """
    }
}

/// The one line of a change of old things to do in history and trash.
enum OldTasksTitle: Reply {
    case dropped(Int)

    var wording: Wording {
        switch self {
        case .dropped(let count):
            Wording("entry.oldTasksDropped", "Dropped {n:old to-do|old to-dos}", ["n": .number(count)])
        }
    }
}

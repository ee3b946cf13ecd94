package import Core
import Foundation
package import Store

/// Which tasks a list shows.
package enum TaskSelection: Hashable, Sendable {
    /// All that is open.
    case open
    /// Due on a day, or in all up to its end where it is today: what is overdue stands first.
    case day(FloatingTime)
    /// Due within days, the last one included.
    case days(FloatingTime, FloatingTime)
    case list(HeadingID)
    case place(PlaceID)
    case label(String)
    /// What was finished, the last first.
    case done
}

/// In which order a list shows its tasks.
package enum TaskSort: String, Hashable, Sendable, CaseIterable {
    /// By priority, then by when it is due.
    case priority
    case due
    /// As they were put.
    case mine
}

extension Session {
    /// Tasks of a selection that are not steps of others; those that begin later are left out but from lists.
    package func tasks(
        _ selection: TaskSelection, sort: TaskSort = .priority, offset: Int, limit: Int
    ) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(isSelected(selection)) ORDER BY \(order(selection, sort))
                LIMIT \(limit) OFFSET \(offset)
                """)
    }

    package func taskCount(_ selection: TaskSelection) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM task WHERE \(isSelected(selection))") ?? 0
    }

    /// How many are due before a day.
    package func overdueCount(before day: FloatingTime) throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM task WHERE \(toDo) AND doneAt IS NULL AND parent IS NULL AND due < \(day)
                """) ?? 0
    }

    /// The steps of a task, in its own order.
    package func steps(of task: TaskID) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db, literal: "SELECT * FROM task WHERE parent = \(task) AND \(visible(.task)) ORDER BY rank, id LIMIT 100")
    }

    private func isSelected(_ selection: TaskSelection) -> Query {
        let isOpen: Query = "\(toDo) AND doneAt IS NULL AND parent IS NULL"
        let hasBegun: Query = "(start IS NULL OR start <= \(present))"
        return switch selection {
        case .open: "\(isOpen) AND \(hasBegun)"
        case .day(let day):
            day.day <= present.day
                ? "\(isOpen) AND due < \(FloatingTime(day: day.day + 1))"
                : "\(isOpen) AND due >= \(FloatingTime(day: day.day)) AND due < \(FloatingTime(day: day.day + 1))"
        case .days(let first, let last):
            "\(isOpen) AND due >= \(FloatingTime(day: first.day)) AND due < \(FloatingTime(day: last.day + 1))"
        case .list(let heading):
            "heading = \(heading) AND \(visible(.task)) AND doneAt IS NULL AND parent IS NULL"
        case .place(let place): "place = \(place) AND \(visible(.task)) AND doneAt IS NULL AND parent IS NULL"
        case .label(let label):
            "\(isOpen) AND EXISTS (SELECT 1 FROM taskLabel WHERE taskLabel.task = task.id AND label = \(label))"
        case .done: "\(toDo) AND doneAt IS NOT NULL AND parent IS NULL"
        }
    }

    private func order(_ selection: TaskSelection, _ sort: TaskSort) -> Query {
        if selection == .done { return "doneAt DESC, id DESC" }
        let late: Query = "CASE WHEN due < \(FloatingTime(day: present.day)) THEN 0 ELSE 1 END"
        return switch sort {
        case .priority: "\(late), coalesce(priority, 4), due IS NULL, due, rank, id"
        case .due: "due IS NULL, due, coalesce(priority, 4), rank, id"
        case .mine: "rank, id"
        }
    }
}

package import Core
import Foundation
package import Store

/// Which tasks a list shows.
package indirect enum TaskSelection: Hashable, Sendable {
    /// All that is open.
    case open
    /// Due on a day, or in all up to its end where it is today: what is overdue stands first.
    case day(FloatingTime)
    /// Due within days, the last one included.
    case days(FloatingTime, FloatingTime)
    case list(HeadingID)
    case place(PlaceID)
    case label(String)
    case occasion(OccasionID)
    /// What somebody was asked to do.
    case asked(PersonID)
    /// What somebody asked the viewer to do, answered or not.
    case askedBy(PersonID)
    /// Due before today, or before now where it has a time of day.
    case overdue
    /// Of another those of a priority, or those that are due within a third.
    case narrowed(TaskSelection, priority: Int?, within: TaskSelection?)
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

    /// What is to be done on a list, or on none, and is called just so, case apart.
    package func openTask(called title: String, on list: HeadingID?) throws -> TaskRecord? {
        let there: Query =
            list.map { isSelected(TaskSelection.list($0)) }
            ?? "\(own(.task)) AND doneAt IS NULL AND parent IS NULL AND heading IS NULL"
        return try TaskRecord.fetchOne(
            db, literal: "SELECT * FROM task WHERE \(there) AND lowercased(title) = \(title.lowercased()) LIMIT 1")
    }

    /// How many are due before a day.
    package func overdueCount(before day: FloatingTime) throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM task WHERE \(toDo) AND doneAt IS NULL AND parent IS NULL AND \(isDue(before: day))
                """) ?? 0
    }

    /// On which days the tasks of a selection are due, one for each; at most 5,000.
    package func dueDays(_ selection: TaskSelection) throws -> [Int] {
        try FloatingTime.fetchAll(
            db,
            literal: """
                SELECT \(onOwnClocks("due")) FROM task WHERE \(isSelected(selection)) AND due IS NOT NULL LIMIT 5000
                """
        ).map(\.day)
    }

    /// Lists, labels, places and occasions that open tasks have, with how many they are; the most used first, `limit` of each.
    package func taskGroups(limit: Int) throws -> [(group: TaskSelection, count: Int)] {
        let isOpen: Query = "\(own(.task)) AND doneAt IS NULL AND parent IS NULL"
        func rows(_ column: Query, _ table: Query) throws -> [SQLRow] {
            try SQLRow.fetchAll(
                db,
                literal: """
                    SELECT \(column) AS id, count(*) AS n FROM \(table) WHERE \(isOpen) AND \(column) IS NOT NULL
                    GROUP BY 1 ORDER BY n DESC, 1 LIMIT \(limit)
                    """)
        }
        let lists = try rows("heading", "task").map { (TaskSelection.list($0["id"]), $0["n"] as Int) }
        let labels = try rows("taskLabel.label", "task JOIN taskLabel ON taskLabel.task = task.id").map {
            (TaskSelection.label($0["id"]), $0["n"] as Int)
        }
        let places = try rows("place", "task").map { (TaskSelection.place($0["id"]), $0["n"] as Int) }
        let occasions = try rows("occasion", "task").map { (TaskSelection.occasion($0["id"]), $0["n"] as Int) }
        return (lists + labels + places + occasions).map { (group: $0.0, count: $0.1) }
    }

    /// Moves a task one step within a list in one's own order; another's task stays where its owner has it.
    package func shiftTask(_ id: TaskID, earlier: Bool, in selection: TaskSelection) throws {
        let task = try taskToChange(id)
        let isOfList = if case .list = selection { true } else { false }
        guard isOfList || task.owner == viewer else { throw Refusal(ActionReply.notYours) }
        let condition: Query = "\(isSelected(selection)) AND owner = \(task.owner)"
        if try shift(.task(id), called: task.title, earlier: earlier, among: condition) {
            try markTask(task)
        }
    }

    /// Labels on one's own tasks, the most used first.
    package func taskLabels(limit: Int) throws -> [String] {
        try String.fetchAll(
            db,
            literal: """
                SELECT label FROM taskLabel JOIN task ON task.id = taskLabel.task WHERE \(own(.task))
                GROUP BY label ORDER BY count(*) DESC, label LIMIT \(limit)
                """)
    }

    /// How many open tasks are hidden until their day.
    package func hiddenTaskCount() throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM task WHERE \(toDo) AND doneAt IS NULL AND parent IS NULL
                    AND \(onOwnClocks("start")) > \(present)
                """) ?? 0
    }

    /// The newest open tasks of the viewer, steps too.
    package func openTasks(limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: "SELECT * FROM task WHERE \(toDo) AND doneAt IS NULL ORDER BY id DESC LIMIT \(limit)")
    }

    /// The newest open tasks that belong to no place and have those words in their title, in whatever letters.
    package func placelessTasks(naming words: String, limit: Int) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(toDo) AND doneAt IS NULL AND place IS NULL
                    AND instr(lower(title), lower(\(words))) ORDER BY id DESC LIMIT \(limit)
                """)
    }

    /// The steps of a task, in its own order.
    package func steps(of task: TaskID) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db, literal: "SELECT * FROM task WHERE parent = \(task) AND \(visible(.task)) ORDER BY rank, id LIMIT 100")
    }

    private func isSelected(_ selection: TaskSelection) -> Query {
        let isOpen: Query = "\(toDo) AND doneAt IS NULL AND parent IS NULL"
        let hasBegun: Query = "(start IS NULL OR \(onOwnClocks("start")) <= \(present))"
        return switch selection {
        case .open: "\(isOpen) AND \(hasBegun)"
        case .day(let day):
            """
            \(isOpen) AND
                \(isDue(from: day.day > present.day ? FloatingTime(day.date) : nil, before: FloatingTime(day: day.day + 1)))
            """
        case .days(let first, let last):
            "\(isOpen) AND \(isDue(from: FloatingTime(first.date), before: FloatingTime(day: last.day + 1)))"
        case .list(let heading):
            "heading = \(heading) AND \(visible(.task)) AND doneAt IS NULL AND parent IS NULL"
        case .place(let place):
            "(place = \(place) OR \(isBound(to: place))) AND \(visible(.task)) AND doneAt IS NULL AND parent IS NULL"
        case .label(let label):
            "\(isOpen) AND EXISTS (SELECT 1 FROM taskLabel WHERE taskLabel.task = task.id AND label = \(label))"
        case .occasion(let occasion): "\(isOpen) AND occasion = \(occasion)"
        case .asked(let person): "\(isOpen) AND assignee = \(person)"
        case .askedBy(let person):
            """
            owner = \(person.owner) AND assignee = \(viewer) AND \(visible(.task)) AND doneAt IS NULL
                AND parent IS NULL
            """
        case .narrowed(let all, let priority, let span):
            """
            \(isSelected(all)) AND (\(priority) IS NULL OR priority = \(priority))
                AND \(span.map { "(\(isSelected($0)))" as Query } ?? "TRUE")
            """
        case .overdue:
            "\(isOpen) AND \(isDue(before: present)) AND due <> \(FloatingTime(present.date))"
        }
    }

    /// Tied to an occasion of the viewer's that has them be at the place: what waits there, or is done before leaving it.
    private func isBound(to place: PlaceID) -> Query {
        """
        occasion IN (SELECT id FROM occasion WHERE occasion.place = \(place) AND \(own(.occasion))
            AND iif(move = 'arrive', task.relation IS NOT 'before', move = 'leave' AND task.relation = 'before'))
        """
    }

    private func order(_ selection: TaskSelection, _ sort: TaskSort) -> Query {
        let late: Query = "CASE WHEN \(isDue(before: FloatingTime(day: present.day))) THEN 0 ELSE 1 END"
        let due = onOwnClocks("due")
        let side: Query =
            if case .occasion = selection {
                "CASE relation WHEN 'before' THEN 0 WHEN 'when' THEN 1 WHEN 'after' THEN 2 ELSE 3 END,"
            } else { "" }
        return switch sort {
        case .priority: "\(side) \(late), coalesce(priority, 4), due IS NULL, \(due), rank, id"
        case .due: "due IS NULL, \(due), coalesce(priority, 4), rank, id"
        case .mine: "rank, id"
        }
    }
}

import Core
import Foundation
import Store

extension Session {
    /// What is to be done on those days; a repeating one on each of its coming dates.
    func taskItems(_ span: CalendarSpan) throws -> [CalendarItem] {
        let (first, behind) = span.onOtherClocks
        let tasks = try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(toDo) AND doneAt IS NULL AND parent IS NULL AND due < \(behind)
                    AND (due >= \(first) OR rule IS NOT NULL) ORDER BY due LIMIT \(Self.mostItems)
                """)
        let lists = try calendarLists()
        return try tasks.flatMap { task in
            try dates(of: task, span).map { try item(task, due: $0, isDone: false, lists) }
        }
    }

    /// What was done of those days.
    func doneItems(_ span: CalendarSpan) throws -> [CalendarItem] {
        let (first, behind) = span.onOtherClocks
        let done = try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE \(toDo) AND doneAt IS NOT NULL AND parent IS NULL AND rule IS NULL
                    AND due >= \(first) AND due < \(behind) ORDER BY due LIMIT \(Self.mostItems)
                """)
        let runs = try TaskRunRecord.fetchAll(
            db,
            literal: """
                SELECT taskRun.* FROM taskRun JOIN task ON task.id = taskRun.task WHERE \(toDo) AND NOT isSkipped
                    AND parent IS NULL AND taskRun.due >= \(first) AND taskRun.due < \(behind) LIMIT \(Self.mostItems)
                """)
        let lists = try calendarLists()
        return try done.map { try item($0, due: $0.due ?? first, isDone: true, lists) }
            + runs.compactMap { run in try task(run.task).map { try item($0, due: run.due, isDone: true, lists) } }
    }

    private func dates(of task: TaskRecord, _ span: CalendarSpan) -> [FloatingTime] {
        guard let due = task.due else { return [] }
        let (first, behind) = span.onOtherClocks
        return task.repetition?.coming(from: due, within: first.day...behind.day, limit: Self.mostItems) ?? [due]
    }

    private func item(
        _ task: TaskRecord, due: FloatingTime, isDone: Bool, _ lists: [HeadingID: CalendarCategory]
    ) throws -> CalendarItem {
        let due = try onOwnClocks(due, of: task)
        let isLate = due < (due.minute == nil ? FloatingTime(present.date) : present)
        let moment = due.moment(in: settings.timeZone)
        return CalendarItem(
            source: .thing(.task(task.id)), title: task.title, start: moment, end: moment, days: due.day...due.day,
            isWholeDay: due.minute == nil, kind: isDone ? .done : isLate ? .overdue : .task,
            category: task.heading.flatMap { lists[$0] } ?? .tasks)
    }

    /// By list: what it is about, else its name. What was taken on from another stands on a list that only they may see.
    func calendarLists() throws -> [HeadingID: CalendarCategory] {
        let lists = try HeadingRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM heading WHERE id IN (SELECT heading FROM task WHERE \(toDo)) AND \(visible(.heading))
                ORDER BY id
                """)
        var colours: [String: PinColour] = [:]
        for list in lists {
            guard let category = list.category, let colour = list.colour.flatMap(PinColour.init) else { continue }
            colours[category] = colours[category] ?? colour
        }
        return Dictionary(
            uniqueKeysWithValues: lists.map { list in
                let own = list.colour.flatMap(PinColour.init)
                return (list.id, .named(list.category ?? list.name, list.category.flatMap { colours[$0] } ?? own))
            })
    }

    /// The names of all that marks are gathered by, in the order in which they were made: lists, then calendars.
    package func calendarCategories() throws -> [String] {
        let lists = try calendarLists().sorted { $0.key < $1.key }.map(\.value)
        let names = lists.compactMap { category -> String? in
            if case .named(let name, _) = category { name } else { nil }
        }
        var known: Set<String> = []
        return try (names + foreignCalendars().map(\.name)).filter { known.insert($0).inserted }
    }
}

package import Core
import Foundation
package import Store

extension Session {
    /// What was done longer before the last tick is not of the same run, in seconds.
    private static let longestRun: Double = 60 * .day
    private static let mostAgain = 300

    /// How many things of a list that are done can be done once more.
    package func againCount(_ list: HeadingID) throws -> Int {
        guard try mayChange(.heading(list)) else { return 0 }
        return try doneTasks(of: list).count
    }

    /// What was done on a list since it was begun is to be done once more, each as a new thing without a day; what is
    /// done stays among what is done.
    /// - Returns: how many there are.
    @discardableResult
    package func beginAgain(_ id: HeadingID) throws -> Int {
        let list = try listToChange(id)
        let done = try doneTasks(of: id)
        guard !done.isEmpty else { return 0 }
        try change(.change, voice.words(TemplateTitle.again(list.name)), subject: .heading(id)) {
            for task in done { try keepAgain(task) }
            try db.run("UPDATE heading SET againAt = \(now.stored) WHERE id = \(id)")
        }
        try markList(id)
        return done.count
    }

    /// What is or was to be done on a list as new things without a day on another: the one of that name, or a new one.
    /// - Returns: that list, and how many there are.
    package func copyList(_ id: HeadingID, named name: String) throws -> (list: HeadingID, count: Int) {
        let all = try allTasks(of: id).eachTitleOnce.prefix(Self.mostAgain).sorted {
            ($0.rank, $0.id) < ($1.rank, $1.id)
        }
        let list = try change(.add, voice.words(SharingTitle.copied(heading(id)?.name ?? name))) {
            let list = try heading(named: name) ?? keepList(named: name)
            for task in all { try keepAgain(task, on: list) }
            return list
        } subject: {
            .heading($0)
        }
        return (list, all.count)
    }

    private func keepAgain(_ old: TaskRecord, on list: HeadingID? = nil) throws {
        var new = try draft(of: old)
        (new.start, new.due, new.repetition) = (nil, nil, nil)
        new.heading = list ?? new.heading
        let task = try keepTask(new)
        for step in try steps(of: old.id) {
            var new = NewTask(step.title)
            new.parent = task.id
            try keepTask(new)
        }
    }

    /// In the list's own order, each title once; without what is to be done again already.
    private func doneTasks(of list: HeadingID) throws -> [TaskRecord] {
        try allTasks(of: list).eachTitleOnce.filter(\.isDone).prefix(Self.mostAgain)
            .sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    }

    /// What is open, and what was done since the list was begun.
    private func allTasks(of list: HeadingID) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE heading = \(list) AND parent IS NULL AND rule IS NULL AND \(visible(.task))
                    AND (doneAt IS NULL OR doneAt > max(
                        coalesce((SELECT againAt FROM heading WHERE id = \(list)), 0),
                        (SELECT max(doneAt) FROM task AS other WHERE other.heading = \(list)) - \(Self.longestRun)))
                ORDER BY doneAt IS NOT NULL, doneAt DESC, id DESC
                """)
    }
}

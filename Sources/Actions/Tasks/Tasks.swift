package import Core
package import Store

/// What a task is made of; the same for a new one and for a changed one.
package struct NewTask: Hashable, Sendable {
    package var title: String
    package var details = ""
    package var heading: HeadingID?
    package var place: PlaceID?
    package var parent: TaskID?
    package var start: FloatingTime?
    package var due: FloatingTime?
    package var priority: Int?
    package var repetition: TaskRule?
    package var labels: [String] = []
    package var tie: OccasionTie?
    /// Instead of `tie`: an occasion that is made for it.
    package var newOccasion: NewOccasion?

    package init(_ title: String) { self.title = title }
}

extension TaskRecord {
    /// The title, cut so that it fits a button or a row.
    package var shortTitle: String { title.cut(after: 40) }

    /// Who is reminded of it: whoever said yes to doing it, else whose it is.
    package var doer: OwnerID { isAccepted ? assignee?.owner ?? owner : owner }
}

extension Session {
    @discardableResult
    package func keepTask(_ new: NewTask) throws -> TaskRecord {
        let owner = try ownerOfNew(new)
        return try keepTask(permitted(new, of: owner), of: owner)
    }

    /// The same, of the owner of a bundle that the viewer may tick, and tied to its occasion.
    func keepTask(_ new: NewTask, in bundle: BundleRecord) throws -> TaskRecord {
        var new = new
        if bundle.owner != viewer { (new.tie, new.newOccasion) = (nil, nil) }
        new = try permitted(new, of: bundle.owner)
        new.tie = bundle.occasion.map { OccasionTie($0, bundle.relation) } ?? new.tie
        return try keepTask(new, of: bundle.owner)
    }

    private func keepTask(_ new: NewTask, of owner: OwnerID) throws -> TaskRecord {
        let task = try change(.add, voice.words(TaskTitle.added(new.title))) {
            let new = try makingOccasion(for: new)
            let rank = try nextRank(in: "task WHERE task.owner = \(owner)")
            var record = TaskRecord(owner: owner, title: new.title, rank: rank, createdAt: now)
            record.addedBy = owner == viewer ? adder : actor
            record.take(new)
            let task = try record.insertedAnew(db)
            try putLabels(new.labels, on: task.id)
            try armReminder(of: task)
            return task
        } subject: {
            .task($0.id)
        }
        try markTask(task)
        return task
    }

    /// A task that the viewer may see.
    package func task(_ id: TaskID) throws -> TaskRecord? { try seen(.task(id)) }

    /// A task that the viewer may change; throws the sentence to be shown where there is none.
    package func taskToChange(_ id: TaskID) throws -> TaskRecord {
        try toChange(.task(id), task(id))
    }

    /// A task as it would be wished for anew, on the viewer's clocks; to be changed and given to `reviseTask`.
    package func draft(of task: TaskRecord) throws -> NewTask {
        var new = NewTask(task.title)
        new.details = task.details
        (new.heading, new.place, new.parent) = (task.heading, task.place, task.parent)
        (new.priority, new.repetition) = (task.priority, task.repetition)
        (new.start, new.due) = try (ownTime(task.start, of: task), ownTime(task.due, of: task))
        new.labels = try labels(of: task.id)
        new.tie = task.tie
        return new
    }

    /// Makes a task what `new` says, as one change.
    @discardableResult
    package func reviseTask(_ id: TaskID, as new: NewTask) throws -> TaskRecord {
        var task = try taskToChange(id)
        let new = try permitted(new, of: task.owner, instead: task)
        try markTask(task)
        try change(.change, voice.words(TaskTitle.changed(new.title)), subject: .task(id)) {
            task.take(try makingOccasion(for: new))
            try db.run(
                """
                UPDATE task SET title = \(task.title), details = \(task.details), heading = \(task.heading),
                    place = \(task.place), parent = \(task.parent), start = \(task.start), due = \(task.due),
                    priority = \(task.priority), rule = \(task.rule), anchor = \(task.anchor),
                    isAfterDone = \(task.isAfterDone), occasion = \(task.occasion), relation = \(task.relation)
                WHERE id = \(id)
                """)
            try putLabels(new.labels, on: id)
            try armReminder(of: task)
        }
        try markTask(task)
        return try taskToChange(id)
    }

    /// Makes a part of a task another one, as one change.
    @discardableResult
    package func reviseTask(_ id: TaskID, _ change: (inout NewTask) throws -> Void) throws -> TaskRecord {
        var new = try draft(of: taskToChange(id))
        try change(&new)
        return try reviseTask(id, as: new)
    }

    package func deleteTask(_ id: TaskID) throws {
        let old = try taskToDelete(id)
        try markTask(old)
        try change(.delete, voice.words(TaskTitle.deleted(old.title)), subject: .task(id)) {
            try db.run("DELETE FROM task WHERE id = \(id)")
        }
    }

    /// The labels of a task, by name.
    package func labels(of id: TaskID) throws -> [String] {
        try String.fetchAll(db, literal: "SELECT label FROM taskLabel WHERE task = \(id) ORDER BY label")
    }

    private func putLabels(_ labels: [String], on id: TaskID) throws {
        for label in try self.labels(of: id) where !labels.contains(label) {
            try db.run("DELETE FROM taskLabel WHERE task = \(id) AND label = \(label)")
        }
        for label in labels { try db.run("INSERT OR IGNORE INTO taskLabel (task, label) VALUES (\(id), \(label))") }
    }

    /// The cards that show a task, and the lists it is in; of those who see it, too.
    func markTask(_ task: TaskRecord) throws {
        try mark("task:\(task.id)", "tasks:\(viewer)", "tasks:\(task.owner)", "history:\(viewer)")
        if let parent = task.parent { try mark("task:\(parent)") }
        if let assignee = task.assignee { try mark("tasks:\(assignee)") }
        if let heading = task.heading { try mark("heading:\(heading)", "tasks:list:\(heading)", "lists:\(task.owner)") }
        if let place = task.place { try mark("place:\(place)") }
        guard let occasion = task.occasion else { return }
        try mark("occasion:\(occasion)", "occasions:\(task.owner)")
        if let place = try self.occasion(occasion)?.place { try mark("place:\(place)") }
    }
}

extension TaskRecord {
    fileprivate mutating func take(_ new: NewTask) {
        (title, details) = (new.title, new.details)
        (heading, place, parent) = (new.heading, new.place, new.parent)
        (occasion, relation) = (new.tie?.occasion, new.tie?.relation)
        (start, due, priority) = (new.start, new.due, new.priority)
        rule = new.repetition?.rule.text
        anchor = new.repetition?.anchor
        isAfterDone = new.repetition?.isAfterDone ?? false
    }
}

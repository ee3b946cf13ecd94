package import Core
package import Store

/// A step as it is typed under a task.
package struct NewStep: Hashable, Sendable {
    package let title: String
    package let isDone: Bool
    package init(_ title: String, isDone: Bool = false) { (self.title, self.isDone) = (title, isDone) }
}

/// How many steps of a task are done.
package struct StepCount: Hashable, Sendable {
    package let done: Int
    package let all: Int
}

extension Session {
    package static let mostSteps = 100

    /// Adds steps to a task, at its end.
    package func addSteps(_ steps: [NewStep], to id: TaskID) throws {
        let task = try taskToChange(id)
        guard !steps.isEmpty else { return }
        let count = try self.steps(of: id).count
        guard count + steps.count <= Self.mostSteps else { throw Refusal(TaskRefusal.tooManySteps(Self.mostSteps)) }
        try change(.change, voice.words(TaskTitle.changed(task.title)), subject: .task(id)) {
            for step in steps {
                var new = NewTask(step.title)
                new.parent = id
                let kept = try keepTask(new)
                if step.isDone { try finishTask(kept.id) }
            }
        }
    }

    /// Makes the steps of a task what they are now said to be: those that were there keep their ticks.
    package func setSteps(_ steps: [NewStep], of id: TaskID) throws {
        let task = try taskToChange(id)
        var old = try self.steps(of: id)
        try change(.change, voice.words(TaskTitle.changed(task.title)), subject: .task(id)) {
            var new: [NewStep] = []
            for (rank, step) in steps.enumerated() {
                guard let known = old.firstIndex(where: { $0.title.lowercased() == step.title.lowercased() }) else {
                    new.append(step)
                    continue
                }
                let kept = old.remove(at: known)
                try db.run("UPDATE task SET rank = \(Double(rank)), title = \(step.title) WHERE id = \(kept.id)")
                if step.isDone, !kept.isDone { try finishTask(kept.id) }
            }
            for gone in old { try deleteTask(gone.id) }
            try addSteps(new, to: id)
        }
        try markTask(task)
    }

    package func stepCount(of id: TaskID) throws -> StepCount {
        let row = try SQLRow.fetchOne(
            db, literal: "SELECT count(doneAt) AS done, count(*) AS n FROM task WHERE parent = \(id)")
        return StepCount(done: row?["done"] ?? 0, all: row?["n"] ?? 0)
    }
}

/// Why a task cannot be made so.
enum TaskRefusal: Reply {
    case tooManySteps(Int)

    var wording: Wording {
        switch self {
        case .tooManySteps(let most):
            Wording("task.tooManySteps", "A to-do has at most {n} steps.", ["n": .number(most)])
        }
    }
}

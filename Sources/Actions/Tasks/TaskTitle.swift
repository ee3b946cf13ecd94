package import Core

/// The one line of a change of a task in history and trash.
package enum TaskTitle: Reply {
    case added(String), changed(String), deleted(String), done(String), skipped(String), reopened(String)
    case categorised(String), deletedDone(Int)

    package var wording: Wording {
        switch self {
        case .added(let title): Wording("entry.taskAdded", "To-do “{title}”", ["title": .text(title)])
        case .changed(let title): Wording("entry.taskChanged", "Changed the to-do “{title}”", ["title": .text(title)])
        case .deleted(let title): Wording("entry.taskDeleted", "Deleted the to-do “{title}”", ["title": .text(title)])
        case .deletedDone(let count):
            Wording("entry.doneDeleted", "Deleted {n:to-do|to-dos} that had been ticked off", ["n": .number(count)])
        case .done(let title): Wording("entry.taskDone", "Done: “{title}”", ["title": .text(title)])
        case .skipped(let title): Wording("entry.taskSkipped", "Skipped “{title}” once", ["title": .text(title)])
        case .categorised(let name):
            Wording("entry.listCategorised", "Category of the list {name}", ["name": .text(name)])
        case .reopened(let title):
            Wording("entry.taskReopened", "Not done after all: “{title}”", ["title": .text(title)])
        }
    }
}

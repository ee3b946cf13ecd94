import Actions
import Core

/// What is said of changes of to-dos.
enum TaskChangeReply: Reply {
    case noSuch(String), notFound(String), noneBut(String), theirsToDelete(String), theirsToTick(String), noDay(String),
        changing(String),
        movedOver, staysOpen, whatIsDone, finished, noPriority, runIsOver
    case detailsTooLong(Int)
    case dueLater(Wording), doneOn(Wording)
    /// Behind what was done with a part.
    case isLeft(RichText)

    var wording: Wording {
        switch self {
        case .noSuch(let words):
            Wording(
                "task.noSuch", "You have no open to-do like “{words}”. Nothing is changed.", ["words": .text(words)])
        case .doneOn(let day): Wording("task.doneOn", "Done: {day}.", ["day": .wording(day)])
        case .dueLater(let when):
            Wording(
                "task.dueLater", "Next due {when}. Tap *Done* if that one is done already; nothing is ticked yet.",
                ["when": .wording(when)])
        case .runIsOver: Wording("task.runIsOver", "That time is done already; it comes again.")
        case .notFound(let words): Wording("task.notFound", "Not found: {words}", ["words": .text(words)])
        case .noneBut(let words):
            Wording(
                "task.noneBut", "You have no to-do “{words}”. Did you mean one of these? Nothing is done yet.",
                ["words": .text(words)])
        case .theirsToDelete(let name):
            Wording(
                "task.theirsToDelete", "Nothing is deleted, since this belongs to {name}.",
                ["name": .text(name)])
        case .theirsToTick(let name):
            Wording(
                "task.theirsToTick", "Nothing is ticked: {name} lets you only look at it. Ask {name} to let you tick.",
                ["name": .text(name)])
        case .noDay(let title):
            Wording(
                "task.noDay", "“{title}” has no day yet. Type one, like `make it Friday`.", ["title": .text(title)])
        case .changing(let title): TaskTitle.changed(title).wording
        case .whatIsDone: Wording("task.whatIsDone", "What is done? Nothing is ticked yet.")
        case .finished: Wording("task.finished", "What I finished")
        case .noPriority:
            Wording(
                "task.noPriority", "Which priority? Type `set the priority to high`, or `medium`, `low` or `none`.")
        case .isLeft(let done): Wording("task.isLeft", "{done}. This is left:", ["done": .rich(done)])
        case .staysOpen: Wording("task.staysOpen", "It stays open.")
        case .movedOver: Wording("task.movedOver", "Put there.")
        case .detailsTooLong(let count):
            Wording(
                "task.detailsTooLong", "That description has {n} characters; there is room for 4000.",
                ["n": .number(count)])
        }
    }
}

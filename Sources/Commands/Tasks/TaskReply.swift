import Actions
import Core

/// What to-dos say.
enum TaskReply: Reply {
    case what, empty, noTime, kept, moved, asBefore, ticked, skipped, reopened, repeatsNeedDay
    case tooLong(Int), keptSeveral(Int)
    case adding(String), keptOnNew(String), keptNamed(String), tickedIn(String), deleted(String), madeOfNote(String)
    case due(Wording), overdue(Wording), start(String), begun(Wording), doneAt(Wording)
    case whole(RichText)
    case repeats(Wording, next: [String])
    case hasPriority(Int), labels([String]), list(String), place(String)
    case when, priority, all, addTask
    case step(TaskPress.Step), level(Int?), stepOf(String)
    case title(TaskScope, Int), titleOfList(String, Int), nothing(TaskScope)
    case rowDue(String), rowLate(String), tick(String), open(Int)

    var wording: Wording {
        switch self {
        case .what: Wording("task.what", "What is to be done? Type it, like `buy milk tomorrow p1`.")
        case .empty: Wording("task.empty", "A to-do needs some words. Type `buy milk tomorrow p1`.")
        case .noTime: Wording("task.noTime", "I read no day in that. Type a day, like `Friday`, or `tomorrow at 8`.")
        case .kept: Wording("task.kept", "Kept as a to-do.")
        case .moved: Wording("task.moved", "Moved.")
        case .asBefore: Wording("task.asBefore", "It is like that already; nothing is changed.")
        case .madeOfNote(let note): Wording("task.madeOfNote", "A to-do now: {note}", ["note": .text(note)])
        case .ticked: Wording("task.ticked", "Done.")
        case .skipped: Wording("task.skipped", "Left out this once.")
        case .reopened: Wording("task.reopened", "Back on the list.")
        case .repeatsNeedDay:
            Wording("task.repeatsNeedDay", "It repeats, so it needs a day. Skip leaves it out once.")
        case .tooLong(let count):
            Wording(
                "task.tooLong",
                "That is {n} characters; a to-do has at most 300. What is longer goes in a second line.",
                ["n": .number(count)])
        case .adding(let title): TaskTitle.added(title).wording
        case .keptNamed(let title): Wording("task.keptNamed", "Kept as a to-do: {title}", ["title": .text(title)])
        case .keptOnNew(let list):
            Wording("task.keptOnNew", "Kept as a to-do on the new list *{list}*.", ["list": .text(list)])
        case .keptSeveral(let count): Wording("task.keptSeveral", "Kept {n:to-do|to-dos}.", ["n": .number(count)])
        case .tickedIn(let title): Wording("task.tickedIn", "Done: {title}", ["title": .text(title)])
        case .deleted(let title): Wording("task.deleted", "Deleted: {title}", ["title": .text(title)])
        case .due(let when): Wording("task.due", "📅 Due {when}", ["when": .wording(when)])
        case .overdue(let when): Wording("task.overdue", "⚠️ Overdue, was due {when}", ["when": .wording(when)])
        case .start(let when): Wording("task.start", "Hidden until {when}", ["when": .text(when)])
        case .begun(let when): Wording("task.begun", "Begun {when}", ["when": .wording(when)])
        case .whole(let text): Wording("task.whole", "{text}", ["text": .rich(text)])
        case .doneAt(let when): Wording("task.doneAt", "Done {when}", ["when": .wording(when)])
        case .repeats(let rule, let next) where next.isEmpty:
            Wording("task.repeats", "↻ {rule}", ["rule": .wording(rule)])
        case .repeats(let rule, let next):
            Wording(
                "task.repeatsNext", "↻ {rule}; then {next}",
                ["rule": .wording(rule), "next": .text(next.joined(separator: "; "))])
        case .hasPriority(1): Wording("task.priority1", "❗ P1, most urgent")
        case .hasPriority(let level): Wording("task.hasPriority", "P{n}", ["n": .number(level)])
        case .labels(let labels):
            Wording("task.labels", "{labels}", ["labels": .text(labels.joined(separator: " "))])
        case .stepOf(let title): Wording("task.stepOf", "Step of {title}", ["title": .text(title)])
        case .list(let name): Wording("task.list", "☰ On {list}", ["list": .text(name)])
        case .place(let name): Wording("task.place", "📍 At {place}", ["place": .text(name)])
        case .when: Wording("task.when", "When")
        case .priority: Wording("task.priority", "Priority")
        case .all: Self.name(of: .open)
        case .addTask: Wording("task.addTask", "Add to-do")
        case .step(let step): Self.wording(of: step)
        case .level(let level?): Wording("task.level", "P{n}", ["n": .number(level)])
        case .level(nil): Wording("task.noLevel", "No priority")
        case .rowDue(let when): Wording("task.rowDue", "{when}", ["when": .text(when)])
        case .rowLate(let when): Wording("task.rowLate", "overdue, {when}", ["when": .text(when)])
        case .tick(let title): Wording("task.tick", "✓ {title}", ["title": .text(title)])
        case .open(let number): Wording("task.open", "Open {n}", ["n": .number(number)])
        case .titleOfList(let name, 0):
            Wording(
                "task.emptyList", "*{list}*: nothing to do. `milk to {list}` puts something on it.",
                ["list": .text(name)])
        case .titleOfList(let name, let count):
            Wording("task.titleOfList", "*{list}* ({n} to do)", ["list": .text(name), "n": .number(count)])
        case .title(let scope, let count):
            Wording("task.title", "*{what}* ({n})", ["what": .wording(Self.name(of: scope)), "n": .number(count)])
        case .nothing(let scope):
            Wording(
                "task.nothing", "*{what}*: nothing to do. Type one, like `buy milk tomorrow p1`.",
                ["what": .wording(Self.name(of: scope))])
        }
    }

    static func name(of scope: TaskScope) -> Wording {
        switch scope {
        case .today: Wording("task.today", "Today")
        case .tomorrow: Wording("task.tomorrow", "Tomorrow")
        case .week: Wording("task.week", "Seven days")
        case .month: Wording("task.month", "This month")
        case .year: Wording("task.year", "This year")
        case .overdue: Wording("task.late", "Overdue")
        case .open, .days, .list, .place, .label, .occasion, .asked, .askedBy, .narrow:
            Wording("task.all", "All to-dos")
        }
    }

    private static func wording(of step: TaskPress.Step) -> Wording {
        switch step {
        case .done: Wording("task.stepDone", "Done")
        case .skip: Wording("task.stepSkip", "Skip this one")
        case .reopen: Wording("task.stepReopen", "Not done")
        case .delete: Wording("task.stepDelete", "Delete")
        }
    }
}

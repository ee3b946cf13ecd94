import Actions
import Core

/// What lists of to-dos and their buttons say.
enum TaskViewReply: Reply {
    case titleOf(String, Int), titleOfDays(Wording, Int), category(String)
    case dayOf(Wording, Int), weekOf(String, Int), monthOf(String, Int)
    case sortBy(TaskSort), span(TaskScope), up(Int), down(Int)
    case places(Int), notes(Int), listButton, done, overdue(Int)
    case nothingOf(String)
    case filterTitle, noFilters, filterRow(String, Int)

    var wording: Wording {
        switch self {
        case .titleOf(let name, let count):
            Wording("task.titleOf", "*{name}* ({n} to do)", ["name": .text(name), "n": .number(count)])
        case .titleOfDays(let days, 0):
            Wording(
                "task.noneOfDays", "*To-dos, {days}*: nothing to do. Type one, like `buy milk tomorrow p1`.",
                ["days": .wording(days)])
        case .titleOfDays(let days, let count):
            Wording("task.titleOfDays", "*To-dos, {days}* ({n})", ["days": .wording(days), "n": .number(count)])
        case .category(let name): Wording("task.category", "Category: {name}", ["name": .text(name)])
        case .dayOf(let day, let count):
            Wording("task.dayOf", "*{day}* ({n})", ["day": .wording(day), "n": .number(count)])
        case .weekOf(let day, let count):
            Wording("task.weekOf", "*Week of {day}* ({n})", ["day": .text(day), "n": .number(count)])
        case .monthOf(let month, let count):
            Wording("task.monthOf", "*{month}* ({n})", ["month": .text(month), "n": .number(count)])
        case .sortBy(.priority): Wording("task.sortPriority", "Sort by priority")
        case .sortBy(.due): Wording("task.sortDue", "Sort by day")
        case .sortBy(.mine): Wording("task.sortMine", "My own order")
        case .span(let scope): Self.name(of: scope)
        case .up(let number): Wording("task.up", "{n} up", ["n": .number(number)])
        case .down(let number): Wording("task.down", "{n} down", ["n": .number(number)])
        case .places(let count): Wording("task.places", "{n:place|places}", ["n": .number(count)])
        case .notes(let count): Wording("task.notes", "{n:note|notes}", ["n": .number(count)])
        case .listButton: Wording("task.editList", "Edit list")
        case .done: Wording("task.doneList", "Done")
        case .overdue(let count): Wording("task.overdueButton", "Overdue ({n})", ["n": .number(count)])
        case .nothingOf(let name):
            Wording(
                "task.nothingOf", "I know no list, label or person called “{name}”. This is all there is to do:",
                ["name": .text(name)])
        case .filterTitle:
            Wording("task.filterTitle", "*Only some of the to-dos*: tap a list, a label, a place or an occasion.")
        case .noFilters:
            Wording(
                "task.noFilters",
                "No list, label, place or occasion has an open to-do. `milk p1 #home` gives one a label.")
        case .filterRow(let name, let count):
            Wording("task.filterRow", "{name} ({n})", ["name": .text(name), "n": .number(count)])
        }
    }

    private static func name(of scope: TaskScope) -> Wording {
        switch scope {
        case .today, .tomorrow: TaskReply.name(of: scope)
        case .week: Wording("task.spanWeek", "Week")
        case .month: Wording("task.spanMonth", "Month")
        case .year: Wording("task.spanYear", "Year")
        case .open, .overdue, .days, .list, .place, .label, .occasion, .asked, .askedBy, .narrow:
            Wording("task.spanAll", "All")
        }
    }
}

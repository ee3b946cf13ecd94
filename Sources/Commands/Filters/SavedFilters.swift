import Actions
import Core
import Language
import Store

/// Asks under which name what a list shows is to be kept.
struct SaveFilter: Press {
    static let verb = "saveFilter"
    let list: TasksCard
    init(_ list: TasksCard) { self.list = TasksCard(list.scope, sort: list.sort) }
    init?(_ arguments: [String]) {
        guard let list = TasksCard(arguments + ["0"]), TaskNarrowing(list.scope) != nil else { return nil }
        self.init(list)
    }
    var arguments: [String] { [list.scope.code, list.sort.rawValue] }

    func perform(in session: Session) throws -> (any Reply)? {
        let name = try session.name(of: list.scope)
        try session.asNewMessage {
            try session.ask(FilterNameQuestion(code: list.code), saying: FilterReply.what(name))
        }
        return nil
    }
}

/// Waits for the name of a filter: of a new one, or the new name of one that there is.
struct FilterNameQuestion: Question {
    static let verb = "filterName"
    var code: String?
    var filter: ID<TaskFilterRecord>?

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        let name = try PlaceName(checking: spoken.unquoted).text
        try session.clearQuestion()
        if let filter {
            let renamed = try session.renameFilter(filter, to: name)
            try session.showFilter(renamed, note: PlaceReply.renamed(renamed.name))
        } else if let code {
            try session.showFilter(session.saveFilter(code, named: name), note: FilterReply.saved(name))
        }
        return true
    }
}

/// What can be done with a saved filter by a button.
struct FilterPress: Press, StepCoded {
    enum Step: String, CaseIterable { case rename, delete }

    static let verb = "filterDo"
    let id: ID<TaskFilterRecord>
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let filter = try session.filterToChange(id)
        switch step {
        case .rename:
            try session.asNewMessage {
                try session.ask(FilterNameQuestion(filter: id), saying: PlaceReply.newName(filter.name))
            }
        case .delete:
            try session.deleteFilter(id)
            try session.tell(FilterReply.deleted(filter.name))
        }
        return nil
    }
}

extension Session {
    func showFilter(_ filter: TaskFilterRecord, note: (any Reply)? = nil) throws {
        guard let card = CommandCatalog.card(filter.code) as? TasksCard else { throw Refusal(CommonReply.gone) }
        try show(card, note: note)
    }

    /// "show urgent at home": a saved filter by its whole name.
    /// - Returns: false where there is none of that name.
    func showFilter(saidIn line: ReadLine) throws -> Bool {
        let filter = try line.withoutShowing.lazy.compactMap { try self.taskFilter(named: $0.withoutEnd) }.first
        guard let filter else { return false }
        try showFilter(filter)
        return true
    }

    /// A button for each saved filter.
    func filterRows() throws -> [[Button]] {
        try taskFilters().prefix(12).compactMap { filter in
            guard let card = CommandCatalog.card(filter.code) as? TasksCard else { return nil }
            let count = try taskCount(card.scope.selection(present))
            return [ShowCard(card).button(FilterReply.row(filter.name, count), voice)]
        }
    }
}

/// What is said of filters.
enum FilterReply: Reply {
    case narrow(String), narrowButton, byLevel, show(Int), level(Int, isOn: Bool), span(TaskNarrowing.Span, isOn: Bool)
    case plain(TaskNarrowing.Span)
    case save, rename, delete, what(String), saved(String), deleted(String), row(String, Int)

    var wording: Wording {
        switch self {
        case .narrow(let name): Wording("filter.narrow", "*{name}*: only which of them?", ["name": .text(name)])
        case .narrowButton: Wording("filter.narrowButton", "Only some")
        case .byLevel: Wording("filter.byLevel", "By priority or day")
        case .show(let count): Wording("filter.show", "Show ({n})", ["n": .number(count)])
        case .level(let level, let isOn): Self.chosen(Wording("filter.level", "P{n}", ["n": .number(level)]), isOn)
        case .span(let span, let isOn): Self.chosen(Self.plain(span).wording, isOn)
        case .plain(.today): Wording("filter.today", "due today")
        case .plain(.week): Wording("filter.week", "due in seven days")
        case .plain(.late): Wording("filter.late", "overdue")
        case .save: Wording("filter.save", "Save filter")
        case .rename: Wording("filter.rename", "Rename filter")
        case .delete: Wording("filter.delete", "Delete filter")
        case .what(let name):
            Wording(
                "filter.what", "Under which name shall I keep *{name}*? Type one, like `Urgent at home`.",
                ["name": .text(name)])
        case .saved(let name):
            Wording("filter.saved", "Saved. `show {name}` brings it back.", ["name": .text(name)])
        case .deleted(let name): Wording("filter.deleted", "Deleted the filter *{name}*.", ["name": .text(name)])
        case .row(let name, let count):
            Wording("filter.row", "⛃ {name} ({n})", ["name": .text(name), "n": .number(count)])
        }
    }

    private static func chosen(_ name: Wording, _ isOn: Bool) -> Wording {
        isOn ? Wording("filter.chosen", "✓ {name}", ["name": .wording(name)]) : name
    }
}

import Actions
import Core
import Language
import Store

/// Shows by what the page of all to-dos can be narrowed, with the filters that are kept.
struct FiltersCommand: Command {
    static let about = About(
        intent: "task.list", key: "task.filters", area: .tasks, summary: "See only some of your to-dos",
        phrases: [
            "filter", "[show|list|see] [me] [my|the|all|saved] filters",
            "filter [my|the|all] (tasks|todos|to dos) [by|for|with] [{what:rest}]",
            "filter (by|on) (priority|label|labels|list|lists|day|date|due date|category|place)",
        ],
        examples: ["filters"])

    /// What they are to be narrowed to; nil where that is to be chosen.
    let what: String?
    let spoken: Spoken

    init(_ said: Said) throws {
        what = said.slots.text("what")?.trimmed
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard let what, !what.isEmpty else { return try session.show(TaskFilterCard()) }
        try session.showNarrowed(to: what, of: spoken)
    }
}

extension Session {
    /// "filter p1", "filter #home", "filter overdue": what is to be done of that; with other words by what it can be.
    func showFiltered(by spoken: Spoken) throws -> Bool {
        guard spoken.line.object(of: .filtering) != nil,
            let what = spoken.text.split(maxSplits: 1, whereSeparator: \.isWhitespace).last.map(String.init)
        else { return false }
        guard let scope = try narrowed(to: what, of: spoken) else { return false }
        try show(TasksCard(scope))
        return true
    }

    fileprivate func showNarrowed(to what: String, of spoken: Spoken) throws {
        if try showFilter(saidIn: LineReader.read(what, language: language)) { return }
        guard let scope = try narrowed(to: what, of: spoken) else { return try show(TaskFilterCard()) }
        try show(TasksCard(scope))
    }

    /// The to-dos of a priority, a label, a list or a place, or of days; nil where the words are none of these.
    private func narrowed(to what: String, of spoken: Spoken) throws -> TaskScope? {
        let line = LineReader.read(what, language: spoken.line.language)
        let slots = try taskSlots(of: line)
        if line.says(.late) { return .overdue }
        let base: TaskScope? =
            if let label = slots.label(SlotName.labels).flatMap({ Label.list(in: $0).first }) {
                .label(label)
            } else if let list = try heading(named: listName(what))
                ?? slots.name(SlotName.list)?.id.map({ HeadingID($0) })
            {
                .list(list)
            } else {
                nil
            }
        let level = line.namedPriority
        if base != nil || level != nil {
            return TaskNarrowing(base ?? .open, priority: level)?.scope
        }
        guard line.times.count == 1, line.times[0].wordsOutside == 0, case .success(let when) = line.times[0].time
        else {
            return nil
        }
        return taskScope(of: .time(when), spoken)
    }
}

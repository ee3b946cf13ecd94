import Actions
import Core
import Language
import Store

extension Session {
    /// Tasks looked through for a name; the newest of them.
    private static let mostNamed = 1_000

    /// Open ones that fit words best: one's own, else those on the lists of others that one shares.
    func tasks(named words: String, _ measure: TitleFinder.Measure = .partly) throws -> [TaskRecord] {
        let own = try openTasks(limit: Self.mostNamed).named(words, language, measure)
        return try own.isEmpty ? openTasksOfOthers(limit: Self.mostNamed).named(words, language, measure) : own
    }

    func tasks(
        named words: String, for deed: TaskDeed, _ measure: TitleFinder.Measure
    ) throws -> [TaskRecord] {
        try deed == .reopen ? doneTasks(named: words, measure) : tasks(named: words, measure)
    }

    /// What is done and fits words best: one's own of the last year, else on the lists of others that one shares.
    func doneTasks(named words: String, _ measure: TitleFinder.Measure) throws -> [TaskRecord] {
        let today = present.day
        let own = try doneThings(from: today - 366, to: today, offset: 0, limit: Self.mostNamed)
            .compactMap(\.task).filter(\.isDone).named(words, language, measure)
        return try own.isEmpty ? doneTasksOfOthers(limit: Self.mostNamed).named(words, language, measure) : own
    }
}

extension [TaskRecord] {
    fileprivate func named(
        _ words: String, _ language: LanguageID, _ measure: TitleFinder.Measure
    ) -> [TaskRecord] {
        let ids = Set(TitleFinder(map { ($0.id.rawValue, $0.title) }, language: language).find(words, measure))
        return filter { ids.contains($0.id.rawValue) }
    }
}

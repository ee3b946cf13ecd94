import Actions
import Core
import Language
import Store

/// What is to be done with a task that was named by some of its words.
enum TaskDeed: Hashable, Codable, Sendable {
    case done, delete, reopen
    /// Of what repeats: left out this once; it does not come again.
    case skip, once
    /// As typed: "Friday", "next week at 9".
    case move(String)
    /// The same: not shown before.
    case hide(String)
    case rename(String)
    case step(String)
    /// 1-3; nil for none.
    case priority(Int?)
    /// To the occasion of that name; empty for none.
    case tie(String)
}

extension Session {
    /// Tasks looked through for a name; the newest of them.
    private static let mostNamed = 1_000
    private static let mostOffered = 8

    /// Does it with the one that is meant; asks where several fit, and says where none does.
    func act(_ deed: TaskDeed, onTaskNamed words: String) throws {
        let found = try deed == .reopen ? doneTasks(named: words) : tasks(named: words)
        switch found.count {
        case 0 where deed == .reopen:
            guard let open = try tasks(named: words).first else { throw Refusal(UndoneReply.noSuch(words)) }
            try show(TaskCard(open.id), note: UndoneReply.isOpen(open.shortTitle))
        case 0 where try act(deed, onEventNamed: words): return
        case 0 where deed == .done:
            guard let told = try reminder(named: words) else { throw noSuchTask(words) }
            _ = try ReminderPress(id: told.id, step: .done).perform(in: self)
        case 0: throw noSuchTask(words)
        case 1: try act(deed, on: found[0].id)
        default: try askWhich(of: found, for: deed)
        }
    }

    private func noSuchTask(_ words: String) -> Refusal {
        let all = ShowCard(TasksCard(.open)).button(TaskReply.all, voice)
        let help = HelpPress(area: .tasks).button(CommonReply.help, voice)
        return Refusal(TaskChangeReply.noSuch(words), buttons: [[all, help]])
    }

    /// Open ones that fit words best: one's own, else those on the lists of others that one shares.
    func tasks(named words: String) throws -> [TaskRecord] {
        let own = try openTasks(limit: Self.mostNamed).named(words, language)
        return try own.isEmpty ? openTasksOfOthers(limit: Self.mostNamed).named(words, language) : own
    }

    /// What is done and fits words best: one's own of the last year, else on the lists of others that one shares.
    private func doneTasks(named words: String) throws -> [TaskRecord] {
        let today = present.day
        let own = try doneTasks(from: today - 366, to: today, offset: 0, limit: Self.mostNamed)
            .map(\.task).filter(\.isDone).named(words, language)
        return try own.isEmpty ? doneTasksOfOthers(limit: Self.mostNamed).named(words, language) : own
    }

    func act(_ deed: TaskDeed, on id: TaskID) throws {
        switch deed {
        case .done: _ = try TaskPress(id, .done).perform(in: self)
        case .delete: try deleteTaskSaying(id)
        case .reopen: _ = try TaskPress(id, .reopen).perform(in: self)
        case .skip: try skipSaying(id)
        case .once: try repeatNoMore(id)
        case .move(let words): try setDue(of: id, to: time(in: words), frame(of: nil))
        case .hide(let words): try setStart(of: id, to: time(in: words), frame(of: nil))
        case .tie(""): _ = try TaskTie(id, .any, nil).perform(in: self)
        case .tie(let words): try tieSaying(id, words, task(id)?.tie?.relation)
        case .step(let title):
            try addSteps([NewStep(title)], to: id)
            try show(TaskCard(id), note: TaskFieldReply.stepsAdded(1))
        case .priority(let level):
            try reviseTask(id) { $0.priority = level }
            try show(TaskCard(id), note: ReminderReply.followed)
        case .rename(let words): try show(TaskCard(retitleTask(id, to: words).id), note: ReminderReply.followed)
        }
    }

    /// Nothing was spoken of that could be done: those that are due first are offered.
    func askWhatIsDone() throws {
        let open = try tasks(.open, sort: .due, offset: 0, limit: Self.mostOffered)
        let finished = ShowCard(DoneCard(week: weekStart))
        guard !open.isEmpty else { return try show(finished.card) }
        try ask(WhichTaskQuestion(deed: .done, tasks: open.map(\.id)))
        let rows = open.map { task in
            [FollowThing(.task(task.id)).button(FollowReply.thing(.task, task.shortTitle), voice)]
        }
        let foot = [
            finished.button(TaskChangeReply.finished, voice), CancelPress().button(CommonReply.cancel, voice),
        ]
        try say(Outgoing(voice.say(TaskChangeReply.whatIsDone), buttons: rows + [foot]))
    }

    private func askWhich(of tasks: [TaskRecord], for deed: TaskDeed) throws {
        let tasks = Array(tasks.prefix(Self.mostOffered))
        try ask(WhichTaskQuestion(deed: deed, tasks: tasks.map(\.id)))
        let rows = tasks.map { task in
            [FollowThing(.task(task.id)).button(FollowReply.thing(.task, task.shortTitle), voice)]
        }
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        try say(Outgoing(voice.say(FollowReply.which), buttons: rows + [[cancel]]))
    }
}

extension [TaskRecord] {
    fileprivate func named(_ words: String, _ language: LanguageID) -> [TaskRecord] {
        let ids = Set(TitleFinder(map { ($0.id.rawValue, $0.title) }, language: language).find(words))
        return filter { ids.contains($0.id.rawValue) }
    }
}

/// Something that could be done with several tasks waits for the one that is meant.
struct WhichTaskQuestion: ThingChoice {
    static let verb = "whichTask"
    let deed: TaskDeed
    let tasks: [TaskID]

    var things: [Thing] { tasks.map { .task($0) } }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.meansCommand else { return false }
        if let thing = try chosen(by: spoken) {
            try take(thing, in: session, isTyped: true)
            return true
        }
        let titles = try tasks.compactMap { try session.task($0) }.map { ($0.id.rawValue, $0.title) }
        let found = TitleFinder(titles, language: session.language).find(spoken.text)
        guard found.count == 1, let id = found.first, let title = titles.first(where: { $0.0 == id })?.1,
            !spoken.line.saysMore(than: title)
        else { return false }
        try take(.task(TaskID(id)), in: session, isTyped: true)
        return true
    }

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        try session.act(deed, on: TaskID(thing.id))
    }
}

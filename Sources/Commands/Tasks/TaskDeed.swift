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
    /// To a day that is asked for.
    case moveWhen
    /// So much later, as typed: "a week".
    case shift(String)
    /// The same: not shown before.
    case hide(String)
    case rename(String)
    /// As typed: "p1", "every Monday".
    case amend(String)
    /// It has no day any more.
    case noDay
    /// On that list.
    case onList(HeadingID)
    case step(String)
    /// 1-3; nil for none.
    case priority(Int?)
    /// To the occasion of that name; empty for none.
    case tie(String)
}

extension TaskDeed {
    /// It is to be at another time.
    var isOfTime: Bool {
        switch self {
        case .move, .shift, .hide: true
        default: false
        }
    }

    /// A list could be meant by the same words: "delete camping".
    fileprivate var isOfWhole: Bool {
        switch self {
        case .delete, .rename: true
        default: false
        }
    }
}

extension Session {
    /// Tasks looked through for a name; the newest of them.
    private static let mostNamed = 1_000
    private static let mostOffered = 8

    /// Does it with the one that is meant; asks where several fit or none does wholly, and says where nothing comes near.
    func act(_ deed: TaskDeed, onTaskNamed words: String) throws {
        if try deed == .skip && skipOwn(withDayIn: words) { return }
        if try act(deed, onRowsNumberedIn: words) || act(deed, onEachNamedIn: words) { return }
        let found = try tasks(named: words, for: deed, .surely)
        // "move vet": the appointment of that name rather than "take the vet's form along".
        if !found.contains(where: { $0.title.isSaid(by: words) }), try act(deed, onEventNamed: words) { return }
        if !found.contains(where: { $0.title.isSaid(by: words) }),
            try deed.isOfWhole && listOfOthers(named: words) != nil
        {
            throw Refusal(CommonReply.notYours)
        }
        switch found.count {
        case 0 where try deed == .reopen && showOpen(words): return
        case 0 where try deed == .done && (finishAsked(named: words) || showDone(called: words)): return
        case 0 where try act(deed, onReminderNamed: words): return
        case 0 where try deed != .done && sayOfGroup(words): return
        case 0: try askNear(words, for: deed)
        case 1: try act(deed, onTask: found[0], namedIn: words)
        default: try askWhich(of: found, for: deed, saying: FollowReply.which)
        }
    }

    /// Of several things in its title only those that the words name are done; where the words leave it open which, it is asked.
    func act(_ deed: TaskDeed, onTask task: TaskRecord, namedIn words: String) throws {
        if try deed == .delete && sayWhoDeletes(task) || deed == .done && sayWhoTicks(task) { return }
        // Of "buy milk eggs and bread" nobody says where the milk ends.
        if deed == .done || deed == .delete, !task.title.isSaid(by: words),
            PartOfDeed.mixes(words, of: task.title, isOnList: task.heading != nil, language: language)
        {
            return try askWhich(of: [task], for: deed, saying: TaskChangeReply.noneBut(words), isOffer: true)
        }
        if try act(deed, onPartOf: task, namedIn: words) { return }
        let isOfSome =
            try deed == .done && mayTick(task.id) && PartOfDeed.leavesOpen(words, of: task.title, language: language)
            && !task.title.isSaid(by: words)
        // "remove milk from the fridge" is no wish to have "milk" gone.
        let isOfMore = deed == .delete && LineReader.read(words, language: language).hasWords(beside: task.title)
        guard isOfSome || isOfMore else { return try act(deed, on: task.id) }
        try askWhich(of: [task], for: deed, saying: TaskChangeReply.noneBut(words), isOffer: true)
    }

    /// It takes place in a group, and is changed there.
    private func sayOfGroup(_ words: String) throws -> Bool {
        guard let reply = try whoseEvent(titled: words) else { return false }
        try say(reply: reply)
        return true
    }

    /// Nothing is called so: what shares some of the words is only offered.
    private func askNear(_ words: String, for deed: TaskDeed) throws {
        let near = try tasks(named: words, for: deed, .partly)
        if deed == .delete, near.count == 1, try sayWhoDeletes(near[0]) { return }
        guard near.isEmpty else {
            return try askWhich(of: near, for: deed, saying: TaskChangeReply.noneBut(words), isOffer: true)
        }
        throw deed == .reopen ? Refusal(UndoneReply.noSuch(words)) : noSuchTask(words)
    }

    /// What another has put on a list is theirs to take off, and can be ticked; false for what the viewer may delete.
    func sayWhoDeletes(_ task: TaskRecord) throws -> Bool {
        guard !mayDelete(task), let owner = try owner(of: .task(task.id))?.shortName else { return false }
        try show(TaskCard(task.id), note: TaskChangeReply.theirsToDelete(owner))
        return true
    }

    /// What one may only look at is not ticked; false for what one may tick.
    private func sayWhoTicks(_ task: TaskRecord) throws -> Bool {
        guard try !mayTick(task.id), let owner = try owner(of: .task(task.id))?.shortName else { return false }
        try show(TaskCard(task.id), note: TaskChangeReply.theirsToTick(owner))
        return true
    }

    /// What the viewer was asked to do and has not answered; false where nothing of it is called so.
    private func finishAsked(named words: String) throws -> Bool {
        guard let asked = try unansweredTask(named: words) else { return false }
        try did(asked.id)
        return true
    }

    /// What somebody else has done meanwhile, or oneself: "got the milk"; false where nothing done is called so.
    private func showDone(called words: String) throws -> Bool {
        let name = TitleFinder.bare(words, language: language)
        guard let done = try lately(doneTitled: name) else { return false }
        try show(TaskCard(done), note: FollowReply.doneAlready(name))
        return true
    }

    /// What is to be reopened is open already; false where nothing open is called so.
    private func showOpen(_ words: String) throws -> Bool {
        guard let open = try tasks(named: words, .surely).first else { return false }
        try show(TaskCard(open.id), note: UndoneReply.isOpen(open.shortTitle))
        return true
    }

    private func noSuchTask(_ words: String) -> Refusal {
        let all = ShowCard(TasksCard(.open)).button(TaskReply.all, voice)
        let help = HelpPress(area: .tasks).button(CommonReply.help, voice)
        return Refusal(TaskChangeReply.noSuch(words), buttons: [[all, help]])
    }

    /// Open ones that fit words best: one's own, else those on the lists of others that one shares.
    func tasks(named words: String, _ measure: TitleFinder.Measure = .partly) throws -> [TaskRecord] {
        let own = try openTasks(limit: Self.mostNamed).named(words, language, measure)
        return try own.isEmpty ? openTasksOfOthers(limit: Self.mostNamed).named(words, language, measure) : own
    }

    private func tasks(
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

    func act(_ deed: TaskDeed, on id: TaskID) throws {
        switch deed {
        case .done: try finishSaying(id)
        case .delete: try deleteTaskSaying(id)
        case .reopen: _ = try TaskPress(id, .reopen).perform(in: self)
        case .skip: try skipSaying(id)
        case .once: try repeatNoMore(id)
        case .move(let words): try setDue(of: id, to: time(in: words), frame(of: nil))
        case .moveWhen: try show(TaskCard(id, .when))
        case .shift(let words): try shiftTask(id, by: length(in: words))
        case .hide(let words): try setStart(of: id, to: time(in: words), frame(of: nil))
        case .amend(let words): try amendTask(id, words)
        case .noDay:
            if let reply = try TaskDay(id, .due, nil).perform(in: self) { throw Refusal(reply) }
        case .onList(let list):
            try show(TaskCard(reviseTask(id) { $0.heading = list }.id), note: TaskChangeReply.movedOver)
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

    /// Nothing was spoken of that could be done: notices that were told last and what is due first are offered.
    func askWhatIsDone() throws {
        let told = try toldReminders().filter(\.isByItself).prefix(Self.mostOffered)
        let open = try tasks(.open, sort: .due, offset: 0, limit: Self.mostOffered - told.count)
        if open.isEmpty, told.count == 1, told[0].isUnanswered {
            return _ = try ReminderPress(id: told[0].id, step: .done).perform(in: self)
        }
        let finished = ShowCard(DoneCard(week: weekStart))
        guard !open.isEmpty || !told.isEmpty else { return try show(finished.card) }
        let question = WhichTaskQuestion(deed: .done, tasks: open.map(\.id), notices: told.map(\.id))
        try ask(question)
        let rows = try question.things.map { thing in
            [
                FollowThing(thing).button(
                    FollowReply.thing(thing.kind, try question.title(of: thing, in: self) ?? ""), voice)
            ]
        }
        let foot = [
            finished.button(TaskChangeReply.finished, voice), CancelPress().button(CommonReply.cancel, voice),
        ]
        try say(Outgoing(voice.say(TaskChangeReply.whatIsDone), buttons: rows + [foot]))
    }

    func askWhich(of tasks: [TaskRecord], for deed: TaskDeed, saying reply: some Reply, isOffer: Bool = false)
        throws
    {
        let ids = tasks.prefix(MoreThings.most).map(\.id)
        try askWhich(WhichTaskQuestion(deed: deed, tasks: ids, isOffer: isOffer), saying: reply)
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

/// Something that could be done with several tasks waits for the one that is meant.
struct WhichTaskQuestion: ThingChoice {
    static let verb = "whichTask"
    let deed: TaskDeed
    let tasks: [TaskID]
    /// They are only offered, rather than asked about.
    var isOffer: Bool?
    /// Notices that may be meant, too.
    var notices: [ReminderID]?
    var isWaiting: Bool { isOffer != true }

    var things: [Thing] { (notices ?? []).map { .reminder($0) } + tasks.map { .task($0) } }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard !spoken.meansCommand, !spoken.line.asks, deed != .done || !spoken.deniesFirst else {
            return false
        }
        if let thing = try chosen(by: spoken) {
            try take(thing, in: session, isTyped: true)
            return true
        }
        let things = things
        let titles = try things.indices.map { (Int64($0), try title(of: things[$0], in: session) ?? "") }
        // "untick plumber" is a wish of its own; only what stands in the title itself is the answer then.
        let isOther = spoken.mayBeCommand || spoken.isOwnWish || spoken.namesUnknown
        // "sort camping" is no answer by which something about camping would go.
        let measure: TitleFinder.Measure = isOther || isOffer == true || deed == .delete ? .wholly : .partly
        let found = TitleFinder(titles, language: session.language).find(spoken.text, measure)
        guard found.count == 1, let id = found.first, let title = titles.first(where: { $0.0 == id })?.1,
            !spoken.line.saysMore(than: title),
            // "buy milk" is no answer by which the bread of "buy milk eggs bread" would go.
            isOffer != true || title.isSaid(by: spoken.text)
                || !PartOfDeed.mixes(spoken.text, of: title, language: session.language)
        else { return false }
        try take(things[Int(id)], in: session, isTyped: true)
        return true
    }

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        guard thing.kind == .task else {
            return try session.act(deed, on: session.reminderToChange(ReminderID(thing.id)))
        }
        try session.act(deed, on: TaskID(thing.id))
    }

    fileprivate func title(of thing: Thing, in session: Session) throws -> String? {
        thing.kind == .task
            ? try session.task(TaskID(thing.id))?.shortTitle : try session.reminder(ReminderID(thing.id))?.shortText
    }
}

extension Spoken {
    /// "can't do the wine", but not "rent, not taxes".
    fileprivate var deniesFirst: Bool {
        LineReader.read(String(text.prefix { $0 != "," }), language: line.language).says(.denying)
    }
}

import Actions
import Core
import Language
import Store

extension Session {
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
}

import Actions
import Core
import Language
package import Store

/// Ticks off what is named, replied to, or was spoken of last.
struct DoneCommand: Command {
    static let about = About(
        intent: "task.done", area: .tasks, menu: "done", summary: "Tick off what is done, or see what you finished",
        phrases: [
            "(done|finished|completed) [with] [the|my] [task|todo|to do] [:] {title:rest}",
            "(tick|check|cross|strike) off [the|my] [task|todo|to do] {title:rest}", "cross out [the|my] {title:rest}",
            "tick [the|my] [task|todo|to do] {title:rest}",
            "(tick|check|cross|strike) {title:text} off [of] [my|the] [list|todo list|to do list]",
            "(tick|check|cross) {title:text} off [of] [my|the|our] (shopping|grocery|packing|task) list",
            "mark {title:text} [as] (done|finished|completed|complete|bought)",
            "[the] (task|todo|to do) {title:text} is (done|finished|complete|completed)",
            "(done|finished|it is done|its done|thats done|all done)",
        ],
        examples: ["done: milk", "tick off call mum", "mark the report as done"])

    /// nil where what was spoken of last is meant.
    let title: String?
    let replied: Thing?
    private let isOfMenu: Bool
    private let spoken: Spoken

    init(_ said: Said) throws {
        (isOfMenu, spoken) = (said.spoken.isSlashCommand, said.spoken)
        title = said.slots.text("title")?.trimmed
        replied = said.spoken.repliedThing
    }

    func perform(in session: Session) throws {
        guard let title, TitleFinder.isName(title, language: session.language) else {
            if try replied == nil && session.leavesOpenWhatIsDone(spoken) { return try session.askWhatIsDone() }
            // "/done" is picked from the menu, where it says nothing of what was spoken of before.
            return isOfMenu ? try session.show(DoneCard(week: session.weekStart)) : try session.finishLast(replied)
        }
        if SignalWord.everything.isSaid(by: title) { return try session.askWhatIsDone() }
        // "got milk?" asks.
        if spoken.line.tokens.last?.key == "?", try session.showWhetherDone(title) { return }
        if try session.tasks(named: title, .partly).isEmpty, try session.checkIn(finishedIn: spoken.line) { return }
        if try session.tasks(named: title, .partly).isEmpty, try session.tickNote(sayingSo: title) { return }
        let found = try session.tasks(named: title, .surely)
        // "I cleaned the kitchen" is no word of "paint the kitchen".
        if found.count == 1, !spoken.line.without(.having).tellsDone(of: found[0].title) {
            return try session.askWhich(of: found, for: .done, saying: TaskChangeReply.noneBut(title))
        }
        try session.act(.done, onTaskNamed: title)
    }
}

/// Deletes a thing to do that is named.
struct DeleteTaskCommand: Command {
    static let about = About(
        intent: "task.delete", area: .tasks, summary: "Delete a to-do",
        phrases: [
            "(delete|remove|drop|erase|scrap) [my|the] (task|todo|to do) [:|to|called|named|about] {title:rest}",
            "(delete|remove|drop|erase|scrap) [my|the] {title:text} (task|todo|to do)",
            "(remove|delete|take|drop|strike|scratch) [the|my] {title:text} (from|off|off of|out of) (the|my|our) list",
            "no more {title:text} on (the|my|our) list",
        ],
        examples: ["delete the task milk"])

    let title: String
    init(_ said: Said) throws { title = said.slots.text("title")?.trimmed ?? "" }

    func perform(in session: Session) throws {
        guard !title.isEmpty else { throw Refusal(TaskReply.empty) }
        try session.act(.delete, onTaskNamed: title)
    }
}

extension Session {
    /// "all done", where several things are open.
    func leavesOpenWhatIsDone(_ spoken: Spoken) throws -> Bool {
        try spoken.line.tokens.contains { spoken.line.means($0.key, .everything) } && openTasks(limit: 2).count > 1
    }

    /// "wash the car done": something open is called so, and the last word says that it is done.
    func tick(namedIn spoken: Spoken) throws -> Bool {
        let lines = spoken.line.inEachLanguage
        guard let words = lines.lazy.compactMap({ $0.object(before: .finished) }).first else { return false }
        guard !spoken.line.asks else { return try showWhetherDone(words) }
        if SignalWord.everything.isSaid(by: words) {
            try askWhatIsDone()
            return true
        }
        let found = try tasks(named: words, .wholly)
        if found.isEmpty, let done = try lately(doneTitled: words) {
            try show(TaskCard(done), note: FollowReply.doneAlready(words))
            return true
        }
        if try found.isEmpty && tickNote(sayingSo: words) { return true }
        guard found.count == 1, found[0].title.isSaid(by: words) || words.contains(" ")
        else { return false }
        try act(.done, onTaskNamed: words)
        return true
    }

    /// "paid the rent", "cleaned the bathroom today", "passport renewed": one thing that is open is called so.
    package func tick(toldBy spoken: Spoken) throws -> Bool {
        if try !spoken.isSlashCommand && keepOpen(toldBy: spoken) { return true }
        guard spoken.line.saidUndone == nil else { return false }
        let line = spoken.line.without(.having)
        let isQuestion = line.tokens.last?.key == "?" || spoken.line.asksWhetherDone
        if !spoken.isSlashCommand, isQuestion, let words = line.object(of: .completed) {
            return try showWhetherDone(words.withoutEnd)
        }
        guard !spoken.isSlashCommand, !line.asks || line.saidDid != nil, !isQuestion, spoken.line.gotAllBut == nil,
            let words = line.object(before: .completed) ?? line.object(of: .completed) ?? line.saidDid
                ?? spoken.line.saidToHave,
            case let name = LineReader.read(words, language: language).without(tail: .having).withoutTimes,
            name.contains(where: \.isLetter)
        else { return false }
        if let link = SaidCheckIn(line).arrivalLink {
            guard try tasks(named: name, .wholly).contains(where: { $0.title.hasWord(link, language) }) else {
                return false
            }
        }
        if try act(.done, onEachNamedIn: name) { return true }
        let found = try tasks(named: name, .wholly)
        if found.isEmpty, let asked = try unansweredTask(named: name) {
            try did(asked.id)
            return true
        }
        if found.isEmpty { return try finishNotice(named: name, in: line) }
        guard found.count == 1, line.tellsDone(of: found[0].title) else { return false }
        if let day = pastDay(saidIn: spoken), try mayTick(found[0].id) {
            let noon = FloatingTime(day: day, minute: 12 * 60).moment(in: settings.timeZone)
            let task = try finishTelling(found[0].id, at: noon)
            try show(TaskCard(task.id), note: TaskChangeReply.doneOn(measures.days(ListedDays(day, day))))
            return true
        }
        try act(.done, onTask: found[0], namedIn: name)
        return true
    }

    /// "took my pill": the one notice that waits and says so.
    private func finishNotice(named words: String, in line: ReadLine) throws -> Bool {
        let found = try waitingNotices(named: words)
        guard found.count == 1, case let reminder = found[0], line.tellsDone(of: reminder.text)
        else { return try found.isEmpty && finishNoticeToCome(named: words, in: line) }
        _ = try ReminderPress(id: reminder.id, step: .done, moment: reminder.rule.flatMap { _ in reminder.toldDue })
            .perform(in: self)
        return true
    }

    /// The same of the one that was put off, or is to ring later on this day.
    private func finishNoticeToCome(named words: String, in line: ReadLine) throws -> Bool {
        let zone = settings.timeZone
        let coming = try comingReminders(called: words).named(words, language, .wholly).filter { reminder in
            let isToday = reminder.next(in: zone).map { WallTime($0, in: zone).day == present.day } == true
            return reminder.isByItself && (isToday || reminder.snoozeDue != nil)
        }
        guard coming.count == 1, line.tellsDone(of: coming[0].text) else { return false }
        try finish(coming[0])
        return true
    }

    /// It is done before it is told; of what comes again its next time.
    func finish(_ reminder: ReminderRecord) throws {
        let moment = reminder.rule.flatMap { _ in reminder.toldDue ?? reminder.next(in: settings.timeZone) }
        _ = try ReminderPress(id: reminder.id, step: .done, moment: moment).perform(in: self)
    }

    /// "yesterday", "2 days ago": the day before today on which it was done; nil where no such day is said.
    private func pastDay(saidIn spoken: Spoken) -> Int? {
        let values = spoken.line.timeValues
        guard values.count == 1, case .time(let time) = values[0].value else { return nil }
        return time.latestDay(in: frame(of: spoken)).flatMap { $0 < present.day ? $0 : nil }
    }

    /// "cake bought?": the one to-do of that name, open or done; false where none or several are.
    fileprivate func showWhetherDone(_ words: String) throws -> Bool {
        let open = try tasks(named: words, .wholly).map { Thing.task($0.id) }
        let known = try open.isEmpty ? SearchWords(words).map { try find($0).own.flatMap(\.things) } ?? [] : open
        guard known.count == 1, known[0].kind == .task else { return false }
        try show(TaskCard(TaskID(known[0].id)))
        return true
    }

    /// The one of that name that the viewer was asked to do and has not answered.
    func unansweredTask(named words: String) throws -> TaskRecord? {
        let asked = try unansweredTasks(limit: 100)
        let found = TitleFinder(asked.map { ($0.id.rawValue, $0.title) }, language: language).find(words, .wholly)
        return found.count == 1 ? asked.first { $0.id.rawValue == found[0] } : nil
    }

    /// What was replied to or spoken of last is done; without such a thing the bundle that is open, and else it is asked
    /// for, where anything is open.
    func finishLast(_ replied: Thing?) throws {
        if try replied == nil && lastRecall?.isOfPicking == true { return try askWhatIsDone() }
        guard let task = try spokenOf(replied).compactMap({ try task(about: $0) }).last else {
            guard let bundle = try openBundles(limit: 1).first else { return try askWhatIsDone() }
            return try finishSaying(bundle.id)
        }
        try finishSaying(task)
    }

    /// What is said to be done. Of what comes every day and is due on another one it may be today's: that one stays, so that
    /// no pill is missed, and can be ticked.
    func finishSaying(_ id: TaskID) throws {
        guard let task = try task(id), let rule = task.repetition?.rule, rule.frequency == .daily, rule.interval == 1,
            let due = task.due, due.day > present.day, try mayTick(id)
        else {
            _ = try TaskPress(id, .done).perform(in: self)
            return
        }
        try show(TaskCard(id), note: TaskChangeReply.dueLater(measures.when(due)))
    }

    /// The task that a thing is, or that a reminder tells of.
    func task(about thing: Thing) throws -> TaskID? {
        switch thing.kind {
        case .task: try task(TaskID(thing.id))?.id
        case .reminder: try reminder(ReminderID(thing.id)).flatMap { $0.hasOwnText ? nil : $0.task }
        case .place, .note, .heading, .review, .occasion, .event, .bundle, .routine, .template: nil
        }
    }
}

extension String {
    fileprivate func hasWord(_ word: String, _ language: LanguageID) -> Bool {
        LineReader.read(self, language: language).tokens.contains { $0.key == word }
    }
}

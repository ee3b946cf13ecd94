import Actions
import Core
import Language
import Store

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
        // "all done but the bank", where no list was spoken of.
        if spoken.line.gotAllBut != nil { return try session.askWhatIsDone() }
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

import Actions
import Core
import Store

/// Ties a task to an occasion on one side of it, or to none.
struct TaskTie: Press {
    static let verb = "taskTie"
    let task: TaskID
    let side: TieSide
    let occasion: OccasionID?

    init(_ task: TaskID, _ side: TieSide, _ occasion: OccasionID?) {
        (self.task, self.side, self.occasion) = (task, side, occasion)
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let task = TaskID(arguments[0]), let side = TieSide(code: arguments[1]) else {
            return nil
        }
        self.init(task, side, OccasionID(arguments[2]))
        guard occasion != nil || arguments[2] == "0" else { return nil }
    }

    var arguments: [String] { ["\(task)", side.code, occasion.map { "\($0)" } ?? "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.tie(task, to: occasion.map { OccasionTie($0, side.relation) })
        let note: TieAskReply? = session.lastEntry == nil ? nil : occasion == nil ? .untied : .tied
        try session.show(TaskCard(task), note: note)
        return nil
    }
}

/// Asks for an occasion that a task is to be tied to.
struct TieAsk: Press, PairCoded {
    static let verb = "tieAsk"
    let task: TaskID
    let side: TieSide
    var pair: (TaskID, TieSide) { (task, side) }

    init(_ task: TaskID, _ side: TieSide) { (self.task, self.side) = (task, side) }

    func perform(in session: Session) throws -> (any Reply)? {
        let task = try session.taskToChange(task)
        guard task.owner == session.viewer else { throw Refusal(OccasionRefusal.othersTask) }
        try session.asNewMessage {
            try session.ask(TieQuestion(task: task.id, side: side.code), saying: TieAskReply.named(task.shortTitle))
        }
        return nil
    }
}

/// Waits for the name of an occasion that a task is to be tied to.
struct TieQuestion: Question {
    static let verb = "tieName"
    let task: TaskID
    var subject: Thing? { .task(task) }
    let side: String

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        try session.tieSaying(task, spoken.unquoted, TieSide(code: side)?.relation)
        try session.clearQuestion()
        return true
    }
}

/// What was taken for an occasion is none: the words go back to the task, and what was made for it goes.
struct NotOccasion: Press, PairCoded {
    static let verb = "noOccasion"
    let task: TaskID
    let occasion: OccasionID
    var pair: (TaskID, OccasionID) { (task, occasion) }

    init(_ task: TaskID, _ occasion: OccasionID) { (self.task, self.occasion) = (task, occasion) }

    func perform(in session: Session) throws -> (any Reply)? {
        let record = try session.taskToChange(task)
        let old = try session.occasionToChange(occasion)
        guard record.occasion == occasion else { return CommonReply.gone }
        let tail = session.voice.words(OccasionReply.tail(old.moment(record.relation, in: session)))
        var new = try session.draft(of: record)
        new.tie = nil
        new.title = try TaskText(checking: record.title + " " + tail.prefix(1).lowercased() + tail.dropFirst()).text
        try session.change(.change, session.voice.words(TaskChangeReply.changing(new.title)), subject: .task(task)) {
            try session.reviseTask(task, as: new)
            if try session.isUnused(occasion) { try session.deleteOccasion(occasion) }
        }
        try session.show(TaskCard(task), note: OccasionReply.noOccasion(old.name))
        return nil
    }
}

import Actions
import Core
import Language
import Store

/// The people who may be asked to do something, eight a page.
struct GiveCard: Card, PagedCoded {
    static let verb = "give"
    static let rowsPerPage = 8
    let id: TaskID
    let page: Int

    init(_ id: TaskID, page: Int = 0) { (self.id, self.page) = (id, page) }
    var about: TaskID { id }
    /// It stands in the place of the task's own card.
    var subject: String { TaskCard(id).subject }
    var thing: Thing? { .task(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let task = try session.task(id), task.owner == session.viewer, let whose = try session.whose(.task(id))
        else { return nil }
        let voice = session.voice
        let found = try session.askable(offset: page * Self.rowsPerPage, limit: Self.rowsPerPage + 1)
        let shown = found.prefix(Self.rowsPerPage)
        let lines: [AskReply] =
            shown.isEmpty ? [.nobody(task.shortTitle)] : [.whom(task.shortTitle), .orType(task.shortTitle)]
        let rows = shown.map { [GiveTo(id, $0.id).button(PlacesReply.row($0.called), voice)] }
        let pages = Pages(page: page, size: Self.rowsPerPage, hasMore: found.count > Self.rowsPerPage)
        let back = ShowCard(TaskCard(id)).button(CommonReply.back, voice)
        let foot = pages.turns(voice) { GiveCard(id, page: $0) } + [back]
        return CardFace(
            (lines.map { voice.say($0) } + whose.lines).joined(), buttons: rows + [foot],
            topics: ["task:\(id)", session.peopleTopic] + whose.topics)
    }
}

/// Asks somebody to do a task.
struct GiveTo: Press, PairCoded {
    static let verb = "giveTo"
    let id: TaskID
    let person: PersonID
    var pair: (TaskID, PersonID) { (id, person) }

    init(_ id: TaskID, _ person: PersonID) { (self.id, self.person) = (id, person) }

    func perform(in session: Session) throws -> (any Reply)? {
        _ = try session.taskToChange(id)
        guard try session.mayAsk(person), let profile = try session.profile(person) else {
            throw Refusal(CommonReply.notHere)
        }
        if !session.isGroup { try session.requireAccount(then: self) }
        try session.giveSaying(id, to: profile)
        return nil
    }
}

/// What somebody who is asked says; later they may still give it back.
struct TaskAnswer: Press, StepCoded {
    enum Step: String, CaseIterable { case take, refuse, did }

    static let verb = "taskAnswer"
    let id: TaskID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        guard let task = try session.task(id) else { throw Refusal(CommonReply.notHere) }
        guard task.assignee == session.actor else { throw Refusal(AskReply.notForYou) }
        switch step {
        case .take: try session.take(task)
        case .refuse: try session.refuse(task, saying: nil)
        case .did: try session.did(task.id)
        }
        return nil
    }
}

extension Session {
    /// The viewer does what they were asked to do.
    ///
    /// `words`: what they said of when, which whoever asked hears; `said`: when they do it, where they said another time.
    func take(_ task: TaskRecord, saying words: String? = nil, at said: SaidTime? = nil) throws {
        let isNew = try together {
            let isNew = try answerTask(task.id, takes: true) != nil
            if let due = try said.map({ try newDue(of: task.id, $0, frame(of: nil)) }), due != task.due {
                try reviseTask(task.id) { $0.due = due }
            }
            return isNew
        }
        let more = words.map { AskReply.saying($0).wording }
        if isNew { try tellOwner(of: task) { .theyTook($0, more) } }
        try show(TaskCard(task.id), note: isNew ? took : nil)
    }

    /// The viewer does not do it; whoever asked hears it with the words that it was said in.
    func refuse(_ task: TaskRecord, saying words: String?) throws {
        try refuseTelling(task, saying: words)
        if isGroup {
            let asker = try task.addedBy.flatMap { try $0 == actor ? nil : profile($0)?.told }
            let why = words.map { AskReply.saying($0).wording }
            let other = try doer(ofAnother: task).flatMap { try profile($0)?.told }
            let reply = try other.map { try AskReply.refusedButDone(actorName, task.title, why, by: $0) }
            try show(TaskCard(task.id), note: reply ?? .refusedHere(actorName, task.title, why, by: asker))
        } else if let entry = lastEntry {
            try show(EntryCard(id: entry))
        }
    }

    /// The same without a word to the viewer.
    func refuseTelling(_ task: TaskRecord, saying words: String?) throws {
        try answerTask(task.id, takes: false)
        let why = words.map { AskReply.saying($0).wording }
        try tellOwner(of: task) { .theyRefused($0, task.title, why) }
    }
}

/// A task is its owner's alone again.
struct TakeBack: OnePress {
    static let verb = "takeBack"
    let about: TaskID
    init(_ about: TaskID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        let person = try session.takeTaskBack(about).flatMap { try session.profile($0) }
        let note = person.map { session.isGroup ? AskReply.askedNoMore($0.told) : .takenBackFrom($0.told) }
        try session.show(TaskCard(about), note: note)
        return nil
    }
}

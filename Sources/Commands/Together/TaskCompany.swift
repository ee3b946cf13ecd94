import Actions
import Core
import Foundation
import Store

/// Who else has to do with a task: what its card says of them, and what each of them can press.
struct TaskCompany {
    let task: TaskRecord
    let whose: Whose
    let session: Session
    let assignee: ProfileRecord?
    let mayChange: Bool

    init(_ task: TaskRecord, _ whose: Whose, in session: Session) throws {
        (self.task, self.whose, self.session) = (task, whose, session)
        assignee = try task.assignee.flatMap { try session.profile($0) }
        mayChange = try session.mayChange(.task(task.id))
    }

    private var voice: Voice { session.voice }
    private var isMine: Bool { task.assignee?.owner == session.viewer }
    private var isAsked: Bool { task.assignee != nil && !task.isAccepted && !task.isDone }

    var lines: [RichText] {
        get throws {
            var replies: [AskReply] = []
            if let done = try task.doneBy.flatMap({ try name($0) }) { replies.append(.doneBy(done)) }
            if isMine {
                if !task.isDone { replies.append(task.isAccepted ? .youDo : .youAreAsked) }
            } else if let assignee, !task.isDone {
                replies.append(task.isAccepted ? .does(assignee.told) : .waits(assignee.told))
            }
            if let adder = try task.addedBy.flatMap({ try name($0) }) { replies.append(.addedBy(adder)) }
            if let zone = try session.otherZone(of: task) { replies.append(.timesOf(zone)) }
            return replies.map { voice.say($0) }
        }
    }

    /// Of somebody else; one's own name says nothing.
    private func name(_ person: PersonID) throws -> String? {
        person.owner == session.viewer ? nil : try session.profile(person)?.told
    }

    var topics: [String] { assignee.map { ["person:\($0.id)"] } ?? [] }

    /// Below what else the owner can press. In a group whoever is asked answers there, too.
    var ownRows: [[Button]] {
        get throws {
            guard !task.isDone else { return [] }
            guard let assignee else {
                guard try !session.askable(limit: 1).isEmpty else { return [] }
                return [[ShowCard(GiveCard(task.id)).button(AskReply.give, voice)]]
            }
            let answers = session.isGroup && isAsked ? [answer(.take), answer(.refuse)] : []
            return [answers + [TakeBack(task.id).button(AskReply.takeBack(assignee.told), voice)]]
        }
    }

    /// What somebody else can press.
    var othersRows: [[Button]] {
        if isMine, isAsked { return [[answer(.take), answer(.refuse)]] }
        guard mayChange else { return [] }
        let steps: [TaskPress.Step] = task.isDone ? [.reopen] : task.repetition == nil ? [.done] : [.done, .skip]
        var row = steps.map { TaskPress(task, $0).button(TaskReply.step($0), voice) }
        if !task.isDone { row.append(ShowCard(TaskCard(task.id, .when)).button(TaskReply.when, voice)) }
        var second: [Button] = []
        if isMine, !task.isDone { second.append(answer(.refuse, AskReply.giveBack)) }
        if session.mayDelete(task) {
            second.append(TaskPress(task.id, .delete).button(TaskReply.step(.delete), voice))
        }
        return [row, second].filter { !$0.isEmpty }
    }

    private func answer(_ step: TaskAnswer.Step, _ label: AskReply? = nil) -> Button {
        TaskAnswer(task.id, step).button(label ?? .answer(step), voice)
    }
}

extension Session {
    /// In a list: from whom something is, or who does it.
    func whoDoes(_ task: TaskRecord) throws -> AskReply? {
        if task.assignee?.owner == viewer {
            return try owner(of: .task(task.id))?.shortName.map { .rowFrom($0) }
        }
        guard !task.isDone, let assignee = try task.assignee.flatMap({ try profile($0) }) else { return nil }
        return task.isAccepted ? .rowDoes(assignee.told) : .rowAsked(assignee.told)
    }

    /// Who asked for what a notice tells of, where that is somebody else.
    func asker(of reminder: ReminderRecord) throws -> AskReply? {
        guard let id = reminder.task, let task = try task(id), task.assignee?.owner == viewer else { return nil }
        return try owner(of: .task(id))?.shortName.map { .askedBy($0) }
    }

    /// Whose clocks are meant, where they differ from the viewer's.
    fileprivate func otherZone(of task: TaskRecord) throws -> String? {
        guard task.owner != viewer, task.repetition != nil, task.due?.minute != nil else { return nil }
        let zone = try transaction.account(of: task.owner).settings.timeZone
        return zone.secondsFromGMT(for: now) == settings.timeZone.secondsFromGMT(for: now) ? nil : zone.identifier
    }

    /// What is said of a tick in a list: in a group also by whom.
    func ticked(_ task: TaskRecord) throws -> Wording {
        try isGroup ? AskReply.ticked(actorName, task.title).wording : TaskReply.tickedIn(task.title).wording
    }

    /// What is said to whoever takes something; a group hears who.
    var took: AskReply { get throws { try isGroup ? .theyTook(actorName, nil) : .tookIt } }

    /// Whoever asked hears that it is done; where it was not done by whoever had taken it, these hear it as well.
    func tellDone(_ task: TaskRecord) throws {
        guard lastEntry != nil, let assignee = task.assignee else { return }
        if assignee == actor || task.isAccepted { try tellOwner(of: task) { .theyDid($0, task.title) } }
        guard assignee != actor, task.isAccepted, !isGroup else { return }
        let name = try nameOfActor(knownTo: assignee.owner)
        try notify(
            assignee, TaskCard(task.id), as: .shares,
            note: name.map { AskReply.theyDid($0, task.title) } ?? AskReply.somebodyDid(task.title))
    }

    /// Shows a task to the person whose it is; a group sees it on its living card.
    ///
    /// `reply` says it with the actor's name as the owner reads it.
    func tellOwner(of task: TaskRecord, _ reply: (String) -> AskReply) throws {
        guard task.owner != viewer, task.owner != actor.owner, try profile(PersonID(task.owner.rawValue)) != nil else {
            return
        }
        try notify(
            PersonID(task.owner.rawValue), TaskCard(task.id), as: .shares, note: reply(actorName(for: task.owner)))
    }
}

extension ThingOwner {
    /// nil for oneself.
    var shortName: String? {
        switch self {
        case .own: nil
        case .person(let person): person.told
        case .group(_, let title): title
        }
    }
}

import Actions
import Core
import Language
import Store

extension Session {
    /// "sorry, I meant yes", "I can't after all": the answer that was given last is another one, as long as nothing else
    /// was spoken of since; false for any other line.
    func answerAnew(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if try givesBack(spoken, understanding) { return true }
        guard understanding.best == nil, spoken.message.replyTo == nil, spoken.followUp?.time == nil,
            let said = AskedSaying(spoken.line),
            let recall = try lastRecall
        else { return false }
        switch said {
        case .take: return try recall.made.flatMap { try refusedTask(by: $0) }.map { try take($0, anew: recall) } != nil
        case .refuse:
            guard let thing = recall.things.last, thing.kind == .task, let task = try task(TaskID(thing.id)),
                task.assignee == actor, task.isAccepted, !task.isDone
            else { return false }
            try refuse(task, saying: spoken.reason)
            return true
        case .nod, .but, .deny, .wait, .did, .handBack, .look: return false
        }
    }

    /// "never mind", "actually not", in reply to what one does for others: it is theirs to do otherwise, and not to delete.
    private func givesBack(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard let thing = spoken.repliedThing, thing.kind == .task,
            understanding.isCancel || understanding.best == nil && spoken.followUp?.kind == .cancel
                || AskedSaying(spoken.line) == .refuse,
            try openQuestion()?.isWaiting != true, let task = try task(TaskID(thing.id)), task.assignee == actor,
            task.isAccepted, !task.isDone,
            task.owner != actor.owner
        else { return false }
        try refuse(task, saying: spoken.reason)
        return true
    }

    /// The refusal is taken back, where nobody else does it meanwhile.
    private func take(_ id: TaskID, anew recall: Recall) throws {
        if let refusal = recall.made { _ = try takeBack(refusal) }
        guard let task = try task(id), task.assignee == actor else { throw Refusal(AskReply.notAnymore) }
        guard task.isAccepted else { return try take(task) }
        try tellOwner(of: task) { .theyTook($0, nil) }
        try show(TaskCard(id), note: AskReply.tookBack)
    }
}

import Actions
import Core
import Language
import Store

extension Session {
    /// "ok, will do", "sorry, can't", "later": an answer to whether the viewer will do what they were asked to do. What
    /// people say of anything, like "ok", counts as one only right after they were asked.
    package func answerAsked(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.tokens.count <= 8, spoken.message.attachments.isEmpty, let said = AskedSaying(spoken.text)
        else { return false }
        let last = try spoken.repliedThing ?? recall(as: Recall.self)?.things.last
        let asked = try unansweredTasks(limit: Self.mostAsked)
        let newest = asked.first { .task($0.id) == last }
        guard !asked.isEmpty, newest != nil || said.isPlain else { return false }
        switch said {
        case .take, .nod: return try answerAsks(newest.map { [$0] } ?? asked, .take)
        case .refuse: return try answerAsks(newest.map { [$0] } ?? asked, .refuse)
        case .wait:
            guard let newest else { return false }
            try show(TaskCard(newest.id), note: AskReply.itWaits)
            return true
        }
    }

    /// "yes" and "no" to what was asked of the viewer.
    func answerAsk(_ intent: String) throws -> Bool {
        guard let step: TaskAnswer.Step = ["yes": .take, "no": .refuse][intent] else { return false }
        return try answerAsks(unansweredTasks(limit: Self.mostAsked), step)
    }

    /// So many of the things that somebody was asked to do stand on buttons.
    private static let mostAsked = 8

    /// Of several things it is asked which.
    private func answerAsks(_ asked: [TaskRecord], _ step: TaskAnswer.Step) throws -> Bool {
        guard asked.count != 1 else {
            _ = try TaskAnswer(id: asked[0].id, step: step).perform(in: self)
            return true
        }
        let rows = asked.map { task in
            [TaskAnswer(id: task.id, step: step).button(FollowReply.thing(.task, task.shortTitle), voice)]
        }
        if !rows.isEmpty { try say(Outgoing(voice.say(FollowReply.which), buttons: rows)) }
        return !rows.isEmpty
    }

    /// Whoever is asked has this before their eyes, so that their "ok" is about it.
    func turnTalk(of person: PersonID, to task: TaskID) throws {
        guard let chat = try transaction.noticeChat(of: person.owner) else { return }
        try keepRecall(Recall(things: [.task(task)]), of: person, in: chat.id)
    }
}

/// What a whole line says to being asked.
private enum AskedSaying {
    case take, nod, refuse, wait

    init?(_ text: String) {
        let words = text.withoutEnd.filter { !",'’!".contains($0) }
        let sayings: [(SignalWord, Self)] = [
            (.taking, .take), (.nodding, .nod), (.refusing, .refuse), (.waiting, .wait),
        ]
        guard let found = sayings.first(where: { $0.0.isSaid(by: words) }) else { return nil }
        self = found.1
    }

    /// Nobody says it of anything else.
    var isPlain: Bool { self == .take || self == .refuse }
}

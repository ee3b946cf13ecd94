import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// "ok, will do", "sorry, can't", "later", "done": an answer to whether the viewer will do what they were asked to do.
    ///
    /// A reply is about what it replies to. What people say of anything, like "ok", counts right after they were asked,
    /// and where nothing else was spoken of since.
    package func answerAsked(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.message.attachments.isEmpty else { return false }
        if try answerAnew(spoken, understanding) { return true }
        let asked = try unansweredTasks(limit: Self.mostAsked)
        if try asked.isEmpty && takeOver(spoken) { return true }
        if asked.count > 1, try answerWhich(spoken) { return true }
        if try !asked.isEmpty && showAsk(askedAboutIn: spoken, understanding, asked) { return true }
        guard !asked.isEmpty || spoken.repliedThing?.kind == .task, let said = AskedSaying(spoken.line) else {
            return false
        }
        if said == .handBack { return try handBack(spoken) }
        if spoken.message.replyTo != nil { return try answerReply(said, asked, spoken) }
        if let isTaken = try answerRung(said, asked, spoken) ?? answerAmong(said, asked, spoken) { return isTaken }
        return try answerNewest(said, asked, spoken)
    }

    /// Of a message about several things what this person was asked last is meant.
    private func answerReply(_ said: AskedSaying, _ asked: [TaskRecord], _ spoken: Spoken) throws -> Bool {
        let last = spoken.repliedThing == nil ? try lastThing : nil
        guard let meant = asked.first(where: { .task($0.id) == last }) else { return try answer(spoken, said, asked) }
        return try answerAsks([meant], said, spoken)
    }

    /// "done" may be said of what rang, however long ago; nil where nothing rang.
    private func answerRung(_ said: AskedSaying, _ asked: [TaskRecord], _ spoken: Spoken) throws -> Bool? {
        guard said == .did, case let rang = try waitingNotices().map(taskToldOf), !rang.isEmpty else { return nil }
        let isOfAsked = rang.allSatisfy { task in asked.contains { $0.id == task } }
        return try isOfAsked && answerAsks(asked.filter { rang.contains($0.id) }, said, spoken)
    }

    /// Of several that wait a bare "yes" says not which, and "ok" and "done" may be about anything else; nil where only one
    /// waits, and for what may be said of each.
    private func answerAmong(_ said: AskedSaying, _ asked: [TaskRecord], _ spoken: Spoken) throws -> Bool? {
        guard asked.count > 1 else { return nil }
        switch said {
        case .deny, .look: return false
        case .nod where !SignalWord.nodding.isSaid(by: spoken.text.withoutEnd) && spoken.line.timeValues.isEmpty:
            return false
        case .nod, .but, .did:
            let isOfAsk = try lastThing.map { last in asked.contains { .task($0.id) == last } }
            return try isOfAsk == true && answerAsks(asked, said, spoken)
        case .take, .refuse, .wait, .handBack: return nil
        }
    }

    /// Of the one that was spoken of last, else of all that wait, as far as the words can be meant for them.
    private func answerNewest(_ said: AskedSaying, _ asked: [TaskRecord], _ spoken: Spoken) throws -> Bool {
        let recall = try lastRecall
        if let newest = asked.first(where: { .task($0.id) == recall?.things.last }) {
            return try answerAsks([newest], said, spoken)
        }
        switch said {
        case .take, .refuse: return try answerAsks(asked, said, spoken)
        case .nod
        where asked.count == 1 && SignalWord.nodding.isSaid(by: spoken.text.withoutEnd) && recall?.isEmpty == false
            && spoken.followUp?.kind != .done && isFresh(asked[0]):
            try show(TaskCard(asked[0].id), note: AskReply.itWaits)
            return true
        case .nod, .but, .deny, .did:
            return try recall?.isEmpty != false && asked.count == 1 && answerAsks(asked, said, spoken)
        case .wait, .handBack, .look: return false
        }
    }

    /// "I'll do it myself" of what the viewer has just asked somebody: it is theirs again.
    private func takeOver(_ spoken: Spoken) throws -> Bool {
        let words = spoken.text.withoutEnd.filter { $0 != "'" && $0 != "’" }
        guard SignalWord.takingOver.isSaid(by: words),
            let thing = try spokenOf(spoken.repliedThing).last, thing.kind == .task, try isOwn(thing),
            let task = try task(TaskID(thing.id)), !task.isDone, let person = task.assignee, person != actor
        else { return false }
        if let reply = try TakeBack(task.id).perform(in: self) { try say(reply: reply) }
        return true
    }

    /// It was asked within the hour, so that "ok" behind something else may still be said of it.
    private func isFresh(_ asked: TaskRecord) -> Bool { now.timeIntervalSince(asked.createdAt) < 3_600 }

    /// What is to be done of which a notice tells.
    private func taskToldOf(_ notice: Thing) throws -> TaskID? { try reminder(ReminderID(notice.id))?.task }

    /// "yes" and "no" to what was asked of the viewer, and no more than that: "no, bread" is no refusal.
    func answerAsk(_ intent: String, _ spoken: Spoken) throws -> Bool {
        guard intent == "yes" || intent == "no", spoken.message.replyTo == nil else { return false }
        let asked = try unansweredTasks(limit: Self.mostAsked)
        guard !asked.isEmpty else { return false }
        if let said = AskedSaying(spoken.line) { return try answerAsks(asked, said, spoken) }
        guard intent == "no" else { return try answerAsks(asked, .take, spoken) }
        guard asked.count == 1 else { return try answerAsks(asked, .deny, spoken) }
        try show(TaskCard(asked[0].id), note: AskReply.itWaits)
        return true
    }

    /// So many of the things that somebody was asked to do stand on buttons.
    static let mostAsked = 8

    /// A reply: only what it replies to may be answered, by whoever is asked.
    private func answer(_ spoken: Spoken, _ said: AskedSaying, _ asked: [TaskRecord]) throws -> Bool {
        guard let thing = spoken.repliedThing, thing.kind == .task else { return false }
        if let meant = asked.first(where: { .task($0.id) == thing }) { return try answerAsks([meant], said, spoken) }
        guard said != .did, said != .wait, let task = try task(TaskID(thing.id)), !task.isDone else { return false }
        if said == .take, isGroup, task.assignee == nil {
            try volunteer(task.id)
            try show(TaskCard(task.id), note: AskReply.theyTook(actorName, nil))
            return true
        }
        guard task.assignee != nil, task.assignee != actor, !task.isAccepted else { return false }
        throw Refusal(AskReply.notForYou)
    }

    /// Of several things it is asked which.
    func answerAsks(_ asked: [TaskRecord], _ said: AskedSaying, _ spoken: Spoken) throws -> Bool {
        let refuses = [.refuse, .deny, .handBack].contains(said)
        if try asked.count > 1 && answerAll(asked, said, spoken) { return true }
        guard asked.count == 1 else {
            let step: TaskAnswer.Step = refuses ? .refuse : said == .did ? .did : .take
            let rows = asked.map { task in
                [TaskAnswer(id: task.id, step: step).button(FollowReply.thing(.task, task.shortTitle), voice)]
            }
            guard !rows.isEmpty else { return false }
            // What was spoken of last stays so: "give it back".
            var recall = try lastRecall ?? Recall()
            recall.choices = rows.joined().compactMap(\.pressCode)
            try keepRecall(recall)
            try say(Outgoing(voice.say(FollowReply.which), buttons: rows))
            return true
        }
        switch said {
        case .take, .nod:
            try take(asked[0], saying: spoken.line.timeValues.isEmpty ? nil : spoken.reason, at: spoken.timeSaid)
        case .but: try take(asked[0], saying: spoken.reason)
        case .look: return false
        case .refuse, .deny: try refuse(asked[0], saying: spoken.reason)
        case .handBack: try refuse(asked[0], saying: nil)
        case .wait: try show(TaskCard(asked[0].id), note: AskReply.itWaits)
        case .did:
            // "I washed" is no word of "buy milk".
            guard spoken.line.without(.having).tellsDone(of: asked[0].title) else { return false }
            try did(asked[0].id)
        }
        return true
    }

    /// "no to both", "yes to all": what is said of each of several requests; false where not all are meant.
    private func answerAll(_ asked: [TaskRecord], _ said: AskedSaying, _ spoken: Spoken) throws -> Bool {
        let isAll = spoken.line.says(.both) ? asked.count == 2 : spoken.line.says(.everything)
        guard isAll, said != .wait, said != .look, spoken.line.saysOfAll else { return false }
        if !isGroup, [.refuse, .deny, .handBack].contains(said) {
            try together { for task in asked { try refuseTelling(task, saying: nil) } }
            if let entry = lastEntry { try show(EntryCard(id: entry)) }
            return true
        }
        try together { for task in asked { _ = try answerAsks([task], said, spoken) } }
        return true
    }

    /// What the viewer was asked to do is done already.
    func did(_ id: TaskID) throws {
        try answerTask(id, takes: true)
        try act(.done, on: id)
    }

    /// Whoever is asked has this before their eyes, so that their "ok" is about it.
    func turnTalk(of person: PersonID, to task: TaskID) throws {
        guard let chat = try isGroup ? chat : transaction.noticeChat(of: person.owner)?.id else { return }
        try keepRecall(Recall(things: [.task(task)]), of: person, in: chat)
    }

    /// What is shared with somebody who speaks of nothing else is what they speak of next: "and butter".
    func beginTalk(of person: PersonID, about thing: Thing) throws {
        guard !isGroup, let chat = try transaction.noticeChat(of: person.owner)?.id,
            try !hasRecall(of: person, in: chat)
        else { return }
        try keepRecall(Recall(things: [thing]), of: person, in: chat)
    }
}

extension Spoken {
    /// "Monday" of "ok but on Monday": the one moment that it says; nil where it says none, or more.
    fileprivate var timeSaid: SaidTime? {
        let values = line.timeValues
        guard values.count == 1, case .time(let time) = values[0].value, time.day != nil || time.clock != nil else {
            return nil
        }
        return time
    }

    /// What it says besides "no", for whoever asked.
    var reason: String? {
        let words = text.drop { $0 == "/" }
        return words.contains(" ") ? String(words).trimmed : nil
    }
}

import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// What a line may be about that answers a notice: what it replies to, what was spoken of last, else what rang and
    /// waits. Several where it says nothing of which.
    func noticesMeant(by spoken: Spoken) throws -> [Thing] {
        if let replied = spoken.repliedThing { return [replied] }
        let recall = try lastRecall, isAnswer = spoken.followUp?.answersNotice == true
        guard let last = recall?.things.last else {
            let standing = isAnswer || !spoken.isDelay ? nil : try standingNotice(for: spoken)
            return try standing.map { [$0] } ?? waitingNotices(for: spoken)
        }
        switch last.kind {
        case .task where spoken.followUp?.kind == .done: return try othersWaiting(besides: TaskID(last.id))
        case .task, .event: return []
        case .reminder where isAnswer || spoken.isDelay:
            return try noticesMeant(by: spoken, ReminderID(last.id), hasRung: recall?.line == nil)
        case .reminder: return [last]
        default: return try waitingNotices(for: spoken)
        }
    }

    /// What an answer is about behind a reminder that was spoken of, or has rung, last.
    private func noticesMeant(by spoken: Spoken, _ last: ReminderID, hasRung: Bool) throws -> [Thing] {
        let others = try waitingNotices().filter { $0 != .reminder(last) }
        guard let told = try reminder(last), !others.isEmpty else { return [.reminder(last)] }
        // A day alone behind what is done asks what it brings.
        guard !told.isDone else { return spoken.line.isDayAlone ? [] : others }
        guard told.isOpen else { return [.reminder(last)] }
        // What was just put off is answered; a time said then is another one for it.
        if told.snoozeDue != nil {
            return [.done, .skip, .stop].contains(spoken.followUp?.kind) ? others : [.reminder(last)]
        }
        // What rang last is not what somebody spoke of.
        return hasRung ? others + [.reminder(last)] : [.reminder(last)]
    }

    /// "done" once more behind what was just done and comes again: what else has rung and waits.
    private func othersWaiting(besides id: TaskID) throws -> [Thing] {
        guard let task = try task(id), task.repetition != nil, let due = task.due,
            due.moment(in: settings.timeZone) > now
        else { return [] }
        return try waitingNotices().filter { try self.task(about: $0) != id }
    }

    /// The notice that waits for an answer, where it is the only one of the last hour, or else of the last half day.
    var onlyNotice: Thing? {
        get throws {
            let waiting = try waitingNotices()
            return waiting.count == 1 ? waiting[0] : nil
        }
    }

    /// What rang and waits, where it was the last thing: "remind me tomorrow" is said of it.
    func noticeJustTold() throws -> ReminderID? {
        guard let recall = try lastRecall, recall.line == nil, let last = recall.things.last,
            try waitingNotices().contains(last)
        else { return nil }
        return ReminderID(last.id)
    }

    /// What a word like "not today" may be about; "done" may as well be said of something to do.
    private func waitingNotices(for spoken: Spoken) throws -> [Thing] {
        guard let followUp = spoken.followUp, followUp.answersNotice, followUp.kind != .done else { return [] }
        return try waitingNotices()
    }

    /// The notices that wait for an answer, of the last hour or else of the last half day.
    func waitingNotices() throws -> [Thing] {
        let ofHour = try unansweredReminders(within: 3600)
        let waiting = try ofHour.isEmpty ? unansweredReminders(within: Self.halfDay) : ofHour
        return waiting.map { .reminder($0.id) }
    }

    private static let halfDay = 12.0 * 3600

    /// The notice of the last half day behind which nothing was spoken of; else the only one, for what says more than a
    /// day, since a day alone asks what it brings.
    private func standingNotice(for spoken: Spoken) throws -> Thing? {
        let waiting = try unansweredReminders(within: Self.halfDay).map { Thing.reminder($0.id) }
        if let old = try oldRecall(as: Recall.self), old.line == nil, let last = old.things.last, waiting.contains(last)
        {
            return last
        }
        return waiting.count == 1 && !spoken.line.isDayAlone ? waiting[0] : nil
    }
}

/// An answer to a notice waits for the one that is meant.
struct WhichNoticeQuestion: ThingChoice {
    static let verb = "whichNotice"
    var mayBeAll: Bool { true }
    /// The answer, as typed.
    let text: String
    let language: LanguageID
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        let spoken = Spoken(line: LineReader.read(text, language: language))
        _ = try session.answer(session.reminderToChange(ReminderID(thing.id)), spoken)
    }
}

import Actions
import Core
import Language
import Store

/// What is typed under the question whether an occasion has come, or under what waits at a place.
extension Session {
    /// "did it", "later", "not today", "in 10 min" of what waits there; false where no such question was told last.
    func answerCheckInAsked(_ spoken: Spoken) throws -> Bool {
        let followUp = spoken.followUp
        guard !spoken.isSlashCommand, spoken.message.replyTo == nil,
            followUp?.answersNotice == true || spoken.isDelay && !spoken.line.isDenying,
            let recall = try lastRecall, let card = recall.card,
            card.asksWhatWaits, case let tasks = try tasksShown(in: recall), let first = tasks.first
        else { return false }
        if let said = try putOffTime(spoken) {
            guard !(card is PickCard) else { return false }
            if tasks.count == 1 {
                try setDue(of: first.id, to: said, frame(of: spoken))
            } else {
                try askWhich(of: tasks, for: .move(spoken.text), saying: FollowReply.which)
            }
            return true
        }
        guard followUp?.kind == .done else {
            try declineCheckIn(askedBy: card)
            return true
        }
        guard !(card is PickCard) else { return false }
        if tasks.count == 1 { try act(.done, on: first.id) } else { try askWhatOf(tasks) }
        return true
    }

    /// "in 10 min", "later at 5", but not "not today".
    private func putOffTime(_ spoken: Spoken) throws -> SaidTime? {
        guard let followUp = spoken.followUp, followUp.answersNotice else { return try spoken.timeAlone() }
        guard followUp.kind == .putOff else { return nil }
        return try followUp.length.map { SaidTime(length: $0) } ?? followUp.time?.get()
    }

    private func askWhatOf(_ tasks: [TaskRecord]) throws {
        try askWhich(of: tasks, for: .done, saying: TaskChangeReply.whatIsDone)
    }

    /// "yes" and "no" to that question; false where it was not told last.
    func takeCheckInAsked(_ intent: String) throws -> Bool {
        guard let card = try lastRecall?.card as? AskedCheckInCard else {
            return false
        }
        if intent == "yes" {
            try checkIn(at: card.cause.occasion, card.cause.side)
        } else {
            try declineCheckIn(askedBy: card)
        }
        return true
    }

    private func declineCheckIn(askedBy card: any Card) throws {
        if let asked = card as? AskedCheckInCard { try declineCheckIn(asked.cause.occasion) }
        try say(reply: AskedReply.declined)
    }
}

extension Card {
    /// It shows what waits at an occasion or a place.
    fileprivate var asksWhatWaits: Bool {
        self is AskedCheckInCard || self is PickCard || (self as? TasksCard)?.scope.place != nil
    }
}

import Actions
import Commands
import Core
import Foundation
import Queues
import Store

/// What happens at its moment, which nobody has said.
extension Conversation {
    /// A moment that has come. Open questions die after a day, and a draft's card says so; a reminder is told, with
    /// what else is due in its chat.
    func take(_ timer: TimerRow, in transaction: Transaction, now: Date) throws {
        let eyes = { (table: String, isTold: Bool) in
            try session(forRowOf: table, timer, isTold: isTold, in: transaction, now: now)
        }
        switch timer.kind {
        case "question":
            guard let (chat, person) = try transaction.questioned(timer.row) else { return }
            let session = try session(in: transaction, now: now, actor: person, viewer: chat.owner, chat: chat.id)
            try session.questionExpired()
        case ThingKind.reminder.rawValue, "snooze", "nag":
            guard let session = try eyes(ThingKind.reminder.rawValue, true), session.chat != nil else { return }
            try session.tellDue()
            // "make it 6 instead" may be about it; in a group nobody said it.
            if !session.isGroup { try session.keepRecall() }
        case ThingKind.place.rawValue: try eyes(timer.kind, false)?.placeEnds(PlaceID(timer.row))
        case CalendarRecord.databaseTableName: try eyes(timer.kind, false)?.calendarDue(CalendarID(timer.row))
        case ThingKind.bundle.rawValue:
            guard let session = try eyes(timer.kind, true), session.chat != nil else { return }
            try session.askForgotten(BundleID(timer.row))
        case ThingKind.occasion.rawValue:
            guard let session = try eyes(timer.kind, true) else { return }
            try session.askCheckIn(at: OccasionID(timer.row), due: timer.due)
            if !session.isGroup { try session.keepRecall() }
        case LinkRecord.databaseTableName:
            guard let link = try transaction.link(timer.row) else { return }
            try session(of: link.owner, in: transaction, now: now).linkEnded(to: link.target)
        case Session.leavingTimer:
            try leaver(PersonID(timer.row), in: transaction, now: now)?.beginLeaving()
        case let kind: try take(NoticeTimer(rawValue: kind), timer, in: transaction, now: now)
        }
    }

    /// The eyes of whoever owns the row that a timer is of; nil where it is gone. What is told goes to the chat that they
    /// can be reached in, where there is one.
    private func session(
        forRowOf table: String, _ timer: TimerRow, isTold: Bool, in transaction: Transaction, now: Date
    ) throws -> Session? {
        guard let owner = try transaction.owner(of: table, row: timer.row) else { return nil }
        let chat = isTold ? try transaction.noticeChat(of: owner) : nil
        return try session(of: owner, chat: chat?.id, in: transaction, now: now)
    }

    /// Whoever leaves, where the moment has come; before it the timer is set anew.
    func leaver(_ person: PersonID, in transaction: Transaction, now: Date) throws -> Session? {
        guard try transaction.isOwner(person.owner) else { return nil }
        let session = try session(of: person.owner, in: transaction, now: now)
        guard let date = try session.leavesAt else { return nil }
        if date > now { try transaction.setTimer(Session.leavingTimer, row: person.rawValue, due: date) }
        return date > now ? nil : session
    }

    /// A timer of an owner's notices. Their settings count in the chat that they can be reached in, or in none.
    private func take(_ kind: NoticeTimer?, _ timer: TimerRow, in transaction: Transaction, now: Date) throws {
        guard let kind, try transaction.isOwner(OwnerID(timer.row)) else { return }
        let owner = OwnerID(timer.row), chat = try transaction.noticeChat(of: owner)
        try session(of: owner, chat: chat?.id, in: transaction, now: now).tell(kind, due: timer.due)
    }
}

import Actions
import Core
import Foundation
package import Store

extension Session {
    /// Timers that are looked at together, and so the most lines of one message.
    private static let mostTogether = 25

    /// Tells the viewer's chat what has come due: each by itself, or many in one message, and once.
    package func tellDue() throws {
        let told = try letThrough(dueReminders(limit: Self.mostTogether)), due = told.map(\.coming)
        guard !due.isEmpty else { return }
        try noteNotices(due)
        let isSilent = told.allSatisfy(\.isSilent)
        switch NoticePlan(due.map(\.moment), held: due.count { $0.heldSince != nil }, now: now) {
        case .apart: for one in told { try tell(one.coming, isSilent: one.isSilent) }
        case .together(let wasAway):
            try tellTogether(due, wasAway ? .away(due.count) : .now(due.count), isSilent: isSilent)
        case .held: try tellTogether(due, .held(due.count), isSilent: isSilent)
        }
        try mark("reminders:\(viewer)")
        for one in due { try mark("reminder:\(one.reminder.id)") }
    }

    /// One that comes again takes the place of the one before, so that nothing piles up.
    private func tell(_ notice: DueNotice, isSilent: Bool) throws {
        let card = ReminderCard(notice.reminder.id)
        if notice.isAgain { try takeAwayCards(of: card.subject, class: .notice) }
        try show(subject: card.subject, code: card.code, class: .notice, isSilent: isSilent)
        try tellJoiners(of: notice.reminder.id, isSilent: isSilent)
    }

    private func tellTogether(_ due: [DueNotice], _ title: NoticesReply, isSilent: Bool) throws {
        for one in due { try tellJoiners(of: one.reminder.id, isSilent: isSilent) }
        let due = due.sorted { $0.wasToCome < $1.wasToCome }
        let rows = due.enumerated().map { index, one in
            NoticesReply.row(index + 1, measures.timeOrMoment(one.wasToCome, toldAt: now), one.reminder.shortText)
        }
        let buttons = due.enumerated().map { index, one in
            let label = RemindersReply.open(index + 1, one.reminder.shortText)
            return [ShowCard(ReminderCard(one.reminder.id)).button(label, voice)]
        }
        try say(
            Outgoing(([title] + rows).map { voice.say($0) }.joined(), buttons: buttons), class: .notice,
            isSilent: isSilent)
    }
}

enum NoticesReply: Reply {
    case away(Int), now(Int), held(Int)
    case row(Int, String, String)

    var wording: Wording {
        switch self {
        case .away(let count):
            Wording("notices.away", "⏰ While I was away, {n} came due:", ["n": .number(count)])
        case .now(let count): Wording("notices.now", "⏰ {n} are due now:", ["n": .number(count)])
        case .held(let count):
            Wording("notices.heldBack", "⏰ While notices were held, {n} came due:", ["n": .number(count)])
        case .row(let number, let time, let text):
            Wording(
                "notices.row", "{n}. {time}: {text}",
                ["n": .number(number), "time": .text(time), "text": .text(text)])
        }
    }
}

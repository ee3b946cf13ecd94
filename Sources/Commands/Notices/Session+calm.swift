import Actions
import Core
package import Foundation
import Language
package import Store

extension Session {
    /// Whether the viewer's notices come now, later or never.
    func noticePolicy() throws -> NoticePolicy { try NoticePolicy(noticeSettings(), zone: settings.timeZone) }

    /// What of the due reminders is told now, each loud or silent. The rest waits for the end of quiet hours or of a
    /// pause, or is taken as told where reminders are off.
    func letThrough(_ due: [DueNotice]) throws -> [(coming: DueNotice, isSilent: Bool)] {
        let policy = try noticePolicy()
        var told: [(coming: DueNotice, isSilent: Bool)] = []
        for one in due {
            let reminder = one.reminder
            switch policy.verdict(
                on: .reminders, isUrgent: reminder.isUrgent || reminder.isAlarm, askedAt: reminder.createdAt,
                lapsesAt: reminder.start(toldAt: one.moment), at: now)
            {
            case .now(let isSilent): told.append((one, isSilent))
            case .hold(let moment):
                try hold(reminder.id, until: moment)
                try mark("reminder:\(reminder.id)", "reminders:\(viewer)")
            case .drop: try noteNotices([one])
            }
        }
        return told
    }

    /// A timer of the viewer's notices has come due: of a summary, of what was held, of a setting that was changed.
    package func tell(_ timer: NoticeTimer, due: Date) throws {
        switch timer {
        case .notices: try planNotices()
        case .morning, .evening: try tellSummary(isEvening: timer == .evening, due: due)
        case .heldNotice: try tellHeld()
        case .hello: try sayHello()
        }
    }

    private func tellSummary(isEvening: Bool, due: Date) throws {
        let notices = try noticeSettings()
        try setSummaryTimer(isEvening: isEvening, notices)
        guard SummaryPlan.isTold(due, at: now, notices, zone: settings.timeZone) else { return }
        let card = SummaryCard(day: WallTime(due, in: settings.timeZone).day, isEvening: isEvening)
        guard chat != nil, try card.isNew(in: self) else { return }
        try show(
            subject: card.subject, code: card.code, class: .notice,
            isSilent: notices.level(of: .summaries) == .silent)
    }
}

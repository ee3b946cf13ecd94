package import Core
package import Foundation
package import Store

extension Session {
    /// nil: none.
    package func setQuiet(_ hours: QuietHours?) throws { try setNotices(.quiet) { $0.quiet = hours } }

    /// nil: notices come again.
    package func pause(from start: Date? = nil, until moment: Date?) throws {
        try setNotices(moment == nil ? .resumed : .paused) { ($0.pausedFrom, $0.pausedUntil) = (start, moment) }
    }

    package func setLevel(_ level: NoticeLevel, of kind: NoticeKind) throws {
        try setNotices(.levels) { $0.levels[kind] = level == .loud ? nil : level }
    }

    /// Minutes since midnight; nil: none comes. One that was off comes loud again.
    package func setSummaries(_ times: [(minute: Int?, isEvening: Bool)]) throws {
        try setNotices(.summary) { settings in
            for (minute, isEvening) in times {
                if isEvening { settings.eveningAt = minute } else { settings.morningAt = minute }
                if minute != nil, settings.level(of: .summaries) == .off { settings.levels[.summaries] = nil }
            }
        }
    }

    /// The one of mornings or of evenings; nil: both.
    package func stopSummaries(isEvening: Bool?) throws {
        try setNotices(.summary) {
            if isEvening != true { $0.morningAt = nil }
            if isEvening != false { $0.eveningAt = nil }
        }
    }

    package func setHello(_ isWanted: Bool) throws { try setNotices(.hello) { $0.wantsHello = isWanted } }

    /// Whether a reminder comes in quiet hours and pauses, too; one that is held by them then comes at once.
    package func setUrgent(_ isUrgent: Bool, _ id: ReminderID) throws {
        let old = try reminderToChange(id)
        try change(.change, voice.words(EntryTitle.changedReminder(old.shortText)), subject: .reminder(id)) {
            try db.run("UPDATE reminder SET isUrgent = \(isUrgent) WHERE id = \(id)")
        }
        if isUrgent { try releaseReminders(id) }
        try markReminder(id)
    }

    func setNotices(_ title: NoticeTitle, _ edit: (inout NoticeSettings) -> Void) throws {
        var new = try noticeSettings()
        edit(&new)
        try change(.settings, voice.words(title)) { try saveNotices(new) }
        try markNotices()
    }

    /// The cards that show when and how notices come, or that some are held.
    func markNotices() throws { try mark("settings:\(viewer)", "notices:\(viewer)", "reminders:\(viewer)") }
}

/// The one line of a change of notices in history.
enum NoticeTitle: Reply {
    case quiet, paused, resumed, levels, summary, hello

    var wording: Wording {
        switch self {
        case .quiet: Wording("entry.quiet", "Changed the quiet hours")
        case .paused: Wording("entry.paused", "Paused all notices")
        case .resumed: Wording("entry.resumed", "Ended the pause")
        case .levels: Wording("entry.levels", "Changed how notices come")
        case .summary: Wording("entry.summary", "Changed the summary")
        case .hello: Wording("entry.hello", "Changed whether I write after two weeks")
        }
    }
}

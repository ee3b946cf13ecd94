package import Core
package import Foundation
package import Store

extension Session {
    /// Sets all timers of the viewer's notices as the settings, the zone and the moment have it, and judges anew what
    /// is held.
    package func planNotices() throws {
        let notices = try noticeSettings()
        try setSummaryTimer(isEvening: false, notices)
        try setSummaryTimer(isEvening: true, notices)
        if let pause = notices.pause(at: now) {
            try transaction.setNoticeTimer(.notices, of: viewer, due: pause.from > now ? pause.from : pause.until)
        }
        if try hasHeldNotices() { try transaction.setNoticeTimer(.heldNotice, of: viewer, due: now) }
        let hello = notices.wantsHello && !isGroup ? now.addingTimeInterval(HelloPlan.patience) : nil
        if let hello {
            if try !hasTimer(.hello) { try transaction.setNoticeTimer(.hello, of: viewer, due: hello) }
        } else {
            try transaction.setNoticeTimer(.hello, of: viewer, due: nil)
        }
        try releaseReminders()
        try markNotices()
    }

    /// Sets the timer of the next summary of that kind; takes it away where none is wanted.
    package func setSummaryTimer(isEvening: Bool, _ notices: NoticeSettings) throws {
        let minute = isEvening ? notices.eveningAt : notices.morningAt
        let next = minute.map {
            SummaryPlan(minute: $0, isEvening: isEvening, quiet: notices.quiet).daily
                .next(after: now, in: settings.timeZone)
        }
        try transaction.setNoticeTimer(isEvening ? .evening : .morning, of: viewer, due: next)
    }

    /// When the viewer last did anything here that is kept; nil where nothing is.
    package func lastWord() throws -> Date? {
        try Double.fetchOne(
            db,
            literal: """
                SELECT max(at) FROM (
                    SELECT at FROM (SELECT at FROM entry WHERE actor = \(viewer) ORDER BY id DESC LIMIT 1)
                    UNION ALL SELECT max(at) FROM recall WHERE person = \(viewer)
                    UNION ALL SELECT receivedAt FROM position WHERE person = \(viewer))
                """
        ).map(Date.init(stored:))
    }

    /// When the viewer was last written to after a time without a word.
    package func lastHello() throws -> Date? {
        try Double.fetchOne(db, literal: "SELECT helloAt FROM person WHERE id = \(viewer)").map(Date.init(stored:))
    }

    package func keepHello() throws { try db.run("UPDATE person SET helloAt = \(now.stored) WHERE id = \(viewer)") }

    private func hasTimer(_ timer: NoticeTimer) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM timer WHERE kind = \(timer.rawValue) AND row = \(viewer))") ?? false
    }
}

package import Core
package import Foundation
import GRDB

/// The timers of an owner's notices, besides those of things. The row is the owner's.
package enum NoticeTimer: String, CaseIterable, Sendable {
    /// What notices hang on has changed: all other timers are set anew.
    case notices
    case morning, evening
    /// What others did, and had to wait, is told.
    case heldNotice
    case hello
}

extension Transaction {
    /// When and how an owner wants to hear of what comes by itself.
    package func noticeSettings(of account: Account) throws -> NoticeSettings {
        let row = try SQLRow.fetchOne(
            db, literal: "SELECT * FROM \(sql: account.table) WHERE id = \(account.owner)")
        guard let row else { throw SessionError.unknownOwner(account.owner) }
        let levels = NoticeKind.withLevel.compactMap { kind in
            (row["\(kind.rawValue)Level"] as String?).flatMap(NoticeLevel.init).map { (kind, $0) }
        }
        return NoticeSettings(
            quiet: QuietHours(from: row["quietFrom"] ?? 0, until: row["quietUntil"] ?? 0),
            pausedFrom: (row["pausedFrom"] as Double?).map(Date.init(stored:)),
            pausedUntil: (row["pausedUntil"] as Double?).map(Date.init(stored:)),
            levels: Dictionary(uniqueKeysWithValues: levels), morningAt: row["morningSummaryAt"],
            eveningAt: row["eveningSummaryAt"], wantsHello: row["wantsHello"],
            wantsTips: row["wantsTips"], wantsLookBack: row["wantsLookBack"])
    }

    package func isOwner(_ id: OwnerID) throws -> Bool {
        try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM owner WHERE id = \(id))") ?? false
    }

    /// A timer of an owner's notices under a new id, so that the one that is just being served may be set again; nil:
    /// there is none.
    package func setNoticeTimer(_ timer: NoticeTimer, of owner: OwnerID, due: Date?) throws {
        try db.run("DELETE FROM timer WHERE kind = \(timer.rawValue) AND row = \(owner)")
        guard let due else { return }
        try db.run("INSERT INTO timer (due, kind, row) VALUES (\(due.stored), \(timer.rawValue), \(owner))")
    }
}

extension NoticeKind {
    /// Those that come loud, silent or not at all; to be written to after two weeks is a wish of its own.
    package static let withLevel: [NoticeKind] = [.reminders, .summaries, .checkIns, .people, .shares]
}

extension Session {
    package func noticeSettings() throws -> NoticeSettings { try transaction.noticeSettings(of: account) }

    /// Runs inside `change`, so that it can be undone.
    package func saveNotices(_ new: NoticeSettings) throws {
        let level = { (kind: NoticeKind) in new.levels[kind].flatMap { $0 == .loud ? nil : $0.rawValue } }
        try db.run(
            """
            UPDATE \(sql: account.table) SET quietFrom = \(new.quiet?.from), quietUntil = \(new.quiet?.until),
                pausedFrom = \(new.pausedFrom?.stored), pausedUntil = \(new.pausedUntil?.stored), morningSummaryAt = \(new.morningAt),
                eveningSummaryAt = \(new.eveningAt), wantsHello = \(new.wantsHello),
                wantsTips = \(new.wantsTips), wantsLookBack = \(new.wantsLookBack),
                remindersLevel = \(level(.reminders)), summariesLevel = \(level(.summaries)),
                checkInsLevel = \(level(.checkIns)),
                peopleLevel = \(level(.people)), sharesLevel = \(level(.shares))
            WHERE id = \(viewer)
            """)
    }

    /// True the first time it is asked for the viewer, and never again.
    package func mayOfferSummary() throws -> Bool {
        try db.run(
            """
            UPDATE \(sql: account.table) SET summaryOfferedAt = \(now.stored)
            WHERE id = \(viewer) AND summaryOfferedAt IS NULL
            """)
        return db.changesCount > 0
    }

    /// The time zone that was offered last on a journey; nil: none since the viewer was in their own.
    package func offeredZone() throws -> String? {
        try String.fetchOne(db, literal: "SELECT offeredZone FROM \(sql: account.table) WHERE id = \(viewer)")
    }

    package func keepOfferedZone(_ zone: String?) throws {
        try db.run("UPDATE \(sql: account.table) SET offeredZone = \(zone) WHERE id = \(viewer)")
    }
}

package import Core
package import Foundation
import GRDB

/// A notice about another person's deed that waits.
package struct HeldNotice: StoreRow {
    package let id: ID<HeldNotice>
    package let kind: String
    package let code: String
    package let preface: String?
    package let at: Date
}

extension Session {
    private static let reminderTimers: Query = "kind IN ('reminder', 'snooze', 'nag')"

    /// What has come due of a reminder waits until then; when it was due stays known.
    package func hold(_ id: ReminderID, until moment: Date) throws {
        try db.run(
            """
            UPDATE timer SET since = coalesce(since, due), due = \(moment.stored)
            WHERE row = \(id) AND \(Self.reminderTimers) AND due <= \(now.stored)
            """)
    }

    /// When the held notice of a reminder was to come; nil where none is held.
    package func heldSince(_ id: ReminderID) throws -> Date? {
        try Double.fetchOne(
            db,
            literal: """
                SELECT min(since) FROM timer WHERE row = \(id) AND \(Self.reminderTimers) AND since IS NOT NULL
                """
        ).map(Date.init(stored:))
    }

    /// What is held of the viewer's reminders, or of one of them, is judged anew at once; that it was held stays known.
    package func releaseReminders(_ only: ReminderID? = nil) throws {
        try db.run(
            """
            UPDATE timer SET due = since WHERE since IS NOT NULL AND \(Self.reminderTimers) AND row IN (
                SELECT id FROM reminder WHERE owner = \(viewer) AND id = coalesce(\(only), id))
            """)
    }

    /// A card for somebody else waits until then; of one subject only the newest.
    package func hold(
        _ kind: NoticeKind, for owner: OwnerID, subject: String, code: String, preface: Outgoing?, until moment: Date
    ) throws {
        try db.run(
            """
            INSERT OR REPLACE INTO heldNotice (owner, kind, subject, code, preface, at)
            VALUES (\(owner), \(kind.rawValue), \(subject), \(code), \(preface.map { try JSONText.encode($0) }),
                \(now.stored))
            """)
        try transaction.setNoticeTimer(.heldNotice, of: owner, due: moment)
    }

    /// What was held for the viewer, oldest first; it is held no more.
    package func takeHeldNotices() throws -> [HeldNotice] {
        let held = try HeldNotice.fetchAll(
            db, literal: "SELECT * FROM heldNotice WHERE owner = \(viewer) ORDER BY id")
        if !held.isEmpty { try db.run("DELETE FROM heldNotice WHERE owner = \(viewer)") }
        return held
    }

    package func hasHeldNotices() throws -> Bool {
        try Bool.fetchOne(db, literal: "SELECT EXISTS (SELECT 1 FROM heldNotice WHERE owner = \(viewer))") ?? false
    }
}

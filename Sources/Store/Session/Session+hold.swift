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
    /// The notice of a reminder that has come due waits until then; what it was due stays known.
    package func hold(_ thing: Thing, until moment: Date) throws {
        let row = try SQLRow.fetchOne(
            db, literal: "SELECT * FROM timer WHERE kind = \(thing.kind.rawValue) AND row = \(thing.id)")
        guard let row else { return }
        let since: Double = row["since"] ?? row["due"]
        try stopReminding(of: thing)
        try db.run(
            """
            INSERT INTO timer (due, kind, row, since)
            VALUES (\(moment.stored), \(thing.kind.rawValue), \(thing.id), \(since))
            """)
    }

    /// When the held notice of a thing was to come; nil where none is held.
    package func heldSince(_ thing: Thing) throws -> Date? {
        try Double.fetchOne(
            db, literal: "SELECT since FROM timer WHERE kind = \(thing.kind.rawValue) AND row = \(thing.id)"
        ).map(Date.init(stored:))
    }

    /// What is held of the viewer's reminders, or of one of them, is judged anew at once; that it was held stays known.
    package func releaseReminders(_ only: ReminderID? = nil) throws {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT timer.kind, timer.row, since FROM timer JOIN reminder ON reminder.id = timer.row
                WHERE since IS NOT NULL AND kind = 'reminder' AND owner = \(viewer)
                    AND reminder.id = coalesce(\(only), reminder.id)
                """)
        for row in rows {
            let kind: String = row["kind"], id: Int64 = row["row"], since: Double = row["since"]
            try db.run("DELETE FROM timer WHERE kind = \(kind) AND row = \(id)")
            try db.run("INSERT INTO timer (due, kind, row, since) VALUES (\(since), \(kind), \(id), \(since))")
        }
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

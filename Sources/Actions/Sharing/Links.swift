package import Core
package import Foundation
package import Store

extension Session {
    /// Makes a link to a thing of one's own; the one before ends. Without an end it is good until it is stopped.
    @discardableResult
    package func makeLink(to thing: Thing, until end: Date?) throws -> LinkRecord {
        let name = try toShare(thing).name
        let link = try change(.share, voice.words(SharingTitle.linked(name)), subject: thing) {
            try revokeLinks(to: thing)
            return try LinkRecord(owner: viewer, to: thing, token: random.token(), createdAt: now, expiresAt: end)
                .insertedAnew(db)
        }
        try markSharing(of: thing)
        return link
    }

    /// Whoever has opened the link sees the thing no more, unless it is shared with them otherwise.
    package func stopLink(to thing: Thing) throws {
        let name = try toShare(thing).name
        try change(.share, voice.words(SharingTitle.unlinked(name)), subject: thing) { try revokeLinks(to: thing) }
        try markSharing(of: thing)
    }

    /// What a link leads to; from now on the viewer holds it. nil for one that is unknown, stopped or over, and where
    /// its owner and the viewer do not know of each other: nobody is to tell these apart.
    package func openLink(_ token: String) throws -> Thing? {
        guard !isGroup else { return nil }
        let link = try LinkRecord.fetchOne(
            db,
            literal: """
                SELECT * FROM link WHERE token = \(token) AND \(LinkRecord.isGood(at: now))
                    AND \(Visibility.meets("link.owner", from: viewpoint))
                """)
        guard let link, try isThere(link.target) else { return nil }
        if link.owner != viewer {
            try db.run(
                """
                INSERT OR IGNORE INTO linkHolder (link, person, openedAfter)
                VALUES (\(link.id), \(viewer), (SELECT coalesce(max(id), 0) FROM entry))
                """)
            if db.changed > 0 { try mark(Self.holdersTopic(of: link.target), "shared:\(viewer)") }
        }
        return try sees(link.target) ? link.target : nil
    }

    /// A link's time is over: the cards of whoever held it are asked anew.
    package func linkEnded(to thing: Thing) throws { try markSharing(of: thing) }

    /// What a card is marked by that tells how many have opened a thing's link.
    package static func holdersTopic(of thing: Thing) -> String { "holders:\(thing.kind.rawValue):\(thing.id)" }

    /// The link to a thing of one's own that is good now.
    func link(to thing: Thing) throws -> LinkRecord? {
        try LinkRecord.fetchOne(
            db,
            literal: """
                SELECT * FROM link WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND owner = \(viewer)
                    AND \(LinkRecord.isGood(at: now))
                ORDER BY id DESC
                """)
    }

    /// When the last link to a thing of one's own was over; nil where there was none, or where it is good still.
    package func endOfLink(to thing: Thing) throws -> LinkEnd? {
        let row = try SQLRow.fetchOne(
            db,
            literal: """
                SELECT expiresAt, isRevoked, (SELECT max(entry.at) FROM change JOIN entry ON entry.id = change.entry
                    WHERE tableName = 'link' AND rowID = link.id) AS changedAt
                FROM link WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND owner = \(viewer)
                ORDER BY id DESC
                """)
        guard let row else { return nil }
        let expires: Double? = row["expiresAt"], changed: Double? = row["changedAt"]
        let stopped = row["isRevoked"] == true ? changed : nil
        guard let moment = [expires, stopped].compactMap(\.self).min(), moment <= now.stored else { return nil }
        return LinkEnd(date: Date(stored: moment), wasStopped: moment == stopped)
    }

    func holders(of link: LinkRecord) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM linkHolder WHERE link = \(link.id)") ?? 0
    }

    private func isThere(_ thing: Thing) throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM \(sql: thing.kind.rawValue) WHERE id = \(thing.id))") == true
    }

    private func revokeLinks(to thing: Thing) throws {
        try db.run(
            """
            UPDATE link SET isRevoked = 1
            WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND owner = \(viewer) AND NOT isRevoked
            """)
    }
}

/// When a link was over, and how that came.
package struct LinkEnd: Sendable {
    package let date: Date
    /// Its owner stopped it before its time.
    package let wasStopped: Bool
}

extension Transaction {
    /// Whose a link is and where it leads, for the timer of its end.
    package func link(_ id: Int64) throws -> LinkRecord? {
        try LinkRecord.fetchOne(db, literal: "SELECT * FROM link WHERE id = \(id)")
    }
}

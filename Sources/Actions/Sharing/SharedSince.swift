import Core
import Store

/// Since when the viewer can see a thing: what was before is not told to them.
extension Session {
    /// The change by which it became visible to the viewer as it is now: by its audience or by its link, or by those of
    /// a list that it is on by then.
    func entryOfSharing(_ thing: Thing) throws -> EntryID {
        let lists = try lists(around: thing).compactMap { list -> EntryID? in
            guard let shared = try entryOfOffer(.heading(list)), let came = try entryOfArrival(thing, on: list) else {
                return nil
            }
            return max(shared, came)
        }
        return try ([entryOfOffer(thing)].compactMap(\.self) + lists).min() ?? EntryID(.max)
    }

    private func entryOfOffer(_ thing: Thing) throws -> EntryID? {
        try [entryOfAudience(thing), entryOfLink(thing)].compactMap(\.self).min()
    }

    /// The change since which its audience has always had the viewer in it; nil where that has them not.
    private func entryOfAudience(_ thing: Thing) throws -> EntryID? {
        let audience = try String.fetchOne(
            db, literal: "SELECT audience FROM \(sql: thing.kind.rawValue) WHERE id = \(thing.id)"
        ).flatMap(Audience.init)
        guard let audience, audience != .onlyMe else { return nil }
        guard audience != .chosen else { return try entryOfChoice(for: thing) }
        // By which audiences somebody of that standing sees it, and since when they have it.
        let standings: [([Audience], () throws -> EntryID?)] = [
            ([.everyone], { EntryID(0) }),
            ([.everyone, .followers], { try self.entryOfFollow(of: thing) }),
            ([.everyone, .followers, .closeFriends], { try self.entryOfCloseness(to: thing) }),
        ]
        return try standings.filter { $0.0.contains(audience) }.compactMap { audiences, standing in
            guard let begun = try entryOfOpening(thing, to: audiences), let standing = try standing() else {
                return nil
            }
            return max(begun, standing)
        }.min()
    }

    private func entryOfChoice(for thing: Thing) throws -> EntryID? {
        try lastChange(
            "tableName = 'chosen' AND old IS NULL",
            of: """
                SELECT id FROM chosen WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id)
                    AND chosen.person = \(viewer)
                """)
    }

    /// The change by which it came from any other audience to these.
    private func entryOfOpening(_ thing: Thing, to audiences: [Audience]) throws -> EntryID? {
        let names = audiences.map(\.rawValue)
        return try lastChange(
            """
            tableName = \(thing.kind.rawValue) AND json_extract(new, '$.audience') IN (\(list: names))
                AND (old IS NULL OR json_extract(old, '$.audience') NOT IN (\(list: names)))
            """, of: "\(thing.id)")
    }

    private func entryOfFollow(of thing: Thing) throws -> EntryID? {
        try lastChange(
            "tableName = 'follow' AND json_extract(new, '$.isAccepted')",
            of: "SELECT id FROM follow WHERE follower = \(viewer) AND followed = \(ownerID(of: thing)) AND isAccepted")
    }

    private func entryOfCloseness(to thing: Thing) throws -> EntryID? {
        try lastChange(
            "tableName = 'closeFriend' AND old IS NULL",
            of: "SELECT id FROM closeFriend WHERE closeFriend.person = \(ownerID(of: thing)) AND friend = \(viewer)")
    }

    private func lastChange(_ condition: Query, of rows: Query) throws -> EntryID? {
        try EntryID.fetchOne(
            db, literal: "SELECT max(entry) FROM change WHERE \(condition) AND rowID IN (\(rows))")
    }

    /// What had been done when the viewer opened a link to it that is good still.
    private func entryOfLink(_ thing: Thing) throws -> EntryID? {
        try EntryID.fetchOne(
            db,
            literal: """
                SELECT max(openedAfter, coalesce((SELECT min(entry) FROM change WHERE tableName = 'link' AND rowID = link.id),
                    openedAfter)) AS since
                FROM linkHolder JOIN link ON link.id = linkHolder.link
                WHERE linkHolder.person = \(viewer) AND link.kind = \(thing.kind.rawValue) AND link.thing = \(thing.id)
                    AND \(LinkRecord.isGood(at: now))
                ORDER BY since
                """)
    }

    /// The change by which a note, a task or a place came onto a list for the last time.
    private func entryOfArrival(_ thing: Thing, on list: HeadingID) throws -> EntryID? {
        let isArrival: Query =
            thing.kind == .place
            ? """
            tableName = 'listed' AND old IS NULL
                AND rowID IN (SELECT id FROM listed WHERE heading = \(list) AND place = \(thing.id))
            """
            : """
            tableName = \(thing.kind.rawValue) AND rowID = \(thing.id) AND json_extract(new, '$.heading') = \(list)
                AND json_extract(old, '$.heading') IS NOT \(list)
            """
        return try EntryID.fetchOne(db, literal: "SELECT entry FROM change WHERE \(isArrival) ORDER BY id DESC")
    }

    /// The lists on which a note, a task or a place stands; of a place those that the viewer may see.
    private func lists(around thing: Thing) throws -> [HeadingID] {
        switch thing.kind {
        case .note: return try note(NoteID(thing.id))?.heading.map { [$0] } ?? []
        case .place:
            return try HeadingID.fetchAll(
                db,
                literal: """
                    SELECT heading.id FROM listed JOIN heading ON heading.id = listed.heading
                    WHERE listed.place = \(thing.id) AND \(visible(.heading)) ORDER BY heading.id
                    """)
        case .task: return try task(TaskID(thing.id))?.heading.map { [$0] } ?? []
        case .heading, .reminder, .review, .occasion, .event, .bundle, .routine, .template: return []
        }
    }
}

import Core
import Store

/// Since when others could see a thing: what was before is not told to them.
extension Session {
    /// The change by which it was made visible to anybody as it is now: by its audience or by its link, or by those of a
    /// list that it is on by then.
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

    private func entryOfAudience(_ thing: Thing) throws -> EntryID? {
        try EntryID.fetchOne(
            db,
            literal: """
                SELECT entry FROM change WHERE tableName = \(thing.kind.rawValue) AND rowID = \(thing.id)
                    AND json_extract(new, '$.audience') <> 'only_me'
                    AND (old IS NULL OR json_extract(old, '$.audience') = 'only_me')
                ORDER BY id DESC
                """)
    }

    private func entryOfLink(_ thing: Thing) throws -> EntryID? {
        try EntryID.fetchOne(
            db,
            literal: """
                SELECT entry FROM change WHERE tableName = 'link' AND rowID IN (SELECT id FROM link
                    WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND \(LinkRecord.isGood(at: now)))
                ORDER BY id
                """)
    }
}

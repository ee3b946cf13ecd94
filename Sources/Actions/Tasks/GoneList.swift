package import Core
package import Store

/// A list that its owner deleted, as somebody knew it whom it was shared with by name.
package struct GoneList: Sendable {
    package let owner: OwnerID
    package let name: String
    /// What they had put on it and was open.
    package let titles: [String]
}

extension Session {
    /// How much on a list of one's own others have put there.
    package func entriesOfOthers(on list: HeadingID) throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM task
                WHERE heading = \(list) AND \(own(.task)) AND doneAt IS NULL AND addedBy <> \(viewer)
                """) ?? 0
    }

    /// nil where the actor did not see it by name, or it is there again.
    package func goneList(by entry: EntryID) throws -> GoneList? {
        let row = try SQLRow.fetchOne(
            db,
            literal: """
                SELECT change.rowID AS id, json_extract(old, '$.owner') AS owner, json_extract(old, '$.name') AS name FROM change
                WHERE entry = \(entry) AND tableName = 'heading' AND new IS NULL
                    AND json_extract(old, '$.audience') = 'chosen'
                    AND EXISTS (SELECT 1 FROM chosen WHERE kind = 'heading' AND thing = change.rowID AND chosen.person = \(viewer))
                    AND NOT EXISTS (SELECT 1 FROM heading WHERE heading.id = change.rowID)
                """)
        guard let row else { return nil }
        let list: HeadingID = row["id"]
        let titles = try String.fetchAll(
            db,
            literal: """
                SELECT json_extract(old, '$.title') FROM change
                WHERE entry = \(entry) AND tableName = 'task' AND new IS NULL
                    AND json_extract(old, '$.heading') = \(list) AND json_extract(old, '$.addedBy') = \(viewer)
                    AND json_extract(old, '$.doneAt') IS NULL AND json_extract(old, '$.parent') IS NULL
                ORDER BY id LIMIT 50
                """)
        return GoneList(owner: row["owner"], name: row["name"], titles: titles)
    }
}

import Core

extension Session {
    /// A follow that Undo brought back asks anew where the followed wants to be asked and has, since it ended, ended
    /// it too or begun to ask: else Undo would take what following anew would not give. Runs inside `change`.
    func askAgainToFollow(since undone: EntryID) throws {
        try db.run(
            """
            UPDATE follow SET isAccepted = 0 WHERE isAccepted AND follower = \(actor)
                AND id IN (SELECT rowID FROM change WHERE entry = \(openEntry) AND tableName = 'follow' AND old IS NULL)
                AND (SELECT approvesFollowers FROM person WHERE person.id = followed)
                AND EXISTS (SELECT 1 FROM entry JOIN change ON change.entry = entry.id
                    WHERE entry.actor = follow.followed AND entry.id > \(undone)
                        AND (tableName = 'follow' AND json_extract(coalesce(old, new), '$.follower') = \(actor)
                            OR tableName = 'person' AND json_extract(new, '$.approvesFollowers')
                                AND NOT json_extract(old, '$.approvesFollowers')))
            """)
    }
}

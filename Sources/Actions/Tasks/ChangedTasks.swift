package import Core
package import Store

extension Session {
    /// What one does for another, or is asked to, and an entry of the actor's called otherwise or moved. What comes again
    /// is moved by each tick, so that its day is no change.
    package func tasksChangedForOthers(by entry: EntryID) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT DISTINCT task.* FROM change JOIN task ON task.id = change.rowID
                WHERE entry = \(entry) AND tableName = 'task' AND old IS NOT NULL AND task.parent IS NULL
                    AND task.doneAt IS NULL AND json_extract(old, '$.doneAt') IS NULL
                    AND task.assignee = json_extract(old, '$.assignee') AND task.assignee <> task.owner
                    AND (task.title <> json_extract(old, '$.title')
                        OR task.rule IS NOT json_extract(old, '$.rule')
                        OR task.rule IS NULL AND task.due IS NOT json_extract(old, '$.due'))
                    AND NOT EXISTS (
                        SELECT 1 FROM change AS answer
                        WHERE answer.entry = change.entry AND answer.tableName = 'task' AND answer.rowID = task.id
                            AND json_extract(answer.old, '$.isAccepted') <> task.isAccepted)
                ORDER BY task.id LIMIT 20
                """)
    }
}

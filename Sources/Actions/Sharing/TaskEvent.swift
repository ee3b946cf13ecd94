import Core
import Store

/// What somebody did to something that is to be done, by the title that it has now.
package enum TaskEvent: Sendable, Hashable {
    case added(String), done(String), reopened(String), changed(String)
    /// So many at once.
    case several(Int)
}

extension Session {
    /// Of one entry, as far as the viewer sees what it touched; nil where that is nothing any more.
    func taskEvent(of entry: EntryID, _ rows: Query) throws -> TaskEvent? {
        let found = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT task.title AS title, old IS NULL AS isNew, json_extract(old, '$.doneAt') IS NOT NULL AS wasDone,
                    json_extract(new, '$.doneAt') IS NOT NULL AS isDone
                FROM change JOIN task ON task.id = change.rowID
                WHERE entry = \(entry) AND tableName = 'task' AND (\(rows)) AND \(visible(.task))
                ORDER BY change.id LIMIT 100
                """)
        guard let first = found.first else { return nil }
        guard found.count == 1 else { return .several(found.count) }
        let title: String = first["title"]
        if first["isNew"] { return .added(title) }
        switch (first["wasDone"] as Bool, first["isDone"] as Bool) {
        case (false, true): return .done(title)
        case (true, false): return .reopened(title)
        default: return .changed(title)
        }
    }
}

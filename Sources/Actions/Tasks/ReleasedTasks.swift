package import Core
import Foundation
package import Store

/// What somebody had promised to do and was taken from them.
package struct ReleasedTasks: Sendable {
    package let owner: OwnerID
    package let titles: [String]
}

extension Session {
    /// Whether an entry has anything to do with tasks; most have not.
    package func changesTasks(_ entry: EntryID) throws -> Bool {
        try Bool.fetchOne(
            db, literal: "SELECT EXISTS (SELECT 1 FROM change WHERE entry = \(entry) AND tableName = 'task')") == true
    }

    /// Who had promised to do what an entry of the actor's deleted, took back or gave to others, or was only asked for it.
    package func releasedPeople(by entry: EntryID, hadPromised: Bool) throws -> [PersonID] {
        try PersonID.fetchAll(
            db,
            literal: """
                SELECT DISTINCT json_extract(old, '$.assignee') FROM change
                WHERE entry = \(entry) AND \(isRelease) AND json_extract(old, '$.assignee') <> \(actor)
                    AND json_extract(old, '$.isAccepted') = \(hadPromised)
                """)
    }

    /// What the actor had promised, or was asked, to do and an entry of somebody else's took from them.
    package func released(by entry: EntryID) throws -> ReleasedTasks? {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT json_extract(old, '$.owner') AS owner, json_extract(old, '$.title') AS title FROM change
                WHERE entry = \(entry) AND \(isRelease) AND json_extract(old, '$.assignee') = \(actor)
                    AND NOT EXISTS (SELECT 1 FROM task WHERE task.id = change.rowID AND task.assignee = \(actor))
                ORDER BY change.id LIMIT 50
                """)
        return rows.first.map { ReleasedTasks(owner: $0["owner"], titles: rows.map { $0["title"] }) }
    }

    /// What others had promised to do, and have to do again by an Undo of the actor's: it was taken from them, or ticked.
    package func tasksGivenAgain(by undo: EntryID) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT task.* FROM change JOIN task ON task.id = change.rowID
                WHERE entry = \(undo) AND tableName = 'task' AND task.isAccepted AND task.doneAt IS NULL
                    AND task.parent IS NULL AND task.assignee <> \(actor)
                    AND task.assignee = json_extract(new, '$.assignee')
                    AND (old IS NULL OR json_extract(old, '$.assignee') IS NOT json_extract(new, '$.assignee')
                        OR json_extract(old, '$.doneAt') IS NOT NULL)
                ORDER BY change.id LIMIT 20
                """)
    }

    /// What was done in the last two weeks and has just that title: one's own, what one was to do, or on a list on which
    /// one works.
    package func lately(doneTitled title: String) throws -> TaskID? {
        try TaskID.fetchOne(
            db,
            literal: """
                SELECT id FROM task WHERE (\(own(.task)) OR assignee = \(actor) OR heading IN (SELECT thing FROM chosen
                        WHERE kind = 'heading' AND chosen.person = \(actor)))
                    AND \(visible(.task)) AND doneAt > \(now.stored - 14 * 86_400)
                    AND lowercased(title) = \(title.lowercased())
                ORDER BY doneAt DESC
                """)
    }

    /// What the actor has promised a person to do, or any persons.
    package func promisedTasks(to owner: PersonID? = nil) throws -> [TaskRecord] {
        try TaskRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM task WHERE assignee = \(actor) AND isAccepted AND doneAt IS NULL AND task.owner <> \(actor)
                    AND (\(owner) IS NULL OR task.owner = \(owner)) AND EXISTS (SELECT 1 FROM person WHERE person.id = task.owner)
                ORDER BY id
                """)
    }

    /// What the actor has refused or given back by an entry of theirs; nil where that did anything else.
    package func refusedTask(by entry: EntryID) throws -> TaskID? {
        try TaskID.fetchOne(
            db,
            literal: """
                SELECT rowID FROM change WHERE entry = \(entry) AND tableName = 'task' AND new IS NOT NULL
                    AND json_extract(old, '$.assignee') = \(actor) AND json_extract(new, '$.assignee') IS NULL
                """)
    }

    /// Who does the same that was asked of others, too: "ask Ben and Cara to clean the flat".
    package func doer(ofAnother task: TaskRecord) throws -> PersonID? {
        try PersonID.fetchOne(
            db,
            literal: """
                SELECT assignee FROM task WHERE owner = \(task.owner) AND title = \(task.title) AND id <> \(task.id)
                    AND isAccepted AND doneAt IS NULL AND \(visible(.task)) ORDER BY id
                """)
    }

    private var isRelease: Query {
        """
        tableName = 'task' AND json_extract(old, '$.assignee') IS NOT NULL AND json_extract(old, '$.doneAt') IS NULL
            AND json_extract(old, '$.parent') IS NULL
            AND (new IS NULL OR json_extract(new, '$.assignee') IS NOT json_extract(old, '$.assignee'))
        """
    }
}

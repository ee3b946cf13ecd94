package import Core
package import Foundation
package import Store

/// One change of a thing, as far as the viewer may know of it.
package struct ThingChange: Sendable {
    package let at: Date
    /// nil for somebody whom the viewer does not know of.
    package let who: String?
    package let kind: EntryKind
    /// What it was, in words: for the owner and a group's members alone, since older words may never have been shared.
    package let title: String?
    /// What was done to something on it that is to be done, by the title that it has now.
    package var work: TaskEvent?
}

extension Session {
    /// Who changed a thing, the newest first. Others than its owner hear of it only since it is shared, and nothing
    /// of who else may see it; and its owner hears nothing of what others changed of that, as a block does.
    package func changes(of thing: Thing, offset: Int, limit: Int) throws -> [ThingChange] {
        guard let owner = try ownerID(of: thing) else { return [] }
        let isInside = try owner == viewer || transaction.isMember(PersonID(viewer.rawValue), of: owner)
        let condition: Query = isInside ? "TRUE" : "entry.id > \(try entryOfSharing(thing)) AND \(Self.isContent)"
        let ownersEntry: Query = "entry.owner = \(owner)"
        // Whose it is stands on the thing's card.
        let isNamed: Query = isInside ? "TRUE" : "(\(isKnown) OR person.id = \(owner))"
        return try SQLRow.fetchAll(
            db,
            literal: """
                SELECT entry.id AS id, at, entry.kind AS kind, title, \(ownersEntry) AS isOwners,
                    (SELECT name FROM person WHERE id = entry.actor
                        AND \(Visibility.meets("entry.actor", from: viewpoint)) AND \(isNamed)) AS who
                FROM entry WHERE id IN (\(entries(of: thing))) AND \(condition)
                    AND (\(ownersEntry) OR (\(thing.kind.isWorkedOn) AND \(Self.isContent)))
                ORDER BY id DESC LIMIT \(limit) OFFSET \(offset)
                """
        ).map { row in
            // What somebody did to another's thing is an entry of their own, whose words may say more.
            let isTold = isInside && row["isOwners"]
            return ThingChange(
                at: Date(stored: row["at"]), who: row["who"], kind: EntryKind(rawValue: row["kind"]),
                title: isTold ? row["title"] : nil,
                work: isTold ? nil : try taskEvent(of: row["id"], tasks(of: thing)))
        }
    }

    /// Something was done with the thing by its owner, the viewer: history tells what became of it.
    package func hasHistory(of thing: Thing) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM change JOIN entry ON entry.id = change.entry
                    WHERE tableName = \(thing.kind.rawValue) AND rowID = \(thing.id)
                        AND \(Visibility.own("entry", from: viewpoint)))
                """) == true
    }

    /// Neither a change of who may see it, as a block is one, nor one taken back.
    private static let isContent: Query = """
        entry.kind <> 'share' AND entry.kind <> 'settings' AND NOT EXISTS (SELECT 1 FROM entry AS other
            WHERE other.id = entry.undoes AND other.kind <> 'add' AND other.kind <> 'change' AND other.kind <> 'delete')
        """

    /// The rows of what is to be done on it.
    private func tasks(of thing: Thing) -> Query {
        switch thing.kind {
        case .bundle: "rowID IN (SELECT task FROM bundleEntry WHERE bundle = \(thing.id))"
        case .heading: "\(stands("task", on: thing)) OR \(Self.isGoneTask) = \(thing.id)"
        default: "rowID = \(thing.id) AND \(thing.kind == .task)"
        }
    }

    /// Entries that are about the thing, or that changed its own row, of a bundle what is in it, and of a list the notes
    /// and tasks that stand in it, as long as they stand there, and which places are on it: each by an index.
    package func entries(of thing: Thing) -> Query {
        let own: Query = """
            SELECT id FROM entry WHERE subjectKind = \(thing.kind.rawValue) AND subjectID = \(thing.id)
            UNION SELECT entry FROM change WHERE tableName = \(thing.kind.rawValue) AND rowID = \(thing.id)
            """
        return switch thing.kind {
        case .bundle:
            """
            \(own) UNION SELECT entry FROM change INDEXED BY changeOfBundle
                WHERE tableName = 'bundleEntry' AND json_extract(coalesce(new, old), '$.bundle') = \(thing.id)
            """
        case .heading:
            """
            \(own) UNION SELECT entry FROM change WHERE \(stands("note", on: thing))
                UNION SELECT entry FROM change WHERE \(stands("task", on: thing))
                UNION SELECT entry FROM change INDEXED BY changeOfGoneTask WHERE \(Self.isGoneTask) = \(thing.id)
                UNION SELECT entry FROM change INDEXED BY changeOfListed
                    WHERE tableName = 'listed' AND json_extract(coalesce(new, old), '$.heading') = \(thing.id)
            """
        default: own
        }
    }

    private func stands(_ table: String, on list: Thing) -> Query {
        """
        tableName = \(table) AND rowID IN (SELECT id FROM \(sql: table) WHERE heading = \(list.id))
            AND json_extract(new, '$.heading') = \(list.id)
        """
    }

    /// Followed by the list on which it was.
    private static let isGoneTask: Query = "tableName = 'task' AND new IS NULL AND json_extract(old, '$.heading')"
}

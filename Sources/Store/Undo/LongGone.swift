package import Foundation

/// Rows that were deleted so long ago that no Undo brings them back, by what the journal still says of them.
package struct LongGone: Sendable {
    /// Every change of such rows.
    package let changes: [Int64]
    /// The newest change that was looked at.
    package let last: Int64
}

extension Transaction {
    /// Of some changes after one, those of rows that were deleted up to a date and are gone since; nothing is written.
    /// nil where no older change is left to be looked at.
    package func longGone(upTo date: Date, after last: Int64, portion: Int = 20_000) throws -> LongGone? {
        let looked = try Int64.fetchAll(
            db,
            literal: """
                SELECT change.id FROM change JOIN entry ON entry.id = change.entry
                WHERE change.id > \(last) AND at <= \(date.stored) ORDER BY change.id LIMIT \(portion)
                """)
        guard let newest = looked.last else { return nil }
        let changes = try Int64.fetchAll(
            db,
            literal: """
                SELECT whole.id FROM change AS gone JOIN entry ON entry.id = gone.entry
                    JOIN change AS whole INDEXED BY changeOfRow
                        ON whole.tableName = gone.tableName AND whole.rowID = gone.rowID
                WHERE gone.id > \(last) AND gone.id <= \(newest) AND gone.new IS NULL AND at <= \(date.stored)
                    AND NOT EXISTS (SELECT 1 FROM change AS later INDEXED BY changeOfRow
                        WHERE later.tableName = gone.tableName AND later.rowID = gone.rowID AND later.id > gone.id)
                ORDER BY whole.id
                """)
        return LongGone(changes: changes, last: newest)
    }

    /// Forgets changes of rows that are gone, with the entries that were about these rows or of which nothing is left,
    /// and what these had taken back. What else an entry did stays.
    package func forget(changes: [Int64]) throws {
        let ids = try JSONText.encode(changes), gone: Query = "change.id IN (SELECT value FROM json_each(\(ids)))"
        let poorer = try Int64.fetchAll(
            db,
            literal: """
                SELECT DISTINCT entry FROM change WHERE \(gone) AND NOT EXISTS (SELECT 1 FROM change AS other
                    WHERE other.entry = change.entry AND other.id NOT IN (SELECT value FROM json_each(\(ids))))
                UNION SELECT entry.id FROM change JOIN entry ON entry.id = change.entry
                    WHERE \(gone) AND subjectKind = tableName AND subjectID = rowID
                """)
        try db.run("DELETE FROM change WHERE \(gone)")
        let entries = try JSONText.encode(poorer)
        try db.run("DELETE FROM entry WHERE undoneBy IN (SELECT value FROM json_each(\(entries)))")
        try db.run("DELETE FROM entry WHERE id IN (SELECT value FROM json_each(\(entries)))")
    }
}

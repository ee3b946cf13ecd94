import Core
import GRDB

/// What is left of rows that are gone for good in the bytes of the files: words in the search's older segments, copies
/// between the cells of pages, pages in the log. It is overwritten in portions between which others write; a word in
/// `house` says that there is something to do, so that it is begun anew after a crash.
extension Transaction {
    private static let residueKey = "residue"

    /// Rows went that are told apart from others by these words.
    func leaveResidue(of rows: String) throws {
        try setHouseValue(Self.residueKey, rows)
        hasResidue = true
    }

    /// nil where nothing has to be overwritten.
    package func residue() throws -> String? { try houseValue(Self.residueKey) }

    /// It is overwritten, unless more came since.
    package func forget(residue: String) throws {
        try db.run("DELETE FROM house WHERE key = \(Self.residueKey) AND value = \(residue)")
    }
}

extension PeopleStore {
    /// Pages of the search that are merged at once: some ten milliseconds.
    private static let mergedAtOnce = 128

    /// Overwrites what is left of rows that are gone.
    /// - Throws: `SQLITE_BUSY` where somebody reads for long; it is to be tried again.
    package func scrub() async throws {
        try await mergeSearch()
        try await pool.wipeGaps()
    }

    /// FTS5 only marks what is deleted, until all segments are one (SQLite FTS5, "The 'merge' Command").
    private func mergeSearch() async throws {
        // A negative number begins the merging of all there is.
        var pages = -Self.mergedAtOnce, isMerged = false
        while !isMerged {
            try Task.checkCancellation()
            isMerged = try await pool.write { [pages] db in
                let before = db.totalChangesCount
                try db.run("INSERT INTO search (search, rank) VALUES ('merge', \(pages))")
                return db.totalChangesCount - before < 2
            }
            pages = Self.mergedAtOnce
            KillPoint.searchMerged.pass()
        }
    }
}

extension FileStore {
    /// Overwrites what is left of bytes that are gone.
    package func scrub() async throws { try await pool.wipeGaps() }
}

extension DatabasePool {
    fileprivate func wipeGaps() async throws {
        var next: Int? = 0
        while let first = next {
            try Task.checkCancellation()
            next = try await writeWithoutTransaction { try PageGaps.wipe(from: first, in: $0) }
            KillPoint.gapsWiped.pass()
        }
    }
}

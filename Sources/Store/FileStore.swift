package import Core
import Crypto
package import Foundation
import GRDB
package import Logging

/// The bytes of photos and documents, each under the hash of its content, in a file beside the people's.
package final class FileStore: Sendable {
    let pool: DatabasePool
    private let clock: WallClock

    /// Opens or makes `files.sqlite`.
    package init(path: String, clock: WallClock, logger: Logger) throws {
        self.clock = clock
        pool = try DatabasePool(path: path, configuration: .wayside(label: "files"))
        try pool.makeDurable()
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 file") { db in
            try db.execute(
                sql: """
                    CREATE TABLE file (
                        hash TEXT PRIMARY KEY CHECK (length(hash) = 64),
                        mediaType TEXT,
                        bytes BLOB NOT NULL,
                        keptAt REAL NOT NULL
                    ) STRICT
                    """)
        }
        try migrator.migrate(pool)
        logger.debug("Files are open", metadata: ["file.path": "\(path)"])
    }

    /// The name that bytes are kept under: lower-case hex SHA-256.
    package static func hash(of data: Data) -> String { SHA256.hex(of: data) }

    /// Keeps bytes; the same bytes are kept once, and count as new again for `sweep`.
    /// - Returns: their hash.
    package func keep(_ data: Data, mediaType: String?) async throws -> String {
        let hash = Self.hash(of: data)
        let now = clock.now.stored
        try await pool.write { db in
            try db.run(
                """
                INSERT INTO file (hash, mediaType, bytes, keptAt) VALUES (\(hash), \(mediaType), \(data), \(now))
                ON CONFLICT (hash) DO UPDATE SET keptAt = max(keptAt, excluded.keptAt)
                """)
            KillPoint.fileWritten.pass()
        }
        return hash
    }

    /// nil where there are no such bytes.
    package func bytes(of hash: String) async throws -> Data? {
        try await pool.read { try Data.fetchOne($0, literal: "SELECT bytes FROM file WHERE hash = \(hash)") }
    }

    /// Deletes what nothing refers to and what was kept before a date (the trash's 30 days).
    /// - Returns: how many files went.
    @discardableResult
    package func sweep(keeping hashes: Set<String>, olderThan date: Date) async throws -> Int {
        try await pool.write { db in
            let old = try String.fetchAll(db, literal: "SELECT hash FROM file WHERE keptAt < \(date.stored)")
            let unused = old.filter { !hashes.contains($0) }
            for hash in unused { try db.run("DELETE FROM file WHERE hash = \(hash)") }
            return unused.count
        }
    }

    /// Deletes files at once, but for those that were kept since a date: somebody may be about to refer to them.
    /// - Returns: the ones that are still there.
    package func delete(_ hashes: [String], keptBefore date: Date) async throws -> Set<String> {
        try await pool.write { db in
            for hash in hashes { try db.run("DELETE FROM file WHERE hash = \(hash) AND keptAt < \(date.stored)") }
            return try Set(String.fetchAll(db, literal: "SELECT hash FROM file WHERE hash IN (\(list: hashes))"))
        }
    }

    /// Bytes that the file takes on the disk, without its journal.
    package func size() async throws -> Int { try await pool.read { try $0.fileSize() } }

    /// Gives back the file, its WAL folded in, so that a copy of it has all.
    package func close() throws {
        _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try pool.close()
    }
}

extension Transaction {
    /// The hashes that rows refer to, or did since a date and may again by Undo.
    package func referencedFiles(since date: Date) throws -> Set<String> {
        try Set(
            String.fetchAll(
                db,
                literal: """
                    SELECT hash FROM photo
                    UNION
                    SELECT json_extract(coalesce(old, new), '$.hash') FROM change
                    JOIN entry ON entry.id = change.entry WHERE tableName = 'photo' AND at > \(date.stored)
                    UNION
                    SELECT picture FROM person WHERE picture IS NOT NULL
                    UNION
                    SELECT json_extract(side.value, '$.picture') FROM change
                    JOIN entry ON entry.id = change.entry, json_each(json_array(old, new)) AS side
                    WHERE tableName = 'person' AND at > \(date.stored) AND json_extract(side.value, '$.picture') NOT NULL
                    UNION
                    SELECT file FROM calendar WHERE file IS NOT NULL
                    UNION
                    SELECT json_extract(coalesce(old, new), '$.file') FROM change
                    JOIN entry ON entry.id = change.entry WHERE tableName = 'calendar' AND at > \(date.stored)
                        AND json_extract(coalesce(old, new), '$.file') NOT NULL
                    UNION
                    SELECT chunk.value FROM placeImport, json_each(plan, '$.chunks') AS chunk
                    WHERE state IN ('offered', 'running') AND createdAt > \(date.stored)
                    """))
    }

    /// The files of people who left: all, and those among them that nobody refers to.
    package func filesOfThoseGone() throws -> (all: [String], unwanted: [String]) {
        let hashes = try String.fetchAll(db, literal: "SELECT hash FROM unwantedFile")
        let wanted = try hashes.isEmpty ? [] : referencedFiles(since: .distantPast)
        return (hashes, hashes.filter { !wanted.contains($0) })
    }

    package func dropUnwantedFiles(_ hashes: [String]) throws {
        try db.run("DELETE FROM unwantedFile WHERE hash IN (\(list: hashes))")
    }
}

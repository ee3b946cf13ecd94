package import Core
import GRDB

extension FileStore {
    /// Bytes of these files together.
    package func size(of hashes: Set<String>) async throws -> Int {
        let list = try JSONText.encode(hashes.sorted())
        return try await pool.read { db in
            try Int.fetchOne(
                db,
                literal: """
                    SELECT coalesce(sum(length(bytes)), 0) FROM file
                    WHERE hash IN (SELECT value FROM json_each(\(list)))
                    """) ?? 0
        }
    }
}

extension Transaction {
    /// The files that hang on what somebody, or a group, owns: what counts against their room.
    package func files(of owner: OwnerID) throws -> Set<String> {
        try Set(
            String.fetchAll(
                db,
                literal: """
                    SELECT hash FROM photo JOIN note ON note.id = photo.note WHERE note.owner = \(owner)
                    UNION
                    SELECT hash FROM photo JOIN place ON place.id = photo.place WHERE place.owner = \(owner)
                    UNION
                    SELECT hash FROM photo JOIN task ON task.id = photo.task WHERE task.owner = \(owner)
                    UNION
                    SELECT picture FROM person WHERE id = \(owner) AND picture IS NOT NULL
                    UNION
                    SELECT file FROM calendar WHERE owner = \(owner) AND file IS NOT NULL
                    """))
    }
}

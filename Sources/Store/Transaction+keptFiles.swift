package import Core
package import Foundation
import GRDB

extension Transaction {
    /// Bytes are about to be kept that are somebody's, and go with their account.
    /// - Returns: false where the owner is gone by now.
    package func noteFile(_ hash: String, of owner: OwnerID, now: Date) throws -> Bool {
        try db.run(
            """
            INSERT INTO keptFile (owner, hash, keptAt) SELECT id, \(hash), \(now.stored) FROM owner WHERE id = \(owner)
            ON CONFLICT (owner, hash) DO UPDATE SET keptAt = excluded.keptAt
            """)
        return db.changed > 0
    }

    /// What was kept before a date is there only where a row refers to it.
    package func purgeKeptFiles(before date: Date) throws {
        try db.run("DELETE FROM keptFile WHERE keptAt < \(date.stored)")
    }
}

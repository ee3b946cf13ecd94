package import Core
package import Foundation
import GRDB

/// What somebody looked for.
package enum Lookup {}
package typealias LookupID = ID<Lookup>

extension Session {
    /// How long a result card can be turned over, in seconds.
    fileprivate static let lookupLasts: Double = 7 * .day

    /// Keeps what the viewer looks for.
    package func keepLookup(_ about: some Encodable) throws -> LookupID {
        try db.run(
            "INSERT INTO lookup (owner, about, at) VALUES (\(viewer), \(JSONText.encode(about)), \(now.stored))")
        return LookupID(db.lastInsertedRowID)
    }

    /// What the viewer looked for; nil for another's, for what is over, and for what this version cannot read.
    package func lookup<T: Decodable>(_ id: LookupID, as type: T.Type = T.self) throws -> T? {
        let text = try String.fetchOne(
            db,
            literal: """
                SELECT about FROM lookup
                WHERE id = \(id) AND owner = \(viewer) AND at > \(now.stored - Self.lookupLasts)
                """)
        return text.flatMap { try? JSONText.decode(type, from: $0) }
    }

    /// Looks for it in another way.
    package func changeLookup(_ id: LookupID, to about: some Encodable) throws {
        try db.run(
            "UPDATE lookup SET about = \(JSONText.encode(about)), at = \(now.stored) WHERE id = \(id) AND owner = \(viewer)"
        )
    }
}

extension Transaction {
    /// Forgets what people looked for and can turn over no more.
    package func purgeLookups(now: Date) throws {
        try db.run("DELETE FROM lookup WHERE at <= \(now.stored - Session.lookupLasts)")
    }
}

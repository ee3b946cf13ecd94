package import Core
package import Foundation
import GRDB

/// A link to a thing: whoever has opened it may see the thing, as long as it is good.
package struct LinkRecord: StoreRecord {
    package static let databaseTableName = "link"
    package var id: ID<LinkRecord>
    package var owner: OwnerID
    package var kind: ThingKind
    /// The thing's id within its kind.
    package var thing: Int64
    package var token: String
    package var createdAt: Date
    /// nil: until it is stopped.
    package var expiresAt: Date?
    package var isRevoked: Bool

    package init(owner: OwnerID, to thing: Thing, token: String, createdAt: Date, expiresAt: Date?) {
        id = .unsaved
        self.owner = owner
        kind = thing.kind
        self.thing = thing.id
        self.token = token
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        isRevoked = false
    }

    package var target: Thing { Thing(kind: kind, id: thing) }

    /// True in SQL for a row of `link` that was not stopped and whose time is not over.
    package static func isGood(at now: Date) -> Query {
        "NOT isRevoked AND (expiresAt IS NULL OR expiresAt > \(now.stored))"
    }
}

package import Core
package import Foundation

/// A way that came with a file.
package struct TrackRecord: StoreRecord {
    package static let databaseTableName = "track"
    package var id: TrackID
    package var owner: OwnerID
    /// As the file calls it; empty where it does not.
    package var name: String
    /// `PathText`.
    package var path: String
    package var metres: Double
    package var startedAt: Date?
    package var endedAt: Date?
    package var createdAt: Date

    package init(
        id: TrackID = .unsaved, owner: OwnerID, name: String, path: String, metres: Double, startedAt: Date?,
        endedAt: Date?, createdAt: Date
    ) {
        self.id = id
        self.owner = owner
        self.name = name
        self.path = path
        self.metres = metres
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.createdAt = createdAt
    }
}

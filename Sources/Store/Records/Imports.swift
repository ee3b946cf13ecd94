package import Core
package import Foundation

/// A file of places that somebody brought.
package struct PlaceImportRecord: StoreRecord {
    package static let databaseTableName = "placeImport"
    package var id: PlaceImportID
    package var owner: OwnerID
    /// The file's.
    package var name: String
    /// A label for all of them.
    package var label: String?
    package var state: ImportState
    /// What was read of it, as JSON; nil until then.
    package var plan: String?
    /// How many of the plan's chunks are kept.
    package var done: Int
    /// How many pins came of it.
    package var kept: Int
    package var keptTracks: Int
    /// The one entry of the journal that all of it is; nil until something was kept.
    package var entry: EntryID?
    package var createdAt: Date

    package init(id: PlaceImportID = .unsaved, owner: OwnerID, name: String, label: String?, createdAt: Date) {
        self.id = id
        self.owner = owner
        self.name = name
        self.label = label
        state = .reading
        done = 0
        (kept, keptTracks) = (0, 0)
        self.createdAt = createdAt
    }
}

/// How far the import of a file has come.
package enum ImportState: String, Sendable, Codable {
    case reading, refused, offered, cancelled, running, done, stopped
}

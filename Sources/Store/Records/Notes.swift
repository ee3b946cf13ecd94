package import Core
package import Foundation
import GRDB

/// A name that holds notes without being a place.
package struct HeadingRecord: StoreRecord {
    package static let databaseTableName = "heading"
    package var id: HeadingID
    package var owner: OwnerID
    package var name: String
    package var audience: Audience
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?
    /// By the colour's word; nil for none.
    package var colour: String?
    /// What it is about, such as "home"; nil where nobody said.
    package var category: String?
    /// All favourites of its owner are on it, and nothing else.
    package var holdsFavourites = false

    package init(
        id: HeadingID = .unsaved, owner: OwnerID, name: String, audience: Audience = .onlyMe, addedBy: PersonID? = nil
    ) {
        self.id = id
        self.owner = owner
        self.name = name
        self.audience = audience
        self.addedBy = addedBy
    }
}

/// A note: at a place, under a heading, or loose.
package struct NoteRecord: StoreRecord {
    package static let databaseTableName = "note"
    package var id: NoteID
    package var owner: OwnerID
    package var place: PlaceID?
    package var heading: HeadingID?
    package var text: String
    package var rank: Double
    package var createdAt: Date
    package var audience: Audience
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?

    package init(
        id: NoteID = .unsaved, owner: OwnerID, place: PlaceID? = nil, heading: HeadingID? = nil, text: String,
        rank: Double, createdAt: Date, audience: Audience = .onlyMe, addedBy: PersonID? = nil
    ) {
        self.id = id
        self.owner = owner
        self.place = place
        self.heading = heading
        self.text = text
        self.rank = rank
        self.createdAt = createdAt
        self.audience = audience
        self.addedBy = addedBy
    }
}

/// A photo or a file of a note, a place or something to do: of one of them.
package struct PhotoRecord: StoreRecord {
    package static let databaseTableName = "photo"
    package var id: PhotoID
    package var note: NoteID?
    package var place: PlaceID?
    /// Lower-case hex SHA-256 of the bytes in `FileStore`.
    package var hash: String
    package var name: String
    package var rank: Double
    package var createdAt: Date
    package var task: TaskID?
    /// Somebody else than the owner brought it along: all see it without hidden data, where that can be taken out.
    package var isBare: Bool

    package init(
        id: PhotoID = .unsaved, note: NoteID? = nil, place: PlaceID? = nil, task: TaskID? = nil, hash: String,
        name: String, rank: Double, createdAt: Date, isBare: Bool = false
    ) {
        self.id = id
        self.note = note
        self.place = place
        self.task = task
        self.isBare = isBare
        self.hash = hash
        self.name = name
        self.rank = rank
        self.createdAt = createdAt
    }
}

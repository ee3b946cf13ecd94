package import Core
package import Foundation
import GRDB

/// A pin: a point with a name.
package struct PlaceRecord: StoreRecord {
    package static let databaseTableName = "place"
    package var id: PlaceID
    package var owner: OwnerID
    /// 1-100 characters.
    package var name: String
    package var latitude: Double
    package var longitude: Double
    /// Metres, where known.
    package var accuracy: Double?
    package var address: String?
    package var colour: String?
    package var icon: String?
    /// My order: ascending, not unique.
    package var rank: Double
    package var createdAt: Date

    package init(
        id: PlaceID = .unsaved, owner: OwnerID, name: String, coordinate: Coordinate, accuracy: Double? = nil,
        address: String? = nil, colour: String? = nil, icon: String? = nil, rank: Double, createdAt: Date
    ) {
        self.id = id
        self.owner = owner
        self.name = name
        self.latitude = coordinate.latitude
        self.longitude = coordinate.longitude
        self.accuracy = accuracy
        self.address = address
        self.colour = colour
        self.icon = icon
        self.rank = rank
        self.createdAt = createdAt
    }

    package var coordinate: Coordinate { Coordinate(clampingLatitude: latitude, longitude: longitude) }
}

/// A label on a place.
package struct PlaceLabelRecord: StoreRecord {
    package static let databaseTableName = "placeLabel"
    package var id: ID<PlaceLabelRecord>
    package var place: PlaceID
    package var label: String

    package init(id: ID<PlaceLabelRecord> = .unsaved, place: PlaceID, label: String) {
        self.id = id
        self.place = place
        self.label = label
    }
}

/// A name that holds notes without being a place.
package struct HeadingRecord: StoreRecord {
    package static let databaseTableName = "heading"
    package var id: HeadingID
    package var owner: OwnerID
    package var name: String

    package init(id: HeadingID = .unsaved, owner: OwnerID, name: String) {
        self.id = id
        self.owner = owner
        self.name = name
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

    package init(
        id: NoteID = .unsaved, owner: OwnerID, place: PlaceID? = nil, heading: HeadingID? = nil, text: String,
        rank: Double, createdAt: Date
    ) {
        self.id = id
        self.owner = owner
        self.place = place
        self.heading = heading
        self.text = text
        self.rank = rank
        self.createdAt = createdAt
    }
}

/// A photo on a note or on a place, never both.
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

    package init(
        id: PhotoID = .unsaved, note: NoteID? = nil, place: PlaceID? = nil, hash: String, name: String, rank: Double,
        createdAt: Date
    ) {
        self.id = id
        self.note = note
        self.place = place
        self.hash = hash
        self.name = name
        self.rank = rank
        self.createdAt = createdAt
    }
}

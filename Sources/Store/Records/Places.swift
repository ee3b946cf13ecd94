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
    /// The map says it; its owner has not said whether that is right.
    package var addressIsAssumed: Bool
    package var colour: String?
    package var icon: String?
    /// My order: ascending, not unique.
    package var rank: Double
    package var createdAt: Date
    package var audience: Audience
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?
    /// When it goes by itself; nil for one that stays.
    package var endsAt: Date?
    /// Here its owner lives: what others see near it is rubbed out.
    package var isHome: Bool
    /// The place of the map that it is, as an `OSMElement`.
    package var element: String?
    /// What the map says that it is, as a `PlaceCategory`.
    package var category: String?
    /// Since when it is a favourite.
    package var likedAt: Date?
    /// Since when its owner wants to go there.
    package var wantedAt: Date?

    package init(
        id: PlaceID = .unsaved, owner: OwnerID, name: String, coordinate: Coordinate, accuracy: Double? = nil,
        address: String? = nil, addressIsAssumed: Bool = false, colour: String? = nil, icon: String? = nil,
        rank: Double, createdAt: Date, audience: Audience = .onlyMe, addedBy: PersonID? = nil,
        element: OSMElement? = nil, category: PlaceCategory? = nil, likedAt: Date? = nil, wantedAt: Date? = nil,
        endsAt: Date? = nil, isHome: Bool = false
    ) {
        self.id = id
        self.owner = owner
        self.name = name
        self.latitude = coordinate.latitude
        self.longitude = coordinate.longitude
        self.accuracy = accuracy
        self.address = address
        self.addressIsAssumed = addressIsAssumed
        self.colour = colour
        self.icon = icon
        self.rank = rank
        self.createdAt = createdAt
        self.audience = audience
        self.addedBy = addedBy
        self.endsAt = endsAt
        self.isHome = isHome
        self.element = element?.description
        self.category = category?.description
        self.likedAt = likedAt
        self.wantedAt = wantedAt
    }

    package var osmElement: OSMElement? { element.flatMap { OSMElement($0) } }
    package var placeCategory: PlaceCategory? { category.flatMap { PlaceCategory($0) } }
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

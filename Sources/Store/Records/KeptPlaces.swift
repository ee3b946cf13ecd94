package import Core
package import Foundation

/// A place on a named list.
package struct ListedRecord: StoreRecord {
    package static let databaseTableName = "listed"
    package var id: ID<ListedRecord>
    package var heading: HeadingID
    package var place: PlaceID
    /// The list's own order: ascending, not unique.
    package var rank: Double

    package init(id: ID<ListedRecord> = .unsaved, heading: HeadingID, place: PlaceID, rank: Double) {
        self.id = id
        self.heading = heading
        self.place = place
        self.rank = rank
    }
}

/// A day on which somebody was at a place.
package struct VisitRecord: StoreRecord {
    package static let databaseTableName = "visit"
    package var id: VisitID
    package var place: PlaceID
    /// The local date, "2026-05-02".
    package var day: String
    /// 1-300 characters.
    package var note: String?
    package var createdAt: Date

    package init(id: VisitID = .unsaved, place: PlaceID, day: String, note: String? = nil, createdAt: Date) {
        self.id = id
        self.place = place
        self.day = day
        self.note = note
        self.createdAt = createdAt
    }
}

/// What a person thinks of a place of their own; whoever sees it is told the place's name and where it is.
package struct ReviewRecord: StoreRecord {
    package static let databaseTableName = "review"
    package var id: ReviewID
    package var owner: OwnerID
    package var place: PlaceID
    /// Who wrote it; in a group each member has a review of their own.
    package var author: PersonID
    /// 1-5.
    package var stars: Int
    /// 1 cheap, 2 middle, 3 dear; nil where nothing was said.
    package var price: Int?
    /// At most 300 characters; empty where nothing was said.
    package var text: String
    package var createdAt: Date
    package var audience: Audience
    /// Who added it to a group's things; nil for one's own.
    package var addedBy: PersonID?

    package init(
        id: ReviewID = .unsaved, owner: OwnerID, place: PlaceID, author: PersonID, stars: Int, price: Int? = nil,
        text: String = "", createdAt: Date, audience: Audience = .onlyMe, addedBy: PersonID? = nil
    ) {
        self.id = id
        self.owner = owner
        self.place = place
        self.author = author
        self.stars = stars
        self.price = price
        self.text = text
        self.createdAt = createdAt
        self.audience = audience
        self.addedBy = addedBy
    }
}
